story = { LIST($parts, style: "dots") }
hand-bid = { $who } pujó { $bid }
hand-bid-trump = { $who } pujó { $bid } en { TRUMP($trump) }
hand-bidder = { $who } tuvo la puja
hand-dropped = La puja le tocó a { $who } en { $bid }
hand-dropped-trump = La puja le tocó a { $who } en { $bid }, { TRUMP($trump) }
hand-was-dropped = La puja le tocó a { -dealer }
hand-dealer = { -dealer(form: "start") }: { $who }
hand-trump = Triunfo: { TRUMP($trump) }
hand-ended = { $how ->
   *[played] Jugada hasta el final
    [claimed] Se reclamó el resto
    [conceded] Se rindió quien tenía la puja
    [board-set] Perdida: la puja no se alcanzaba
    [no-board] Faltaron combinaciones para jugar
    [no-marriage] Sin matrimonio
    [silenced] Quien repartía perdió el derecho a pujar
    [renege] Renuncio
    [forfeited] Reclamo fallido
    [stopped] Terminada al decidirse la puja
    [awarded] Adjudicada tras señalar un renuncio sin probarlo
    [passed-out] Todos pasaron
    [misdealt] Mal repartida otra vez: se pierde el turno de repartir
    [broken-off] Interrumpida
    [void] Anulada (por una decisión, o porque repartió quien no debía)
}
hand-ended-by = { hand-ended } ({ $who })
hand-take-lost = Un renuncio { COUNT($who) ->
    [one] le
   *[other] les
} costó a { LIST($who) } sus puntos en bazas
hand-kitty = { $trumps ->
    [0] Ningún triunfo
    [one] { $trumps } triunfo
   *[other] { $trumps } triunfos
} en la viuda
hand-meld = { LIST($who) }: { $meld } en combinaciones
hand-take = { LIST($who) }: { $take } en bazas
hand-meld-take = { LIST($who) }: { $meld } en combinaciones y { $take } en bazas
hand-tricks = { LIST($who) }: { $tricks ->
    [0] ninguna { -trick }
    [one] una { -trick }
   *[other] { $tricks } { -trick(form: "many") }
}
hand-counter-tricks = { LIST($who) }: { $tricks ->
    [0] ninguna { -trick }
    [one] una { -trick }
   *[other] { $tricks } { -trick(form: "many") }
} con cartas que puntúan
hand-wrong-bid = Tras una puja que ya era equivocada
hand-unplayed = { $tricks ->
    [one] { $tricks } { -trick } no se pudo jugar
   *[other] { $tricks } { -trick(form: "many") } no se pudieron jugar
}
hand-given = { NUMBER($points, signed: "yes") } { $unit ->
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
} para { LIST($who) }
hand-given-for = { hand-given }: { $reason }
hand-given-by = { hand-given } ({ $clause })
hand-given-for-by = { hand-given }: { $reason } ({ $clause })
hand-nothing-given = Retirado
result-points = { LIST($who) } { $points }
result-games = { LIST($who) } { $points } y { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
result-sets = { $who }: perdió la puja { $times ->
    [one] { $times } vez
   *[other] { $times } veces
}
result-reneges = { $who }: { $times ->
    [one] { $times } renuncio
   *[other] { $times } renuncios
}
was-now = antes { LIST($was, style: "dots") } → ahora { LIST($now, style: "dots") }
hand-nothing = nada
corrected-what = { $what ->
   *[hand] Mano { $number }
    [beside] Puntos o marcas aparte de las manos
    [result] Resultado
} ({ $by ->
   *[official] corrección
    [players] cambio de los jugadores
})
correction = { corrected-what }: { $change }
correction-for = { corrected-what }: { $change } (“{ $reason }”)
correction-by = { corrected-what }: { $change } ({ $clause })
correction-for-by = { corrected-what }: { $change } (“{ $reason }”, { $clause })
correction-score = Marcador: antes { LIST($was, style: "dots") } → ahora { LIST($now, style: "dots") }
correction-bonus-gone = Se quitó el bono de { $points } para { LIST($who) }: { $why }
correction-bonus-new = Se agregó el bono de { $points } para { LIST($who) }: { $why }
