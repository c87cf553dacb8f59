"""Alembic's folder: one file in `versions/` for each change of the tables."""
