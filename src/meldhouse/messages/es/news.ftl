### Lo que pasa en la mesa: escrito al lado, leído en voz alta y en la terminal.
### Qué se pone en cada mensaje está escrito en en/news.ftl.

side-points = { WHO($side) ->
    [you] tú
    [us] ustedes
    [them] ellos
   *[other] { SIDE($side) }
} { $points }
side-marks = { WHO($side) ->
    [you] tú
    [us] ustedes
    [them] ellos
   *[other] { SIDE($side) }
} { $marks ->
    [one] { $marks } marca
   *[other] { $marks } marcas
}
news-cards = { $number ->
    [one] { $number } { -piece }
   *[other] { $number } { -piece(form: "many") }
}

news-dealt = { WHO($who) ->
    [you] Tú { -deal(form: "you") }
   *[other] { SEATS($who) } { -deal(form: "deals") }
}{ $how ->
   *[dealt] {" "}{ $each } { -piece(form: "many") } a cada quien.
    [drawn] . Cada quien toma { $each } { -piece(form: "many") }.
}
news-bid = { WHO($who) ->
    [you] Pujas
   *[other] { SEATS($who) } puja
} { $bid }.
news-pass = { WHO($who) ->
    [you] Pasas.
   *[other] { SEATS($who) } pasa.
}
news-calls = Pujas: { LIST($calls, style: "plain") }.
call-bid = { WHO($who) ->
    [you] tú
   *[other] { SEATS($who) }
} { $bid }
call-pass = { WHO($who) ->
    [you] tú pasas
   *[other] { SEATS($who) } pasa
}
news-won = { WHO($who) ->
    [you] Te quedas
   *[other] { SEATS($who) } se queda
} con la puja en { $bid }.
news-dropped = Todos los demás pasaron; { WHO($who) ->
    [you] te quedas
   *[other] { SEATS($who) } se queda
} con la puja en { $bid }.
news-redeal = { WHO($who) ->
    [you] Devuelves
   *[other] { SEATS($who) } devuelve
} la mano: { $nines } nueves o más y ninguna combinación.
news-dealt-again = { WHO($who) ->
    [you] Tú { -deal(form: "you") }
   *[other] { SEATS($who) } { -deal(form: "deals") }
} otra vez.

news-trump = { WHO($who) ->
    [you] Eliges
   *[other] { SEATS($who) } elige
} { $trump ->
    [follow-me] sin triunfo (follow me)
   *[other] { TRUMP($trump) }
}.
news-trump-said = { WHO($who) ->
    [you] Nombras
   *[other] { SEATS($who) } nombra
} “{ $said }”.
news-trump-untold = { WHO($who) ->
    [you] Elegiste
   *[other] { SEATS($who) } eligió
} el triunfo. Cada quien debe recordarlo.
news-kitty = La viuda: { PIECES($pieces) }.
news-passed = { WHO($taker) ->
    [you] { SEATS($giver) } te pasa { $what }.
   *[other] { WHO($giver) ->
        [you] Pasas
       *[other] { SEATS($giver) } pasa
    } { $what } a { SEATS($taker) }.
}
news-exchanged = { LIST($passes, style: "sentences") }
news-discard = { WHO($who) ->
    [you] Descartas
   *[other] { SEATS($who) } descarta
} { $what }.
news-discard-trumps = { WHO($who) ->
    [you] Descartas
   *[other] { SEATS($who) } descarta
} { $what }, { $trumps ->
    [0] ningún triunfo
    [one] { $trumps } triunfo
   *[other] { $trumps } triunfos
} entre ellas.

news-no-meld = { WHO($who) ->
    [you] No tienes
   *[other] { SEATS($who) } no tiene
} combinaciones.
news-meld = { WHO($who) ->
    [you] Muestras
   *[other] { SEATS($who) } muestra
} { $points }: { LIST($items, style: "plain") }.
news-meld-untold = { WHO($who) ->
    [you] Mostraste
   *[other] { SEATS($who) } mostró
} { $points }.
news-hands-shown = El bando de la puja mostró muy pocas combinaciones: sus manos quedan a la vista y cuentan todas sus combinaciones.
news-meld-sums = Combinaciones: { LIST($sides, style: "plain") }.
news-meld-counted = Combinaciones: { LIST($sides, style: "plain") }. { $need }
need-too-much = Ya no se alcanza la puja de { $bid }.
need-nothing = Con eso se cumple la puja de { $bid }, pase lo que pase en el juego.
need-one-trick = Con eso se cumple la puja de { $bid } si { WHO($side) ->
    [you] ganas
    [us] ganan
    [them] ellos ganan
   *[other] el bando de la puja gana
} una { -trick }.
need-points = { WHO($side) ->
    [you] Te
    [us] A ustedes les
    [them] A ellos les
   *[other] Al bando de la puja le
} { $points ->
    [one] falta
   *[other] faltan
} { $points } de los { $total } puntos en juego.

