"""Command: who controls which units, who may attack, and the ways to fight that command opens."""
