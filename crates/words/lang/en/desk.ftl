### The page: tournament desk and ratings.

screen-tournament = Tournament desk
screen-tournament-about = Players, pairings, results and standings of an evening, a club or a convention.
screen-ratings = Ratings
screen-ratings-about = Who is how strong, by the rulebook’s ladder and by Glicko-2, from the records of games.
