### What moves on the board, and the marks that it leaves.
