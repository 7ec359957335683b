### Impresión, ajustes y respaldos de un torneo. Qué se pone en cada mensaje está escrito en en/event-prints.ftl.

event-print-one = Imprimir<span class="hidden">: { $what }</span>
event-print-lead = Cada botón abre un PDF para imprimir.
event-print-paper = Tamaño del papel
event-print-size = { $paper ->
   *[letter] Carta
    [a4] A4
}
event-print-language = Idioma en papel
event-print-of-round = De una { -round }
event-print-which = Qué { -round }
event-print-none = Todavía no hay { -round } acomodada. Cuando la haya, aquí se imprimen sus hojas, tarjetas de mesa y listas de asientos.
event-print-of-event = De todo el torneo
event-print-codes = Códigos para registrarse
event-print-codes-why = { $number ->
    [one] Una etiqueta con código para el único jugador que no ha usado uno.
   *[other] Una etiqueta con código para cada uno de los { $number } jugadores que no han usado uno.
} Al escanearla, el jugador se registra y ve su mesa. Cada código sirve una vez; los anteriores siguen sirviendo.
event-print-codes-go = Imprimir los códigos
event-print-codes-used = Todos los jugadores ya usaron un código.
event-print-codes-over = El torneo terminó; ya nadie se registra.
event-print-tag = Escanea para registrarte. Es solo tuyo y sirve una vez.
event-print-link = Todos los códigos impresos llevan a
event-print-unknown = Eso no se puede imprimir. Elige algo de esta página.
event-print-no-round = Esa { -round } todavía no existe. Acomódala primero y luego imprime.
event-print-empty = Nada que imprimir todavía: { $what }.
event-print-many = Son { $number } hojas. Se pueden imprimir { $most } a la vez.
event-club-has = Reglas del club: { $value }
event-as-rules = Como digan las reglas
event-as-club = Igual que el club
event-as-now = Como está ahora
event-order-field = { $number ->
    [1] Se ordena por
    [2] Primer desempate
   *[other] Después
}
event-order-end = Nada más
event-order-fault = Elige qué cuenta primero.
event-specials-title = Premios especiales
event-specials-how = Porcentaje del fondo, como 10%, o una cantidad, como 5.
event-special-field = { $prize ->
   *[high-round] Mejor { -round }
    [high-hand] Mejor mano
    [most-sets] Más pujas perdidas
    [most-reneges] Más renuncios
    [most-everything] Ganarlo todo más veces
    [low-score] Menos puntos
    [consolation] Consolación
    [first-to] Primero en llegar a una meta
}
event-special-target = Puntos por alcanzar
event-until-won = hasta que alguien gane
event-no-target = sin meta
event-rules-whose = Reglas
event-settings-over = El torneo terminó, así que los ajustes están cerrados. Para cambiarlos, primero deshaz el final en la <a href="{ $link }">mesa de control</a>.
event-settings-seated = Ya hay una { -round } acomodada, así que las inscripciones, el movimiento y el juego de las mesas ya no cambian.
event-settings-entered = Ya hay inscritos, así que ya no se puede cambiar entre parejas y jugadores solos.
event-settings-same = No cambió nada.
event-settings-saved = Ajustes guardados.
event-own-rules-name = reglas propias
event-backup = Respaldo
event-backup-what = Guarda una copia revisada de todos los datos del club en la computadora que corre Meldhouse. El juego sigue mientras tanto.
event-backup-go = Respaldar ahora
event-backup-host = Los respaldos se hacen en la computadora que corre Meldhouse. Abre esta página ahí, o pide que ejecuten “meldhouse backup”.
event-backup-elsewhere = Los datos del club están en PostgreSQL. Pide a quien administra el servidor un respaldo con pg_dump.
event-backup-failed = No se hizo el respaldo. Pregunta a quien administra: el historial del servidor dice por qué.
event-backup-failed-why = No se hizo el respaldo. { $why }
event-backup-made = Respaldo hecho y revisado: { $file }. Cópialo a una memoria USB o a otra computadora.
event-backup-made-there = Respaldo hecho y revisado: { $file }, en la carpeta “{ $folder }” de la computadora que corre Meldhouse. Cópialo a una memoria USB o a otra computadora.
