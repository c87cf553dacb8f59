refuse-game-over = The game is over.
