log-open = { $who } abrió el torneo.
log-open-titled = { $who } abrió “{ $title }”.
log-open-rules = Reglas: { $rules }
log-open-seed = Los sorteos usan la clave “{ $seed }”.
log-amend = { $who } cambió los ajustes.
log-appoint = { $who } nombró { role } a { $name }.
log-appoint-player = { $who } permitió que { $name } actúe por { $player }.
log-dismiss = { $who } le quitó a { $name } la función de { role }.
log-dismiss-player = { $who } le quitó a { $name } el permiso de actuar por un jugador.
role = { $role ->
   *[director] director
    [referee] árbitro
    [scorekeeper] anotador
    [spectator] espectador
}
log-invite = { $who } creó un enlace para { role }{ $table ->
    [0] {""}
   *[other] {" "}de la mesa { $table }
}.
log-invite-player = { $who } creó un enlace para { $player }.
log-accept = { $who } entró como { role } con un enlace{ $table ->
    [0] {""}
   *[other] , para la mesa { $table }
}.
log-accept-player = { $who } entró como { $player }.
log-accept-link = { $who } usó un enlace.
log-finish = { $who } terminó el torneo.
log-finish-anyway = { $who } terminó el torneo aunque quedaba algo pendiente.
log-standings-shown = { $who } publicó la clasificación tras { $round }.
log-standings-hidden = { $who } ocultó la clasificación.
log-undo = { $who } deshizo el último paso.
log-enter = { $who } inscribió a { LIST($names) }.
log-enter-here = { $who } inscribió y registró a { LIST($names) }.
log-enter-many = { $who } inscribió a { $number }: { LIST($names) }.
log-club = Club: { $name }
log-household = Hogar: { $name }
log-division = División: { $name }
log-edit = { $who } editó la inscripción de { $name }.
log-remove = { $who } quitó a { $name }: inscripción por error.
log-check-in = { $who } registró a { LIST($names) }.
log-check-in-many = { $who } registró a { $number }: { LIST($names) }.
log-no-show = { $who } anotó que { LIST($names) } no { COUNT($names) ->
    [one] vino
   *[other] vinieron
}.
log-withdraw = { $who } retiró a { $name }.
log-withdraw-kept = { $who } retiró a { $name } y no devolvió la cuota.
log-disqualify = { $who } descalificó a { $name }.
log-substitute = { $who } puso a { $substitute } en lugar de { $name } desde la próxima { -round }.
log-draft = { $who } acomodó la próxima { -round }, como borrador.
log-playoff = { $who } acomodó un desempate por los lugares { $first }–{ $last }: { LIST($names) }.
log-playoff-fill = Solo para completar la mesa: { LIST($names) }.
log-arrange = { $who } cambió el borrador a mano.
log-swap = { $who } intercambió a { $one } y { $two } en el borrador.
log-confirm = { $who } confirmó los asientos para { $round }.
log-release = { $who } publicó los asientos para { $round }.
log-call = { $who } llamó a los jugadores de { $round } a sus mesas.
log-start = { $who } empezó { $round }.
log-extend = { $who } dio { minutes } más a { $round }.
log-call-time = { $who } declaró el fin del tiempo en { $round }.
log-close = { $who } cerró { $round }.
log-close-anyway = { $who } cerró { $round } aunque quedaba algo pendiente.
log-scrap = { $who } descartó el borrador para { $round }.
log-scrap-again = { $who } volvió a acomodar { $round }.
log-missing = { $who } anotó que { $name } falta en { $round }.
log-arrived = { $who } anotó que { $name } llegó a { $round }.
log-late-told = Llegó { minutes } tarde, según un oficial.
log-late-clock = { minutes } después del inicio.
log-stand-in = { $who } puso a { $substitute } a jugar por { $name } en { $round }.
log-first-dealer = { $who } anotó que { $name } { -deal(form: "deals") } primero en la mesa { $table } en { $round }.
log-hands = { $who } anotó { $hands ->
    [one] una mano
   *[other] { $hands } manos
} en la mesa { $table } en { $round }.
log-change-hand = { $who } cambió la mano { $hand } en la mesa { $table } en { $round }.
log-result = { $who } anotó el resultado de la mesa { $table } en { $round }.
log-agree = { $who } anotó que { LIST($names) } { COUNT($names) ->
    [one] está
   *[other] están
} de acuerdo con la mano { $hand } en la mesa { $table } en { $round }.
log-sign = { $who } firmó por la mesa { $table } en { $round }.
log-sign-for = { $who } firmó por { $name } en la mesa { $table } en { $round }.
log-forfeit = { $who } terminó la mesa { $table } en { $round }: default de { LIST($names) }.
log-correct-hand = { $who } corrigió la mano { $hand } en la mesa { $table } en { $round }.
log-correct-result = { $who } corrigió el resultado de la mesa { $table } en { $round }.
log-acknowledge = { $who } avisó a { $name } de la corrección en la mesa { $table } en { $round }.
log-penalize = { $who } dio un castigo a { $name } en { $round }.
log-penalize-hand = { $who } dio un castigo a { $name } en { $round }, mano { $hand }.
log-penalty-own = Se quita de los puntos de su propio bando.
log-lift = { $who } quitó el castigo de { LIST($names) } en { $round }.
log-lift-unknown = { $who } quitó un castigo.
log-call-referee = { $who } llamó al árbitro a la mesa { $table } en { $round }.
log-rule = { $who } decidió sobre la llamada de la mesa { $table } en { $round }.
log-rule-referee = { $who } decidió, como árbitro, sobre la llamada de la mesa { $table } en { $round }.
log-rule-orders = La mano { $hand } se anotará así cuando la decisión quede firme.
log-appeal = { $who } anotó que { $name } apela la decisión en la mesa { $table } en { $round }.
log-come-round = { $who } aceptó la opinión del otro oficial en la mesa { $table } en { $round }.
log-set-aside = { $who } anuló la decisión en la mesa { $table } en { $round }.
log-decline = { $who } anotó que { $name } no acepta la decisión en la mesa { $table } en { $round }.
log-conduct = { $who } anotó una falta de conducta de { $name }.
log-conduct-round = { $who } anotó una falta de conducta de { $name } en { $round }.
log-entry-struck = { $who } tachó la anotación { $entry } de las faltas: no ocurrió.
log-entry-corrected = { $who } corrigió la anotación { $entry } de las faltas.
log-entry-person = Fue { $name }.
log-ease = { $who } suavizó una regla para { $name }.
log-ask-rule = { $who } preguntó por una regla.
log-answer-rule = { $who } respondió la pregunta { $question }.
log-pay = { $kind ->
   *[fee] { $who } cobró { MONEY($amount) } a { $name } por la inscripción.
    [side-money] { $who } cobró { MONEY($amount) } a { $name } por pujas perdidas y renuncios.
    [fine] { $who } cobró { MONEY($amount) } a { $name } por una multa.
    [prize-back] { $who } recuperó { MONEY($amount) } de un premio de { $name }.
    [prize] { $who } pagó a { $name } un premio de { MONEY($amount) }.
    [gift] { $who } recibió un donativo de { MONEY($amount) } de { $name }.
    [expense] { $who } pagó a { $name } { MONEY($amount) } por un gasto.
}
log-pay-nobody = { $kind ->
   *[gift] { $who } recibió un donativo de { MONEY($amount) }.
    [expense] { $who } pagó { MONEY($amount) } por un gasto.
}
log-refund = { $who } devolvió a { $name } { MONEY($amount) } de { $of ->
   *[fee] la cuota
    [side-money] las monedas de veinticinco
    [fine] una multa
}.
log-refund-anyway = Las reglas no lo exigían.
log-paid-many = { $who } cobró { MONEY($amount) } por { $kind ->
   *[fee] la inscripción
    [side-money] pujas perdidas y renuncios
    [fine] multas
} a { $number }: { LIST($names) }.
medal = { $place ->
    [1] la medalla de oro
    [2] la medalla de plata
    [3] la medalla de bronce
   *[other] la medalla del lugar { $place }
}
log-medal = { $who } entregó a { $name } { medal }.
log-medal-back = { $who } recuperó { medal } de { $name }.
log-special = { $who } asignó a { LIST($names) } el premio por { $prize }.
log-special-sheets = { $who } dejó que las hojas decidan otra vez el premio por { $prize }.
log-fine = { $who } multó a { $name } con { MONEY($amount) }.
special-prize = { $prize ->
   *[high-round] la mejor { -round }
    [high-hand] la mejor mano
    [most-sets] más pujas perdidas
    [most-reneges] más renuncios
    [most-everything] ganarlo todo más veces
    [first-to] llegar primero a { $target }
    [low-score] menos puntos
    [consolation] ganar la consolación
}
log-drafted = Borrador para { $round }: { $tables ->
    [one] { $tables } mesa
   *[other] { $tables } mesas
}{ $out ->
    [0] {""}
    [one] , { $out } descansa
   *[other] , { $out } descansan
}.
log-undrafted = El borrador para { $round } ya no vale; hay que repetirlo.
log-bracket-drawn = La llave está sorteada para { $entrants }.
log-match-won = { $name } ganó el encuentro { $match }.
log-match-forfeit = { $name } ganó el encuentro { $match } por default.
log-became = { $name }: { $was ->
   *[entered] en la lista
    [present] presente
    [absent] no vino
    [withdrawn] se retiró
    [disqualified] quedó fuera por descalificación
    [replaced] tiene sustituto
} → { $now ->
   *[entered] en la lista
    [present] presente
    [absent] no vino
    [withdrawn] se retiró
    [disqualified] quedó fuera por descalificación
    [replaced] tiene sustituto
}.
log-no-points = { LIST($names) } no { COUNT($names) ->
    [one] puntúa
   *[other] puntúan
} en la { -round }.
log-locked = La hoja de la mesa { $table } está firmada y entregada.
log-forfeited = La hoja de la mesa { $table } está entregada: { COUNT($names) ->
    [one] ganó
   *[other] ganaron
} { LIST($names) }{ $points ->
    [0] {""}
   *[other] , con { $points }
}.
log-forfeited-average = La hoja de la mesa { $table } está entregada: { COUNT($names) ->
    [one] { LIST($names) } ganó y recibirá
   *[other] { LIST($names) } ganaron y recibirán
} el promedio de la { -round } cuando se cierre.
log-unlocked = La hoja de la mesa { $table } vuelve a estar abierta: la partida no ha terminado.
log-bye = { $name } descansó en { $round } y recibió { $points }{ $win ->
   *[no] {""}
    [yes] {" "}y una victoria
}.
log-undone = Deshecho: { $what }
log-changed = { $what ->
   *[name] Nombre
    [household] Hogar
    [club] Club
    [division] División
    [player] Jugador
    [seating] Asientos
}: { $before } → { $after }
log-setting = { $setting }: { $before } → { $after }
log-hand-changed = Mano { $hand }: { $change }
log-result-changed = Resultado: { $change }
log-hands-replaced = Reemplaza { $hands ->
    [one] la mano
   *[other] las { $hands } manos
} de la hoja.
minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}
round = la { -round } { $number }
playoff = el desempate por los lugares { $first }–{ $last }
playoff-division = el desempate por los lugares { $first }–{ $last } ({ $division })
meldhouse = Meldhouse
and-more = { $number } más
log-together = { $who } hizo { $number } cosas a la vez: { LIST($did, style: "sentences") }
log-why = “{ $reason }”
log-why-by = “{ $reason }” ({ $clause })
log-by = Según { $clause }.
names = { LIST($names) }

no-tournament = Aquí no hay ningún torneo “{ $id }”. Elige uno de la lista o abre uno nuevo.
log-unreadable = No se puede leer el paso { $number }: { $problem }.
log-unfit = El paso { $number } no va con lo anterior: { $problem }.
