"""How the game looks: on the page and in the terminal."""
