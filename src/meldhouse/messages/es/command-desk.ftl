### Lo que responde “meldhouse tournament”, y por qué no puede: el torneo, sus jugadores y sus rondas.
### Qué se pone en cada mensaje está escrito en en/command-desk.ftl.

## Archivos y torneos

cli-desk-column = { $head ->
   *[number] Núm.
    [id] Código
    [title] Título
    [rules] Reglas
    [last] Último paso
    [owes] Debe
    [when] Cuándo
    [table] Mesa
    [sheet] Hoja
    [hands] Manos
    [score] Marcador
    [kind] Clase
    [costs] Cuesta
    [for] Por
    [medal] Medalla
    [cash] caja
    [paper] PAPEL
    [prints] Qué imprime
}
cli-with-id = { $name } ({ $id })
cli-start-advice = Para abrir uno: meldhouse tournament new REGLAS --file { $file } --title "Noche del club"
cli-in-use-advice = Si Meldhouse está abierto en el navegador, dirige el torneo ahí.
cli-not-tournaments = En { $file } hay algo que no es un torneo. { $why }
cli-no-tournaments = Todavía no hay ningún torneo en { $file }.
cli-no-such-event = No hay “{ $event }” en { $file }. Contiene: { LIST($events, style: "plain") }.
cli-which-event = { $alike ->
   *[no] En { $file } hay más de un torneo: { LIST($events, style: "plain") }.
    [yes] En { $file } hay más de un torneo con ese título: { LIST($events, style: "plain") }.
}
cli-which-event-advice = Di cuál, por ejemplo --event { $id }
cli-opened = “{ $event }” está abierto. Reglas: { $rules }. Guardado en { $file }.
cli-run-so = { LIST($lines, style: "stops") }.
cli-say-title = Ponle nombre al torneo con --title.
cli-amend-what = Di qué cambiar, por ejemplo --rounds 5.
cli-event-is = { $over ->
   *[no] en curso
    [yes] terminado
}
cli-fee-amount = La cuota no puede ser menos de cero. Escríbela como 5 o 2.50.
cli-round-to-amount = Los premios no se redondean a menos de cero. Escríbelo como 0.25 o 1.
cli-prize-amount = Un premio no puede ser menos de cero.
cli-prizes-advice = Pon todos los premios en por ciento, como 50%,30%, o todos en cantidades, como 40,25.
cli-suffix = { $file }: usa un nombre que termine en .csv, .json o .jsonl.
cli-unwritable = No se puede escribir { $file }: { $why }.
cli-exported = Guardado: { $file } ({ $what ->
   *[lines] { $number ->
        [one] { $number } línea
       *[other] { $number } líneas
    }
    [steps] { $number ->
        [one] { $number } paso
       *[other] { $number } pasos
    }
}).
cli-not-a-tournament = No se puede cargar { $file }. { $why }
cli-no-steps = No se puede cargar { $file }: está vacío.
cli-import-advice = Carga un archivo hecho con “meldhouse tournament export NOMBRE.jsonl”. Para resultados, usa “season”.
cli-imported = “{ $event }” ya está en { $file } ({ $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
}). Su código es { $id }.
cli-no-paper = No podemos imprimir “{ $job }”.
cli-printed = { $file } está listo para imprimir.
cli-no-results = No hay resultados en estos archivos.
cli-season = Temporada

## Lo que sigue

cli-next = Sigue: { $step }
cli-do-first = Aquí todavía no hay nada que hacer. Primero: { $step }. { LIST($why, style: "sentences") }
cli-event-not-over = El torneo no ha terminado. Sigue: { $step }. { LIST($why, style: "sentences") }
cli-finish-early = Para terminarlo ya: meldhouse tournament finish --early
cli-still-open = Sigue pendiente: { LIST($open, style: "sentences") }
cli-finish-anyway = Para terminar de todos modos: meldhouse tournament finish --anyway
cli-over = “{ $event }” terminó.
cli-far = Inscritos: { $entered } · { $far }
cli-log-line = { $undone ->
   *[no] {""}
    [yes] (deshecho){" "}
}{ LIST($did, style: "sentences") }
cli-nothing-changed = No cambió nada.

## De quién se trata

