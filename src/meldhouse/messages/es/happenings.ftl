### Qué pasó en una mesa con árbitro además de pujas, combinaciones y jugadas, y qué ordenó el árbitro.

happened-did = { $did }.
happened-irregular = { $did }: { $what }.
act-simple = { $does ->
   *[other] { WHO($who) ->
        [you] Lo hiciste tú
       *[other] Lo hizo { SEATS($who) }
    }
    [pass] { WHO($who) ->
        [you] Pasas
       *[other] { SEATS($who) } pasa
    }
    [shuffle] { WHO($who) ->
        [you] Barajas
       *[other] { SEATS($who) } baraja
    }
    [ask-reshuffle] { WHO($who) ->
        [you] Pides barajar otra vez
       *[other] { SEATS($who) } pide barajar otra vez
    }
    [cut] { WHO($who) ->
        [you] Cortas
       *[other] { SEATS($who) } corta
    }
    [decline-cut] { WHO($who) ->
        [you] No quieres cortar
       *[other] { SEATS($who) } no quiere cortar
    }
    [deal] { WHO($who) ->
        [you] { -deal(form: "you") }
       *[other] { SEATS($who) } { -deal(form: "deals") }
    }
    [draw] { WHO($who) ->
        [you] Tomas
       *[other] { SEATS($who) } toma
    }
    [set-up] { WHO($who) ->
        [you] Mueves tus { -piece(form: "many") }
       *[other] { SEATS($who) } mueve sus { -piece(form: "many") }
    }
    [count-hand] { WHO($who) ->
        [you] Cuentas tu mano
       *[other] { SEATS($who) } cuenta su mano
    }
    [call-redeal] { WHO($who) ->
        [you] Pides otro { -deal }
       *[other] { SEATS($who) } pide otro { -deal }
    }
    [peek] { WHO($who) ->
        [you] Miras lo que te pasaron
       *[other] { SEATS($who) } mira lo que le pasaron
    }
    [turn-kitty] { WHO($who) ->
        [you] Miras la viuda
       *[other] { SEATS($who) } mira la viuda
    }
    [show-meld] { WHO($who) ->
        [you] No muestras combinaciones
       *[other] { SEATS($who) } no muestra combinaciones
    }
    [gather] { WHO($who) ->
        [you] Recoges la { -trick }
       *[other] { SEATS($who) } recoge la { -trick }
    }
    [ask-to-see] { WHO($who) ->
        [you] Pides ver la última { -trick }
       *[other] { SEATS($who) } pide ver la última { -trick }
    }
    [ask-trump] { WHO($who) ->
        [you] Preguntas cuál es el triunfo
       *[other] { SEATS($who) } pregunta cuál es el triunfo
    }
}
act-bid = { WHO($who) ->
    [you] Pujas
   *[other] { SEATS($who) } puja
} { $bid }
act-name = { WHO($who) ->
    [you] Nombras
   *[other] { SEATS($who) } nombra
} { TRUMP($trump) }
act-say = { WHO($who) ->
    [you] Nombras
   *[other] { SEATS($who) } nombra
} “{ $said }”
act-ask-suit = { WHO($who) ->
    [you] Preguntas
   *[other] { SEATS($who) } pregunta
} si el triunfo es { TRUMP($trump) }
act-ask-said = { WHO($who) ->
    [you] Preguntas
   *[other] { SEATS($who) } pregunta
} si el triunfo es “{ $said }”
act-with = { $does ->
   *[play] { WHO($who) ->
        [you] Juegas
       *[other] { SEATS($who) } juega
    }
    [touch] { WHO($who) ->
        [you] Tocas
       *[other] { SEATS($who) } toca
    }
    [drop] { WHO($who) ->
        [you] { COUNT($pieces) ->
            [one] Se te cae
           *[other] Se te caen
        }
       *[other] { COUNT($pieces) ->
            [one] A { SEATS($who) } se le cae
           *[other] A { SEATS($who) } se le caen
        }
    }
    [show] { WHO($who) ->
        [you] Enseñas
       *[other] { SEATS($who) } enseña
    }
    [meld] { WHO($who) ->
        [you] Muestras como combinación
       *[other] { SEATS($who) } muestra como combinación
    }
} { PIECES($pieces) }
act-some = { $does ->
   *[pass] { WHO($who) ->
        [you] Pasas
       *[other] { SEATS($who) } pasa
    }
    [discard] { WHO($who) ->
        [you] Descartas
       *[other] { SEATS($who) } descarta
    }
    [turn-up] { WHO($who) ->
        [you] Volteas
       *[other] { SEATS($who) } voltea
    }
} { $number ->
    [one] { $number } { -piece }
   *[other] { $number } { -piece(form: "many") }
}
act-misdeal = { WHO($who) ->
    [you] Tú { -deal(form: "you") }
   *[other] { SEATS($who) } { -deal(form: "deals") }
} { LIST($parts) }
act-deal-few = { $number } de menos a { SEATS($who) }
act-deal-many = { $number } de más a { SEATS($who) }

