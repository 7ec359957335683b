### Comandos sobre manos: score, replay, review, verify, solve, perft, hint, simulate, duel.

## Anotar

cli-sum = { $of ->
   *[all] { $unit ->
       *[points] Total de puntos
        [marks] Total de marcas
        [games] Total de partidas
        [cents] Total de centavos
    }
    [hand] { $unit ->
       *[points] Puntos de esta mano
        [marks] Marcas de esta mano
        [games] Partidas de esta mano
        [cents] Centavos de esta mano
    }
    [so-far] { $unit ->
       *[points] Puntos hasta ahora
        [marks] Marcas hasta ahora
        [games] Partidas hasta ahora
        [cents] Centavos hasta ahora
    }
}
cli-sums = { $sum }: { LIST($parts, style: "plain") }
cli-side-has = { $side } { $amount }
cli-amount = { $amount } { $unit ->
   *[points] { $amount ->
        [one] punto
        [-1] punto
       *[other] puntos
    }
    [marks] { $amount ->
        [one] marca
        [-1] marca
       *[other] marcas
    }
    [games] { $amount ->
        [one] partida
       *[other] partidas
    }
    [cents] { $amount ->
        [one] centavo
        [-1] centavo
       *[other] centavos
    }
}
cli-hands-wrong = { COUNT($hands) ->
    [1] No se anotó nada. La mano { LIST($hands) } no puede ser como está escrita.
   *[other] No se anotó nada. Las manos { LIST($hands) } no pueden ser como están escritas.
}
cli-hands-wrong-advice = Corrige estas boletas y anótalas otra vez.
cli-slip-wrong = { $faults ->
    [one] No se anotó nada. Esta boleta tiene un error.
   *[other] No se anotó nada. Esta boleta tiene { $faults } errores.
}
cli-slip-wrong-advice = Corrige la boleta y anótala otra vez.
cli-hands = { $number ->
    [one] { $number } mano
   *[other] { $number } manos
}
cli-hand-story = Mano { $number }: { $story }
cli-after-hands = { $number ->
    [one] Después de { $number } mano
   *[other] Después de { $number } manos
}
cli-bonus = { $side } { NUMBER($points, signed: "yes") }: { $why }
cli-goes-on = { $what ->
   *[game] La partida sigue.
    [round] La { -round } sigue.
}
cli-is-over = { $what ->
   *[game] La partida terminó.
    [round] La { -round } terminó.
} { $why }.
cli-hands-played = { $number } de { $of } manos jugadas
cli-story-passed = todos pasaron
cli-story-void = la mano no cuenta
cli-story-beside = dado además de las manos
cli-story-back = retirado
cli-story = { SEATS($seat) } pujó { $bid }
cli-story-trump = { SEATS($seat) } pujó { $bid } en { TRUMP($trump) }
cli-one-mark = { $amount } (1 marca)
cli-slip-or-hand = Da una boleta, o la mano con opciones, no las dos cosas.
cli-the-hand = la mano
cli-slip-not-json = La boleta no es JSON válido: { $why }.
cli-slip-too-deep = La boleta no es JSON válido: tiene demasiados niveles.
cli-slip-unread = No se puede leer la boleta.
cli-slip-json = Una boleta es un objeto de JSON como { $example }. Una ronda o partida es una lista de boletas: { $list }.
cli-slip-toml = En TOML una boleta tiene líneas como { $line }. Cada mano de una partida va bajo una línea { $head }.

## Registros

cli-record-wrong = { $faults ->
    [one] Este registro tiene un error, así que no se mostró.
   *[other] Este registro tiene { $faults } errores, así que no se mostró.
}
cli-record-wrong-advice = Corrige estas líneas e inténtalo otra vez.
cli-record-apart-advice = Corrige estas líneas e inténtalo otra vez. Si las manos no se jugaron seguidas en una mesa, escribe “hands: apart” al principio.
cli-no-record = Pon el texto completo de un registro en el campo "record".
cli-no-such-hand = { $hands ->
    [one] Este registro tiene una sola mano, así que no hay una mano { $number }.
   *[other] Este registro tiene { $hands } manos, así que no hay una mano { $number }.
}
cli-sits = { SEATS($seat) } es { $name }
cli-who-sits = { LIST($all, style: "plain") }.
cli-hand-dealer = Mano { $number }: { -deal(form: "deals") } { SEATS($seat) }
cli-hand-dealer-refereed = Mano { $number }: { -deal(form: "deals") } { SEATS($seat) }, en una mesa con árbitro
cli-thrown-in = { $times ->
    [one] Se devolvió el { -deal } una vez. Este es el último.
   *[other] Se devolvió el { -deal } { $times } veces. Este es el último.
}
cli-bidding = Pujas: { LIST($calls, style: "plain") }.
cli-call = { SEATS($seat) } { $bid }
cli-call-pass = { SEATS($seat) } pasa
cli-has-bid = { SEATS($seat) } { $how ->
   *[bid] se queda con la puja en { $bid }.
    [dropped] recibe la puja en { $bid }, porque nadie pujó.
}
cli-has-bid-trump = { SEATS($seat) } { $how ->
   *[bid] se queda con la puja en { $bid }, { TRUMP($trump) }.
    [dropped] recibe la puja en { $bid }, { TRUMP($trump) }, porque nadie pujó.
}
cli-passes-pieces = { SEATS($seat) } pasa:
cli-passes-pieces-to = { SEATS($seat) } pasa a { SEATS($to) }:
cli-discards = { SEATS($seat) } descarta:
cli-none = nada
cli-trick-head = { -trick(form: "start") }
cli-in-trick = { -trick(form: "start") } { $number }:
cli-what-else = Qué más pasó:
cli-record-stops = El registro termina aquí: { $phase }.
cli-not-scored = Esta mano no se puede anotar:
cli-hand-not-scored = La mano { $number } no se puede anotar.

