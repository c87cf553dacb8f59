refuse-game-over = La partita è finita.
