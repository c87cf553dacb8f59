"""Rule 22, Scenarios: how each begins, what is special in it, and how it is won."""
