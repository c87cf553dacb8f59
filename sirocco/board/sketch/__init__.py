"""Boards in plain text, with their counters: for a script, a terminal, a mail."""
