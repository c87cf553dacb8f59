"""Rule 11, Movement: by land, by sea, and the bridges on the way."""
