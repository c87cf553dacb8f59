"""Tests of Compass alone."""
