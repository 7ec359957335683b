### El cuadro, partido por partido.

match-kind = { $kind ->
   *[final] Final
    [again] Segunda final
    [third] Tercer lugar
    [semifinal] Semifinal
    [quarterfinal] Cuartos de final
    [round-of] Ronda de { $number }
    [losers-final] Final de perdedores
    [losers-round] Ronda { $number } de perdedores
    [winners-final] Final de ganadores
    [winners-semifinal] Semifinal de ganadores
    [winners-quarterfinal] Cuartos de final de ganadores
    [winners-round] Ronda { $number } de ganadores
    [consolation-final] Final de consolación
    [consolation-semifinal] Semifinal de consolación
    [consolation-quarterfinal] Cuartos de final de consolación
    [consolation-round] Ronda { $number } de consolación
}
match-numbered = { match-kind } { $match }
match-of-round = { match-kind }, encuentro { $match }
the-match = { $kind ->
   *[final] la final
    [again] la segunda final
    [third] el encuentro por el tercer lugar
    [semifinal] { $match ->
        [0] la semifinal
       *[other] el encuentro { $match } de la semifinal
    }
    [quarterfinal] { $match ->
        [0] los cuartos de final
       *[other] el encuentro { $match } de los cuartos de final
    }
    [round-of] { $match ->
        [0] la ronda de { $number }
       *[other] el encuentro { $match } de la ronda de { $number }
    }
    [losers-final] la final de perdedores
    [losers-round] { $match ->
        [0] la ronda { $number } de perdedores
       *[other] el encuentro { $match } de la ronda { $number } de perdedores
    }
    [winners-final] la final de ganadores
    [winners-semifinal] { $match ->
        [0] la semifinal de ganadores
       *[other] el encuentro { $match } de la semifinal de ganadores
    }
    [winners-quarterfinal] { $match ->
        [0] los cuartos de final de ganadores
       *[other] el encuentro { $match } de los cuartos de final de ganadores
    }
    [winners-round] { $match ->
        [0] la ronda { $number } de ganadores
       *[other] el encuentro { $match } de la ronda { $number } de ganadores
    }
    [consolation-final] la final de consolación
    [consolation-semifinal] { $match ->
        [0] la semifinal de consolación
       *[other] el encuentro { $match } de la semifinal de consolación
    }
    [consolation-quarterfinal] { $match ->
        [0] los cuartos de final de consolación
       *[other] el encuentro { $match } de los cuartos de final de consolación
    }
    [consolation-round] { $match ->
        [0] la ronda { $number } de consolación
       *[other] el encuentro { $match } de la ronda { $number } de consolación
    }
}
bracket-stage = { $stage ->
   *[main] Llave
    [winners] Llave de ganadores
    [losers] Llave de perdedores
    [final] Final
    [third] Tercer lugar
    [consolation] Consolación
}
bracket-at = { $match }: { COUNT($tables) ->
    [one] mesa
   *[other] mesas
} { LIST($tables) }
bracket-side-from = { $which ->
   *[winner] Quien gane { $match }
    [loser] Quien pierda { $match }
}
bracket-if-needed = Solo si la pareja de la llave de perdedores gana la final.
bracket-played-at = Se juega en la mesa { $table }.
bracket-seated-at = En la mesa { $table }.
bracket-to-come = Aún no se juega.
bracket-winner = Victoria de { $name }{ $forfeit ->
   *[no] {""}
    [yes] {" "}por default
}
bracket-won-next = { bracket-winner }; sigue { $match }.
bracket-won = { $what ->
   *[all] { bracket-winner }, ¡y con ella el torneo!
    [third] { bracket-winner }: tercer lugar.
    [consolation] { bracket-winner }: gana la consolación.
    [again] { bracket-winner }, así que hay una segunda final.
    [was-again] { bracket-winner }, así que hubo una segunda final.
}
bracket-plays-on = { $name }: sigue { $match }.
bracket-withdrew = Retiro: { $name }.
bracket-bye = { $name }: ahora sin encuentro. Sigue { $match }.
bracket-waits = { $name }: en espera. Sigue { $match }.
far-winner = Ganador
far-still-in = Sigue en juego
far-next = Sigue: { $match }
