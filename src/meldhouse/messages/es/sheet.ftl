### Junto a la mesa: lo que está arriba, la hoja de puntos, cómo terminó una mano y lo que pasó.
### Qué se pone en cada mensaje está escrito en en/sheet.ftl.

sheet-status = Puja, triunfo y marcador
sheet-no-bid = Sin pujas
sheet-bid = { $when ->
    [bidding] Puja
   *[after] Puja
}
sheet-trump = triunfo
sheet-no-trump = (follow me)
sheet-discarded = ({ $number } en el descarte)
sheet-remember = Recuerda el triunfo
sheet-remember-why = (no se repite)
sheet-column = { $column ->
   *[hand] Mano
    [bid] Puja
    [meld] Comb.
    [take] Bazas
    [trick] { -trick(form: "title") }
    [sum] Total
    [score] Puntos
}
    .spoken = { $column ->
       *[hand] mano
        [bid] puja
        [meld] combinaciones
        [take] en bazas
        [trick] { -trick(form: "many") }
        [sum] total
        [score] puntos
    }
side-full = { WHO($side) ->
    [you] Tú
    [us] Tú y { SEATS($partner) }
   *[other] { SIDE($side) }
}
figure = { $number }
unit-word = { $unit ->
   *[points] { $number ->
        [one] punto
       *[other] puntos
    }
    [marks] { $number ->
        [one] marca
       *[other] marcas
    }
}

sheet-title = Hoja de puntos
sheet-none = Todavía no hay puntos.
sheet-empty = Todavía no hay ninguna mano en la hoja.
sheet-caption = { $columns ->
   *[meld] De cada mano y bando: puja, combinaciones, puntos en bazas y total hasta ahí.
    [take] De cada mano y bando: puja, puntos en bazas y total hasta ahí.
    [narrow-meld] De cada mano: quién tuvo la puja y los totales hasta ahí, con combinaciones y puntos en bazas.
    [narrow-take] De cada mano: quién tuvo la puja y los totales hasta ahí.
}
sheet-unit = { $unit ->
   *[points] Puntos
    [marks] Marcas
}
sheet-games = partidas ganadas: { $games }
sheet-bidder = { WHO($side) ->
    [you] Tú
    [us] Ustedes
    [them] Ellos
   *[other] { SIDE($side) }
} { $bid }
sheet-ending = { LIST($parts, style: "plain") }
sheet-came = { $came ->
   *[made] cumplida
    [set] perdida
}
sheet-how = { $how ->
   *[board-set] perdida: no se alcanzaba
    [passed-out] todos pasaron
    [conceded] se rindieron
    [renege] un renuncio
    [forfeited] un reclamo fallido
    [void] anulada
    [misdealt] mal repartida
    [broken-off] interrumpida
    [claimed] se reclamó el resto
}
sheet-uncounted = no cuenta
sheet-brought = esta mano { $total }
sheet-brought-parts = { $how ->
   *[sum] esta mano { $total }: combinaciones { $meld }, bazas { $take }
    [set] perdida: { $total }; no cuentan combinaciones { $meld } ni bazas { $take }
    [other] esta mano { $total }; combinaciones { $meld }, bazas { $take }
    [nothing] esta mano { $total }; sin contar combinaciones { $meld } ni bazas { $take }
}

game-hand = Mano { $number }
game-hand-of = Mano { $number } de { $hands }
game-number = partida { $number }, { $won }–{ $lost }
game-hands = { $what ->
   *[game] Una partida
    [round] Una { -round }
} tiene { $hands ->
    [one] { $hands } mano.
   *[other] { $hands } manos.
}
game-target = La { $what ->
   *[game] partida
    [round] { -round }
} es a { $unit ->
   *[points] { $target } puntos.
    [marks] { $target ->
        [one] { $target } marca.
       *[other] { $target } marcas.
    }
}
game-of-match = Partida { $number } de un encuentro al mejor de { $best }. Partidas ganadas: { LIST($sides, style: "plain") }.
game-match-over = Terminó el encuentro. Partidas ganadas: { LIST($sides, style: "plain") }.

result-first = La primera mano
result-first-soon = Se reparte en cuanto todos estén listos.
result-title = Mano { $number }: { WHO($side) ->
    [you] pujaste
    [us] ustedes pujaron
    [them] ellos pujaron
   *[other] puja de { SIDE($side) }:
} { $bid }
result-title-none = Mano { $number }: { $how ->
   *[over] la mano terminó
    [passed-out] todos pasaron
    [void] la mano no cuenta
    [misdealt] mal repartida
    [broken-off] interrumpida
}
result-unscored = Se anota cuando todos estén listos para la siguiente mano. Hasta entonces puedes decir que algo está mal.
result-all-hands = Todas las manos, como se repartieron
result-all-tricks = Todas las { -trick(form: "many") }
result-replay = { $what ->
   *[hand] Ver esta mano de nuevo
    [hands] Todas las manos de esta mesa
}
result-counted = Cómo se contó
result-column = { $column ->
   *[who] Quién
    [why] Por qué
    [points] Cuánto
}
everyone = Todos
entry-points = { NUMBER($points, signed: "yes") }
entry-marks = { NUMBER($marks, signed: "yes") } { $marks ->
    [one] marca
   *[other] marcas
}
result-last-trick = { $what ->
   *[all] La última { -trick }
    [played] La última { -trick } que se jugó
}
result-broken = Así podría haber salido:
result-pile = { $what ->
   *[kitty] Viuda
    [discard] Descarte
}
result-waiting = Listo. { COUNT($who) ->
    [one] Falta
   *[other] Faltan
} { SEATS($who) }.
result-dealing = Se está repartiendo la mano.
result-go-on = { $what ->
   *[hand] Siguiente mano
    [game] Siguiente partida
    [play-on] Seguir jugando
    [again] Jugar otra vez
    [sheet] A la hoja de puntos
    [lobby] Volver a la sala
    [say] Decir algo
}

log-region = Lo que pasó, lo más reciente primero; cada { -trick } en su orden
log-order = Lo más reciente está arriba; cada { -trick } se lee hacia abajo.
log-rulings = Decisiones
rules-brief = Las reglas en breve
all-rules = Todas las reglas de { $club }
remind-title = Las reglas piden
remind-short = Las reglas piden:{" "}
remind-tap = toca para leer
remind-done = De acuerdo