cli-people-advice = “meldhouse tournament people” los muestra a todos.
cli-say-who = Di quién: un número o un nombre.
cli-nobody-near = Aquí nadie se llama “{ $typed }”. ¿Quisiste decir { LIST($near, style: "or") }?
cli-not-there = { LIST($names, style: "or") } no juega en esta mesa.
cli-appointed = { $name } ahora es { role }{ $table ->
    [0] {""}
   *[other] {" "}de la mesa { $table }
}. En sus comandos va: --as { $id }
cli-dismissed = { $name } ya no es { role }.
cli-invite-whom = Di para quién es el enlace, con --person NOMBRE.
cli-link = Con este enlace alguien entra como { role }{ $table ->
    [0] {""}
   *[other] {" "}de la mesa { $table }
}. Sirve una vez:
cli-link-player = Este enlace es para { $name }. Sirve una vez:

## Jugadores

cli-enter-who = Di quién se inscribe: nombres, o --from ARCHIVO.
cli-id-name = { $id }: { $name }
cli-entered = { $entry ->
   *[person] { $number ->
        [one] { $number } jugador inscrito
       *[other] { $number } jugadores inscritos
    }
    [pair] { $number ->
        [one] { $number } pareja inscrita
       *[other] { $number } parejas inscritas
    }
}. En total: { $all }; presentes: { $here }.
cli-not-entered = { $number ->
    [one] No se inscribió a nadie, por un nombre:
   *[other] No se inscribió a nadie, por { $number } nombres:
}
cli-not-entered-advice = Corrígelo e inscríbelos otra vez. Si de verdad son dos personas con el mismo nombre, agrega --twice.
cli-all-here = Todos están aquí.
cli-name-long = Este nombre tiene { $number } letras; es demasiado largo. Usa { $most } como máximo.
cli-no-players = No hay nombres en { $file }.
cli-no-players-advice = Escribe un nombre por línea, o una pareja: Ana / Beto
cli-no-list-column = No hay columna “{ $name }”. Usa { LIST($columns) }.
cli-list-fields = Esta línea no tiene tantos campos como la línea 1. Revisa las comas.
cli-not-csv = Esto no es CSV: { $why }.
cli-nobody-away = Ya no falta nadie por registrar.
cli-check-in-who = Di quién: números o nombres, o --all.
cli-here-now = Presentes: { $here }{ $away ->
    [0] . Todos están registrados.
    [one] ; falta { $away } por registrar.
   *[other] ; faltan { $away } por registrar.
}
cli-leaves = { $name }: { $what ->
   *[withdraw] se retira
    [disqualify] queda fuera por descalificación
    [no-show] no se presentó
}.
cli-fee-done = { MONEY($amount) } de la cuota: { $back ->
   *[no] no se devuelven.
    [yes] ya se devolvieron.
}
cli-fee-kept = { MONEY($amount) } de la cuota no se devuelven. Para devolverlos de todos modos: { LIST($commands, style: "semicolons") }
cli-fee-back = Hay que devolver { MONEY($amount) } de la cuota: { $command }

## Los que llegan tarde

cli-staying-advice = ¿Dejó la mesa? meldhouse tournament missing NOMBRE. ¿Alguien juega en su lugar? meldhouse tournament stand-in NOMBRE NOMBRE-NUEVO
cli-missing = Falta: { LIST($names) }.
cli-late = { $name } ({ minutes })
## Rondas

cli-seat-advice = Para acomodar la siguiente: meldhouse tournament seat
cli-seated = { $round }: { $tables ->
    [one] { $tables } mesa acomodada
   *[other] { $tables } mesas acomodadas
}. Este borrador solo lo ve la mesa de control.
cli-sit-out = { $waits ->
   *[no] Descansan
    [yes] Esperan su próximo encuentro
}: { LIST($names) }.
cli-round-now = { $round }: { $status }.
cli-round-clock = { $round }: { $status }. El reloj corre { minutes }.
cli-time-left = { $minutes ->
    [one] Queda { minutes }.
   *[other] Quedan { minutes }.
}
cli-alone = cada quien por su cuenta
cli-seats = { LIST($all, style: "plain") }
cli-table-seats = Mesa { $table }: { $seats }
cli-sits-out = { $name } descansa.
cli-plays-for = { $name } (por { $whom })
cli-is-missing = { $name } (falta)
cli-no-tie = No hay ningún empate por desempatar.
cli-no-tie-at = No hay empate en el lugar { $place }.
cli-no-tie-in = No hay empate en el lugar { $place } ({ $division }).

## Para probar

cli-odd-players = Con { $number } jugadores no salen parejas. Prueba --players { $more }.
cli-played-in = { $hands ->
    [one] { $hands } mano
   *[other] { $hands } manos
} en { $rounds ->
    [one] { $rounds } { -round }
   *[other] { $rounds } { -round(form: "many") }
}, en { $seconds } segundos.
cli-play-again = Para jugar lo mismo otra vez: --seed { $seed }
cli-kept-in = Guardado en { $file }. Su código es { $id }.