## Repasos

cli-not-over = { $hands ->
   *[one] Esta mano no ha terminado.
    [more] Ninguna mano de este registro ha terminado.
}
cli-not-over-advice = Para saber qué hacer ahora: { $command }
cli-reviewed = { $number ->
    [one] { $number } mano, repasada por { $level }
   *[other] { $number } manos, repasadas por { $level }
}
cli-all-hands = Todas las manos
cli-some-mistakes = Solo se ven { $shown } de { $number } errores. Las cifras cuentan todos.
cli-review-key = El resultado es lo de un bando menos lo del otro. Suerte es lo que queda sin los errores: lo que tocó al { -deal(form: "verb") }, y dónde estaban las { -piece(form: "many") } ocultas.
cli-story-nobody-bid = Le tocó { -deal(form: "verb") } a { SEATS($seat) }, y nadie pujó
cli-no-mistakes = Ningún error costó más que una { -piece } que puntúa.
cli-mistakes-untold = { $number ->
    [one] Su único error no se ve aquí.
   *[other] Sus { $number } errores no se ven aquí.
}
cli-unsolved = { $number ->
    [one] En { $number } jugada fue muy difícil hallar lo que costó.
   *[other] En { $number } jugadas fue muy difícil hallar lo que costaron.
}
cli-unjudged = { $number ->
    [one] { $number } decisión después de una irregularidad no se pudo juzgar.
   *[other] { $number } decisiones después de una irregularidad no se pudieron juzgar.
}
cli-balance = { $row ->
   *[luck] Suerte
    [gifts] Regalos
    [mistakes] Errores propios
    [result] Resultado
}

## Consejos

cli-for-official = Primero tiene que decidir un oficial, así que no hay nada que hacer.
cli-not-theirs = { SEATS($seat) } no tiene nada que decidir ahora. Le toca a { SEATS($others, style: "or") }.
cli-not-theirs-advice = Quita --seat, o elige otro momento con --at.
cli-needs-hand = “{ $name }” son reglas. Agrega tus cartas con --hand.
cli-for-example = Por ejemplo: { $example }
cli-neither = No hay un archivo ni reglas que se llamen “{ $name }”. ¿Quisiste decir { $near }?
cli-hand-over = Esta mano ya terminó; no queda nada que decidir.
cli-hand-over-advice = Para repasarla: { $command }. Para preguntar por el momento después de 10 decisiones, agrega “--at 10”.
cli-no-moment = { $decisions ->
    [one] Esta mano tiene { $decisions } decisión. Usa --at de 0 a { $decisions }.
   *[other] Esta mano tiene { $decisions } decisiones. Usa --at de 0 a { $decisions }.
}
cli-over-then = Después de su última decisión, la mano termina.
cli-try-at = Prueba --at { $at }.
cli-earlier = Pregunta por un momento anterior, con --at.
cli-with-record = --at, --number y --book van con un registro, no con --hand.
cli-with-hand = --dealer y --calls van con --hand.
cli-what-to-do = qué debe hacer { SEATS($seat) }
cli-hear-chart = Escribe “tabla” para oír las probabilidades de cada puja.
cli-table-now = En la mesa:
cli-chances = { TRUMP($trump) }: { LIST($chances, style: "plain") }.
cli-chance = { $bid } se cumple { $percent }
cli-chart-key = { $best ->
   *[yes] La mejor opción está entre corchetes.
    [no] Nada está entre corchetes: es mejor pasar.
}
cli-auction-over = Con estas pujas ya no queda nada que pujar.
cli-auction-over-advice = Quita la última.
cli-not-your-turn = Le toca pujar a { SEATS($turn) }, no a { SEATS($seat) }.
cli-not-your-turn-advice = Agrega lo que dijo { SEATS($turn) } con --calls, por ejemplo “{ $example }”. O di dónde te sientas, con --seat.
cli-hand-size = Una mano tiene { $size } { -piece(form: "many") }, no { $number }.
cli-no-call = “{ $said }” no es una puja. Escribe quién y qué, como “E 50” o “S pass”.
cli-call-refused = “{ $said }” no es posible. { $why }

