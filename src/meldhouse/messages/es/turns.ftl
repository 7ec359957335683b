### Qué hay que hacer en una mesa, qué leen las teclas y qué dice una carta al pulsarla.
### Qué se pone en cada mensaje está escrito en en/turns.ftl.

turn-gathering = Esperando a que se sienten los jugadores.
turn-between = La mano terminó.
turn-stopped = El juego espera hasta que se decida esto: { $about }.
turn-keep = Podrías devolver esta mano.
turn-waiting = Esperando { $what ->
   *[nothing] a { SEATS($who) }.
    [auction] la puja de { SEATS($who) }.
    [trump] a que { SEATS($who) } elija triunfo.
    [lead] la salida de { SEATS($who) }.
    [play] la jugada de { SEATS($who) }.
    [meld] las combinaciones de { SEATS($who) }.
    [exchange] { COUNT($who) ->
        [one] a que { SEATS($who) } pase { -piece(form: "many") }.
       *[other] a que { SEATS($who) } pasen { -piece(form: "many") }.
    }
    [discard] el descarte de { SEATS($who) }.
    [kitty] a que { SEATS($who) } voltee la viuda.
    [settle] { COUNT($who) ->
        [one] a que { SEATS($who) } vea las combinaciones.
       *[other] a que { SEATS($who) } vean las combinaciones.
    }
    [count] { COUNT($who) ->
        [one] a que { SEATS($who) } se prepare.
       *[other] a que { SEATS($who) } se preparen.
    }
    [claim] la respuesta de { SEATS($who) } al reclamo.
}
turn-next = { $what ->
   *[nothing] Ahora { COUNT($who) ->
        [one] le
       *[other] les
    } toca a { SEATS($who) }.
    [auction] Ahora puja { SEATS($who) }.
    [trump] Ahora elige triunfo { SEATS($who) }.
    [lead] Ahora sale { SEATS($who) }.
    [play] Ahora juega { SEATS($who) }.
    [meld] Ahora { COUNT($who) ->
        [one] le
       *[other] les
    } toca a { SEATS($who) } mostrar combinaciones.
    [exchange] Ahora { COUNT($who) ->
        [one] le
       *[other] les
    } toca a { SEATS($who) } pasar { -piece(form: "many") }.
    [discard] Ahora descarta { SEATS($who) }.
    [kitty] Ahora voltea la viuda { SEATS($who) }.
    [settle] Ahora { COUNT($who) ->
        [one] le
       *[other] les
    } toca a { SEATS($who) } ver las combinaciones.
    [count] Ahora { COUNT($who) ->
        [one] le
       *[other] les
    } toca a { SEATS($who) } prepararse.
}
turn-yours = { $move ->
    [stand] Acomoda tus { -piece(form: "many") }.
    [bid] Te toca pujar.
    [trump] Elige triunfo.
    [kitty] Voltea la viuda.
    [meld] Muestra tus combinaciones.
    [no-meld] No tienes combinaciones.
    [confirm] Mira las combinaciones.
    [claim] ¿Aceptas el reclamo?
    [last] Tu última { -piece } se juega sola.
    [play] Te toca jugar.
    [lead] Te toca salir.
    [gather] Recoge la { -trick }.
   *[other] Te toca.
}
turn-choose = Elige { news-cards } { $what ->
   *[give] para tu pareja.
    [discard] para descartar.
}
turn-title = { $state ->
    [yours] Te toca ·{" "}
    [over] Fin de la mano ·{" "}
   *[waiting] {""}
}{ $title }, { $club } · Meldhouse

