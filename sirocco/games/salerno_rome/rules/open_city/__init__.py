"""Rule 20, Rome, open city: nobody fires at it, and how the Axis leaves it."""
