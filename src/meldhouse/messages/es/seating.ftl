### Por qué los jugadores no se pueden sentar así. Sin punto final.
### Qué se pone en cada mensaje está escrito en en/seating.ftl.

seating-too-few = { $count ->
    [0] No hay nadie
    [one] Un jugador solo no puede jugar
   *[other] { $count } no pueden jugar
}: una mesa necesita { $needed }. { $more ->
    [one] Espera a uno más
   *[other] Espera a { $more } más
}
seating-no-partners = { $count } no pueden jugar el desempate: en parejas hacen falta { $needed }. Agrega { $more } más de abajo
seating-no-sizes = Con { $count } no se llenan mesas de tres y cuatro. Busca a alguien más, o deja que alguien descanse
seating-twice = { LIST($names) } { COUNT($names) ->
    [one] está
   *[other] están
} en la lista más de una vez. Inscribe a cada quien una vez
seating-no-name = Alguien en la lista no tiene nombre. Ponle a cada quien un nombre o un número
seating-rounds = No se pueden planear { $rounds } { -round(form: "many") }. Pide por lo menos { $least }
seating-given = { $given ->
    [one] Ya empezó una { -round }
   *[other] Ya empezaron { $given } { -round(form: "many") }
}, así que { $rounds } no { $rounds ->
    [one] alcanza
   *[other] alcanzan
}. Pide por lo menos { $given }
seating-not-given = Solo { $count ->
    [one] hay una { -round } planeada
   *[other] hay { $count } { -round(form: "many") } planeadas
}, así que no pueden haber empezado { $started }
seating-unknown = { $name } no está en la lista. Revisa el nombre, o inscribe primero a esa persona
seating-wish-self = No se puede separar a una persona de sí misma ({ $name }). Nombra a dos personas distintas
seating-not-out = { $name } está aquí, así que nadie puede tomar su asiento. Primero quita ese nombre de la lista
seating-no-round = Todavía no se ha jugado ninguna { -round }. Sortea la primera
seating-no-winners = La mesa { $table } todavía no tiene ganadores. Primero anota el resultado de cada mesa
seating-winners = De la mesa { $table } { $needed ->
    [one] sube { $needed } jugador
   *[other] suben { $needed } jugadores
}. { COUNT($names) ->
    [0] No se nombró a nadie
    [one] { LIST($names) } no cuadra con eso
   *[other] { LIST($names) } no cuadran con eso
}
seating-partners = { LIST($names) } ganaron en la mesa { $table }, pero ahí no eran pareja. Anota a los dos que jugaron juntos
seating-no-table = No hay mesa { $table } en esta { -round }
seating-pairs = Las parejas se mueven de dos en dos, pero en esta { -round } hay jugadores individuales
seating-two = Para un encuentro hacen falta dos. { $more ->
    [one] Espera a uno más
   *[other] Espera a { $more } más
}
seating-none-below = { $name } no tiene contra quién jugar: no hay pareja más abajo. Decide ese empate por sorteo
seating-no-match = No hay encuentro { $match } en esta llave
seating-not-ready = El encuentro { $match } todavía no puede tener resultado. Espera { COUNT($before) ->
    [one] al encuentro { LIST($before) }
   *[other] a los encuentros { LIST($before) }
}
seating-not-in-match = { $name } no juega en el encuentro { $match }. Es { $one } contra { $two }
seating-not-needed = El encuentro { $match } no se juega: { $name } ganó la primera final y no ha perdido con nadie
seating-not-a-plan = Aquí solo se pueden planear otra vez { -round(form: "many") } de jugadores individuales. Estas son de parejas
