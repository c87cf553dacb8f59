"""The rules of Compass: state, sequence of play, one module a chapter."""
