"""Rules 5 and 8: the sequence of play, impulses and their segments, the weather, and who may interrupt."""
