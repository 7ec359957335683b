### «meldhouse play»: la mesa en una terminal, lo que muestra y lo que pregunta.
### Qué se pone en cada mensaje está escrito en en/play.ftl. Una pregunta tiene a lo más 50 letras.

play-welcome = Te damos la bienvenida a Meldhouse. ¿Con qué reglas quieres jugar?
play-which-rules = Número o nombre (Enter para el primero):
play-rules-row = { $number }. { $club } ({ $game })
play-rules-help = Escribe un número, del 1 al { $last }. O escribe un nombre o su comienzo, como { $example }. Para las reglas de tu propio club, escribe su archivo, como nuestras.toml. Presiona Enter para { $club }, o escribe “salir” para irte.
play-rules-hint = Si apenas empiezas, prueba { $number }: { $club }. Solo tienes { $cards } { -piece(form: "many") } en la mano.
play-rules-several = “{ $typed }” puede ser { LIST($fits, style: "or") }. Escribe el número.
play-rules-fit = { $number } ({ $club })
play-rules-number = No hay número { $number }. Van del 1 al { $last }.
play-brief-melds = Una vez cada una: { LIST($melds, style: "plain") }.
play-brief-meld = { $name } { $points }
play-brief-row = { $word }: { $lines }
play-brief-after = Escribe ? cuando quieras ayuda, o “reglas” para ver todas las reglas.
play-rules-meld = { $name } ({ $cards }): { $values }
play-watching = { SEATS($seats) } son jugadores automáticos. Tú miras.
play-alone = Eres { SEATS($me) }. Juegas contra { SEATS($others) }, cada quien por su cuenta.
play-partners = Eres { SEATS($me) }. { SEATS($partner) } es tu pareja. Juegan contra { SEATS($others) }.
play-level = Jugadores automáticos: { level-name }.
play-levels = Jugadores automáticos: { LIST($levels, style: "plain") }.
play-level-seats = { SEATS($seats) } ({ level-name })
play-no-partner = En esta mesa no tienes pareja. Usa --level para todos los jugadores automáticos.
play-key-advice = Copia la clave completa, o quita --key para un reparto nuevo.

play-cited = { $says } (cláusula { $clause })

play-name = { WHO($who) ->
    [you] Tú
   *[other] { SEATS($who) }
}
play-side = { WHO($side) ->
    [you] Tú
    [us] Ustedes
    [them] Ellos
   *[other] { SIDE($side) }
}

play-draw-all = { $again ->
   *[no] Todos sacan para ver a quién le toca { -deal(form: "verb") }
    [yes] Todos sacan otra vez
}: { LIST($drawn, style: "plain") }.
play-draw-side = { WHO($side) ->
    [you] Sacas
    [us] Tú y tu pareja sacan
    [them] Ellos sacan
   *[other] { SIDE($side) } sacan
} { $again ->
   *[no] para ver a quién le toca { -deal(form: "verb") }
    [yes] otra vez
}: { LIST($drawn, style: "plain") }.
play-first-deal = { WHO($who) ->
    [you] Sacaste la más alta: tú { -deal(form: "you") }
   *[other] { SEATS($who) } sacó la más alta y { -deal(form: "deals") }
} primero.

play-hand = Mano { $number }: { WHO($who) ->
    [you] { -deal(form: "you") } tú
   *[other] { -deal(form: "deals") } { SEATS($who) }
}
play-match-game = Partida { $number } del encuentro
play-resumed = La partida sigue donde la dejaste.
play-nobody-bids = Nadie puja en esta mesa, así que la partida termina aquí.
play-reminder = Recuerda, por favor: { $says }
play-concede-hint = Tu puja ya no se alcanza. Escribe “rendirme”, o sigue jugando.
play-arrange-hint = Tus fichas están en { $layout }. Si las quieres de otro modo, escribe “acomodar { $other }” antes de pujar.

play-high-bid = Puja más alta: { $bid }, { $partner ->
   *[no] { WHO($who) ->
        [you] la tuya
       *[other] { SEATS($who) }
    }
    [yes] { SEATS($who) } (tu pareja)
}.
bids-listed = { LIST($bids, style: "or") }
bids-span = { $low } a { $high }
bids-up = { $bid } o más
bids-on = { LIST($bids, style: "plain") }, etcétera
play-ask-bid = Tu puja ({ $bids }){ $passing ->
   *[may] , o p para pasar
    [must] ; no puedes pasar
}:
play-ask-any-bid = Tu puja{ $passing ->
   *[may] {" "}(o p para pasar)
    [must] {""}
}:
play-ask-pass = Solo puedes pasar. Escribe p:
play-can-bid = Puedes { $passing ->
   *[may] pasar o pujar
    [must] pujar
} { $bids }.
play-can-pass = Solo puedes pasar.

