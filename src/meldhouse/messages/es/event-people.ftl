### Las personas de un torneo: inscritas, registradas, con pagos, ausentes, sustituidas, que se retiran. Qué se pone en cada mensaje está escrito en en/event-people.ftl.

event-names = Nombres
event-entered-some = Inscritos: { LIST($names) }. Lo demás sigue en el cuadro.
event-and-more = { $number } más
event-check-in-title = Registro
event-check-in = Registrar
event-check-in-who = Número o nombre
event-check-in-codes = Imprimir códigos para que los jugadores se registren solos
event-here-of = { $here } de { $of } presentes.
event-all-here = Registrar a todos
event-status = { $status ->
   *[entered] todavía no llega
    [present] presente
    [absent] no se presentó
    [withdrawn] se retiró
    [disqualified] quedó fuera por descalificación
    [replaced] tiene sustituto
}
event-no-division = Sin división todavía: { LIST($names, style: "plain") }{ $more ->
    [0] {""}
   *[other] { " " }y { $more } más
}. Elígela en “Más”, o no saldrán en las listas.
event-more-about = Más<span class="hidden"> sobre { $name }</span>
event-nobody = Todavía no hay inscritos. Escribe los nombres aquí, uno por línea.
event-enter = { $entry ->
   *[person] Inscribir jugadores
    [pair] Inscribir parejas
}
event-enter-names = Nombres, uno por línea
event-enter-names-pairs = Parejas, una por línea <span class="soft">(Ana / Beto)</span>
event-enter-twice = <b>Son otras personas</b> <span>Con el mismo nombre que alguien ya inscrito</span>
event-enter-here = <b>Ya están aquí</b> <span>Registrarlos de una vez</span>
event-enter-more = { $divisions ->
   *[no] Club, hogar
    [yes] Club, hogar, división
}
event-club = Club
event-household = Hogar
event-household-why = Si el torneo separa a los del mismo hogar, no serán pareja o no se enfrentarán.
event-division = División
event-none = Ninguna
event-enter-go = Inscribir
event-enter-first = Primero escribe un nombre, uno por línea.
event-enter-many = Inscribe { $most } nombres a la vez como máximo. Escribiste { $number }.
event-entered-already = { $name }: ya tiene inscripción.
event-enter-differ = Marca “Son otras personas”, o distingue los nombres: Ana H., Ana K.
event-enter-refused = { $name }: { $why }
event-all-faults = { LIST($whys, style: "sentences") }
event-entered-many = { $number ->
    [one] { $number } inscripción hecha.
   *[other] { $number } inscripciones hechas.
}
event-entered-one = Inscripción hecha: { $name }.
event-entered-no-division = Sin división. Elígela en “Más”, o no saldrán en las listas.
event-entrant = { $number } { $name }
event-check-in-which = “{ $typed }” puede ser { LIST($names, style: "or") }. Escribe el número.
event-check-in-nobody = Aquí nadie se llama “{ $typed }”. Revisa cómo se escribe, o pon su número.
event-checked-in = { $name }: registro hecho.
event-no-number = Nadie tiene ese número. Mira la lista de personas.
event-drawn-again = Eso cambió los asientos ({ $round }). Revísalos y confírmalos otra vez.
event-conduct-noted = { $name }: { $number ->
    [one] { $number } nota de conducta
   *[other] { $number } notas de conducta
}{ $again ->
   *[no] {""}
    [yes] , con repeticiones
}
event-conduct-of = Conducta de { $name }
event-number-status = { $number }: { event-status }.
event-name-of = Nombre
event-who = Quién
event-why = Por qué
event-save = Guardar
event-edit = Editar datos
event-household-apart = Hogar <span class="soft">{ $apart ->
   *[no] (para separar a una pareja, escribe lo mismo en los dos y usa “Mantener separados” en Ajustes)
    [yes] (quienes comparten hogar quedan separados)
}</span>
event-phone-title = En el teléfono del jugador
event-phone-why = Este código sirve una vez. Registra al jugador, le muestra su mesa y le deja firmar.
event-phone-code = Mostrar el código de { $name }
event-phone-used = en uso en un teléfono
event-left-table = No está en la mesa
event-left-table-why = Pon a un suplente en esta { -round }, o termina la mesa a favor de los presentes.
event-to-sheet-of = Hoja de la mesa { $table }
event-substitute = Sustituir
event-substitute-from = Juega desde la próxima { -round } que no haya empezado.
event-instead-of = En lugar de
event-leaving = Se va
event-why-out = Por qué <span class="soft">(obligatorio para descalificar)</span>
event-rule-out = Regla <span class="soft">{ $must ->
   *[no] (si la hay)
    [yes] (obligatoria para descalificar, salvo que el club ya tenga una)
}</span>
event-no-show = No se presentó
event-withdraw = Retirar
event-disqualify = Descalificar
event-withdraw-back = Retirar y devolver la cuota
event-withdraw-keep = Retirar sin devolver la cuota
event-mistake = Inscripción por error
event-mistake-why = No hay manos ni pagos, así que puedes quitar esta inscripción. Queda en el historial y se puede deshacer.
event-remove = Quitar a { $name }
event-removed = { $name }: fuera de la lista. Queda en el historial, y la mesa de control puede deshacerlo.
event-left = { $name }: { $what ->
   *[withdraw] se retira
    [disqualify] queda fuera por descalificación
    [no-show] no se presentó
}. La mesa de control puede deshacerlo.
event-done = Listo.
event-substituted = { $name } juega por { $whom } desde la próxima { -round }.
event-substituted-own = El sustituto tiene número y puntos propios, y no paga cuota.
event-withdraw-ask = { $name } pagó { MONEY($amount) }. Los ajustes dicen: { $started ->
   *[no] antes de la primera { -round }
    [yes] ya empezada la primera { -round }
}, la cuota { $back ->
   *[no] no se devuelve
    [yes] se devuelve
}. ¿La devuelves o no?
event-withdrawn = { $name }: se retira, { $back ->
   *[no] sin devolver la cuota
    [yes] con la cuota devuelta
}. La mesa de control puede deshacerlo.
event-plan-draft = Cambios en el borrador <span class="soft">(solo lo ha visto la mesa de control)</span>
event-plan-changed = Cambios por anunciar
event-missing = Falta alguien
event-missing-side = { $names } no están
event-missing-one = { $name } no está
event-arrived = { $name } ya llegó
event-out-of-it = { $name } está fuera del torneo
event-stand-in-who = ¿Quién juega esta { -round } por { $name }? <span class="soft">(los puntos no son de nadie)</span>
event-stand-in = Poner al suplente
event-forfeit = Terminar la mesa a favor de los presentes
event-forfeit-why = Tú decides. Ganan los otros, las manos de la hoja cuentan como están y nadie tiene que firmar (nuestra opción; las reglas del club no lo dicen).
event-forfeit-who = ¿Quién pierde por default?
event-forfeit-reason = { $reason ->
   *[absent] no se presentó
    [disqualified] descalificación
}
event-forfeit-gets = Lo que reciben los otros
event-forfeit-get = { $gets ->
   *[average] { $of ->
       *[round] El promedio de la { -round }
        [winners] El promedio de los ganadores
    }
    [points] Estos puntos
    [nothing] Nada
}
event-forfeit-points = Puntos <span class="soft">{ $each ->
   *[player] (solo con “Estos puntos”; para cada jugador)
    [pair] (solo con “Estos puntos”; una vez para la pareja)
}</span>
event-forfeit-average = Con el promedio quedan con lo mismo que una pareja que descansa. Se calcula al cerrar la { -round } (nuestra opción; las reglas del club no lo dicen).
event-forfeit-go = Declarar default
event-missing-seen = La mesa de control ya lo sabe. Un oficial pone a un suplente o termina la mesa.
event-noted-missing = Anotado: { COUNT($names) ->
    [one] falta
   *[other] faltan
} { LIST($names) }. La mesa de control lo ve.
event-noted-arrived = Anotado: { $name } ya llegó.
event-stand-in-plays = { $name } juega esta { -round } por { $whom }.
event-late-told = Falta { $name }. El anotador o un oficial anota cuando llegue.
event-late-fault = Escribe los minutos de retraso como número entero, hasta { $most }, no “{ $typed }”.
event-penalty-told = Castigo: { LIST($costs, style: "semicolons") }.
