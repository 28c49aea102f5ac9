### La página: mesa del torneo y puntuaciones.

screen-tournament = Mesa del torneo
screen-tournament-about = Jugadores, emparejamientos, resultados y clasificación de una velada, un club o una convención.
screen-ratings = Puntuaciones
screen-ratings-about = Quién es más fuerte, según la escala del reglamento y según Glicko-2, a partir de los registros de las partidas.
