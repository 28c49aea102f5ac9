### Problemas.

puzzles-title = Problemas
puzzles-intro = Posiciones pequeñas, cada una con una pregunta y una respuesta exacta. Se juzgan tus decisiones, no los dados: quien no regala nada ha resuelto el problema.
puzzles-rating = Tu puntuación: { $rating } ± { $margin }
puzzles-count = { $solved } de { $tried } resueltos al primer intento; hay { $all } problemas.
puzzles-streak = Resueltos seguidos: { $now }; el máximo, { $best }
puzzles-day = Problema del día
puzzles-next = Siguiente problema
puzzles-all = Todos los problemas
puzzles-theme = Tema
puzzles-difficulty = Dificultad
puzzles-tried = Tus intentos
puzzles-any = cualquiera
puzzles-easy = fácil
puzzles-middle = media
puzzles-hard = difícil
puzzles-very-hard = muy difícil
puzzles-new = sin intentar
puzzles-was-solved = Resuelto
puzzles-was-failed = No resuelto
puzzles-found = { $count ->
    [one] Un problema
   *[other] { $count } problemas
}
puzzles-rated = dificultad { $rating }
puzzles-loading = Cargando los problemas…
puzzles-computing = Calculando lo que valen tus decisiones…
puzzles-unreachable = Ahora no se pueden cargar los problemas.
puzzles-missing = Aquí no hay ningún problema así.
puzzles-kept = Problemas: puntuación e intentos
puzzles-question = { $side ->
    [invader] Juega el invasor
   *[defender] Juega el defensor
}: { $goals } { $span ->
    [1] antes de que termine este turno de jugador.
    [2] – y que siga así cuando termine la respuesta del enemigo.
   *[other] antes de que termine tu próximo turno de jugador.
}
puzzles-both = { $one } y { $other }
puzzles-goal-win = gana la partida
puzzles-goal-survive = no pierdas la partida
puzzles-goal-destroy = destruye { $vp } PV más
puzzles-goal-spare = que se destruyan menos de { $vp } PV
puzzles-goal-kill = destruye { $unit }
puzzles-goal-keep = salva { $unit }
puzzles-goal-raze = arrasa { $hex }
puzzles-goal-guard = evita que { $hex } sea arrasado
puzzles-goal-cripple = lleva el daño de { $unit } ({ $area }) a { $points }
puzzles-finish = He terminado mi turno
puzzles-solved = No has regalado nada: el mejor juego tiene un { $best } % de probabilidad, y el tuyo también.
puzzles-failed = El mejor juego tiene un { $best } % de probabilidad; tus decisiones han regalado { $cost } puntos.
puzzles-slip = «{ $done }» bajó la probabilidad del { $before } % al { $after } %.
puzzles-better = Mejor: { $better }
puzzles-tempting = Tentador, pero solo vale un { $worth } %: { $steps }
puzzles-show = Mostrarlo en el tablero
puzzles-change = Tu puntuación: { $before } → { $after }
puzzles-unchanged = Solo cuenta el primer intento: tu puntuación no cambia.
puzzles-try-again = Intentarlo otra vez
puzzles-theme-win = Ganar la partida
puzzles-theme-kill = Abatir
puzzles-theme-cripple = Lisiar a un monstruo
puzzles-theme-escape = Escapar
puzzles-theme-raze = Arrasar
puzzles-theme-guard = Proteger
puzzles-theme-magic = Magia
puzzles-theme-gates = Portones y muros
puzzles-theme-missiles = Proyectiles
puzzles-theme-fire = Fuego de dragón
puzzles-theme-flight = Vuelos y saltos
puzzles-theme-together = Varias unidades juntas