happened-hands-shown = { COUNT($who) ->
    [one] { SEATS($who) } muestra toda la mano, y cuentan todas sus combinaciones.
   *[other] { SEATS($who) } muestran sus manos, y cuentan todas sus combinaciones.
}
happened-awarded = El resto es { WHO($side) ->
    [you] tuyo
    [us] de ustedes
    [them] del otro bando
   *[other] de { SIDE($side) }
}: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
happened-call = { WHO($who) ->
    [you] Señalas
   *[other] { SEATS($who) } señala
} un renuncio: { $trick ->
    [0] { $what }.
   *[other] en la { -trick } { $trick }, { $what }.
}
happened-correct = { WHO($who) ->
    [you] Recoges tu { -piece } y juegas
   *[other] { SEATS($who) } recoge su { -piece } y juega
} { PIECES($piece) }.
happened-trumps = { WHO($who) ->
    [you] Corriges
   *[other] { SEATS($who) } corrige
} cuántos triunfos se descartaron: { $number }.
happened-call-lead = { WHO($who) ->
    [you] Pides
   *[other] { SEATS($who) } pide
} una salida de { TRUMP($trump) }.
happened-agree = { $agrees ->
   *[yes] { WHO($who) ->
        [you] Aceptas
       *[other] { SEATS($who) } acepta
    }
    [no] { WHO($who) ->
        [you] No aceptas
       *[other] { SEATS($who) } no acepta
    }
} seguir jugando.
happened-end-by = { $how ->
   *[renege] Un renuncio de { SEATS($who) } termina la mano.
    [forfeited] El reclamo de { SEATS($who) } falló y la mano se pierde.
}
happened-end = { $how ->
   *[renege] Un renuncio termina la mano.
    [forfeited] Un reclamo falló y la mano se pierde.
    [void] La mano no cuenta.
    [misdealt] El { -deal } pasa a la izquierda.
    [broken-off] La mano se interrumpió.
}

ordered-restrict = { $how ->
   *[silenced] En esta mano, { SEATS($who) } ya no puede pujar.
    [next-bid] En su siguiente turno, { SEATS($who) } solo puede hacer la puja válida más baja o pasar.
}
ordered-frozen = En su turno, { SEATS($who) } tiene que pujar { $bid } si entonces se puede, y si no, pasar.
ordered-penalty = { COUNT($who) ->
    [one] { SEATS($who) } { $does ->
       *[lose] pierde
        [get] recibe
    }
   *[other] { SEATS($who) } { $does ->
       *[lose] pierden
        [get] reciben
    } cada quien
} { $amount }: { $why }.
ordered-lead = { SEATS($who) } tiene que salir con el palo que pida el otro bando.
ordered-put-right = En la { -trick } { $trick }, { SEATS($who) } juega { PIECES($piece) } en su lugar{ $back ->
   *[no] .
    [yes] . Lo que se jugó después vuelve a las manos.
}
ordered-take-back = Lo jugado en la { -trick } { $trick }, desde la { -piece } de { SEATS($who) }, vuelve a las manos.
ordered-pull = { SEATS($who) } toma sin ver { $number ->
    [one] { $number } { -piece }
   *[other] { $number } { -piece(form: "many") }
} de { SEATS($source) }.
ordered-return = { $trick ->
    [0] La { -trick } regresa a { SEATS($who) }, que la ganó.
   *[other] La { -trick } { $trick } regresa a { SEATS($who) }, que la ganó. Lo jugado después vale.
}
ordered-stop = El juego espera hasta que se resuelva esto: { $about }.
ordered-resume = { $reopened ->
   *[no] Ya se resolvió.
    [yes] Ya se resolvió: no hay renuncio, y la mano sigue.
}
ordered-ease = { $applies ->
   *[no] { $clause } se suaviza para { SEATS($who) }.
    [yes] { $clause } se aplica a { SEATS($who) }.
}
ordered-left-over = A alguien se le acabó la mano. Lo que queda es para { SIDE($side) }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
ordered-spoil = Los puntos en juego no cuentan para { SIDE($side) }.
ordered-deal-again = El { -deal } no vale, así que { SEATS($who) } { -deal(form: "deals") } otra vez.
