"""Rule 14, Combat: attacks, odds, support, results, losses, retreat and advance."""
