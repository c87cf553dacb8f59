"""The server: games stored in a database and played from browsers and scripts (docs/protocol.md)."""