turn-go-on = Presiona { $keys ->
    [letters] N, o{" "}
    [alt] Alt y N, o{" "}
   *[off] {""}
}“{ dock-go-on }”.
turn-lifted = Tienes levantada { PIECES($piece) }: presiona otra vez para jugar.
turn-last = Es tu última { -piece }.
turn-playable = Puedes jugar { $number } de ellas.
turn-chosen = Elegidas { COUNT($pieces) } de { $most }: { PIECES($pieces) }.
turn-chosen-none = Todavía no eliges nada.
turn-chosen-all = Ya está. Con Shift y Tab llegas al botón.
turn-meld = Muestra tus combinaciones: { LIST($items, style: "semicolons") }. { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} en total.
turn-meld-all = Muestras todo lo que tienes.
turn-meld-some = Muestras menos de lo que tienes: { $chosen } de { news-cards }.
turn-meld-least = Las reglas piden por lo menos { $least }.
turn-laid = { WHO($who) ->
    [you] Muestras
   *[other] { SEATS($who) } muestra
}: { $hand }.
turn-passed = { SEATS($who) } ya eligió qué pasar.
turn-said = { WHO($who) ->
    [you] Tú
   *[other] { SEATS($who) }
}: { $says }

hand-suit = { TRUMP($suit) } { LIST($ranks, style: "plain") }
hand-suits = { LIST($suits, style: "semicolons") }
hand-trumps = triunfos: { PIECES($trumps) }; las demás: { PIECES($others) }
hand-tile = { PIECES($tile) }{ $trump ->
    [yes] , triunfo
   *[no] {""}
}
hand-empty = ninguna { -piece }
read-hand = { news-cards }: { $hand }.
read-dealt = Tu mano: { $hand }.
read-dealt-keys = { $keys ->
   *[letters] H la lee otra vez; el signo de interrogación abre la ayuda, con todas las teclas.
    [alt] Alt y H la leen otra vez; Alt y el signo de interrogación abren la ayuda, con todas las teclas.
}
hand-toolbar = Tu mano, { news-cards }
held-piece = { LIST($parts, style: "plain") }
held-mark = { $mark ->
   *[playable] se puede jugar
    [unplayable] ahora no se puede jugar
    [partner] de tu pareja
    [hint] consejo
}
held-new = nueva

read-to-me = Leer en voz alta
read-what = { $key ->
   *[h] Tu mano
    [l] Lo que puedes jugar, pujar o elegir
    [t] La { -trick } en la mesa
    [k] La última { -trick }
    [b] La puja y el triunfo
    [s] El marcador
    [w] A quién le toca
    [m] Las combinaciones en la mesa
}
read-no-hand = No hay ninguna mano en la mesa.
read-any = Cualquier { -piece }.
read-piece = { PIECES($piece) }{ $times ->
   *[1] {""}
    [2] , dos veces
    [3] , tres veces
    [4] , cuatro veces
}
read-playable = Puedes jugar: { LIST($pieces, style: "or") }.
read-bids = Puedes pujar { $more ->
    [yes] { LIST($bids, style: "plain") } y así hasta { $top }
   *[no] { LIST($bids, style: "or") }
}{ $pass ->
    [yes] , o pasar
   *[no] {""}
}. Recórrelas con las flechas.
read-trumps = { COUNT($trumps) ->
    [one] Solo puedes elegir { TRUMP($trumps) }{ $why ->
        [marriage] : no tienes otro matrimonio.
       *[none] .
    }
   *[other] Puedes elegir { TRUMP($trumps, style: "or") }.
}
read-trick-over = La mano terminó: no hay ninguna { -trick } en la mesa.
read-trick-none = Todavía no se juega nada.
read-trick-next = Todavía no se juega nada en la { -trick } siguiente.
read-winning = { WHO($who) ->
    [you] Vas
   *[other] { SEATS($who) } va
} ganando.
read-no-bid = Nadie ha pujado.
read-player = { WHO($who) ->
    [you] tú
   *[other] { SEATS($who) }
}
read-passes = Pasaron: { LIST($who) }.
read-bid = { WHO($who) ->
    [you] Tienes
   *[other] { SEATS($who) } tiene
} la puja{ $when ->
    [bidding] {" "}por ahora
   *[after] {""}
} en { $bid }.
read-trump = { $trump ->
    [follow-me] Sin triunfo (follow me).
   *[other] Triunfo: { TRUMP($trump) }.
}
read-trump-none = Todavía no se elige triunfo.
read-trump-untold = El triunfo no se repite: cada quien debe recordarlo.
bid-needs = { $how ->
   *[points] { WHO($side) ->
        [you] Te { $points ->
            [one] falta
           *[other] faltan
        }
        [us] { $points ->
            [one] Falta
           *[other] Faltan
        }
        [them] Les { $points ->
            [one] falta
           *[other] faltan
        }
       *[other] { $points ->
            [one] Falta
           *[other] Faltan
        }
    } { $points }.
    [more] { WHO($side) ->
        [you] Te { $points ->
            [one] falta
           *[other] faltan
        }
        [us] { $points ->
            [one] Falta
           *[other] Faltan
        }
        [them] Les { $points ->
            [one] falta
           *[other] faltan
        }
       *[other] { $points ->
            [one] Falta
           *[other] Faltan
        }
    } { $points }.
    [trick] { WHO($side) ->
        [you] Te falta
        [us] Falta
        [them] Les falta
       *[other] Falta
    } una { -trick }.
    [every] { WHO($side) ->
        [you] Te faltan
        [us] Faltan
        [them] Les faltan
       *[other] Faltan
    } todas las { -trick(form: "many") }.
    [made] Puja cumplida.
    [meld] Puja cumplida con combinaciones.
    [out] Puja inalcanzable.
}
read-taken = Puntos hasta ahora: { LIST($sides, style: "plain") }.
read-side-tricks = { WHO($side) ->
    [you] tú
    [us] ustedes
    [them] ellos
   *[other] { SIDE($side) }
} { $tricks ->
    [one] { $tricks } { -trick }
   *[other] { $tricks } { -trick(form: "many") }
}
read-taken-tricks = Hasta ahora: { LIST($sides, style: "plain") }. Sus puntos se cuentan después de la mano.
read-meld-none = No hay combinaciones en la mesa.
read-meld-no-game = En este juego no hay combinaciones.
read-meld-own = Todavía no muestras las tuyas.
read-meld-back = Las combinaciones ya están de vuelta en las manos. Fueron:

