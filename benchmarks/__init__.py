"""Measured, never asserted in tests."""
