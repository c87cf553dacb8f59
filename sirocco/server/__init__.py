"""The server: games kept in a database and played by browsers and scripts (docs/protocol.md)."""
