"""What is shown and said: texts, descriptions, tables and drawings, without knowing a game."""
