### El fin de un torneo: quién ganó qué, qué falta entregar y qué tiene que volver.
### Qué se pone en cada mensaje está escrito en en/handing-out.ftl.

honor-place = { $shared ->
   *[no] { $place ->
        [1] Primer lugar
        [2] Segundo lugar
        [3] Tercer lugar
       *[other] Lugar { $place }
    }
    [yes] { $place ->
        [1] Primer lugar compartido
        [2] Segundo lugar compartido
        [3] Tercer lugar compartido
       *[other] Lugar { $place }, compartido
    }
}
honor-own = { $heads ->
    [one] Terminaste
   *[other] Terminaron
} en el lugar { $place } de { $of }{ $shared ->
   *[no] {""}
    [yes] , compartido
}.
honor-gets = { LIST($what) }

gives-back = { $name } { $heads ->
    [one] devuelve
   *[other] devuelven
} { MONEY($amount) }
gives-back-medal = { $name } { $heads ->
    [one] devuelve
   *[other] devuelven
} { medal }
gives-back-medal-to = { gives-back-medal }: la { COUNT($winners) ->
    [one] ganó
   *[other] ganaron
} { LIST($winners) }

prizes-both = { MONEY($amount) } y { prizes-medals }
prizes-medals = { $medals ->
    [one] { $medals } medalla
   *[other] { $medals } medallas
}

prize-sets = En el premio por más pujas perdidas, { $of ->
   *[person] cuenta para quien tenía la puja, no para su pareja.
    [pair] cuenta para toda la pareja que tenía la puja.
}{ $dropped ->
   *[no] {""}
    [yes] {" "}También si le tocó a quien reparte.
}
prizes-unseen = { $bare ->
    [one] { $bare } de { $sheets } hojas tiene solo un resultado, así que no cuenta para el premio por
   *[other] { $bare } de { $sheets } hojas tienen solo un resultado, así que no cuentan para el premio por
} { LIST($prizes) }. Mira primero el papel, y nombra a quien ganó si es otra persona.
