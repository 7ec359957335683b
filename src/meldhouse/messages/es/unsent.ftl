### Una mano anotada en la hoja que todavía no se envía: lo que dice la página mientras el teléfono no tiene conexión.
### Qué se pone en cada mensaje está escrito en en/unsent.ftl.

event-hand-head = Mano { $number }
unsent-sending = { $hands ->
    [one] Enviando…
   *[other] Enviando { $hands } manos…
}
unsent-offline = { $hands ->
    [one] Sin conexión. Una mano se envía en cuanto vuelva la conexión.
   *[other] Sin conexión. { $hands } manos se envían en cuanto vuelva la conexión.
}
unsent-behind = { $hands ->
    [one] Otra mano espera hasta que se arregle esta.
   *[other] Otras { $hands } manos esperan hasta que se arregle esta.
}
unsent-leave-out = Quitar esta mano
unsent-stale = No se guardó. Recarga la página y anótala otra vez.
unsent-hand = Mano { $number }: { LIST($parts, style: "semicolons") }
unsent-bid = { $name } pujó { $bid }
unsent-figures = anotado { LIST($figures, style: "plain") }