play-ask-kitty = Presiona Enter para voltear la viuda:
play-ask-trump = Elige triunfo:
play-trump-row = { $number }. { TRUMP($trump) }
play-trump-meld-row = { $number }. { TRUMP($trump) }, combinaciones { $points }.
play-trump-rows = { LIST($rows, style: "plain") }.
play-choose-trump = Elige { TRUMP($trumps, style: "or") }.
play-can-turn = Presiona Enter para voltear la viuda.
play-can-name-blind = O elige triunfo sin verla: { TRUMP($trumps, style: "or") }.
play-trump = { $trump ->
    [follow-me] Sin triunfo (follow me).
   *[other] Triunfo: { TRUMP($trump) }.
}
play-ask-pass-pieces = Pasa { $number ->
    [one] una { -piece }
   *[other] { $number } { -piece(form: "many") }
} a { SEATS($to) }:
play-ask-discard = Descarta { $number } { -piece(form: "many") }:
play-choose-from = Puedes elegir entre:
play-can-meld = Puedes mostrar { $points }: { PIECES($pieces) }.
play-ask-meld = Presiona Enter para mostrarlo todo:
play-ask-no-meld = Presiona Enter para seguir:
play-can-show = Presiona Enter para mostrar todas tus combinaciones. O nombra las { -piece(form: "many") } que muestras{ $owed ->
   *[no] , o escribe “ninguna”.
    [yes] .
}
play-must-show = Tienes que mostrar estas: { PIECES($pieces) }.

play-status = { LIST($parts, style: "dots") }
    .spoken = { LIST($parts, style: "stops") }.
play-contract = { WHO($who) ->
    [you] Pujaste
   *[other] { SEATS($who) } pujó
} { $bid }
play-contract-trump = { WHO($who) ->
    [you] Pujaste
   *[other] { SEATS($who) } pujó
} { $bid }, { cli-trump }
play-tricks-won = { -trick(form: "title") }: { LIST($sides, style: "plain") }
play-points-won = Puntos: { LIST($sides, style: "plain") }
play-can-play = Puedes jugar: { LIST($plays, style: "plain") }
    .spoken = Puedes jugar: { LIST($plays, style: "plain") }.
play-numbered = { $number }) { PIECES($piece) }
    .spoken = { $number }. { PIECES($piece) }
play-can-play-these = Puedes jugar:
play-must-play = Solo puedes jugar: { PIECES($piece) }.
play-can-play-any = Puedes jugar cualquiera:
play-ask-only = Presiona Enter para jugarla:
play-ask-play = Tu jugada:
play-ask-lead = Tu salida en la { -trick } { $number }:
play-gap = vacío
play-suit = { $suit ->
   *[S] Espadas
    [H] Corazones
    [C] Tréboles
    [D] Diamantes
}: { LIST($ranks, style: "plain") }.
play-numbered-times = { $number }. { PIECES($piece) } (tienes { $times })
play-tray = { LIST($choices, style: "plain") }.

play-claim-means = { $test ->
   *[trick] Dices que ganas todas las { -trick(form: "many") } que quedan.
    [any-card] Dices que ya nadie puede ganarle a ninguna de tus { -piece(form: "many") }.
    [bid] Dices que cumples tu puja, jueguen lo que jueguen los demás.
} { $failed ->
   *[rest] Si no es así, los demás se llevan todo lo que queda.
    [hand] Si no es así, pierdes la mano.
}
play-claim-your-hand = Tu mano: { PIECES($pieces) }
play-refuted-then = Luego: { LIST($plays, style: "plain") }.
play-ask-claim = ¿Aceptas el reclamo (s) o lo impugnas (n)?
play-claim-unclear = Escribe s para aceptar el reclamo, o n para impugnarlo.
play-claim-accept = s: lo aceptas. Vale si nadie de tu bando lo impugna.
play-claim-challenge = n: lo impugnas. Se ponen a la vista todas las { -piece(form: "many") } y se revisa. No te cuesta nada.

play-refused = { $why } Escribe “por qué” para ver toda la regla.
play-unclear = { $why } Escribe ? para ver la ayuda.
play-nothing-refused = Hasta ahora no se te ha rechazado nada.
play-no-clause = Así es el juego. Las reglas del club no tienen ninguna cláusula sobre eso.
play-clause = { $clause }: { $says }
play-watching-only = Estás mirando, así que nada en esta mesa es tuyo.
play-answer-first = Primero contesta la pregunta.
play-nothing-to-bid = Ahora no tienes que pujar ni elegir nada.
play-nothing-held = Ahora no tienes { -piece(form: "many") } en la mano.
play-yes-or-no = Escribe s o n.
play-means-nothing = “{ $typed }” no significa nada aquí.