news-play = { WHO($who) ->
    [you] Juegas
   *[other] { SEATS($who) } juega
} { PIECES($piece) }.
    .spoken = { WHO($who) ->
        [you] Tú
       *[other] { SEATS($who) }
    }, { PIECES($piece) }.
news-lead = { WHO($who) ->
    [you] Sales
   *[other] { SEATS($who) } sale
} con { PIECES($piece) }.
news-trick = { WHO($who) ->
    [you] Ganas
   *[other] { SEATS($who) } gana
} la { -trick }{ $points ->
    [0] .
    [one] : { $points } punto.
   *[other] : { $points } puntos.
}
news-last-trick = { WHO($who) ->
    [you] Ganas
   *[other] { SEATS($who) } gana
} la última { -trick }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, con { $last } por ser la última.
news-whole-trick = { -trick(form: "start") } { $number }: { LIST($plays, style: "plain") }. { $won }
news-trick-so-far = { -trick(form: "start") } { $number }: { LIST($plays, style: "plain") }
news-trick-unnamed = { -trick(form: "start") } { $number }: { PIECES($pieces) }. { $won }
trick-lead = { WHO($who) ->
    [you] sales
   *[other] { SEATS($who) } sale
} con { PIECES($piece) }
trick-play = { WHO($who) ->
    [you] tú
   *[other] { SEATS($who) }
} { PIECES($piece) }
news-asks-to-see = { WHO($who) ->
    [you] Pides
   *[other] { SEATS($who) } pide
} ver la última { -trick }.

news-claim = { WHO($who) ->
    [you] Reclamas
   *[other] { SEATS($who) } reclama
} el resto.
news-claim-shown = { WHO($who) ->
    [you] Reclamas
   *[other] { SEATS($who) } reclama
} el resto: { PIECES($pieces) }.
news-answer = { $answer ->
   *[accept] { WHO($who) ->
        [you] Aceptas
       *[other] { SEATS($who) } acepta
    }
    [challenge] { WHO($who) ->
        [you] Impugnas
       *[other] { SEATS($who) } impugna
    }
} el reclamo.
news-refuted = Así: { LIST($plays, style: "plain") }.
news-settled = El reclamo { $result ->
   *[stands] vale
    [fails] falla
}. El resto es { WHO($side) ->
    [you] tuyo
    [us] de ustedes
    [them] del otro bando
   *[other] de { SIDE($side) }
}: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
renege-offence = { SEATS($who) } { $offence ->
   *[follow] no sirvió el palo
    [beat] no superó la { -trick }
    [trump] no jugó triunfo
    [aces] no mostró ases que se deben mostrar
    [turn] jugó fuera de turno
    [lead] salió fuera de turno
    [discard] olvidó descartar o dijo mal sus triunfos
    [taken] tomó una { -trick } que no ganó
    [shown] mostró { -piece(form: "many") } a propósito
    [totals] tiene { -piece(form: "many") } de más o de menos en sus { -trick(form: "many") }
}

news-conceded = { WHO($who) ->
    [you] Te rindes y dejas
   *[other] { SEATS($who) } se rinde y deja
} la puja.
news-stopped = La puja ya está decidida; la mano termina aquí.
news-ended = { $how ->
   *[board-set] La puja no se alcanza ni con todos los puntos en juego: se pierde.
    [no-board] No hay combinaciones suficientes para jugar: se pierde la puja.
    [no-marriage] Quien tiene la puja no tiene matrimonio para elegir triunfo, y la pierde.
    [silenced] No se permite que { -dealer } se quede con la puja: su bando la pierde.
    [passed-out] Todos pasaron.
    [void] La mano no cuenta.
    [renege] Un renuncio termina la mano.
    [forfeited] El reclamo falló y la mano se pierde.
}
news-result = Fin de la mano. { LIST($parts, style: "sentences") }
result-bid = { WHO($side) ->
    [you] { $came ->
       *[made] Cumpliste la puja de
        [set] Perdiste la puja de
        [bid] Pujaste
    }
    [us] { $came ->
       *[made] Ustedes cumplieron la puja de
        [set] Ustedes perdieron la puja de
        [bid] Ustedes pujaron
    }
    [them] { $came ->
       *[made] Ellos cumplieron la puja de
        [set] Ellos perdieron la puja de
        [bid] Ellos pujaron
    }
   *[other] { SIDE($side) }: { $came ->
       *[made] cumplida la puja de
        [set] perdida la puja de
        [bid] puja de
    }
} { $bid }.
result-bid-figures = { WHO($side) ->
    [you] { $came ->
       *[made] Cumpliste la puja de
        [set] Perdiste la puja de
        [bid] Pujaste
    }
    [us] { $came ->
       *[made] Ustedes cumplieron la puja de
        [set] Ustedes perdieron la puja de
        [bid] Ustedes pujaron
    }
    [them] { $came ->
       *[made] Ellos cumplieron la puja de
        [set] Ellos perdieron la puja de
        [bid] Ellos pujaron
    }
   *[other] { SIDE($side) }: { $came ->
       *[made] cumplida la puja de
        [set] perdida la puja de
        [bid] puja de
    }
} { $bid }; { LIST($figures, style: "plain") }.
result-meld = combinaciones { $points }
result-take = bazas { $points }
result-nothing = No cuenta para nadie.
result-hand = Esta mano: { LIST($sides, style: "plain") }.
result-total = Total: { LIST($sides, style: "plain") }.
result-won = ¡{ WHO($side) ->
    [you] Ganaste
    [us] Ganaron ustedes
    [them] Ganaron ellos
   *[other] Victoria de { SIDE($side) } en
} la { $what ->
   *[game] partida
    [round] { -round }
}!
result-over = Terminó la { $what ->
   *[game] partida
    [round] { -round }
}.

