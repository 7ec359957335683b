### Lo que está en papel: la palabra más corta que conoce un anotador. Las casillas son angostas, y hay papeles en dos idiomas.
### Qué se pone en cada mensaje está escrito en en/paper.ftl.

paper-rules = Reglas de { $version }
paper-table = Mesa
paper-page = Página { $number } de { $pages }
paper-continued = Sigue en la otra hoja
paper-only-here = El código solo sirve en esta computadora. Para que sirva en los teléfonos, mira “Imprimir” en la mesa de control.
paper-letters = { $sign } está en lugar de una letra que esta computadora no puede imprimir.

paper-seat-letter = { $seat ->
   *[N] N
    [E] E
    [S] S
    [W] O
}
paper-side-letters = { $side ->
   *[NS] NS
    [EW] EO
    [N] N
    [E] E
    [S] S
}
paper-side-name = { SIDE($side) }
paper-seat = Asiento
paper-name = Nombre
paper-player = Jugador
paper-players = Jugadores
paper-pair = Pareja
paper-partner = Pareja
paper-opponents = Rivales
paper-round = { -round(form: "start") }

paper-round-of = { -round(form: "start") } { $round }{ $of ->
    [0] {""}
   *[other] {" "}de { $of }
}
paper-round-match = { $round }: { $match }
paper-hand = Mano
paper-dealer = { -dealer(form: "start") }
paper-trump = Triunfo
paper-kitty = Viuda
paper-column = { $column ->
   *[bid] Puja
    [meld] Comb.
    [take] Bazas
    [total] Total
    [marks] Marcas
}
paper-set = { $board ->
   *[no] Perdida
    [yes] Perdida
}
paper-agree = { paper-side-letters } acepta
paper-yes = sí
paper-all = Todas
paper-total = Total
paper-penalties = { $bonus ->
   *[no] Castigos
    [yes] Bonos, castigos
}
paper-hands-total = { $bonus ->
   *[no] Las manos
    [yes] Manos y bono
}
paper-round-total = Total { -round }
paper-hands = Manos
paper-bonus = Bono
paper-penalty = Castigo
paper-why = Por qué
paper-pays = Paga
paper-bonus-made = bono { $points }
paper-ended = { $how ->
   *[set] perdida
    [conceded] perdida, se rindieron
    [board-set] perdida sin jugarse
    [no-board] perdida sin jugarse
    [no-marriage] perdida, sin matrimonio
    [silenced] perdida, sin derecho a pujar
    [renege] renuncio
    [forfeited] reclamo fallido
    [passed-out] todos pasaron
    [void] anulada
    [misdealt] mal repartida
    [broken-off] interrumpida
}
paper-ended-by = { paper-ended } ({ paper-seat-letter })
paper-renege-of = renuncio ({ paper-side-letters })
paper-draw-won = { $won ->
   *[yes] { paper-side-letters } ganó el desempate
    [no] sigue el empate
}
paper-plays-for = { $name } por { $other }
paper-bonus-all = { $bonus } por { $by ->
   *[points] los { $points } puntos
    [tricks] todas las { -trick(form: "many") }
}.
paper-bonus-skunk = { $bonus } por zapato.
paper-kitty-means = Viuda: triunfos apartados.
paper-fee-for-sets = { MONEY($amount) } por cada puja perdida o renuncio.
paper-first-to = Gana quien llegue a { $target }.
paper-result-alone = solo el resultado
paper-result-only = Solo se entregó el resultado, sin las manos.

paper-replaced = { $name } tuvo suplente: 0 por la { -round }.
paper-replaced-by = { $name } tuvo suplente: 0 por la { -round } ({ $clause }).
paper-stands-in = { $name } juega por { $other }.
paper-decided-draw = La mano { $hand } decidió el empate: { COUNT($names) ->
    [one] la ganó
   *[other] la ganaron
} { LIST($names) }. Sus puntos no cuentan.
paper-at-hand = { $game ->
    [0] Mano { $hand }
   *[other] Partida { $game }, mano { $hand }
}: { $what }.
paper-hand-ended = { paper-ended }{ $counts ->
   *[yes] {""}
    [no] , no cuenta
}
paper-hand-ended-by = { paper-ended } ({ $name }){ $counts ->
   *[yes] {""}
    [no] , no cuenta
}
paper-of = { LIST($names) }: { $what }
paper-sentence = { $says }.

paper-marks-target = A { $target } marcas.
paper-marks-how = A { $target } marcas. Escribe la puja en la siguiente casilla libre del bando que ganó la mano. Si son dos marcas, escríbela una vez y pon una raya ({ $again }) en la segunda casilla.
paper-marks-cross = { $sign } = una marca sin puja, como un castigo.
paper-marks-again = { $sign } = otra marca de la misma mano.
paper-game = { $game ->
    [0] Partida
   *[other] Partida { $game }
}
paper-first-dealer = { -dealer(form: "start") } primero:
paper-bid-marks = { $marks } marcas
paper-bid-marks-short = { $marks }m
paper-games-won-by = Partidas de { SIDE($side) }:
paper-games-won = Partidas ganadas
paper-one-side = Bando

