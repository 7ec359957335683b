### Lo que encontró un navegador al revisar un reparto. Cómo se cuida que sean justos está en fair.ftl.
### Qué se pone en cada mensaje está escrito en en/fair-checks.ftl.

hands-fair = ¿Fue limpio este reparto?
fair-answer = { $holds ->
   *[yes] ✓ Sí
    [no] ✗ No
}
fair-later = Los números se muestran cuando la mano es definitiva. Entonces esta página los revisa sola.
fair-checked = { $holds ->
   *[yes] ✓ Sí.
    [no] ✗ No.
} { $point }
fair-point = { $point ->
   *[sheet] La hoja es de esta mesa y de esta mano.
    [seal] El sello es el que tu navegador vio antes del reparto.
    [seed] El servidor usó el número que había sellado.
    [number] { WHO($who) ->
        [you] Tu número
       *[other] El número de { SEATS($who) }
    } está ahí, sin cambios.
    [own-number] Ese número es el que sacó tu navegador.
    [dealer] Repartió quien debía.
    [cards] Las { -piece(form: "many") } son las que reparten estos números.
    [own-cards] Te tocaron esas { -piece(form: "many") }.
}
fair-not-mine = { $why ->
   *[sat-late] Te sentaste después de este reparto, así que ningún número es tuyo.
    [missed] Tu navegador no estaba conectado durante este reparto, así que ningún número es tuyo.
    [too-often] Este reparto se empezó de nuevo demasiadas veces y sigue sin tu número.
}
fair-computers = La computadora jugaba por { SEATS($who) } durante el reparto; de ahí no vino ningún número.
site-fair = Cómo se reparte limpio
fair-second = Para revisarlo en otra parte
hands-seal = Sello:
hands-sheet = Hoja:
hands-server-number = Número del servidor:
fair-number = { WHO($who) ->
    [you] Tu número:
   *[other] El número de { SEATS($who) }:
}
fair-save = Guarda el registro de la mano y las notas de tu navegador. Este comando reparte la mano otra vez:
fair-notes = Guardar las notas de tu navegador
fair-over = Este reparto se empezó de nuevo { $times ->
    [one] una vez
   *[other] { $times } veces
}: { LIST($why, style: "semicolons") }.{ COUNT($without) ->
    [0] {""}
    [one] {" "}Sigue sin el número de { SEATS($without) }.
   *[other] {" "}Sigue sin los números de { SEATS($without) }.
}
fair-over-why = { SEATS($who) } { $why ->
   *[unopened] { COUNT($who) ->
        [one] no envió
       *[other] no enviaron
    } su número a tiempo
    [lost] ya no { COUNT($who) ->
        [one] tenía
       *[other] tenían
    } el número en el navegador
    [seats] { COUNT($who) ->
        [one] se sentó, se fue o volvió
       *[other] se sentaron, se fueron o volvieron
    }
}
fair-fault = { $fault ->
   *[no-sheet] El servidor selló algo que no es una hoja para esta mano.
    [second-seal] El servidor cambió su sello después de que tu navegador vio uno. Tu navegador guarda el primero y no envía número para el segundo.
    [not-on-sheet] Tu número no está en la hoja que selló el servidor. Lo omitió o lo cambió.
    [left-out] El servidor omitió el número de { SEATS($who) }.
    [untold-attempt] El servidor no anota todas las veces que empezó de nuevo este reparto.
    [too-often] El servidor empezó de nuevo este reparto más veces de las permitidas.
    [other-earlier-seal] El servidor empezó de nuevo este reparto y anota un sello distinto del que vio tu navegador.
    [denied-number] El servidor dice que tu número no llegó, pero lo había confirmado.
    [never-left] El servidor dice que te sentaste, te fuiste o volviste. No fue así.
    [dealt-without-sheet] Esta mano se repartió sin hoja.
    [dealt-under-other-seal] Esta mano se repartió con un sello distinto del que tu navegador vio antes.
    [dealt-without-number] Esta mano se repartió sin tu número, y estuviste aquí todo el tiempo.
    [dealt-unseen] Esta mano se repartió antes de que tu navegador viera su sello.
    [unproven] El servidor siguió sin mostrar los números de esta mano.
}
fair-failed = No se cumple: “{ $point }”
fair-evidence = Guarda el registro de la mano y las notas de tu navegador: son la prueba.
fair-hide = Ocultar
fair-note = { $note ->
   *[missed] Tu navegador no estaba conectado cuando se repartió la mano { $hand }, así que no puede responder por ese reparto.
    [not-arrived] El servidor dice que tu número para la mano { $hand } no llegó a tiempo, así que el reparto se empezó de nuevo.
}
fair-note-why = { $note ->
   *[missed] Es normal si tu dispositivo se durmió, perdió la conexión o lo cambiaste por otro. Los números de los demás siguen contando.
    [not-arrived] Tu navegador sí lo envió. Puede ser una conexión lenta. Si sigue pasando, avisa a tu anfitrión.
}
fair-why = ¿Por qué?
fair-ok = OK