undone-bid = { WHO($who) ->
    [you] Retiras tu
   *[other] { SEATS($who) } retira su
} puja de { $bid }.
undone-trump = { WHO($who) ->
    [you] Retiras
   *[other] { SEATS($who) } retira
} lo que { WHO($who) ->
    [you] elegiste
   *[other] eligió
}: { TRUMP($trump) }.
undone-pieces = { WHO($who) ->
    [you] Retiras
   *[other] { SEATS($who) } retira
} { PIECES($pieces) }.
undone-act = { WHO($who) ->
    [you] { $act ->
       *[pass] Retiras tu paso.
        [turn-kitty] La viuda vuelve a quedar tapada.
        [redeal] Ya no devuelves la mano.
        [meld] Retiras tus combinaciones.
        [no-meld] Vuelves a decidir qué mostrar.
        [claim] Retiras tu reclamo.
        [accept] Retiras tu respuesta al reclamo.
        [challenge] Retiras tu respuesta al reclamo.
        [other] Retiras tu última decisión.
    }
   *[other] { SEATS($who) } { $act ->
       *[pass] retira su paso.
        [turn-kitty] deja otra vez tapada la viuda.
        [redeal] ya no devuelve la mano.
        [meld] retira sus combinaciones.
        [no-meld] vuelve a decidir qué mostrar.
        [claim] retira su reclamo.
        [accept] retira su respuesta al reclamo.
        [challenge] retira su respuesta al reclamo.
        [other] retira su última decisión.
    }
}

news-left = { $name } dejó { $where }. Sigue un jugador automático.
news-sat = { WHO($who) ->
    [you] Ahora juegas
   *[other] Ahora { $name } juega
} en { $where }.

counted = { LIST($parts, style: "sentences") }
counted-all = { $hands ->
    [one] Contó la única mano.
   *[other] Contaron las { $hands } manos.
}
counted-some = { COUNT($hands) ->
    [0] No contó ninguna mano.
    [one] Contó la mano { LIST($hands) }.
   *[other] Contaron las manos { LIST($hands) }.
}
counted-full = { COUNT($hands) ->
    [one] La mano { LIST($hands) } contó completa.
   *[other] Las manos { LIST($hands) } contaron completas.
}
counted-not = { COUNT($hands) ->
    [one] La mano { LIST($hands) } no contó
   *[other] Las manos { LIST($hands) } no contaron
}: { $why ->
   *[passed-out] todos pasaron.
    [void] anulada.
    [misdealt] mal repartida.
    [broken-off] interrumpida.
}
counted-last = { $why ->
   *[bidders-out] En la última mano solo contaron los puntos del bando de la puja: llegó primero.
    [won-before] La última mano no se sumó: la partida ya estaba ganada.
}

phrase = { $phrase ->
   *[hello] Hola a todos.
    [luck] Buena suerte.
    [thanks] Gracias, pareja.
    [played] Bien jugado.
    [sorry] Perdón, pareja.
    [moment] Un momento, por favor.
    [back] Ya volví.
    [good-game] Buena partida.
    [goodbye] Adiós, y gracias.
}

ruling-by = Decisión de { $name }

table-unknown = No existe esa mesa. Revisa el enlace o búscala en la sala.
hand-unknown = Esta mesa no tiene una mano { $number } terminada. Elige una de su lista de manos.
table-diverged = Esta mesa no se puede volver a abrir: las reglas cambiaron desde que se jugó.

replay-part = { $part ->
   *[deal] { -deal(form: "start") }
    [bidding] Pujas
    [trump] Triunfo
    [meld] Combinaciones
}
replay-trick = { -trick(form: "start") } { $number }

news-calls-far = Pujas: { LIST($calls, style: "semicolons") }.
call-up-to = { WHO($who) ->
    [you] tú
   *[other] { SEATS($who) }
} hasta { $bid }
call-up-to-pass = { WHO($who) ->
    [you] tú
   *[other] { SEATS($who) }
} hasta { $bid } y luego a pasar

hand-yours = Tu mano:
hand-would-meld = Tus combinaciones según el triunfo: { LIST($melds, style: "plain") }.
trump-meld = { TRUMP($trump) } { $points }
hand-no-marriage = No tienes ningún matrimonio; no podrías elegir triunfo.
trick-play-all = { SEATS($who) }: { PIECES($pieces) }
