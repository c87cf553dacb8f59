"""How bots judge and plan what several games do: marches, attacks, goals, lines of supply, plain choices."""
