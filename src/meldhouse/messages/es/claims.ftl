### Por qué vale o falla una reclamación del resto. Partes de una oración, sin punto final.

claim-where = { $trick ->
    [0] la { -trick } que está en la mesa
    [1] la próxima { -trick }
    [2] la segunda { -trick } que sigue
   *[other] la { -trick } número { $trick } desde ahora
}
claim-unbeaten = Nadie más puede ganarle a ninguna { -piece } que { WHO($who) ->
    [you] muestras
   *[other] muestra { SEATS($who) }
}
claim-loses-none = Jueguen lo que jueguen los demás, { WHO($who) ->
    [you] no puedes
   *[other] { SEATS($who) } no puede
} perder ninguna { -trick }
claim-bid-sure = Jueguen lo que jueguen los demás, { $made ->
   *[made] ya están seguros los { $needed } que necesita
    [set] ya no hay manera de juntar los { $needed } que necesita
} { WHO($side) ->
    [you] tu bando
    [us] tu bando
    [them] el otro bando
   *[other] el bando de { SIDE($side) }
}
claim-open = Hay demasiadas maneras de seguir para revisarlas todas, así que jueguen la mano
claim-card-beaten = En { claim-where }, { PIECES($piece) } de { WHO($who) ->
    [you] tu mano
   *[other] { SEATS($who) }
} le puede ganar a { PIECES($own) } de { WHO($claimant) ->
    [you] tu mano
   *[other] { SEATS($claimant) }
}
claim-wins = { WHO($who) ->
    [you] Puedes
   *[other] { SEATS($who) } puede
} ganar { claim-where } con { PIECES($piece) }
claim-beats = { WHO($who) ->
    [you] Puedes
   *[other] { SEATS($who) } puede
} ganar { claim-where } con { PIECES($piece) }, contra { PIECES($own) } de { WHO($claimant) ->
    [you] tu mano
   *[other] { SEATS($claimant) }
}
claim-short = Lo más que puede juntar { WHO($side) ->
    [you] tu bando
    [us] tu bando
    [them] el otro bando
   *[other] el bando de { SIDE($side) }
} son { $most } puntos (lleva { $has }), y hacen falta { $needed }
claim-made = Con eso { WHO($side) ->
    [you] tu bando
    [us] tu bando
    [them] el otro bando
   *[other] el bando de { SIDE($side) }
} lleva { $has } puntos, y con { $needed } basta
claim-then = { $first }. { $then }
news-judged = { $why }.
news-judged-line = { $why }. Así: { LIST($plays, style: "plain") }.
