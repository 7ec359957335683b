### Sanciones y mesas perdidas por ausencia, en la mesa del torneo.

penalty-amount = { $unit ->
   *[points] { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
    [marks] { $points ->
        [one] { $points } marca
       *[other] { $points } marcas
    }
}
penalty-round-lost = 0 por la { -round }
penalty-given-to = { penalty-amount } para { LIST($names) }
penalty-taken-from = { penalty-amount } menos para { LIST($names) }
penalty-less = { penalty-amount } menos
penalty-brief = { LIST($names) }: { $cost }
penalty-line = { LIST($names) }, { $cost } ({ LIST($why, style: "plain") })
penalty-replaced = { minutes } tarde; { $name } juega en su lugar
penalty-overruled = Una decisión posterior dice otra cosa
forfeit-disqualified = Descalificación: { $why }
forfeit-match = Perdieron por ausencia: { LIST($by) } ({ LIST($why, style: "plain") }). { COUNT($won) ->
    [one] Ganó
   *[other] Ganaron
} { LIST($won) }.
forfeit-points = Perdieron por ausencia: { LIST($by) } ({ LIST($why, style: "plain") }). { COUNT($won) ->
    [one] Ganó
   *[other] Ganaron
} { LIST($won) }, { $points ->
    [0] sin puntos
    [one] con { $points } punto
   *[other] con { $points } puntos
}.
forfeit-average = Perdieron por ausencia: { LIST($by) } ({ LIST($why, style: "plain") }). { COUNT($won) ->
    [one] Ganó
   *[other] Ganaron
} { LIST($won) }, con el promedio de la { -round } cuando se cierre.
