### Repetir manos, y qué habría hecho un experto.
### Qué se pone en cada mensaje está escrito en en/replay.ftl.

hands-title = Manos de { $table }
hands-hand = Mano { $number }
hands-hand-of = Mano { $number }, { $table }
hands-description = { $contract }. Una mano con las reglas de { $rules }, paso a paso.
hands-then = marcador { $totals }
hands-replay = Ver de nuevo<span class="hidden"> la mano { $number }</span>
hands-earlier = Manos anteriores
hands-record-all = Descargar todas las manos
hands-record-how = <code>meldhouse verify ARCHIVO</code> comprueba que cada reparto fue limpio. <code>meldhouse replay ARCHIVO</code> muestra las manos otra vez.
hands-none = Todavía no hay manos terminadas. Aparecerán aquí.
hands-no-script = Con JavaScript, la mano se ve aquí carta por carta. Abajo está en palabras.
hands-steps = Paso a paso
hands-skip = Ir al resultado
hands-step = paso { $number }
hands-result = Resultado
hands-who = Quién
hands-why = Por qué
hands-points = Puntos
hands-no-score = Nadie suma puntos.
hands-dealt = Todas las manos como se repartieron

hands-number-of = Número de { $who }:
hands-verify = De estos números salió el reparto, y nadie podía escogerlos solo. Para comprobarlo, descarga el registro: <code>meldhouse verify ARCHIVO</code> vuelve a repartir la mano.
hands-share = Compartir esta mano
hands-link = Enlace a esta mano
hands-record = Descargar esta mano
hands-record-table = Descargar toda la mesa
hands-closed = Aquí solo los jugadores ven todas las manos. Tú ves lo que vieron quienes miraban.
hands-others = Otras manos
hands-all = Todas las manos de esta mesa
expert-title = ¿Qué habría hecho un experto?
expert-whose = Jugadas de quién
expert-everybody = De todos
expert-you = { $name } (tú)
expert-ask = Preguntarle al experto
expert-luck-and-play = Suerte y juego
expert-of = Revisión de la mano { $number }
expert-label = Revisión
expert-again = Revisar otra vez
expert-back = Volver a la mano

hands-contract = { WHO($side) ->
    [you] Pujaste
    [us] Ustedes pujaron
   *[other] { SIDE($side) }: puja de
} { $bid }, { TRUMP($trump) }
hands-bid = { WHO($side) ->
    [you] Pujaste
    [us] Ustedes pujaron
   *[other] { SIDE($side) }: puja de
} { $bid }
hands-no-bid = { $how ->
   *[passed-out] todos pasaron
    [void] anulada
    [misdealt] mal repartida
    [broken-off] interrumpida
}
hands-brought = { SIDE($side) } { NUMBER($points, signed: "yes") }
hands-all-brought = { LIST($sides, style: "plain") }
hands-side = { SIDE($side) }
hands-seats = { SEATS($seats) }
hands-everybody = Todos
hands-plus = { NUMBER($points, signed: "yes") }
hands-cents = { NUMBER($points, signed: "yes") }¢
hands-marks = { $points ->
    [one] { NUMBER($points, signed: "yes") } marca
   *[other] { NUMBER($points, signed: "yes") } marcas
}
hands-kitty = Viuda
hands-discard = Descartes
