### Lo que responde “meldhouse tournament” sobre las mesas: hojas, castigos, decisiones, clasificación y dinero.
### Qué se pone en cada mensaje está escrito en en/command-desk-tables.ftl.

## Preguntas sobre una mano

cli-deals = { $name } { -deal(form: "deals") }.
cli-ask-drew = ¿A quién le tocó el primer { -deal }? ({ LIST($names, style: "or") }; Enter si no se sabe)
cli-ask-who-bid = ¿Quién se quedó con la puja? (un asiento o un nombre; “nadie”, o “salir” para salir)
cli-ask-bid-taken = ¿De cuánto?
cli-ask-trump-or = ¿Cuál fue el triunfo? (Enter si no hubo)
cli-ending = { $number }. { $ending } ({ $code })
cli-ask-ended = ¿Cómo terminó? (un número; Enter: 1)
cli-ask-wrong-bid = ¿Perdió { -dealer } el derecho a pujar por una puja equivocada, y no por una fuera de turno?
cli-ask-offender = { $how ->
   *[renege] ¿Quién hizo el renuncio?
    [forfeited] ¿De quién fue el reclamo que falló?
    [awarded] ¿Quién señaló el renuncio?
} (un asiento o un nombre)
cli-ask-claim-failed = ¿Falló un reclamo? (de quién: un asiento o un nombre; Enter si fue bueno)
cli-ask-kitty = ¿Cuántos triunfos hay en la viuda? (Enter si no se anunció)
cli-ask-figure = { $what ->
   *[meld] ¿Combinaciones de { $side }?
    [take] ¿Puntos en bazas de { $side }?
}
cli-ask-spoiled = ¿Perdió un bando sus puntos por un renuncio?
cli-ask-whose = ¿Qué bando? ({ LIST($sides, style: "or") }, o “todos”)
cli-ask-beside = ¿Marcas aparte de la mano? (por ejemplo NS=1; Enter si no hay)
cli-ask-beside-why = ¿Por qué?
cli-ask-signed = ¿Firmaron todos los bandos?
cli-hand-again = No se guardó. Escribe esta mano otra vez.
cli-so-far = Hasta ahora: { $score }

## Hojas

cli-no-table-here = No hay mesa { $table } en { $round }. { $last ->
    [one] Solo está la mesa 1.
   *[other] Las mesas van de la 1 a la { $last }.
}
cli-hand-or-slips = Da una mano con opciones, o varias con --slips, no las dos cosas.
cli-not-saved = { $faults ->
    [one] No se guardó, por un error:
   *[other] No se guardó, por { $faults } errores:
}
cli-score-json = Con --json, da la mano con opciones, manos con --slips o el resultado con --points.
cli-one-hand = Con --hand, da exactamente una mano.
cli-hands-or-result = Da manos, o el resultado con --points, no las dos cosas.
cli-points-too = Con { $option } hacen falta también los puntos. Agrega --points.
cli-skunk-advice = Responde con --skunk in (sí, ya está) o --skunk add (no, agrégalo).
cli-unfinished = Sin firmar: todavía faltan manos por jugar.
cli-sheet-closed = En esta hoja ya no se agregan manos.
cli-correct-advice = Si algo está mal: meldhouse tournament correct { $table }
cli-correct-what = Di qué mano con --hand y cómo fue, o da el resultado con --points.
cli-rules-say = Las reglas dicen: { $says } ({ $clause })
cli-sheet-title = { $round }, mesa { $table }
cli-side-of = { SIDE($side) } ({ $names })
cli-made = { $name } { $made }
cli-score = { LIST($sides, style: "semicolons") }
cli-score-counted = { LIST($sides, style: "semicolons") } (con los castigos: { LIST($counted, style: "semicolons") })
cli-bonus-row = Bono: { $why }
cli-sheet-key = { $meld ->
   *[yes] Cómo se lee una mano: combinaciones+bazas: puntos = total hasta ahí
    [no] Cómo se lee una mano: bazas: puntos = total hasta ahí
}
cli-star-key = * solo decide el empate; sus puntos no cuentan.
cli-besides = Además de los puntos: { LIST($times, style: "semicolons") }.
cli-signed = { $side }: firma { $by }.
cli-untold = Falta avisar a { LIST($names) }.
cli-all-signed = En la mesa { $table } ya firmaron todos.
cli-signed-for = Firma por { LIST($sides) }.
cli-tell-who = Di a quién le avisaste: nombres, o --all.
cli-told-before = Ya lo saben.
cli-now-tell = { COUNT($names) ->
    [one] Avísale a { LIST($names) }. Cuando lo sepa: { $command }
   *[other] Avísales a { LIST($names) }. Cuando lo sepan: { $command }
}

## Castigos

cli-taken-needs = Usa --taken con --points, no con --kind.
cli-taken-never = Con --taken solo se quitan marcas. Aquí un castigo en puntos siempre se resta al propio jugador.
cli-leave-out = Quita { $option }.
cli-penalty-number = Es el castigo { $number }. Para quitarlo: { $command }
cli-no-prices = El club no tiene lista de castigos. Da --points, --reason y --clause.
cli-penalty-given = Castigo { $number }, { $round }: { $penalty }
cli-penalty-of-hand = Con la mano { $hand } de la mesa { $table }, { $round }: { $penalty }
## Decisiones

