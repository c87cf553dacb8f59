"""The rules of From Salerno to Rome: one module for each chapter of the rulebook, or a folder with its sections."""
