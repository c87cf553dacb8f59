"""How a bot judges and plans The Dark Sands. The rules play without it."""