## Repartos limpios

cli-fair-unproven = Esta mano no trae prueba de su reparto.
cli-fair-old = Este registro tiene el formato 1, más antiguo. Muestra que estas manos salen de su clave. No muestra que nadie haya elegido esa clave, así que no prueba un reparto limpio.
cli-fair-unwitnessed = Estas notas no son de ninguna mano del registro.
cli-fair-tables = Las manos se sellaron en mesas distintas.
cli-fair-missing = Las manos se sellaron con los números { LIST($numbers) }, así que faltan algunas.
cli-unfair = NO ES LIMPIO: { $why }
cli-hand = Mano { $number }
cli-fair-seal = Mesa { $table }, mano { $hand }. Sello antes del reparto: { $seal }
cli-fair-again = El intento { $attempt } se empezó otra vez: { LIST($names) } { $why ->
   *[unopened] { COUNT($names) ->
        [one] no mandó
       *[other] no mandaron
    } un número a tiempo.
    [lost] ya no { COUNT($names) ->
        [one] tenía
       *[other] tenían
    } el número en su navegador.
    [seats] { COUNT($names) ->
        [one] se sentó, se fue o regresó.
       *[other] se sentaron, se fueron o regresaron.
    }
}
cli-fair-added = { $name } agregó: { $number }
cli-fair-seen = Tu navegador vio el mismo sello y el mismo número.
cli-fair-if-seen = Esto vale si tu navegador vio este sello. Compruébalo con --witness.
cli-fair-started-over = { $times ->
    [one] Se volvió a empezar una vez, en { $hands } de { $of } manos.
   *[other] Se volvió a empezar { $times } veces, en { $hands } de { $of } manos.
}
cli-fair-unrecorded = { COUNT($hands) ->
    [1] Tu navegador vio también la mano { LIST($hands) } de esta mesa, que no está en este registro.
   *[other] Tu navegador vio también las manos { LIST($hands) } de esta mesa, que no están en este registro.
}
cli-fair-proven = El reparto fue limpio: sale de la semilla del servidor y de los números de { LIST($names) }.
cli-fair-server-alone = El reparto sale solo de la semilla del servidor, así que no prueba nada.
cli-fair-computers = No llegó un número de { SEATS($seats) }: ahí se sentaba un jugador automático.
cli-fair-without = Después de { $attempts } intentos se siguió sin un número de { LIST($names) }.

## Posiciones

cli-position-needs = Una posición necesita triunfo (--trump), a quién le toca (--turn) y una mano para cada jugador (--hands).
cli-position-impossible = Esta posición no es posible.
cli-position-referee = Aquí el juego espera a un árbitro, así que no le toca a nadie.
cli-nothing-left = No quedan { -piece(form: "many") } por jugar.
cli-not-seconds = “{ $value }” no es un tiempo en segundos. Di 2.5, o 60.
cli-for-a-file = --processes y --cluster son para un ARCHIVO de posiciones.
cli-record-tells = Un registro ya tiene triunfo, manos y turno. Quita esas opciones.
cli-no-positions = No hay ninguna posición en { $file }.
cli-no-positions-advice = Escribe una por línea, en JSON.
cli-to-play = Le toca a { SEATS($seat) }. { $verdict }
cli-side-takes = Para { SIDE($side) }
cli-best = la mejor
cli-goes-on-so = Puede seguir así:
cli-not-solved = Sin resolver después de { $budget } posiciones. Para permitir más: --budget.
cli-not-solved-in = Sin resolver en { $seconds } segundos y { $budget } posiciones. Para permitir más: --seconds y --budget.
cli-can-take = { $possible ->
   *[yes] Sí, el bando de { SIDE($side) } puede ganar { $take } o más desde aquí.
    [no] No, el bando de { SIDE($side) } no puede ganar { $take } desde aquí.
}
cli-takes = El bando de { SIDE($side) } puede ganar { $take } desde aquí.
cli-positions = { $number ->
    [one] { $number } posición
   *[other] { $number } posiciones
}
cli-solved = { $number ->
    [one] { $number } resuelta
   *[other] { $number } resueltas
}
cli-out-of-budget = tardó demasiado
cli-take-or-more = { $take } o más: { $possible ->
   *[yes] sí
    [no] no
}
cli-row-trouble = { $place ->
   *[line] Línea { $number }
    [hand] Mano { $number }
}: { $says }
cli-trick-played = { -trick(form: "start") } { $number }: { LIST($plays, style: "plain") }
cli-played = { SEATS($seat) } { PIECES($piece) }

