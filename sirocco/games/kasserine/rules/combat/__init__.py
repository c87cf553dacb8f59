"""Combat: who attacks whom, the ways to fight, the tables and the die, what results do, retreat."""
