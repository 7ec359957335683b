### Las páginas de un torneo: la mesa de control, la lista, uno nuevo, la pantalla del salón.
### Qué se pone en cada mensaje está escrito en en/desk.ftl.

desk-pages = Páginas del torneo
desk-title = Mesa de control
desk-people = Personas
desk-seating = Asientos
desk-calls = Llamadas
desk-conduct = Conducta
desk-rounds = { -round(form: "title") }
desk-bracket = Llave
desk-standings = Clasificación
desk-money = Dinero
desk-prizes = Premios
desk-print = Imprimir
desk-helpers = Ayudantes
desk-settings = Ajustes
desk-log = Historial
desk-doing = Otras cosas
desk-doing-lead = Lo demás que puedes hacer aquí. Cada paso se revisa, queda en el historial y se puede deshacer.
desk-doing-do = Hacerlo
act-field = { $field ->
    [person] Jugador
    [entrant] Jugador o pareja
    [account] Jugador o pareja
    [name] Nombre
    [round] { -round(form: "start") }
    [table] Mesa
    [minutes] Minutos
    [reason] Por qué
    [clause] Cláusula
    [penalty] Número del castigo
    [medal] Medalla
    [again] Volver a acomodarla ahora
    [anyway] Aunque quede algo abierto
    [overruled] Una decisión posterior lo quitó
    [back] Vuelve
   *[other] Dato
}
desk-offline = Sin conexión. Reconectando…
hall-title = Salón
seating-by-hand = Acomodados a mano
seating-swap = Cambiar de lugar a dos jugadores
events-lead = Todo, desde la primera inscripción hasta los premios: registro, asientos, hojas, castigos, clasificación, dinero e impresión.
events-new = Abrir un torneo nuevo
events-yours = Los tuyos
events-none = Ninguno todavía. Aquí aparecen los torneos que diriges, arbitras o juegas.
events-others = Otros torneos
events-over = terminado
events-open = Abrir<span class="hidden">: { $event }</span>
event-unnamed = Torneo
event-new = Torneo nuevo
event-own-book = <b>Las reglas de nuestro club</b> <span>A partir de las de otro club, con cambios propios</span>
event-own-title = Tus propias reglas
event-own-text = Pega aquí el archivo de reglas
event-own-rules = Este torneo se juega con sus propias reglas.
event-own-how = Para crearlo, <a href="{ $link }">adapta las reglas de otro club</a> y presiona “Usar en un torneo”.
event-how-run = Cómo lo organizan estas reglas
event-name = Nombre del torneo
event-your-name = Tu nombre <span class="soft">(aparece en el historial)</span>
event-open = Abrir el torneo
event-change = Cambiar las reglas de este torneo
event-change-how = Deja un campo vacío para conservar la regla del club.
event-called = Si queda vacío: { $name }
event-called-own = Si queda vacío: el nombre de tus reglas
usual-lead = Con estas reglas, si no cambias nada:
usual-ours = “Nuestra opción” significa que las reglas del club no lo dicen. Todo se puede cambiar en “Cambiar las reglas de este torneo”.
usual-scoring = Cómo se cuenta una mano
usual-reading-own = Donde las reglas se pueden leer de dos maneras, elegimos una. Para contar distinto, cambia tus reglas.
usual-reading = Donde las reglas se pueden leer de dos maneras, elegimos una. Para contar distinto, <a href="{ $link }">adapta las reglas</a> en “Puntuación”.
usual-paste = Pégalas en el campo. El torneo se organiza como diga su parte <code>[tournament]</code>, o como las reglas en que se basan.
usual-later = Puedes cambiarlo después en “Ajustes”, salvo el movimiento de jugadores cuando ya hay una ronda acomodada.
recovery-title = Código de recuperación
recovery-yours = Tu código de recuperación
recovery-why = Solo este navegador puede dirigir el torneo. Anota este código como llave de repuesto. Sirve una vez, y lo ves aquí hasta que presiones “Ya lo tengo”.
recovery-where = Para usarlo, presiona “Tengo un código” en
recovery-kept = Ya lo tengo
recovery-second = Agregar otro director
code-use = Usar un enlace o código
code-yours = Tu código o el enlace completo
code-continue = Continuar
log-lead = Todo lo que se hizo, lo más nuevo primero. Nada se borra; lo deshecho aparece tachado.
log-is-undone = deshecho
log-older = Anteriores
question-ask = Preguntar sobre una regla
question-yours = Tu pregunta <span class="soft">(los árbitros responden aquí, para todos)</span>
question-send = Preguntar
questions-title = Preguntas sobre las reglas
question-answer = Respuesta
question-clause = Regla <span class="soft">(si la hay)</span>
question-reply = Responder
question-open = Sin respuesta todavía.
clause-which = ¿Cuál regla { $number }?
clause-how = (nuestro número o el de tu reglamento)
late-minutes = Minutos tarde<span class="hidden">: { $name }</span> <span class="soft">(desde “Empezar”; cámbialo si se presionó tarde o temprano)</span>

accept-player = Juegas como { $name }
accept-table = ¿Llevas la hoja de la mesa { $table }?
accept-role = { $role ->
   *[director] ¿Quieres dirigir?
    [referee] ¿Quieres ser árbitro?
    [scorekeeper] ¿Quieres llevar las hojas?
}
accept-unknown = Enlace desconocido
accept-used = Este enlace ya se usó; cada uno sirve una vez. Pide otro al director.
accept-wrong = Este enlace es de otro torneo. Pide el correcto al director.
link-for = Enlace para { $who }
link-once = Sirve una vez, para la primera persona que lo abra y diga que sí. Solo se muestra ahora.
role-name = { $role ->
   *[director] Director
    [referee] Árbitro
    [scorekeeper] Anotador
    [player] Jugador
}
helpers-lead = Invita a un ayudante: que escanee el código, o mándale el enlace. Sirve una vez.
helpers-for = Enlace para
helpers-table = Anotador: qué mesa
helpers-all-tables = Todas las mesas
helpers-one-table = Solo la mesa { $number }
helpers-player = Jugador: quién
helpers-make = Crear el enlace
helpers-one-director = Solo tú diriges. Agrega a otro director o guarda un código de recuperación, por si se pierde este navegador.
recovery-make = Crear un código de recuperación
helpers-remove-why = Quita a quien perdió el teléfono o ya no ayuda. Queda en el historial.
helpers-this-device = (este dispositivo)
helpers-remove = Quitar
helpers-remove-as = Quitar como { $role }
bracket-print = Imprimir la llave
bracket-byes = Sin encuentro en la primera { -round }: { $names }.
bracket-none = Todavía no hay llave. Aparece aquí al publicar la primera { -round }.
penalty-goes = A dónde van los puntos
penalty-given = Al otro bando
penalty-taken = Se restan al bando que cometió la falta
