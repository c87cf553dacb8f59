"""The rules of The Dark Sands: state, sequence of play, one module a chapter."""
