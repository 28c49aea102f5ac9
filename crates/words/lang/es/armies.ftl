### La página más allá de una batalla: el camino hasta allí, ejércitos, acuerdos, campaña.

screen-league = Más allá de una batalla
screen-army = Ejércitos
screen-army-about = Recluta ejércitos propios por puntos, a la vista o en secreto, y enfréntalos.
screen-campaign = Campaña
screen-campaign-about = Cinco partidas enlazadas por una ciudad: lo ganado y lo perdido decide a quién se puede reclutar después.
