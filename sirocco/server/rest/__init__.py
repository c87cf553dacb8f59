"""The REST surface, one module a subject."""
