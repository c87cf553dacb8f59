"""Tests: rulings, properties, playouts, formats, the command line."""
