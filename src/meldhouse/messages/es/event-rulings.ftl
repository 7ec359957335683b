### Decisiones, castigos y conducta en la mesa de control. Qué se pone en cada mensaje está escrito en en/event-rulings.ftl.

event-calls = Llamadas pendientes
event-call-aside = anulada
event-call-appeal = apelación
event-call-for = Motivo:
event-call-no-reason = Sin motivo.
event-rule = Decidir
event-rule-differently = Decidir otra cosa
event-penalty-which = Castigo en la mesa
event-ruling-which = Decisión en la mesa
event-penalties = Castigos
event-with-hand = con la mano { $hand } de la mesa { $table }
event-at-table = mesa { $table }
event-lifted = quitado: { $why }
event-lift = Quitar: fue un error
event-lift-reason = un error
event-ruled = Decisiones
event-what-ruled = Lo que se decidió
event-ruling-final = Definitiva.
event-ruled-by = Decidió: { $name }.
event-refused-by = { COUNT($names) ->
    [one] No la acepta
   *[other] No la aceptan
}: { LIST($names) }.
event-set-aside = Anularla y decidir otra vez
event-disqualify-one = Descalificar a { $name }
event-to-disqualify = El director todavía tiene que descalificar a { $name }.
event-appeals = { $name } apela
event-refuses-title = Alguien no la acepta
event-refuses = { $name } no la acepta
event-call-gone = Esa llamada o mesa ya no existe. Elige una de la lista.
event-which-hand-fault = Todas las manos están escritas. Elige de cuál se trata.
event-ruled-done = Decisión guardada.
event-ruled-said = Decisión guardada: { $ruling }
event-ruled-hand = Decisión guardada, y la mano está en la hoja: { $ruling }
event-handed-over = La hoja está firmada, así que la mano la escribe el director o un anotador de todas las mesas. Lo tienen en su mesa de control.
event-write-ruled = Ahora escribe la mano como se decidió. Lo que sabemos ya está puesto.
event-write-played = Ahora escribe la mano como se jugó. La había cambiado una decisión que ya no vale.
event-ruled-differs = Decisión guardada. Es distinta de la anterior, así que decide el { $due }. Mientras tanto vale la primera.
event-upheld = Queda la decisión de { $name }.
event-upheld-gone = Eso ya se decidió, o no te toca decidirlo.
event-upheld-changes = { LIST($changes, style: "dots") }.
event-upheld-tell = Avisa a los jugadores de la mesa { $table }.
event-uphold = { $how ->
   *[agree] Estoy de acuerdo
    [post] Confirmar al { $post }
    [after-all] Dejarla como estaba
    [other] Acepto la otra opinión
}
event-who-rules = Quién decide
event-post = El { $post }
event-post-instead = El { $post }, porque falta el { $first }
event-penalty-at = Castigo en la mesa { $table }
event-penalty-own = { $other ->
   *[no] Castigo
    [yes] Otro castigo
} en { $unit ->
   *[points] puntos
    [marks] marcas
}
event-penalty-now = Esto cuenta enseguida en la partida en juego. Para una mano ya escrita, elígela en “{ $own }”, o corrígela en la <a href="{ $link }">hoja</a>.
event-in-which-hand = En qué mano
event-hand-on = La que se juega, mano { $number }
event-hand-on-plain = La que se juega
event-in-no-hand = En ninguna
event-price = <b>{ $points } { $unit ->
   *[points] { $points ->
        [one] punto
       *[other] puntos
    }
    [marks] { $points ->
        [one] marca
       *[other] marcas
    }
}</b><span class="hidden">, { $name }</span>
event-if-late = <b>No está en la mesa.</b> Si { $name } llega ahora:
event-mark-missing = No está en la mesa<span class="hidden">: { $name }</span>
event-mark-arrived = Llegó ahora<span class="hidden">: { $name }</span>
event-stand-in-for = Quién juega por { $name }
event-too-late = Demasiado tarde para esta { -round }
event-penalty-together = Los puntos se restan a { LIST($names) } juntos: la pareja lleva los mismos puntos.
event-unit = { $unit ->
   *[points] Puntos
    [marks] Marcas
}
event-points-off = Puntos menos <span class="soft">(escribe 10, no −10)</span>
event-or-number = (o el número de tu reglamento)
event-penalty-go = Dar el castigo
event-no-table = Esa mesa no está en esta { -round }.
event-penalty-given = Castigo dado. Cuenta enseguida.
event-penalty-free = Anotado. No cuesta nada.
event-points-fault = { event-unit }: escribe un número entero de 1 a 10,000, no “{ $typed }”.
event-loser-fault = { event-unit }: elige de quién son.
event-repeats-one = otra vez
event-conduct-write = Anotar algo
event-conduct-how = Elige al jugador y luego qué fue. No cuesta puntos; los castigos se dan en <a href="{ $link }">Llamadas</a>.
event-everybody-else = Los demás
event-nobody-yet = Todavía no hay inscritos.
event-conduct-repeats = Más de una vez
event-conduct-decide = Tú decides qué sigue; no se restan puntos solos.
event-violations = Notas
event-conduct-none = Nada anotado.
event-conduct-what = ¿Qué fue?
event-conduct-tap = Un toque lo anota, sin puntos.
event-conduct-note = Con comentario, o por el número de tu reglamento
event-rule-number = Número <span class="soft">(de tu reglamento, si lo sabes)</span>
event-which-rule = Qué regla
event-note-only = Comentario
event-conduct-unlisted = Algo que ninguna regla menciona
event-what-happened-short = Qué pasó
event-conduct-earlier = En torneos anteriores
event-same-account = misma cuenta
event-same-name = mismo nombre
event-eased-title = Reglas suavizadas
event-ease = Suavizar una regla para { $name }
event-ease-why = Por qué le cuesta cumplirla
event-ease-go = Suavizarla
event-conduct-again = { $name } tiene más de una nota.
event-conduct-record = Notas hasta ahora
event-entry-wrong = La nota { $number } está mal
event-entry-why = Por qué no pasó lo de la nota { $number }
event-entry-strike = No pasó
event-entry-was = Quién fue
event-if-another = (si fue otra persona)
event-entry-struck = Lo de la nota { $number } no pasó
event-entry-gone = ya no vale
event-entry-instead = reemplaza la nota { $number }
event-conduct-saved = Anotado.
event-question-sent = Los árbitros ya tienen tu pregunta.
event-question-answered = Respondida.
event-ask-title = ¿Qué dicen las reglas?
event-table-calls = Llama la mesa { $table }
event-ruling-at = Decisión en la mesa { $table }
event-noted-against = Anotárselo a
event-the-ruling = Decisión
event-a-ruling = una decisión
event-no-hand-of-sheet = Ninguna: la hoja queda como está
event-ruled-before = Decisiones anteriores
event-or-below = O decide otra cosa, abajo.
event-not-enough = Falta algo para decidir
event-entry-points = { NUMBER($points, signed: "yes") } { $unit ->
   *[points] { $points ->
        [1] punto
        [-1] punto
       *[other] puntos
    }
    [marks] { $points ->
        [1] marca
        [-1] marca
       *[other] marcas
    }
    [cents] centavos
}
event-or = O bien: { $what }
event-fix-on-sheet = Corregirlo en la hoja
event-waits-for-call = <b>Nadie lo ha señalado.</b> Nada se decide hasta que alguien lo haga. Entonces <a href="#caller">escribe quién lo señaló</a> y presiona otra vez “Ver la decisión”.
event-nobody-calls = Nadie lo señala: sigan jugando
event-nobody-calls-ruling = Nadie lo señala, así que el juego sigue.
event-director-does = Eso lo hace el director: está en la mesa de control, en “Llamadas”.
event-write-hand-ruled = Escribir la mano en la hoja como se decidió
event-sheet-opens = Después se abre la hoja, con lo que sabemos de la mano.
event-rule-save = Guardar esta decisión
event-rule-and-write = Guardar esta decisión y escribir la mano
event-other-reading = Otra manera de leer la regla
event-unit-if-any = { $unit ->
   *[points] Puntos menos <span class="soft">(si los hay)</span>
    [marks] Marcas <span class="soft">(si las hay)</span>
}
event-done-by = Quién lo hizo
event-hand-fate = Qué pasa con la mano
event-hand-goes-on = Sigue, o queda como está escrita
event-hand-again = No cuenta; hay que { -deal(form: "verb") } otra vez
event-hand-as-above = Termina como en la decisión de arriba
event-own-words = Decidir con tus palabras
event-hand-by-yours = La mano, según tu decisión
event-hand-before = Como estaba antes de la primera decisión
event-hand-now = Como está ahora en la hoja
event-give-now = Dar ahora { $points } { $unit ->
   *[points] { $points ->
        [one] punto
       *[other] puntos
    }
    [marks] { $points ->
        [one] marca
       *[other] marcas
    }
} a { LIST($names) }
event-take-now = Quitar ahora { $points } { $unit ->
   *[points] { $points ->
        [one] punto
       *[other] puntos
    }
    [marks] { $points ->
        [one] marca
       *[other] marcas
    }
} a { LIST($names) }
event-happened = ¿Qué pasó?
event-happened-fault = Elige qué pasó.
event-find-word = Buscar con una palabra
event-find-example = renuncio, fuera de turno, se cayó…
event-kinds-found = { $number ->
    [one] { $number } resultado
   *[other] { $number } resultados
} de “{ $sought }”.
event-asked-most = Lo más preguntado
event-not-covered = Lo que estas reglas no dicen
event-something-else = Pasó otra cosa
event-nothing-more = Es todo lo que hace falta.
event-who-did = Quién lo hizo
event-who-called = Quién lo señaló
event-who-called-unproven = Quién lo señaló sin poder probarlo
event-unknown = No se sabe
event-fact-offense = Qué se hizo
event-optional = <span class="soft">(opcional)</span>
event-fact-bid = La puja equivocada
event-fact-over = La puja anterior
event-zero-for-none = 0 si no hubo
event-fact-rule = Qué regla se rompió
event-fact-pieces = { $kind ->
   *[other] Qué { -piece(form: "many") }
    [aces] Si no se mostraron los ases: los ases jugados hasta ahora
    [contract] La mano de quien tiene la puja
}
event-fact-late = Minutos de retraso
event-fact-claim = ¿Valía el reclamo?
event-claim-good = Sí, o nadie pudo mostrar lo contrario
event-claim-bad = No, y el otro bando mostró cómo
event-fact-every = ¿El bando acusado llevaba todas las { -trick(form: "many") }?
event-noticed = ¿Cuándo se notó?
event-noticed-before = { $what ->
   *[dealt] Antes de repartir
    [closed] Antes de cerrar la hoja
    [lead] Antes de la primera salida
    [dealing] Mientras se { -deal(form: "deals") }
    [bid] Antes de que alguien pujara o pasara
    [next-play] Antes de la siguiente { -piece }
    [trick] Antes de completar la primera { -trick }
}
event-noticed-after = Después
event-later-in-hand = Después, durante la mano
event-during-hand = Durante la mano
event-called-when = { $when ->
   *[scored] Al anotar los puntos
    [next-deal] Al repartir la siguiente mano
}
event-when-noticed = ¿Cuándo se señaló o se notó?
event-in-time = ¿Fue a tiempo?
event-still-correctable = ¿Todavía se podía corregir cuando se señaló?
event-fact-marriage = ¿Quien tiene la puja tiene también el rey y la reina de ese palo?
event-fact-counts = Cuántas { -piece(form: "many") } tenía cada quien
event-fact-meld = Lo que mostró cada bando en combinaciones
event-fact-taken = Lo que ha ganado cada bando en bazas hasta ahora
event-fact-dropped = La puja le tocó a { -dealer } porque nadie pujó
event-fact-ruled = Lo que ha decidido cada oficial hasta ahora
event-fact-absent = Qué oficiales no están
event-fact-silenced = Ya no podía pujar: en silencio, o había pasado
event-fact-declared = Un oficial lo ha declarado renuncio
event-fact-said = Las palabras con que se señaló
event-fact-trick = La { -trick }, en el orden en que se jugó
event-fact-card = La { -piece } en cuestión
event-fact-later = Qué más tenía quien la jugó
event-dash-for-none = - si no se halló nada
event-fact-leads = Quién salió, o quién sale ahora
event-fact-hands = Lo que tiene cada quien
event-fact-order = El orden de juego que se reclamó
event-more-facts = Algo más que se sepa
event-fact-kitty = Descartadas, o en la viuda
event-sheet-has = Mano { $number } en la hoja: { $story }.
event-stood-otherwise = Si la mano fue distinta
event-how-stood = La mano hasta ahora <span class="soft">(para contar los puntos)</span>
event-meld-of = Combinaciones: { $names }
event-taken-by = En bazas hasta ahora: { $names }
event-see-rule = Ver la decisión
event-rule-so = Decidir así
event-appeal-other = Alguien apela