paper-signed-for = Firma de { paper-side-letters }
paper-scorekeeper = Anotador
paper-scorekeeper-of = Anotador ({ paper-side-letters })
paper-checked-by-side = Revisó { paper-side-letters }
paper-checked-by = Revisó { $who ->
   *[other] el otro bando
    [player] otro jugador
}
paper-scoring-table = Mesa de puntuación
paper-official = Oficial
paper-second-official = Segundo oficial

paper-corrections = correcciones
paper-what = Qué
paper-was = Antes
paper-now = Ahora
paper-by = Quién
paper-corrected = { $hand ->
    [0] Resultado
   *[other] Mano { $hand }
}
paper-initials-of = Iniciales { SEATS($seat) }
paper-told = avisado
paper-score-was = marcador { $score }

paper-name-blank = Nombre:
paper-won = Ganó
paper-won-it = { $won ->
   *[yes] sí
    [no] no
    [draw] empate
}
paper-score = Puntos
paper-so-far = Suma
paper-initials = Iniciales
paper-out-bye = sin encuentro
paper-out-worth = { $worth ->
   *[nothing] descansa: 0
    [average] descansa: promedio
    [winners] descansa: promedio de ganadores
    [win] descansa: victoria
}
paper-did-not-play = no jugó
paper-three-handed = de tres

paper-sitting-out = Descansan:
paper-sits-out = descansa

paper-match = Encuentro
paper-side = Bando { $number }
paper-result = Resultado
paper-side-score = { $side }: { $score }
paper-byes = Sin encuentro en la primera ronda:

paper-place = Lugar
paper-note = Nota
paper-standings = Clasificación después de { $rounds } { $rounds ->
    [one] { -round }
   *[other] { -round(form: "many") }
}
paper-standings-final = Clasificación final
paper-of-division = { $title }: { $division }
paper-round-short = { -round(form: "letter") }{ $number }
paper-bye-means = Descanso: { $worth }.
paper-sign-means = { $sign } { $note }.
paper-prizes = Premios
paper-for = Por
paper-prize = Premio
paper-received = Recibido (firma)
paper-provisional = { $title } (provisional)
paper-early = Provisional: los lugares todavía pueden cambiar. No entregues nada con esta lista.
paper-money-each = { MONEY($money) } ({ $number } × { MONEY($each) })
paper-money-halves = { MONEY($money) } ({ MONEY($larger) } + { MONEY($smaller) })

paper-receipt = Recibo
paper-receipt-numbered = Recibo { $number }
paper-paid-to = Pagado a
paper-received-from = Recibido de
paper-amount = Cantidad
paper-for-club = Por el club
paper-date-if-other = Fecha, si es otra

paper-penalty-slip = Boleta de castigo
paper-charged = A cargo de
paper-charged-to = { $account ->
   *[blank] jugador / bando
    [player] jugador
    [side] bando
    [named] quien se nombra
}
paper-happened = Qué pasó
paper-time = Hora
paper-player-told = Jugador (avisado)
paper-other = Otra cosa:
paper-a-set = una puja perdida
paper-known = { $what }: { $cost }
paper-costs = { $points } { $unit ->
   *[points] { $points ->
        [one] punto
       *[other] puntos
    }
    [marks] { $points ->
        [one] marca
       *[other] marcas
    }
}{ $to ->
   *[nobody] {""}
    [others] {" "}para los otros
}
paper-costs-or = { $cost }, o lo que decida el oficial
paper-costs-late = { $each } por minuto después de { $grace }{ $most ->
    [0] {""}
   *[other] , { $most } como máximo
}

paper-medal = { $place ->
    [1] Medalla de oro
    [2] Medalla de plata
    [3] Medalla de bronce
   *[other] Medalla del lugar { $place }
}{ $number ->
    [one] {""}
   *[other] {" "}para cada quien
}
receipt-paid-back = { $of ->
   *[fee] Cuota devuelta
    [side-money] Monedas devueltas
    [fine] Multa devuelta
}
receipt-paid-back-for = { receipt-paid-back }: { $note }
receipt-given-back = Se entregaron { MONEY($handed) }, se devolvieron { MONEY($back) }{ $number ->
    [one] {""}
   *[other] {" "}entre los dos
}
receipt-for = { $kind ->
   *[fee] Cuota
    [side-money] Monedas por pujas perdidas y renuncios
    [fine] Multa
    [gift] Donativo
    [prize-back] Premio devuelto
}

paper-job = { $job ->
   *[sheets] Hojas, con nombres y lo que ya está escrito
    [blank-sheets] Hojas, solo con nombres
    [cards] Una tarjeta para cada jugador
    [tables] Tarjetas de mesa, para doblar y parar
    [chart] Asientos por mesa
    [names] Asientos por nombre
    [bracket] La llave, encuentro por encuentro
    [tags] Gafetes
    [slips] Boletas de castigo, llenas
    [blank-slips] Boletas de castigo por llenar
    [standings] Clasificación
    [divisions] Clasificación de cada división
    [prizes] Lista de premios para firmar
    [receipts] Recibos de premios
    [paid] Recibos de pagos
}
