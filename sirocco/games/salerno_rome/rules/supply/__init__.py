"""Rule 17, Supply: lines, the check, what can be done before it, mules."""