play-no-such-number = “{ $typed }” no es un número de { -trick(form: "many") }. Escribe “última 2” para ver las dos últimas.
play-no-trick-played = En esta mano no se jugó ninguna { -trick }.
play-no-trick-open = Ahora no hay ninguna { -trick } que ver.
play-no-trump-yet = Todavía no se ha elegido triunfo.
play-trump-told = Tu bando eligió el triunfo, así que puedes saberlo: { TRUMP($trump) }.
play-trump-untold = Con estas reglas nadie repite el triunfo después de la primera { $after ->
   *[trick] { -trick }
    [lead] salida
}. Tienes que recordarlo.

undone-others = { COUNT($others) ->
    [one] { SEATS($others) } decide otra vez.
   *[other] { SEATS($others) } deciden otra vez.
}

play-arranged = Con estas reglas tus { -piece(form: "many") } se ordenan solas.
play-arrange-how = Escribe “acomodar” y { LIST($layouts, style: "or") }. Después puedes nombrar todas tus { -piece(form: "many") } en el orden que quieras.
play-stacked = { $form ->
   *[single] Apilas tus { -trick(form: "many") } de una en una.
    [double] Apilas tus { -trick(form: "many") } de dos en dos.
}
play-stack-towards = { WHO($to) ->
    [you] La pila va hacia ti.
   *[other] La pila va hacia { SEATS($to) }.
}

play-save-how = Escribe “guardar” y el nombre de un archivo, por ejemplo: guardar domingo.record
play-saved = La partida hasta aquí está guardada en { $file }.
play-not-saved = No se guardó nada.
play-save-failed = No se puede escribir { $file }: { $why }. Prueba otro nombre.
play-way-back = { $what ->
   *[resume] Para seguir jugando:
    [replay] Para verlo otra vez:
}
play-not-resumed = No puedes seguir jugando con este registro: { $why }.
play-not-one-game = { $why ->
   *[apart] sus manos no se jugaron una tras otra
    [unfinished] la mano { $number } no está terminada y hay otras después
    [refereed] su última mano se jugó en una mesa con árbitro
}
play-not-resumed-advice = “meldhouse replay” muestra lo que contiene.
play-resume-book = Para las reglas de tu propio club, da su archivo: meldhouse play --resume { $file } --book ARCHIVO

play-counted = Puntos de esta mano
play-entry = { $side }: { $amount }. { $why }.
play-hands-were = Las manos eran:
play-pile = { $pile ->
   *[kitty] Viuda
    [discard] Descarte
}
play-open-hand = { $whose }. { LIST($pieces, style: "sentences") }
play-no-score = Todavía no hay puntos ({ $length }).
play-score = { $hands ->
    [one] Puntos después de { $hands } mano
   *[other] Puntos después de { $hands } manos
}: { LIST($sides, style: "plain") } ({ $length }).
play-games-won = Partidas ganadas: { LIST($sides, style: "plain") } (al mejor de { $of }).
play-match-won = { WHO($side) ->
    [you] Ganaste
    [us] Ganaron ustedes
    [them] Ganaron ellos
   *[other] Victoria de { SIDE($side) } en
} el encuentro, { $won } a { $lost }.
play-tie = Es un empate.
play-column = { $head ->
   *[dealer] { -dealer(form: "start") }
    [bid] Puja
    [take] En bazas
    [total] Total
}
play-sheet-row = { LIST($parts, style: "stops") }.
play-sheet-trump = Triunfo: { TRUMP($trump) }
play-sheet-ended = Cómo terminó: { cli-ended }
play-sheet-side = { $side }: { LIST($cells, style: "plain") }
play-sheet-bid = puja { $bid }
play-sheet-total = { $unit ->
   *[points] total { $total }
    [marks] marcas { $total }
}

play-ask-next = Presiona Enter para la siguiente mano:
play-ask-again = { $what ->
   *[game] ¿Jugar otra vez?
    [match] ¿Jugar la siguiente partida del encuentro?
}
play-leaving = ¿Dejas la mesa? { $kept ->
   *[no] La partida no está guardada.
    [yes] La partida está guardada.
}
play-ask-leave = { $kept ->
   *[no] s para salir, n para seguir, o guardar ARCHIVO:
    [yes] s para salir, n para seguir:
}
play-stay = Sigues en la partida.
play-leave-unclear = Escribe s, n, o “guardar” y el nombre de un archivo.

play-ask-redeal = ¿Devuelves la mano?
play-redeal-why = Tienes { $nines } nueves o más y ninguna combinación.
play-ask-stop = La puja está decidida. ¿Contamos ya?
play-ask-concede = ¿Te rindes sin jugar?
play-ask-lay-down = ¿Muestras tu mano y reclamas el resto?
play-ask-blind = ¿Eliges { TRUMP($trump) } sin ver la viuda?
play-ask-high = ¿Pujas { $bid }? Basta con { $lowest }.
play-ask-number = { $act ->
   *[play] ¿Juegas { PIECES($piece) }?
    [lead] ¿Sales con { PIECES($piece) }?
}
play-ask-replace = { $file } ya existe. ¿Lo reemplazas?
