"""File formats: records, positions, saved games, data files."""
