### Las líneas de una hoja en pantalla: de qué son los puntos de una mano, qué terminó con ella, las sumas de abajo.
### Qué se pone en cada mensaje está escrito en en/sheet-rows.ftl.

sheet-came-out = { $how ->
   *[set] perdida
    [made] cumplida
}
sheet-made-of = { LIST($names) }: { LIST($parts, style: "semicolons") }
sheet-part = { $why } { NUMBER($points, signed: "yes") }
sheet-decided = Empate: { LIST($names) } { COUNT($names) ->
    [one] ganó
   *[other] ganaron
} la mano de desempate.

sheet-games-won = Partidas ganadas
sheet-game-so-far = Partida { $game } hasta ahora
sheet-all-games = { $unit ->
   *[points] Puntos de todas las partidas
    [marks] Marcas de todas las partidas
}
sheet-with-penalties = Con castigos, para la clasificación

sheet-score = { LIST($points, style: "plain") }
sheet-score-games = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}, { LIST($points, style: "plain") } { $unit ->
   *[points] { $number ->
        [one] punto
       *[other] puntos
    }
    [marks] { $number ->
        [one] marca
       *[other] marcas
    }
}
sheet-score-on = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}, { $now } en la partida { $game }, { LIST($points, style: "plain") } { $unit ->
   *[points] { $number ->
        [one] punto
       *[other] puntos
    }
    [marks] { $number ->
        [one] marca
       *[other] marcas
    }
} en total

sheet-game-over = { $game ->
    [0] Fin de la partida
   *[other] Partida { $game }
}: { LIST($names) } { COUNT($names) ->
    [one] ganó
   *[other] ganaron
} { $won } a { LIST($others) }.
sheet-match-over = { $over } Ganaron el encuentro { $games } a { LIST($others) }.
sheet-games-even = { $over } Cada bando ha ganado { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}.
sheet-games-lead = { $over } { LIST($names) } { COUNT($names) ->
    [one] va
   *[other] van
} adelante { $games } a { LIST($others) } en partidas.
