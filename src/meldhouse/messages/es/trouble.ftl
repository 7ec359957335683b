### Lo que puede salir mal, por su nombre: para las hojas de reglas, las decisiones y las listas.

trouble = { $kind ->
   *[shuffle_short] barajar muy pocas veces
    [shuffle_by_other] barajar quien no debe
    [shuffle_open] barajar o cortar boca arriba
    [shuffle_absent] barajar mientras falta alguien
    [machine_skipped] no usar la máquina la última vez
    [reshuffle_asked] pedir que se baraje una vez más
    [cut_missing] no cortar
    [cut_wrong] cortar mal
    [packet_wrong] tandas del tamaño equivocado
    [deal_exposed] una { -piece } vista al { -deal(form: "verb") }
    [count_unseen] un número equivocado de { -piece(form: "many") }, notado antes de que esos jugadores las vean
    [count_seen] un número equivocado de { -piece(form: "many") }, notado antes de la primera salida
    [count_play] un número equivocado de { -piece(form: "many") }, notado durante el juego
    [count_first] un número equivocado de { -piece(form: "many") }, notado en la primera { -trick }
    [count_end] un número equivocado de { -piece(form: "many") }, notado al final de la mano
    [misdeal_again] un segundo error de la misma persona al { -deal(form: "verb") }
    [wrong_dealer] { -deal(form: "verb") } quien no debe
    [redeal_asked] preguntarle a la pareja si se devuelve una mano
    [redeal_called] pedir que se vuelva a { -deal(form: "verb") }
    [draw_early] { -piece(form: "many") } tomadas antes de tiempo por { -dealer }
    [bid_early] una puja fuera de turno
    [bid_wrong] una puja demasiado baja o no permitida
    [bid_changed] una puja que se quiere cambiar
    [bid_unready] una puja antes de que la mano esté lista
    [bid_blind] una puja antes de ver las { -piece(form: "many") }
    [bid_passed] una puja de quien ya pasó
    [pass_early] un paso fuera de turno
    [bid_talk] una puja con comentario
    [trump_misspoken] un triunfo dicho por error
    [contract_wrong] un triunfo que aquí no se juega
    [trump_unnamed] una primera salida antes de elegir el triunfo
    [pass_count] pasar un número equivocado de { -piece(form: "many") }
    [pass_peeked] ver antes de tiempo las { -piece(form: "many") } pasadas
    [kitty_peeked] ver la viuda durante la puja
    [discard_count] descartar un número equivocado de { -piece(form: "many") }
    [discard_forgotten] no descartar antes de la primera salida
    [discard_declared] descartar triunfos sin decirlo
    [meld_early] mostrar combinaciones antes de tiempo
    [meld_late] mostrar combinaciones después de la primera salida
    [meld_owed_late] mostrar las combinaciones obligatorias después de la primera salida
    [meld_aces] mostrar ases que no hacen combinación
    [aces_exposed] dejar caer o mostrar antes de la primera salida ases que no hacen combinación
    [meld_trump] combinaciones de quien tiene la puja, mostradas sin el matrimonio que decide el triunfo
    [meld_stray] mostrar como combinación { -piece(form: "many") } que no lo son
    [meld_value] combinaciones mal contadas
    [lead_unready] una salida antes de que la mesa esté lista
    [lead_early] una salida fuera de turno
    [play_early] una { -piece } jugada fuera de turno
    [played_to] { -piece(form: "many") } jugadas a una salida fuera de turno
    [piece_dropped] una { -piece } caída boca arriba
    [piece_shown] { -piece(form: "many") } mostradas a propósito
    [piece_touched] una { -piece } tocada
    [two_pieces] dos { -piece(form: "many") } jugadas a la vez
    [open_kept] no jugar una { -piece } que está boca arriba y es obligatoria
    [touched_kept] no jugar una { -piece } tocada
    [five_up] una { -piece } jugada antes de voltear la última { -trick }
    [trick_taken] una { -trick } tomada por quien no la ganó
    [trick_taken_led] una { -trick } tomada por quien no la ganó y ya salió a la siguiente
    [trick_taken_late] una { -trick } tomada por quien no la ganó, señalada después de la siguiente
    [old_trick] ver una { -trick } que ya no se puede ver
    [rearranged] { -piece(form: "many") } movidas después de empezar la puja
    [review_talk] hablar mientras se ve otra vez una { -trick }
    [trump_asked] preguntar cuál es el triunfo
    [trump_asked_late] preguntar cuál es el triunfo después de la primera { -trick }
    [trump_asked_lead] preguntar cuál es el triunfo después de la primera salida
    [suit_asked] preguntar si cierto palo es triunfo
    [who_played_asked] preguntar quién jugó una { -piece }
    [who_played_look] preguntar quién jugó una { -piece } al ver la última { -trick }
    [bid_asked] preguntar quién pujó, cuánto, o a quién le tocó { -deal(form: "verb") }
    [wrong_table] jugar en la mesa equivocada
    [machine_refused] negarse a usar la máquina de barajar
    [machine_missing] un club sin máquina de barajar
    [decision_refused] negarse a seguir después de una decisión definitiva
    [direction_ignored] no obedecer al director
    [assistance] alguien que no puede manejar las { -piece(form: "many") }
    [conduct] plática en la mesa o mala conducta
    [onlooker] alguien que mira y opina
    [renege] un renuncio
    [renege_unproven] un renuncio señalado y no probado
    [claim] reclamar el resto
    [late] alguien que llega tarde
    [board_short] falta de combinaciones en el bando de la puja
    [no_marriage] falta de matrimonio en la mano de quien tiene la puja
    [drop_refused] la negativa de { -dealer } a quedarse con la puja
    [dispute] un desacuerdo en la mesa
    [appeal] alguien que no acepta una decisión
    [ruling_uncited] una decisión que no cita ninguna cláusula
    [repeated] alguien que rompe las reglas una y otra vez
    [question] una pregunta sobre las reglas
    [sheet_error] un error en la hoja
    [sheet_unsigned] una hoja entregada sin las dos firmas
    [sheet_changed] una hoja cambiada después de cerrarse
}

trouble-group = { $group ->
   *[deal] { -deal(form: "start") }
    [bidding] Pujas
    [meld] Triunfo, pase y combinaciones
    [trump] Elegir triunfo
    [play] Juego
    [questions] Preguntas
    [reneges] Renuncios y reclamos
    [people] Personas
    [officials] Oficiales y hoja
}
