### Las hojas de un torneo: escribir manos, resultados, firmar, avisar a los jugadores. Qué se pone en cada mensaje está escrito en en/event-sheets.ftl.

event-unsent = <b>Sin enviar todavía.</b> Guardado en este teléfono:
event-deals-first = { $name } { -deal(form: "deals") } primero.
event-deals-next = Ahora { -deal(form: "deals") } { $name }.
event-deals-other = Otra persona { -deal(form: "deals") } primero
event-deals-why = { $who ->
   *[scorekeeper] Empieza quien lleva la hoja, aquí Norte ({ $clause }).
    [left] Empieza la persona a la izquierda de quien lleva la hoja ({ $clause }); Norte cuenta como quien la lleva.
}
event-deals-why-plain = { $who ->
   *[scorekeeper] Empieza quien lleva la hoja, aquí Norte.
    [left] Empieza la persona a la izquierda de quien lleva la hoja; Norte cuenta como quien la lleva.
}
event-hand-correct = Corregir la mano { $number }
event-hand-fix = Cambiar la mano { $number }
event-hand-ruled = El árbitro decidió sobre esta mano. Un oficial puede corregirla y decir por qué.
event-hand-stands = Un oficial todavía puede corregirla y decir por qué.
event-why-corrected = Por qué se corrige
event-correct = Corregir
event-hand-save = Guardar la mano
event-cancel = Cancelar
event-draw = ¿Quién { -deal(form: "deals") } primero? <span class="soft">{ $who ->
   *[all] (todos sacan)
    [losers] (sacan los dos que perdieron la última partida)
}</span>
event-tricks-won = { -trick(form: "title") } ganadas <span class="soft">(si se llevaron todo)</span>
event-bidder = ¿Quién se quedó con la puja?
event-bid = Puja
event-bid-example = 31, o 2 marcas
event-trump = Triunfo
event-contract = Triunfo o contrato
event-trump-one = { TRUMP($trump) }
event-kitty = Triunfos puestos en la viuda <span class="soft">(los anunciados)</span>
event-meld = Combinaciones<span class="hidden">: { $names }</span>
event-take = Puntos en bazas<span class="hidden">: { $names }</span>
event-trick-points = Puntos en { -trick(form: "many") }<span class="hidden">: { $names }</span>
event-take-rest = <span class="soft">(vacío: lo que falta para { $points })</span>
event-unusual = Algo fuera de lo común
event-how-ended-hand = Cómo terminó la mano
event-whose-offence = De quién fue el { LIST($kinds, style: "or") }
event-misdeal = Tras un primer mal reparto, la misma persona { -deal(form: "deals") } otra vez. No se escribe nada.
event-take-lost = Un renuncio le costó a un bando sus puntos en bazas
event-marks-beside = Marcas dadas aparte de la mano, por ejemplo por preguntar el triunfo. Cuentan antes que la mano.
event-marks-for = Marcas para { $names }
event-wrong-bid = Una puja equivocada, no fuera de turno, le quitó a { -dealer } el derecho a pujar
event-hand-saved = Mano { $number } guardada. Hasta ahora: { LIST($sums, style: "plain") }.
event-stands-at = { $names } { $points }
event-tell-below = Avisa a los jugadores: el botón está abajo.
event-take-back-prizes = Recoge, en “Premios”: { LIST($what, style: "semicolons") }.
event-no-such-hand = Esa mano no está en esta hoja.
event-not-a-hand = Esa línea no es una mano; se dio aparte. Quítala en “Llamadas”.
event-no-sheet = Esa hoja todavía no existe. Aparece cuando empiece la { -round }.
event-not-your-sheet = Esta hoja es para los jugadores de esa mesa y los oficiales. Pide un enlace en la mesa de control.
event-result-played = Sí se jugó
event-result-correct = Corregir el resultado
event-result-new = Escribir el nuevo marcador
event-result-only = Escribir solo el resultado
event-result-short = Con los castigos, ya nadie tiene { $target } { $unit ->
   *[points] puntos
    [marks] marcas
}. Sigan jugando y luego escriban el nuevo marcador de toda la partida.
event-result-instead = El resultado reemplaza las manos de arriba.
event-result-penalties = Escribe los puntos sin castigos. Se descuentan solos.
event-result-points = { $unit ->
   *[points] Puntos
    [marks] Marcas
}{ $games ->
    [1] {""}
   *[other] { " " }en todas las partidas
}: { $names }
event-result-games = Partidas ganadas por { $names }
event-result-sets = Pujas perdidas y renuncios
event-result-empty = Déjalo vacío si no hubo.
event-result-times = { $what ->
   *[sets] { $name }: pujas perdidas
    [reneges] { $name }: renuncios
}
event-result-decider = Tras un empate, ¿quién ganó la mano de desempate? <span class="soft">(sus puntos no cuentan)</span>
event-result-no-draw = No hubo empate
event-result-save = Guardar el resultado
event-result-missing = Escribe los puntos.
event-result-saved = Resultado guardado.
event-result-corrected = Resultado corregido.
event-result-title = Resultado
event-result-skunk = Zapato
event-skunk-answer = { $answer ->
   *[in] Sí, ya está
    [add] No, agrégalo
}
event-forfeit-side-fault = Elige quién pierde por default.
event-forfeit-points-fault = Escribe un número entero de 0 a { $most }.
event-forfeit-choose = Escribiste { $points } puntos. Elige “Estos puntos” o borra el número.
event-forfeited = Mesa terminada; su hoja está entregada. La mesa de control puede deshacerlo.
event-call = Llamar al árbitro
event-call-about = ¿De qué se trata? <span class="soft">(opcional)</span>
event-call-go = Llamar
event-call-done = El árbitro ya viene.
event-time-over = Se acabó el tiempo. Terminen la mano en juego, guárdenla y firmen.
event-forfeit-unsigned = Lo decidió un oficial; nadie firma.
event-sheet-done = Hoja entregada
event-signed-by = Firmada por { LIST($names) }.
event-next-table = Tu próxima mesa: <b>mesa { $table }</b>, en { $round }.
event-next-keep = Después llevas la hoja de la <b>mesa { $table }</b>, en { $round }.
event-next-link = El enlace aparece aquí cuando empiece la { -round }.
event-next-seat-of = { $name }: <b>{ $table ->
    [0] descansa
   *[other] mesa { $table }
}</b>
event-next-nobody = { $round }: nadie de esta mesa juega.
event-how-ended = Ver cómo terminó
event-next-later = Aquí aparecen sus próximos asientos.
event-order = Hay que reescribir la mano { $number }.
event-order-by = { $name } decidió: { $ruling }
event-order-why = La hoja está firmada, así que solo puede hacerlo la mesa de puntuación.
event-order-go = Escribir la mano { $number } como se decidió
event-corrections = { $number ->
    [one] { $number } corrección
   *[other] { $number } correcciones
} por avisar a esta mesa
event-told-all = { $number ->
    [2] Ya lo saben los dos
   *[other] Ya lo saben los { $number }
}
event-told-only = o solo
event-told-one = { $name } ya lo sabe
event-told-me = Entendido: ya lo sé
event-told = { COUNT($names) ->
    [one] Ya lo sabe
   *[other] Ya lo saben
}: { LIST($names) }.
event-told-before = Todos ya lo saben.
event-told-you = Tú ya lo sabes. El anotador o la mesa de control avisa a los demás.
event-ruling-below = Hay una decisión para esta mesa. Léela abajo.
event-live-table = Ir a la mesa en vivo
event-who-dealt = ¿A quién le tocó { -deal(form: "verb") } en la mano { $number }? Nadie lo dijo, así que no sabemos a quién le toca.
event-new-game = Partida nueva: sacan { LIST($names) }, y { -deal(form: "deals") } quien saque la más alta.
event-first-dealer = Primer { -deal }: { $name }.
event-hand-column = Mano
event-edit-column = Cambiar
event-was-ruled = Corregida según la decisión
event-was-corrected = Corregida: { $reason }
event-was-edited = Cambiada
event-history = Ver historial
event-history-first = Primero
event-result-edited = El resultado se cambió.
event-replay = { $number }<span class="hidden">: ver de nuevo esta mano</span>
event-beside = Aparte de las manos:
event-decides-draw = solo decide el empate
event-dealt-by = { -deal }: { $name }
event-fix = Cambiar<span class="hidden"> la mano { $number }</span>
event-only-result = De esta { -round } solo se sabe el resultado.
event-no-hands = No se jugó ninguna mano.
event-no-hand-yet = Todavía no hay manos.
event-live-hands = Las manos aparecen aquí según se juegan.
event-all-draw = Todos sacan para ver a quién le toca { -deal(form: "verb") } primero.
event-bonus = Bono
event-for-forfeit = Por el default
event-eased-own = { $clause } vale para { $name }
event-eased = { $clause } se suaviza para { $name }
event-ruling-course = Cómo se llegó a esto ({ $number ->
    [one] { $number } paso
   *[other] { $number } pasos
})
event-appeal = Apelar esta decisión
event-appeal-who = ¿Quién apela?
event-rulings-earlier = { $number ->
    [one] { $number } decisión anterior
   *[other] { $number } decisiones anteriores
} en esta mesa
event-ruling-gone = La decisión se retiró ({ $why }).
event-ruling-due = Todavía sin decidir. Decide el { $due }.
event-ruling-split = Todavía sin decidir. Decide el { $due }. Mientras tanto vale la primera decisión.
event-at-seat = { $name } ({ $seat })
event-ruling-by = Decisión del { $who }:
event-sign = Firmar
event-sign-check = Revisa estas cifras y firma:
event-match-won = Encuentro ganado por <b>{ LIST($names) }</b>.
event-sign-counted = Estas son las manos. Con los castigos quedan: { LIST($counted, style: "semicolons") }.
event-sign-then = Cuando firmen los dos bandos, solo { $who ->
   *[official] un oficial
    [scoring-table] la mesa de puntuación
} puede cambiarlas.
event-sign-anyway = Firmar de todos modos
event-signed = { $name } firmó por { $names }.
event-signed-for = { $names }: firma por { $name } ({ $hand }).
event-sign-as = Firmar como { $name }
event-sign-elsewhere = El otro bando firma en su teléfono, con el anotador o en la mesa de control.
event-signed-now = Firmado.
event-sign-early = Todavía se juega una mano. Firmen cuando esté en la hoja.
event-agreed-ruled = La mano { $number } queda como decidió el árbitro.
event-agreed-both = Los dos bandos aceptaron la mano { $number }. Queda así.
event-agree = { $names }: aceptar la mano { $number }
event-agree-where = Cada bando acepta en su teléfono, con el anotador o en la mesa de control.
event-agree-until = La mano { $number } se puede cambiar hasta que los dos bandos acepten o se guarde la siguiente.
event-agreed-now = Aceptado.

