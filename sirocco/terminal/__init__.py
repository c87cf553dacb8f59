"""Playing in the terminal: words in, words out. Knows no particular game."""
