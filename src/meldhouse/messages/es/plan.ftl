### Lo que se lee en voz alta sobre los lugares: quién llega y quién se va, quién cambia de mesa, cómo se sorteó.

plan-instead = { $new } juega por { $old }.
plan-come = Se incorporan: { LIST($names, style: "plain") }.
plan-gone = Ya no juegan: { LIST($names, style: "plain") }.
plan-seated-again = { -round(form: "start") } { $round }: los lugares son nuevos.
plan-stays = { -round(form: "start") } { $round }: los lugares ya se publicaron y quedan como están, sin ellos. Puedes repetirlos en «Lugares».
plan-none = Ahora no se puede sentar ninguna { -round }: { $why }
plan-move = { $name } ({ $place })
plan-elsewhere = Cambios en la { -round } { $round }: { LIST($moves, style: "plain") }.
plan-take-turns = En cada { -round } descansa una pareja, por turnos.
plan-others-stay = Los demás quedan como estaba previsto.
plan-moved = Cambian de mesa: { LIST($moves, style: "plain") }.
plan-now-out = Ahora descansan: { LIST($names, style: "plain") }.
sitter-moves = { $name }: de la mesa { $table } a la { $place }.
place-side = mesa { $table }, { SIDE($side) }
place-table = mesa { $table }
place-out = descansa
late-from = Empiezan en la { -round } { $round }. Por { late-missed } no reciben nada (decisión nuestra; las reglas del club no lo dicen).
late-no-round = Ya no queda ninguna { -round } para ellos. Por { late-missed } no reciben nada (decisión nuestra; las reglas del club no lo dicen).
late-missed = { $missed ->
    [one] la { -round } 1
   *[other] las { -round(form: "many") } 1 a { $missed }
}
draft-away = Inscritos sin registrarse, por eso sin lugar: { LIST($names, style: "plain") }.
draft-with-them = { $of ->
   *[person] { $out ->
        [one] Descansa { $out } jugador
       *[other] Descansan { $out } jugadores
    }
    [pair] { $out ->
        [one] Descansa { $out } pareja
       *[other] Descansan { $out } parejas
    }
}. Con ellos habría { $tables ->
    [one] { $tables } mesa completa
   *[other] { $tables } mesas completas
} y { $left ->
    [0] nadie descansaría
    [one] descansaría { $left }
   *[other] descansarían { $left }
}. { $seen ->
   *[no] Regístralos ahora y también tendrán lugar.
    [yes] Regístralos y repite los lugares de la { -round }.
}
seated-drawn = Sorteo al azar. (Los detalles están en el registro.)
seated-in-order = Sentados en el orden de la lista, sin sorteo{ $movement ->
   *[round-robin] {""}
    [sitting-moving] : la primera mitad Norte–Sur, los demás contra ellos desde la mesa 1
    [swiss] : la primera mitad contra la segunda
}. Quienes deben quedar separados pueden cambiar esto.
seated-by-hand = Lo cambió el director. Antes: { $before }
noted = { $says } ({ LIST($notes, style: "plain") })
