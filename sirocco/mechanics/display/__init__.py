"""What the pages and the terminal of several games show alike: pieces on a board, in pictures and in words."""
