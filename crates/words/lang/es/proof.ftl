# Qué prueban los dados de un registro y qué tienen de malo, para la página y la terminal. docs/DICE.md lo explica.

proof-verified = { $rolls ->
    [0] El registro está en orden; aún no ha caído ningún dado.
    [one] La única tirada de este registro es la que dan sus tres cadenas.
   *[other] Las { $rolls } tiradas de este registro son las que dan sus tres cadenas.
}
proof-proven = Probado:
proof-open = No probado:
proof-legal = Cada acción es legal, y la partida llegó adonde dice el registro.
proof-dice = Cada tirada se sigue de tres secretos, uno del servidor y uno de cada jugador, todos fijados antes de la partida. Si encuentras aquí tu propia raíz y tu propia mezcla, nadie pudo elegir, cambiar ni repetir una tirada.
proof-look-ahead = Que nadie conociera los dados de antemano: ambos jugadores confiaron su secreto al servidor, y quien lo lleva podría mirar adelante.
proof-kept = Que nadie conociera los dados de antemano: el registro dice que un jugador guardó su propio secreto, y entonces nadie pudo mirar más allá de lo que ese jugador había mostrado; pero el registro solo lo dice.
proof-origin = Que los secretos fueran de dos personas: un registro entero se puede inventar. Solo tú conoces tu propia raíz y tu propia mezcla.
proof-players = Quién jugó y quién decidió: nombres y decisiones no están firmados.
proof-unsealed = Quién jugó cada bando y quién guardó su propio secreto: este registro es de la primera versión de estas pruebas, que dice ambas cosas pero no las sella.
proof-unfinished = Cómo siguió la partida: el registro acaba antes que ella.
proof-none = Este registro no dice nada de sus dados. Siguieron una semilla, como en toda partida que no se juega por la red, y no prueban nada.
proof-refused = Los dados de { $file } no están probados, por la línea { $line }: { $reason }
proof-stray = el valor { $index } de la cadena { $party ->
    [S] del servidor
    [1] del primer jugador
   *[2] del segundo jugador
} no lleva a su raíz
proof-terms = el sello no es el de estas raíces, mezclas y condiciones de la partida, ni el de estos puestos y esta custodia
proof-seats = el registro dice que se tiraron dados por los bandos, pero en esta partida no se hace
proof-sides = los puestos que se nombran aquí no son los de la partida
proof-unopened = la tirada { $index } necesita un valor de la cadena { $party ->
    [S] del servidor
    [1] del primer jugador
   *[2] del segundo jugador
}, que solo se muestra hasta { $opened }
proof-differs = aquí se tiró { $said }, pero las tres cadenas dan { $due } (tirada { $index })
proof-exhausted = hay más tiradas que valores en las cadenas
proof-places = { $said ->
    [0] la tirada número { $roll } de la partida no tiene índice, y debe ser { $due }
   *[other] { $due ->
        [0] hay un índice para la tirada número { $roll }, pero la partida no tiene tal tirada
       *[other] la tirada número { $roll } de la partida tiene el índice { $said }, y debe ser { $due }
    }
}
proof-unlike = así no se escribe el registro de esta partida, o falta algo antes
proof-expected = aquí debe estar «{ $what } …»
proof-bad-value = «{ $text }» no puede estar aquí en una prueba
proof-too-much = la prueba acaba antes de esta línea
proof-order = el índice { $index } no puede venir aquí: crecen, hasta { $most }
