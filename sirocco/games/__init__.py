"""The games. Nothing imports one directly: the registry finds them by entry point."""
