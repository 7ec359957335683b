### Lo que se lee en voz alta sobre los lugares: quién llega y quién se va, quién cambia de mesa, cómo se sorteó.

plan-instead = { $new } juega por { $old }.
plan-come = { COUNT($names) ->
    [one] Se incorpora
   *[other] Se incorporan
}: { LIST($names, style: "plain") }.
plan-gone = { COUNT($names) ->
    [one] Ya no juega
   *[other] Ya no juegan
}: { LIST($names, style: "plain") }.
plan-seated-again = { -round(form: "start") } { $round }: se acomoda otra vez.
plan-stays = { -round(form: "start") } { $round }: los asientos ya se publicaron y quedan como están, sin ellos. Puedes acomodarla otra vez en “Asientos”.
plan-none = Ahora no se puede acomodar ninguna { -round }: { $why }
plan-move = { $name } ({ $place })
plan-elsewhere = Cambios en la { -round } { $round }: { LIST($moves, style: "plain") }.
plan-take-turns = En cada { -round } descansa una pareja, por turnos.
plan-others-stay = Los demás quedan como estaba previsto.
plan-moved = { COUNT($moves) ->
    [one] Cambia de mesa
   *[other] Cambian de mesa
}: { LIST($moves, style: "plain") }.
plan-now-out = { COUNT($names) ->
    [one] Ahora descansa
   *[other] Ahora descansan
}: { LIST($names, style: "plain") }.
sitter-moves = { $name }: de la mesa { $table } a la { $place }.
place-side = mesa { $table }, { SIDE($side) }
place-table = mesa { $table }
place-out = descansa
late-from = Empiezan en la { -round } { $round }. Por { late-missed } no reciben nada (nuestra opción; las reglas del club no lo dicen).
late-no-round = Ya no les queda ninguna { -round }. Por { late-missed } no reciben nada (nuestra opción; las reglas del club no lo dicen).
late-missed = { $missed ->
    [one] la { -round } 1
   *[other] las { -round(form: "many") } 1 a { $missed }
}
draft-away = Inscritos sin registrarse, por eso sin asiento: { LIST($names, style: "plain") }.
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
   *[no] Regístralos ahora y también tendrán asiento.
    [yes] Regístralos y acomoda otra vez la { -round }.
}
seated-drawn = Sorteo al azar. (Los detalles están en el historial.)
seated-in-order = Acomodados en el orden de la lista, sin sorteo{ $movement ->
   *[round-robin] {""}
    [sitting-moving] : la primera mitad Norte–Sur, los demás contra ellos desde la mesa 1
    [swiss] : la primera mitad contra la segunda
}. Quienes deben quedar separados pueden cambiar esto.
seated-by-hand = Lo cambió el director. Antes: { $before }
noted = { $says } ({ LIST($notes, style: "plain") })

plan-unchanged = No cambia nada.
plan-no-round-left = Ya no queda ninguna { -round } por planear.
plan-started-stay = { $last ->
    [one] { -round(form: "start") } 1: queda como se jugó.
   *[other] { -round(form: "title") } 1 a { $last }: quedan como se jugaron.
}
plan-new = { $many ->
    [one] { -round(form: "start") } { $last }
   *[other] { -round(form: "title") } { $first } a { $last }
}: plan nuevo para { $players } jugadores, con { $fours ->
    [0] {""}
    [one] { $fours } mesa de cuatro
   *[other] { $fours } mesas de cuatro
}{ $threes ->
    [0] {""}
   *[other] { $fours ->
        [0] {""}
       *[other] {" "}y{" "}
    }{ $threes ->
        [one] { $threes } mesa de tres
       *[other] { $threes } mesas de tres
    }
}{ $out ->
    [0] {""}
    [one] ; descansa { $out }
   *[other] ; descansan { $out }
}.
plan-wishes-broken = No se pudo separar a { $broken } de las { $wishes } parejas de personas que debían quedar separadas.
plan-swapped = { LIST($names) } cambiaron de lugar.
caution-apart = { LIST($names) } deberían quedar separados, pero los dos están en la mesa { $table }.
caution-met = { LIST($names) } ya se enfrentaron en la { -round } { $round }.
caution-partners = { LIST($names) } ya fueron pareja en la { -round } { $round }.
no-play-offs = No hay desempates: quienes empatan comparten los premios de sus lugares.
play-offs = { $places ->
    [one] El empate por el primer lugar
   *[other] Los empates por los primeros { $places } lugares
}{ $among ->
   *[field] {""}
    [division] {" "}de cada división
} { $places ->
    [one] se decide
   *[other] se deciden
} con { $over ->
   *[hand] una mano
    [round] una { -round } completa
}. En cualquier otro empate, o si terminas sin desempate, quienes empatan comparten.
play-off-fill = { COUNT($names) ->
    [one] { LIST($names) } solo { $of ->
       *[person] completa
        [pair] completan
    } la mesa.
   *[other] { LIST($names) } solo completan la mesa.
} Sus puntos no cuentan.
play-off-made = { $name } { $points }
play-off-ended = { $title }: { LIST($results, style: "plain") }.
