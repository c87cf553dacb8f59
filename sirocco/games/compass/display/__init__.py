"""What the page and the terminal show of Compass. The rules play without it."""
