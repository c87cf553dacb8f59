"""How a bot judges and plans Compass. The rules play without it."""
