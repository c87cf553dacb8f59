"""The kernel: steps, actions, dice, records and explanations. It knows no game."""
