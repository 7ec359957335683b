### Consejos: qué haría un buen jugador, y por qué.
### Qué se pone en cada mensaje está escrito en en/hints.ftl.

do-bid = Puja { $bid }.
do-bid-with = Puja { $bid } con { TRUMP($trump) }.
do-name-trump = { $trump ->
    [follow-me] Juega sin triunfo.
   *[other] Elige { TRUMP($trump) } como triunfo.
}
do-pass-pieces = Pasa { PIECES($pieces) }.
do-discard = Descarta { PIECES($pieces) }.
do-play = Juega { PIECES($piece) }.
do-call-renege = Señala un renuncio de { SEATS($seat) } en la { -trick } { $trick }.
do-act = { $act ->
   *[pass] Pasa.
    [turn-kitty] Voltea primero la viuda.
    [redeal] Devuelve la mano.
    [concede] Ríndete.
    [stop] Para aquí.
    [claim] Reclama el resto.
    [accept] Acepta el reclamo.
    [challenge] Impugna el reclamo.
    [meld] Muestra todas tus combinaciones.
    [no-meld] Sigue: no tienes combinaciones.
    [other] Haz otra cosa.
}

choice-bid = una puja de { $bid }
choice-trump = { TRUMP($trump) }
choice-pieces = { PIECES($pieces) }
choice-swap = { PIECES($pieces) } en vez de { PIECES($instead) }
choice-act = { $act ->
   *[pass] pasar
    [turn-kitty] voltear primero la viuda
    [redeal] devolver la mano
    [concede] rendirte
    [stop] parar aquí
    [claim] reclamar el resto
    [accept] aceptar
    [challenge] impugnar
    [meld] mostrar todas tus combinaciones
    [no-meld] seguir sin combinaciones
    [other] cualquier otra cosa
}

hint-deals = { $share ->
   *[some] en { $number } de { $of } repartos simulados
    [all] en todos los repartos simulados
    [nearly-all] en casi todos los repartos simulados
    [hardly-any] en casi ningún reparto simulado
    [none] en ningún reparto simulado
}
hint-against = { $share ->
   *[some] en { $number } de { $of }
    [all] en todos
    [nearly-all] en casi todos
    [hardly-any] en casi ninguno
    [none] en ninguno
    [same] con la misma frecuencia
}

amount-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
amount-marks = { $how ->
   *[about] cerca de { $marks ->
        [one] { $marks } marca
       *[other] { $marks } marcas
    }
    [exactly] { $marks ->
        [one] { $marks } marca
       *[other] { $marks } marcas
    }
    [every] cerca de { $marks ->
        [one] { $marks } marca
       *[other] { $marks } marcas
    } cada { $hands } manos
    [nothing] casi nada
}

hint-outlook = { $aim ->
   *[make] { $likely ->
       *[should] Deberías cumplirla
        [may] Quizá la cumplas
    }
    [set] { $likely ->
    *[should] Con eso deberían perder la puja
        [may] Con eso quizá pierdan la puja
    }
} { $share ->
   *[some] { $number ->
        [1] 1 vez de cada 10
       *[other] { $number } veces de cada 10
    }
    [all] siempre
    [nearly-all] casi siempre
}.
hint-long-shot = Es muy difícil de cumplir, pero ninguna otra opción vale más.
hint-hopeless = { $aim ->
   *[make] Tu puja casi no se alcanza. Es la mejor jugada que queda.
    [set] Es casi seguro que la cumplan. Es la mejor jugada que queda.
}
hint-standing = { $whose ->
   *[ours] Tu bando { $standing ->
       *[made] ya cumplió la puja
        [lost] ya no puede cumplir la puja
    }
    [theirs] Ellos { $standing ->
       *[made] ya cumplieron su puja
        [lost] ya no pueden cumplir su puja
    }
}.

