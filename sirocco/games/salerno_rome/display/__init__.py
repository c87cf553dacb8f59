"""How From Salerno to Rome looks."""
