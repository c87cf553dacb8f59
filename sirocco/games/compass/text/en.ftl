# Compass, English.