pressed-turn = Te toca a ti.
pressed-soon = Un momento, el juego ya sigue.
pressed-no-hint = Ahora no hay nada que aconsejar.
pressed-hint-closed = Consejo cerrado.
pressed-down = De vuelta en la mano.
pressed-unchosen = Ya no hay nada elegido.
pressed-lifted = Levantada: { PIECES($piece) }. { $then ->
   *[play] Presiona otra vez para jugar.
    [turn] Todavía no te toca.
    [phase] Todavía no se juega ninguna { -piece }.
    [swap] Ahora elige con cuál cambia de lugar.
}
pressed-put-down = De vuelta en la mano: { PIECES($piece) }.
pressed-swapped = Cambiaron de lugar: { PIECES($pieces) }.
pressed-chosen = Elegida: { PIECES($piece) }. { $chosen } de { $most }.
pressed-chosen-instead = Elegida: { PIECES($piece) } en lugar de { PIECES($other) }. { $chosen } de { $most }.
pressed-put-back = De vuelta: { PIECES($piece) }. { $chosen } de { $most }.
pressed-meld = { $how ->
   *[shown] La muestras
    [kept] La guardas
}: { PIECES($piece) }.

trick-piece = { WHO($who) ->
    [you] Tú
   *[other] { SEATS($who) }
}{ $led ->
    [yes] {" "}(salida)
   *[no] {""}
}: { $what }
trick-now = { -trick(form: "start") }: { LIST($plays, style: "stops") }.
trick-last = Última { -trick }: { LIST($plays, style: "stops") }. { $won }
trick-none = Todavía no se juega ninguna { -piece }
trick-unnamed = Según estas reglas, después no se dice quién jugó qué.
trick-led = salida
led = { $how ->
   *[suit] Palo de salida: { TRUMP($suit) }.
    [trump] Salida con triunfo: { TRUMP($suit) }.
}
led-unless = Palo de salida: { TRUMP($suit) }, salvo que el triunfo sea { TRUMP($other) }.
trick-taken = { WHO($who) ->
    [you] Ganas
   *[other] Gana { SEATS($who) }
}{ $points ->
    [0] {""}
    [one] , { $points } punto
   *[other] , { $points } puntos
}
trick-leads = { WHO($who) ->
    [you] Te toca salir
   *[other] Sale { SEATS($who) }
}
trick-last-button = Última { -trick }
trick-closed = Ahora no se puede ver ninguna { -trick }.
