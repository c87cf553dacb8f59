"""Boards: places and the links between them. Areas now; hexes are places with the same links."""
