### Las combinaciones, por su nombre.
### Qué se pone en cada mensaje está escrito en en/melds.ftl.

meld-item = { $kind ->
   *[run] escalera de { TRUMP($suit) }
    [run-apart] escalera de { TRUMP($suit) }
    [royal] matrimonio de { TRUMP($suit) } (triunfo)
    [marriage] matrimonio de { TRUMP($suit) }
    [nine] nueve de { TRUMP($suit) } (triunfo)
    [roundhouse] { -roundhouse }
    [aces] ases en redondo
    [kings] reyes en redondo
    [queens] reinas en redondo
    [jacks] jotas en redondo
    [pinochle] pinacle
}{ $kind ->
   *[run] { $times ->
        [1] {""}
        [2] {" "}doble
        [3] {" "}triple
       *[4] {" "}cuádruple
    }
    [roundhouse] { $times ->
        [1] {""}
        [2] {" "}dobles
        [3] {" "}triples
       *[4] {" "}cuádruples
    }
    [aces] { $times ->
        [1] {""}
        [2] {" "}dobles
        [3] {" "}triples
       *[4] {" "}cuádruples
    }
    [kings] { $times ->
        [1] {""}
        [2] {" "}dobles
        [3] {" "}triples
       *[4] {" "}cuádruples
    }
    [queens] { $times ->
        [1] {""}
        [2] {" "}dobles
        [3] {" "}triples
       *[4] {" "}cuádruples
    }
    [jacks] { $times ->
        [1] {""}
        [2] {" "}dobles
        [3] {" "}triples
       *[4] {" "}cuádruples
    }
}
meld-item-brief = { $kind ->
   *[run] escalera
    [run-apart] escalera
    [royal] matrimonio de triunfo
    [marriage] matrimonio
    [nine] nueve de triunfo
}{ $times ->
    [1] {""}
    [2] {" "}doble
    [3] {" "}triple
   *[4] {" "}cuádruple
}
meld-item-points = { $item } { $points }
    .spoken = { $item } por { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
