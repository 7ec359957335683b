### Qué pasa cuando algo salió mal: las partes de una decisión. Sin punto final; el marco lo pone, con la regla.

outcomes = { LIST($all, style: "sentences") }
outcome = { $says }.
outcome-by = { $says } ({ $clause }).
outcome-if = { $condition }: { $then }
ruling-amount = { $unit ->
   *[points] { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
    [marks] { $points ->
        [one] { $points } marca
       *[other] { $points } marcas
    }
}
the-cards = { COUNT($cards) ->
    [0] la { -piece }
   *[other] { PIECES($cards) }
}

ruling-remedy = { $remedy ->
   *[void] No cuenta
    [first-stands] Vale lo que se dijo primero
    [marriage-governs] El primer matrimonio que se muestre es triunfo, sin importar lo que se dijo
    [not-allowed] Eso no se permite. No se muestra ni se dice nada
    [ask-generally] Pregunta cuál es el triunfo, no si es cierto palo
    [take-back] Se recoge y se hace bien
    [no-meld] No anota nada
    [close-tricks] Ya no se cambia nada en una { -trick } anterior
    [high-end-trump] El lado mayor de esa { -piece } es triunfo
    [pull] Quien tiene de menos toma sin ver de quien tiene de más, y la mano sigue
    [pull-first] Quien tiene de menos toma sin ver de quien tiene de más
    [redeal] Se baraja otra vez, y { -deal(form: "deals") } la misma persona
    [redeal-drawn] La misma persona revuelve otra vez, y todos vuelven a tomar
    [agree-to-play] Si todos están de acuerdo, la mano se juega como se repartió. Si no, { -deal(form: "deals") } otra vez la misma persona
    [hand-void] La mano se anula, aunque se haya jugado completa. La { -deal(form: "deals") } quien tenía el turno
    [play-on] La mano sigue
    [answered] Se contesta la pregunta. No hay castigo
    [unanswered] El bando que eligió triunfo puede decir cuál es. El otro guarda silencio. No hay castigo
    [no-refund] La cuota no se devuelve
    [noted] Queda anotado
    [take-back-meld_aces] Se recoge lo que no es combinación y no anota nada. Lo que sí es combinación se queda y cuenta
    [take-back-conduct] Las combinaciones se vuelven a poner en la mesa hasta que se puedan recoger
    [take-back-meld_early] Se recoge y se muestra a su tiempo
    [take-back-played_to] Todo lo que se jugó a esa salida regresa a su mano
    [take-back-rearranged] Las { -piece(form: "many") } se vuelven a poner como estaban
    [take-back-open_kept] Se recoge y se juega la { -piece } boca arriba, a menos que eso sea renuncio. Entonces no se recoge nada
    [play-open] Se recoge y se juega la { -piece } boca arriba
    [take-back-touched_kept] Se recoge y se juega ahora la { -piece } que se tocó
    [void-onlooker] Lo que dijo no cuenta, ni siquiera si señaló un renuncio
    [not-allowed-onlooker] Quien mira guarda silencio, y nadie hace caso de lo que dijo
    [not-allowed-redeal_called] No se vuelve a { -deal(form: "verb") }. La mano sigue
    [not-allowed-redeal_asked] Eso no se permite, y nadie contesta
    [not-allowed-review_talk] Eso no se permite. La { -trick } se mira en silencio
    [not-allowed-reshuffle_asked] Ya es tarde para eso. El { -deal } vale
    [hand-void-wrong_table] Cada quien va a su asiento. Una mano ya empezada se reparte otra vez
    [aces-early] Se recoge todo. Lo que sí es combinación se muestra a su tiempo
    [aces-late] Se recoge todo y no anota nada: ninguna combinación cuenta después de la primera salida
}
who-may = { COUNT($who) ->
    [one] puede
   *[other] pueden
}
who-must = { COUNT($who) ->
    [one] tiene que
   *[other] tienen que
}
ruling-remedy-who = { $remedy ->
   *[counts-as-pass] Cuenta como paso de { SEATS($who) }
    [name-one] Se juega la que se pueda ahora. Si hay más de una, { COUNT($who) ->
        [one] elige
       *[other] eligen
    } { SEATS($who) }
    [next-bid-only] En su siguiente turno, { SEATS($who) } solo { who-may } hacer la puja válida más baja o pasar
    [next-bid-now] Ahora { SEATS($who) } solo { who-may } hacer la puja válida más baja o pasar
    [no-bid] En su siguiente turno, { SEATS($who) } { who-must } pasar
    [frozen-none] Aquí no es una puja válida, y obliga: en su turno, { SEATS($who) } { who-must } pasar
    [right-lost] Ya es tarde para que lo { COUNT($who) ->
        [one] pida
       *[other] pidan
    } { SEATS($who) }
    [warn] Es una advertencia para { SEATS($who) }
    [replaced] Alguien más juega por { SEATS($who) }. Su pareja conserva los puntos de la mesa
    [replaced-both] Otras personas juegan por { SEATS($who) }, que no anotan nada
    [disqualify] Es descalificación del torneo para { SEATS($who) }
    [void-bid_wrong] No cuenta: { SEATS($who) } { who-must } pujar otra vez o pasar
    [void-bid_early] No cuenta. En su turno, { SEATS($who) } { who-may } pujar o pasar libremente
    [void-bid_passed] No cuenta: { SEATS($who) } ya no { who-may } pujar
    [void-bid_unready] No cuenta. Cuando empiecen las pujas, { SEATS($who) } { who-may } pujar o pasar libremente
    [void-bid_blind] No cuenta. Después de ver su mano, { SEATS($who) } { who-may } pujar o pasar libremente
    [void-contract_wrong] No cuenta: { SEATS($who) } { who-must } elegir uno que se juegue aquí
    [take-back-draw_early] Lo que tomó { SEATS($who) } regresa boca abajo, se revuelve y se toma al último
    [take-back-pass_peeked] Se dejan otra vez en la mesa: { SEATS($who) } { who-must } pasar de las { -piece(form: "many") } que { COUNT($who) ->
        [one] recibió
       *[other] recibieron
    }
    [take-back-meld_trump] Se recoge: { SEATS($who) } { who-must } mostrar primero el matrimonio que decide el triunfo y luego lo demás
    [face-up-open_kept] Lo que se jugó en su lugar se queda boca arriba frente a { SEATS($who) } y se juega después, en el primer turno en que se pueda
    [face-up-two_pieces] Lo que no se juega se queda boca arriba frente a { SEATS($who) } y se juega en el primer turno en que se pueda
}
ruling-remedy-partner = { $remedy ->
   *[silence-partner] En esta mano ya no { COUNT($partner) ->
        [one] puede
       *[other] pueden
    } pujar { SEATS($partner) }
    [call-lead] Cualquiera de los rivales puede elegir el palo de la siguiente salida de { SEATS($partner) }, y hay que salir con él si se puede
    [call-lead-each] Para { SEATS($partner) } por igual, un rival puede elegir el palo de la siguiente salida, y hay que salir con él si se puede
    [partner-helps] Para ayudar a { SEATS($who) }, { SEATS($partner) } puede barajar, cortar y repartir
    [partner-shuffles] Para ayudar a { SEATS($who) }, { SEATS($partner) } puede barajar y cortar
}
ruling-remedy-cards = { $remedy ->
   *[face-up] Hay que dejar { the-cards } boca arriba frente a { SEATS($who) }, y se { COUNT($cards) ->
        [0] juega
        [one] juega
       *[other] juegan
    } en el primer turno en que se pueda
    [play-it] Hay que jugar { the-cards }, aunque eso sea renuncio
    [play-it-there] Hay que jugar { the-cards }
    [take-back-aces_exposed] Hay que devolver { the-cards } a la mano
    [take-back-meld_stray] Hay que recoger { the-cards }, que no { COUNT($cards) ->
        [0] cuenta
        [one] cuenta
       *[other] cuentan
    }. Lo que sí es combinación se queda
    [take-back-lead_unready] Hay que devolver { the-cards } a la mano. Se sale cuando la mesa esté lista
    [play-it-lead_unready] Hay que dejar { the-cards } boca arriba: es la salida en cuanto todos sepan el triunfo
    [take-back-trump_unnamed] Hay que devolver { the-cards } a la mano. Se elige triunfo y luego se sale
}
ruling-freeze = Se queda así: en su turno, { SEATS($who) } { who-must } pujar { $bid } si entonces se puede, y si no, pasar
ruling-until = { $until ->
   *[open] mientras no se hayan anotado los puntos
    [agreed] hasta que los dos bandos acepten los puntos y queden anotados
    [signed] hasta que los dos bandos firmen la hoja
}
ruling-true-value = Lo que se mostró cuenta por lo que vale, { ruling-until }
ruling-give-back = { $how ->
   *[since] La { -trick } es { ruling-winner }. Lo jugado desde entonces vale
    [leads] La { -trick } es { ruling-winner }, y sale quien la ganó
}
ruling-winner = { $alone ->
   *[no] del bando que la ganó
    [yes] de quien la ganó
}
ruling-leftovers = Al final, las { -piece(form: "many") } que sobran son { $alone ->
   *[no] del bando
    [yes] de la persona
} que ganó la última { -trick } completa
ruling-agree = Si todos están de acuerdo, se pasan { -piece(form: "many") } sin ver hasta que todos tengan { $hand }. Si no, { -deal(form: "deals") } otra vez la misma persona
ruling-deal-left = El { -deal } pasa a la izquierda
ruling-deal-left-to = El { -deal } pasa a la izquierda: { SEATS($next) }
ruling-pass-again = Lo que se pasó regresa, y se pasan { $count } { -piece(form: "many") } de cada lado
ruling-discard-again = Esas { -piece(form: "many") } regresan, y { SEATS($who) } { who-must } descartar { $count }
ruling-trump-is = El triunfo es { TRUMP($trump) }
ruling-unanswered-by = Pueden decir el triunfo { SEATS($bidders) }. El otro bando ({ SEATS($others) }) guarda silencio. No hay castigo
ruling-official = Decide el { $official }
ruling-redeal-usual = Si el { $official } no dice otra cosa, { -deal(form: "deals") } otra vez la misma persona
ruling-noted = Queda anotado. No cuesta { $unit ->
   *[points] puntos
    [marks] marcas
}
ruling-noted-unless = Queda anotado. No cuesta { $unit ->
   *[points] puntos
    [marks] marcas
}, a menos que lo diga el { $official }
ruling-help-decided = Ninguno de los dos puede ayudar al otro: el { $official } dice quién lo hace por { SEATS($who) }
ruling-fine = El club paga { MONEY($money) }
ruling-loses = { COUNT($who) ->
    [one] { SEATS($who) } pierde { $amount }
   *[other] { $each ->
       *[no] { SEATS($who) } pierden { $amount }
        [yes] { SEATS($who) } pierden { $amount } cada quien
    }
}
ruling-offender-loses = { $who ->
   *[player] Quien cometió la falta
    [side] El bando que cometió la falta
} pierde { $amount }
ruling-gets = { COUNT($who) ->
    [one] { SEATS($who) } recibe { $amount }
   *[other] { SEATS($who) } reciben { $amount }
}
ruling-others-get = El otro bando recibe { $amount }
ruling-if-dealt = Si ya se repartió la primera tanda
ruling-before-free = Antes de eso no cuesta nada
ruling-is-renege = Es renuncio, y lo { $callers ->
   *[opponents] puede señalar el otro bando
    [alone] pueden señalar los demás
    [anyone] puede señalar cualquiera de la mesa
}
ruling-a-renege = Es renuncio
ruling-if-called = Si alguien lo señala
ruling-if-uncalled = Si nadie lo señala
ruling-may-declare = Durante el juego, el { $official } puede declararlo renuncio. Entonces

ruling-price-take = La mano se juega completa. Los puntos en juego de ese bando no cuentan; sus combinaciones sí
ruling-hand-over = La mano termina
ruling-price-marks = El otro bando recibe las marcas de la puja, o una si era menos de una marca
ruling-price-alone = Quien hizo el renuncio no anota nada, y cada una de las demás personas recibe { $gets ->
   *[both] la puja y sus propias combinaciones
    [bid] la puja
    [meld] sus propias combinaciones
    [nothing] nada
}
ruling-price-bidders = Si fue el bando de la puja, { $cost ->
   *[minus-bid] pierde lo que pujó
    [zero] no anota nada
}, y los demás reciben { $gets ->
   *[both] la puja y sus combinaciones
    [bid] la puja
    [meld] sus combinaciones
    [nothing] nada
}
ruling-price-bidding = Ese bando { $cost ->
   *[minus-bid] pierde lo que pujó
    [zero] no anota nada
}, y los demás reciben { $gets ->
   *[both] la puja y sus combinaciones
    [bid] la puja
    [meld] sus combinaciones
    [nothing] nada
}
ruling-price-others = Si fue el otro bando, no anota nada, y el bando de la puja recibe { $gets ->
   *[both] la puja y sus combinaciones
    [bid] la puja
    [meld] sus combinaciones
    [nothing] nada
}
ruling-price-fee = Quien hizo el renuncio paga { MONEY($money) }
ruling-entry = { COUNT($who) ->
    [one] { $does ->
       *[get] { SEATS($who) } recibe { $amount } ({ $why })
        [lose] { SEATS($who) } pierde { $amount } ({ $why })
    }
   *[other] { $does ->
       *[get] { SEATS($who) } reciben { $amount } ({ $why })
        [lose] { SEATS($who) } pierden { $amount } ({ $why })
    }
}
ruling-nobody-scores = Nadie anota

ruling-which-first = Si se puede jugar más de una, { SEATS($who) } elige cuál va primero
ruling-at-the-end = Al final de la mano
ruling-if-more-pulled = Si alguien tuviera que tomar más de { $most }
ruling-not-their-lead = Si no le tocaba salir, es una salida fuera de turno
ruling-without-the-bid = Si la puja no es de { SEATS($who) }, cuenta como { $what }
ruling-may-still-tell = Hasta la primera salida, quien tiene la puja todavía lo puede decir, y no pasa nada
ruling-if-touched-reneges = Si la { -piece } tocada hace renuncio y alguien lo señala
ruling-silenced-dealer = Si a { SEATS($partner) } le toca { -deal(form: "verb") }, nadie ha pujado y todos pasan, ese bando pierde la puja de { $bid }
ruling-before-lead-ace = Antes de la primera salida es un as que no hace combinación
ruling-before-lead-owed = Antes de la primera salida son combinaciones obligatorias: se muestran a su tiempo, y no pasa nada
ruling-once-known = { $over ->
   *[no] Desde que se { $first ->
       *[trick] completa la primera { -trick }
        [lead] hace la primera salida
    }{ $suit ->
       *[no] {""}
        [yes] , cuenta como preguntar cuál es el triunfo
    }
    [yes] Si se preguntó después de la primera { $first ->
       *[trick] { -trick }
        [lead] salida
    }
}
ruling-silence = Las reglas no hablan de esto, así que el { $official } puede decidir otra cosa
ruling-no-bid = { $bid } no es una puja válida aquí
ruling-uncalled = Nadie ha señalado un renuncio y el juego sigue. Todavía lo { $callers ->
   *[opponents] puede señalar el otro bando
    [alone] pueden señalar los demás
    [anyone] puede señalar cualquiera de la mesa
}
ruling-eased = { $clause } se suaviza para { SEATS($who) }, así que no pasa nada

ruling-fate = { $hand ->
   *[goes-on] La mano sigue.
    [dealt-again] Se vuelve a { -deal(form: "verb") }.
    [deal-passes] El { -deal } pasa a la siguiente persona.
    [void] La mano no cuenta.
    [over] La mano terminó.
    [stopped] El juego espera hasta que eso se arregle.
    [uncalled] Mientras nadie lo señale, la mano sigue.
}