offence = { $kind ->
   *[renege] renuncio
    [lay-down] reclamo
    [call] renuncio no probado
}
stand-in = { $points ->
   *[pair] { $new } juega por { $old }. La pareja conserva sus puntos.
    [none] { $new } juega por { $old }, que recibe 0 por la { -round }.
}
signed-as = { $role ->
   *[scorekeeper] el anotador
    [director] el director
    [referee] el árbitro
}
signed-for = { $hand } en nombre de { $name }
any-of = { LIST($names, style: "or") }
lacks-telling = avisar a { LIST($names) } de una corrección
lacks-signatures = { COUNT($sides) ->
    [one] la firma de { LIST($sides) }
   *[other] las firmas de { LIST($sides, style: "semicolons") }
}
lacks-decider = una mano más para desempatar
lacks-hands = { $left } de { $hands } manos
lacks-game = todas las manos de la partida { $game }
lacks-match = todas las manos (gana quien llegue a { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
})
lacks-all = todas las manos (gana quien llegue a { $target })
lacks-more = más manos{ $game ->
    [0] {""}
   *[other] { " " }de la partida { $game }
} (quien va ganando tiene { $best } de { $target })
result-with-bonuses = Escribe el total con todos los bonos: { LIST($bonuses) }. { $asks ->
   *[no] No se le suma nada.
    [yes] Si el otro bando no hizo ni un punto, preguntamos si el bono ya está incluido.
}
result-bonus-all = { $extra } por ganar los { $points } puntos
result-bonus-skunk = { $extra } por zapato (el otro bando no hizo ni un punto)
result-skunk = El otro bando no hizo ni un punto, así que { LIST($names) } { COUNT($names) ->
    [one] recibe
   *[other] reciben
} { $extra } por zapato
result-skunk-in = { $gets }. ¿Ya están en los { $made }?
result-no-skunk = Con estos puntos los dos bandos hicieron puntos, así que no hay bono por zapato que preguntar.
result-skunk-not-in = Los { $extra } por zapato no pueden estar en { $points }: también hicieron puntos propios.
