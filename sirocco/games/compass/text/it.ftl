# Compass, italiano.
