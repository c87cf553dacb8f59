"""What is written and read: records, positions, saved games, data files."""
