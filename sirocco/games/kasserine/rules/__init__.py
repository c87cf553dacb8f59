"""The rules of Kasserine, one module for each chapter."""