hint-often = { $aim ->
   *[make] La puja se cumplió { $often }.
    [set] Perdieron la puja { $often }.
}
hint-always = { $aim ->
   *[make] La puja se cumplió { $often }
    [set] Perdieron la puja { $often }
}, { $what ->
   *[play] juegues lo que juegues
    [name] elijas lo que elijas
}.
hint-compared = { $aim ->
   *[make] La puja se cumplió { $often }.
    [set] Perdieron la puja { $often }.
} La segunda opción: { $choice }, { $against }{ $yet ->
   *[none] {""}
    [less] , pero con menos en promedio
    [close] , una diferencia que no cuenta
}.
hint-takes-more = Gana { $amount } más que { $choice } en promedio.
hint-just-as-good = Igual de bueno: { $choice }.
hint-better = Es mejor que { $choice }, en promedio por { $amount }.
hint-played-on = Al seguir jugando, la puja se cumplió { $often }.
hint-playing-on-costs = Seguir jugando cuesta { $amount } más en promedio.
hint-bid-made = { $bid } se cumplió { $often }.
hint-bid-made-with = { $bid } se cumplió { $often } con { TRUMP($trump) }.
hint-bid-compared = { $bid } se cumplió { $often } con { TRUMP($trump) }. La segunda opción: { TRUMP($second) }, { $against }{ $yet ->
   *[none] {""}
    [less] , pero con menos en promedio
}.
hint-bid-at-best = Con { TRUMP($trump) }, tu mejor opción, { $bid } se cumplió { $often }.
hint-if-you-pass = Si pasas, la puja queda { LIST($shares) }. { $even ->
   *[even] En promedio quedan iguales.
    [more] En promedio haces { $amount } más que ellos.
    [less] En promedio haces { $amount } menos que ellos.
}
hint-bid-goes = { $who ->
   *[others] para el otro bando
    [partner] para tu pareja
    [you] para ti, que { -deal(form: "you") }
    [dealer] para { SEATS($dealer) }, que { -deal(form: "deals") }
    [nobody] sin dueño
}{ $number ->
    [1] {" "}1 vez de cada 10
    [10] {""}
   *[other] {" "}{ $number } veces de cada 10
}

hint-hand = { $trumps ->
    [one] { $trumps } triunfo
   *[other] { $trumps } triunfos
}{ $aces ->
    [0] {""}
    [one] , { $aces } as de otro palo
   *[other] , { $aces } ases de otros palos
}, { $meld ->
    [0] sin combinaciones
   *[other] { $meld } de combinaciones
}
hint-hand-dominoes = { $trumps ->
    [0] {""}
    [one] { $trumps } triunfo,{" "}
   *[other] { $trumps } triunfos,{" "}
}{ $doubles ->
    [0] ningún doble
    [one] { $doubles } doble
   *[other] { $doubles } dobles
}
why-hand = Con { TRUMP($trump) } tienes { $hand }.
why-hand-at-best = Lo mejor que tienes es { TRUMP($trump) }: { $hand }. La puja más baja ahora es { $bid }.
why-must-bid = Todos los demás pasaron, así que tienes que pujar.
why-partner-has-bid = Tu pareja tiene la puja.
why-silenced = No puedes pujar en esta mano.
why-no-higher-bid = Ya no se puede pujar más alto.
why-no-marriage = No tienes matrimonio, así que no puedes elegir triunfo.
why-turn-kitty = La viuda puede cambiar qué triunfo es mejor.
why-kitty-yours = Te quedaste con la puja, así que la viuda es tuya.
why-nines = Tienes { $number } nueves y ninguna combinación, así que puedes devolver la mano.
why-poor-hand = Con una mano así rara vez se gana algo.

why-helps-bidder = Quien tiene la puja recibe { LIST($parts) }.
hint-help = { $kind ->
   *[trump] { $number ->
        [one] { $number } triunfo
       *[other] { $number } triunfos
    }
    [ace] { $number ->
        [one] { $number } as
       *[other] { $number } ases
    }
    [pinochle] { $number ->
        [one] medio pinacle
       *[other] cartas de pinacle
    }
}
why-discard-counts = { $points ->
    [one] El punto que llevan cuenta para ti.
   *[other] Los { $points } puntos que llevan cuentan para ti.
}
why-empties = Te quedas sin { LIST($suits) }.
why-trumps-stay = Conservas todos tus triunfos.
why-meld-cost = Te cuesta { $meld } de combinaciones.
why-meld-intact = Tus combinaciones quedan intactas.
why-meld = { $meld ->
    [0] No tienes combinaciones.
   *[other] Son { $meld } de combinaciones para tu bando.
}
why-no-more-meld = En tu mano no queda ninguna otra combinación.

