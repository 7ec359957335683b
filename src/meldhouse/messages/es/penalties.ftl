### Sanciones y mesas perdidas por default, en la mesa del torneo.

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
forfeit-match = { COUNT($by) ->
    [one] Perdió
   *[other] Perdieron
} por default: { LIST($by) } ({ LIST($why, style: "plain") }). { COUNT($won) ->
    [one] Ganó
   *[other] Ganaron
} { LIST($won) }.
forfeit-points = { COUNT($by) ->
    [one] Perdió
   *[other] Perdieron
} por default: { LIST($by) } ({ LIST($why, style: "plain") }). { COUNT($won) ->
    [one] Ganó
   *[other] Ganaron
} { LIST($won) }, { $points ->
    [0] sin puntos
    [one] con { $points } punto
   *[other] con { $points } puntos
}.
forfeit-average = { COUNT($by) ->
    [one] Perdió
   *[other] Perdieron
} por default: { LIST($by) } ({ LIST($why, style: "plain") }). { COUNT($won) ->
    [one] Ganó
   *[other] Ganaron
} { LIST($won) }, con el promedio de la { -round } cuando se cierre.

declined-final = no aceptó una decisión definitiva
you-are-out = { $people ->
    [one] Quedas fuera por descalificación
   *[other] Los dos quedan fuera por descalificación
}{ COUNT($why) ->
    [0] {""}
   *[other] { " " }({ LIST($why, style: "plain") })
}. { $people ->
    [one] Ya no tienes asiento
   *[other] Ya no tienen asiento
} en este torneo. Si hay preguntas, ve a la mesa de control.
violation-overruled = Una decisión posterior dice: { $ruling }
violation-rewritten = La mano se cambió, y ahora ya no pasó eso

event-eased-by = { $clause } se suaviza para { $name } ({ $by })
eased-helped = Para ayudar a { $name }, { COUNT($partner) ->
    [0] su pareja puede
    [one] { LIST($partner) } puede
   *[other] { LIST($partner) } pueden
} { $how ->
   *[partner-helps] barajar, cortar y repartir
    [partner-shuffles] barajar y cortar
}.
