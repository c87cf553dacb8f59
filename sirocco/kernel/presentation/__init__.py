"""What is shown: texts, descriptions, tables and drawings, independent of any game."""