why-only-play = Es la única { -piece } que puedes jugar.
why-unbeatable = Nada de lo que queda la supera.
why-suit-gone = Nadie más tiene ese palo, así que solo un triunfo la supera.
why-highest = No queda nada más alto en ese palo.
why-draws-trump = Saca triunfos: { $known ->
   *[exactly] { $number ->
        [one] falta { $number } por salir.
    *[other] faltan { $number } por salir.
    }
    [at-most] { $number ->
        [one] falta { $number } por salir, cuando mucho.
    *[other] faltan { $number } por salir, cuando mucho.
    }
}
why-partner-trumps = A tu pareja ya no le quedan { TRUMP($suit) } y puede jugar triunfo.
why-few-higher = Más altas, solo faltan por salir: { PIECES($pieces) }.
why-no-counter-led = No puntúa: si la ganan, pierdes poco.
why-saves = Guarda { PIECES($piece) } para después.
why-length = { $number ->
    [one] Es la única que tienes de ese palo.
   *[other] Tienes { $number } de ese palo.
}
why-wins = { $points ->
    [0] Gana la { -trick }.
    [one] Gana la { -trick }, con { $points } punto.
   *[other] Gana la { -trick }, con { $points } puntos.
}
why-wins-surely = Nada de lo que queda la supera: la { -trick } es tuya.
why-best-so-far = Por ahora supera todo lo que hay en la { -trick }.
why-lowest-winner = { $when ->
   *[last] Es tu { -piece } más baja que gana la { -trick }.
    [early] Es tu { -piece } más baja que supera lo que hay en la mesa.
}
why-partner-wins = { $points ->
    [0] La { -trick } es de tu pareja: no gastes nada en ella.
    [one] La { -trick } es de tu pareja, y esto suma { $points } punto.
   *[other] La { -trick } es de tu pareja, y esto suma { $points } puntos.
}
why-partner-winning = Por ahora gana tu pareja, con { PIECES($piece) }.
why-lost-anyway = { SEATS($seat) } gana la { -trick } juegues lo que juegues.
why-they-win = Por ahora gana { SEATS($seat) }, con { PIECES($piece) }.
why-gives-nothing = No les da puntos.
why-nothing-cheaper = No tienes nada que valga menos.
why-points-needed = { $whose ->
   *[ours] A tu bando { $points ->
        [one] le falta { $points } punto
       *[other] le faltan { $points } puntos
    } para cumplir la puja.
    [theirs] A ellos { $points ->
        [one] les falta { $points } punto
       *[other] les faltan { $points } puntos
    } para cumplir su puja.
}

why-out-of-reach = Con { $meld } de combinaciones, ni todas las { -trick(form: "many") } llegarían a { $bid }.
why-claim = Sales tú, y nada de lo que queda supera a ninguna de tus { -piece(form: "many") }.
why-claim-any-order = Así que todas las { -trick(form: "many") } que quedan son tuyas, en cualquier orden.
why-answer-claim = { $answer ->
   *[accept] Nada de lo que queda supera a las { -piece(form: "many") } que mostraron.
    [challenge] No es seguro que pierdas todas las { -trick(form: "many") }.
}
why-answer-claim-then = { $answer ->
   *[accept] Seguir jugando no cambiaría nada.
    [challenge] Se revisará el reclamo.
}
why-renege-proven = { SEATS($seat) } podía jugar otra { -piece } en la { -trick } { $trick }: lo prueba lo que mostró después.
why-call-renege = Un renuncio no cuesta nada si nadie lo señala.

hint-label = Lo que haría un experto
hint-why = ¿Por qué?
hint-more = ▾ sigue abajo
hint-close = Cerrar el consejo
hint-concede = O rendirte…
hint-because = Porque: { LIST($reasons, style: "sentences") }
