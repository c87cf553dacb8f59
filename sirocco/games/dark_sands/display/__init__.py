"""What the page and the terminal show of The Dark Sands. The rules play without it."""
