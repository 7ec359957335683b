### Quién se sienta a una mesa: antes de la partida, y quien llega a media mano.
### Qué se pone en cada mensaje está escrito en en/table-seats.ftl.

level-computer = { $level ->
   *[other] automático
    [novice] automático, principiante
    [club] automático, nivel de club
    [expert] automático, experto
    [self-taught] automático, autodidacta
    [greedy] automático, ambicioso
    [chance] automático, al azar
}
seat-person = { $you ->
   *[no] { $name }
    [yes] tú ({ $name })
}{ $here ->
   *[yes] {""}
    [no] , sin conexión
}
seat-line = { $where }{ $mate ->
   *[no] {""}
    [yes] , tu pareja
}: { $who }
seats-all = { LIST($lines, style: "stops") }. { COUNT($free) ->
    [0] No hay asientos libres.
    [one] Hay un asiento libre: { LIST($free) }.
   *[other] Hay { COUNT($free) } asientos libres: { LIST($free) }.
}{ $pairs ->
   *[no] {""}
    [yes] {" "}Norte y Sur son pareja, igual que Este y Oeste.
}
seats-changed = { LIST($lines, style: "stops") }.
seats-title = Asientos
seat-head = { $where }{ $mate ->
   *[no] {""}
    [yes] , tu pareja
}
seat-sit = Sentarme aquí
seat-sit-at = Sentarme aquí: { $where }{ $computer ->
   *[no] {""}
    [yes] , en lugar del automático
}.{ COUNT($leaves) ->
    [0] {""}
   *[other] {" "}Dejas { LIST($leaves) }.
}
seat-level = Nivel del automático en { $where }
seat-add = Poner automático
seat-add-at = Poner automático: { $where }
seat-remove = Quitar
seat-remove-at = Quitar el automático: { $where }
gather-empty = Los jugadores automáticos ocupan los demás asientos.
gather-full = Ya están todos.
gather-start = Empezar la partida
gather-take = { $watched ->
   *[no] Toma asiento para jugar.
    [yes] Toma asiento para jugar, o quédate a mirar.
}
gather-leave = Dejar mi asiento
share-label = Invita a tus amigos con este enlace
site-copy = Copiar enlace
share-do = Compartir enlace
share-qr = Código QR
share-only-here = Por ahora solo esta computadora puede abrir el enlace.
share-phones = Dejar entrar teléfonos
copy-done = Copiado.
copy-by-hand = No se pudo copiar, pero está seleccionado. Cópialo tú.

about-title = Sobre esta mesa
about-table = { $title }: { LIST($facts, style: "plain") }.
about-level = { level-name }: { level-about }.

newcomer-asks = { $name } quiere jugar en { $where } en lugar del automático.{ $now ->
   *[yes] {""}
    [no] {" "}Ya vio otra mano de este reparto, así que no puede entrar antes de la próxima.
}
newcomer-now = Que entre ahora
newcomer-next = Desde la próxima mano
newcomer-no = No
newcomer-waits = { $agreed ->
   *[no] Pediste jugar en { $where }. Entras desde la próxima mano, o antes si el anfitrión te deja.
    [yes] Ya está: juegas en { $where } desde la próxima mano.
}
newcomer-stop = Ya no esperar
newcomer-sit = Jugar en { $where }
newcomer-taken = { $name } juega ahora en { $where }. Sigue mirando, o pide otro asiento.
newcomer-freed = Ya no esperas el asiento { $where }: ahí juega el automático. Pídelo otra vez si todavía lo quieres.
newcomer-refused = El anfitrión deja al automático en { $where } durante esta mano. Sigue mirando y pídelo otra vez cuando termine.