cli-referee-table = Di en qué mesa: meldhouse tournament referee MESA --about "…"
cli-call-number = Es la llamada { $number }. Decide el { $post }.
cli-call-head = Llamada { $number }: { $round }, mesa { $table }
cli-no-call-number = No hay llamada { $number }.
cli-calls-advice = “meldhouse tournament referee” las muestra.
cli-no-calls = Nadie ha llamado.
cli-set-aside-alone = Usa --set-aside sin nada más. Después decide otra vez con otro “meldhouse tournament ruling”.
cli-one-of-rulings = Usa solo uno: --same, --agrees o --uphold.
cli-view-as-it-is = { $option } toma la otra decisión como está. Quita TEXTO, --clause, --post y --hand.
cli-ruling-what = Di qué se decidió: meldhouse tournament ruling { $number } "…", o --same, --agrees, --uphold o --set-aside.
cli-write-ruled = Ahora escribe la mano como se decidió: { $command }
cli-no-agreement = En la llamada { $number } no hay ninguna decisión que puedas confirmar.
cli-whose-advice = Di de quién es la decisión con --uphold NOMBRE.
cli-rule-advice = Anota lo que se decidió: meldhouse tournament ruling { $number } "…"
cli-not-ruled = Nadie llamado “{ $typed }” ha decidido en la llamada { $number }.
cli-uphold-one = Para confirmar una de ellas: { LIST($commands, style: "semicolons") }
cli-may-appeal = ¿Alguien apela? meldhouse tournament appeal { $number } NOMBRE
cli-ruled-on = Ya hay una decisión.

## Conducta y preguntas

cli-conduct-who = Di quién fue: meldhouse tournament conduct NOMBRE --clause …
cli-note-free = Anotado. No cuesta puntos.
cli-note = { $number }. { $name }{ $points ->
    [0] {""}
   *[other] {" "}{ NUMBER($points, signed: "yes") }
}{ $round ->
    [0] {""}
   *[other] , { -round } { $round }
}: { $what }{ $corrects ->
    [0] {""}
   *[other] {" "}(reemplaza la nota { $corrects })
}
cli-note-struck = { $number }. La nota { $corrects } no ocurrió: { $why }
cli-note-stays = La nota { $number } sigue en la lista, marcada como equivocada.
cli-note-before = { $event }: { $name }, { $what }
cli-noted-again = Más de una vez: { LIST($names) }. Tú decides qué sigue.
cli-conduct-rules = Reglas de conducta
cli-answer-too = Da también la respuesta: --answer { $number } "…"
cli-question-number = Es la pregunta { $number }. La responde un árbitro.
cli-question-answered = Pregunta { $number }: respondida.
cli-question = { $number }. { $question } ({ $name }) → { $answer }
cli-no-questions = Nadie ha preguntado nada.

## Clasificación y premios

cli-no-standings = Todavía no hay clasificación: no se ha entregado ninguna hoja.
cli-round-head = R{ $number }
cli-round-note = R{ $number }: { $note }: { LIST($names) }.
cli-moved = { $places ->
   *[other] { NUMBER($places, signed: "yes") }
}
cli-tied = { $tie }: meldhouse tournament playoff
cli-playoff-advice = Para acomodar el desempate: meldhouse tournament playoff
cli-standings-hidden = Los jugadores ya no ven la clasificación.
cli-prizes = { $final ->
   *[yes] premios
    [no] premios si terminara ahora
}
cli-no-prizes = No hay premios. Para ponerlos: meldhouse tournament amend --prizes 50%,30%,20%
cli-medal = { $place ->
    [1] oro
    [2] plata
    [3] bronce
   *[other] lugar { $place }
}{ $each ->
   *[no] {""}
    [yes] {" "}para cada uno
}
cli-give-back = Después de una corrección: { $what }. Cuando se devuelva: { $command }
cli-handed-out = Entregado. Quedan { MONEY($amount) } en la caja.
cli-nothing-back = { $name } no tiene nada que devolver.
cli-special-who = Nombra a quien ganó, o usa --by-sheets.
cli-special = { LIST($names) }: premio por { $prize }.

## Dinero

cli-with-refund = Usa { $option } solo con --kind refund.
cli-pay-who = Di quién pagó, y cuánto si no fue todo; o solo --all.
cli-none-owe = Ninguno de los presentes debe nada.
cli-owes-nothing = { $name } no debe nada.
cli-paid = { $name }: { event-payment }, { MONEY($amount) }.
cli-till = En la caja: { MONEY($amount) }.
cli-how-much = ¿Cuánto? Da la cantidad ({ event-payment }).
cli-payment-amount = Un pago no puede ser menos de cero. Para devolver dinero, usa --kind refund.
cli-owes-only = { $name } debe solo { MONEY($amount) }, así que no se anotó nada.
cli-gift-advice = Si lo que sobra es un donativo: { $command }
cli-fined = { $name } debe { MONEY($amount) }: { $reason }.
cli-owing = { $name }: { MONEY($amount) }
cli-overpaid = { $name } pagó { MONEY($amount) } de más. Para devolverlo: { $command }
