"""How bots judge and plan From Salerno to Rome."""