## Cuentas de jugadas

cli-no-table = No hay una tabla publicada para { $title }.
cli-own-position = Cuenta una posición propia: { $example }
cli-no-position = La tabla de { $name } tiene posiciones de 1 a { $most }, así que no hay una { $number }.
cli-too-deep = { $left ->
    [one] Solo queda una { -piece } por jugar; no se pueden contar { $depth }.
   *[other] Solo quedan { $left } { -piece(form: "many") } por jugar; no se pueden contar { $depth }.
}
cli-number-or-own = Da el número de una posición o una posición propia, no las dos cosas.
cli-one-ahead = Cuenta al menos una jugada, no { $depth }.
cli-with-game = “--with game” puede contarla, despacio.
cli-too-many-ways = Contar { $depth } jugadas es demasiado: { $by ->
   *[kernel] el núcleo se detiene en { $most } maneras.
    [game] el juego se detiene en { $most } lugares a la vez.
}
cli-too-many-advice = { $by ->
   *[kernel] Usa “--depth { $depth }” o menos.
    [game] Usa “--depth { $depth }” o menos, o quita “--with game”.
}
cli-counted = contado por { $by ->
   *[kernel] el núcleo
    [game] el juego
}
cli-agrees = { $agrees ->
   *[yes] coincide
    [no] difiere
}
cli-count-differs = Posición { $number }, profundidad { $depth }: { $ours } maneras, pero se publicaron { $theirs }.
cli-counts = { $positions }, { $counts ->
    [one] { $counts } cuenta
   *[other] { $counts } cuentas
}, { $wrong ->
    [0] todas como se publicaron.
   *[other] { $wrong } distintas de lo publicado.
}
cli-position-counted = { $number ->
    [0] una posición propia, { cli-counted }
   *[other] posición { $number }, { cli-counted }
}
cli-position-turn = { cli-trump }. Le toca a { SEATS($seat) }.
cli-by-first = { $number ->
    [one] { $number } jugada, según la primera:
   *[other] { $number } jugadas, según la primera:
}

## Muchas manos

cli-duel = { $deals ->
    [one] { $one } contra { $other }, { $deals } reparto
   *[other] { $one } contra { $other }, { $deals } repartos
}
cli-duel-more = Ventaja de { $level } por mano
cli-duel-between = casi seguro entre
cli-between = { $low } y { $high }
cli-mean = { $mean } { $unit ->
   *[points] puntos
    [marks] marcas
    [trick-points] puntos en bazas
}
cli-duel-better = Repartos en que le fue mejor
cli-duel-worse = Repartos en que le fue peor
cli-duel-again = Los mismos repartos otra vez:
cli-duel-same = Es el mismo jugador dos veces, así que cualquier diferencia es suerte.
cli-duel-few = Tan pocos repartos no muestran quién es mejor. Juega { $least } o más.
cli-duel-winner = El mejor jugador: { $level }.
cli-duel-even = Esto no muestra quién es mejor. Quizá con más repartos.
cli-simulated = { $number ->
    [one] { $number } mano de jugadores automáticos, { $level }
   *[other] { $number } manos de jugadores automáticos, { $level }
}
cli-figure = { $row ->
   *[bid] Alguien pujó
    [made] … y cumplió
    [set] … y perdió
    [dropped] Le tocó a { -dealer }
    [passed-out] Todos pasaron
    [average] Puja promedio
    [meld] Combinaciones
    [take] Puntos ganados
    [score] Marcador
    [side] Promedio de un bando
    [bidders] que pujó
    [defenders] que defendió
    [ended] Cómo terminaron
}
cli-ended = { $how ->
   *[played] jugada completa
    [stopped] parada al decidirse
    [conceded] se rindió el bando de la puja
    [board-set] con las combinaciones no se alcanzaba
    [no-board] pocas combinaciones
    [no-marriage] sin matrimonio
    [silenced] { -dealer } perdió el derecho a pujar
    [passed-out] todos pasaron
    [awarded] adjudicada por un oficial
    [claimed] resto reclamado
    [renege] terminada por un renuncio
    [forfeited] perdida por un reclamo
    [void] no cuenta
    [broken-off] parada por un árbitro
    [misdealt] perdida por repartir mal otra vez
}
cli-simulate-again = { $speed } manos por segundo. Las mismas manos otra vez:
