### First contact: start screen, the goal in one picture, cards of a new game.
