### La page : table du tournoi et classements.

screen-tournament = Table du tournoi
screen-tournament-about = Joueurs, appariements, résultats et classement d’une soirée, d’un club ou d’une convention.
screen-ratings = Cotes
screen-ratings-about = Qui est de quelle force, selon l’échelle des règles et selon Glicko-2, d’après les enregistrements des parties.
