### La hoja de puntuación: por qué un bando gana o pierde puntos.
### Qué se pone en cada mensaje está escrito en en/score.ftl.

score-made-meld = Puja de { $bid } cumplida: combinaciones
score-made-take = Puja de { $bid } cumplida: puntos ganados
score-made-taking = Puja de { $bid } cumplida con { $take }
score-made-claimed = Puja de { $bid } cumplida al reclamar el resto

score-set-ending = Puja de { $bid } perdida: { $how ->
   *[no-marriage] sin matrimonio de triunfo
    [no-board] combinaciones insuficientes para jugar
    [board-set] no se alcanzaba
    [silenced] quien repartía perdió el derecho a pujar y no podía quedarse con ella
    [conceded] se rindieron
    [renege] renuncio
    [forfeited] reclamo fallido
}

score-set-sum = Puja de { $bid } perdida: { $meld } de combinaciones + { $take } ganados = { $sum }
score-set-take = Puja de { $bid } perdida: ganaron { $take }
score-set-take-short = Puja de { $bid } perdida: ganaron { $take }, hacían falta { $least }
score-set-meld-lost = Puja de { $bid } perdida: ganaron { $take }, hacían falta { $least } para conservar las combinaciones
score-set-no-trick = Puja de { $bid } perdida: sin ninguna { -trick } se pierden las combinaciones
score-set-out-of-reach = Puja de { $bid } perdida: no se alcanzaba ni con todos los puntos ({ $meld } de combinaciones)
score-set-them = Ellos perdieron la puja: pujaron { $bid } e hicieron { $take }
score-set-them-every = Ellos perdieron la puja: pujaron { $bid } y necesitaban todas las { -trick(form: "many") }
score-bid-from-set = Puja de { $bid } del bando que la perdió

score-bid-after = Puja de { $bid } después de { $how ->
   *[renege] un renuncio
    [forfeited] un reclamo fallido
}
score-nothing-after = { $how ->
   *[renege] Renuncio
    [forfeited] Reclamo fallido
}: nada cuenta
score-take-lost = Los puntos ganados no cuentan por un renuncio
score-spoiled-pinochle = Renuncio señalado para impedir un Pinacle
score-unproven-call = Renuncio no probado, contra un bando con todas las { -trick(form: "many") }

score-meld = Combinaciones
score-meld-short = { $meld ->
    [0] Sin combinaciones
   *[other] Combinaciones de { $meld } no cuentan: hacen falta { $least }
}
score-take = Puntos ganados
score-all-points = Los { $points } puntos
score-all-points-bonus = Bono por ganar los { $points } puntos

score-unsaved = { $what ->
   *[meld] Combinaciones de { $meld } sin salvar
    [take] { $take } ganados sin salvar
    [both] Combinaciones de { $meld } y { $take } ganados sin salvar
}: { $why }
score-unsaved-take = ganaron { $take }, hacían falta { $least }
score-unsaved-trick = { $trick ->
   *[any] no ganaron ninguna { -trick }
    [counter] no ganaron ninguna { -trick } con cartas que puntúan
}

score-uncounted = { $how ->
   *[passed-out] Todos pasaron
    [void] La mano no cuenta
    [misdealt] La mano no cuenta
    [broken-off] Terminó antes de puja y triunfo: solo cuentan los castigos
}
score-unadded = No cuenta: { $why ->
   *[bidders-out] el bando de la puja ya había llegado
    [won-before] la partida ya estaba ganada
}

score-penalty = Castigo
score-fee-set = { $times ->
    [one] Pago por una puja perdida
   *[other] Pago por { $times } pujas perdidas
}
score-fee-renege = { $times ->
    [one] Pago por un renuncio
   *[other] Pago por { $times } renuncios
}
score-skunk = El otro bando no hizo puntos

game-reached = { $when ->
   *[after] { $over ->
        [0] Meta de { $target } alcanzada: { SIDE($side) }
       *[other] Meta de { $target } alcanzada: { SIDE($side) }, con { $points }
    }
    [during] Meta de { $target } alcanzada durante la mano: { SIDE($side) }, con { $points }
}

score-late = { $minutes ->
    [one] { $minutes } minuto tarde
   *[other] { $minutes } minutos tarde
}
