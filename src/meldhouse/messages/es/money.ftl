### El dinero de un torneo: por qué una cantidad no se puede leer, pagar o entregar. Sin punto final.
### Qué se pone en cada mensaje está escrito en en/money.ftl.

money-no-amount = “{ $text }” no es una cantidad. Escríbela como $5, 5.00 o 25c
money-part-cents = “{ $text }” tiene fracciones de centavo. Escribe máximo dos cifras después del punto
money-too-much = “{ $text }” es más que { MONEY($most) }. Revisa la cantidad
money-not-positive = No se puede anotar un pago de { MONEY($amount) }. Anota cuánto se pagó; una devolución es otro pago
money-over-due = { $who } debe { MONEY($due) } { $kind ->
   *[fee] de la cuota
    [side-money] en monedas de veinticinco
    [fine] en multas
}, así que { MONEY($amount) } es demasiado. Anota el resto como donativo
money-over-refund = { $who } ha pagado { MONEY($paid) } { $of ->
   *[fee] de la cuota
    [side-money] en monedas de veinticinco
    [fine] en multas
}, así que no se le puede devolver { MONEY($amount) }. Revisa el nombre y la cantidad
money-over-prize = { $who } tiene { MONEY($had) } de los premios, así que no puede devolver { MONEY($amount) }. Revisa el nombre y la cantidad
money-till = En la caja solo hay { MONEY($till) }, así que no se puede pagar { MONEY($amount) }. Revisa la cantidad
money-over-100 = Los premios son { $percent } por ciento del fondo. Bájalos a 100 o menos
money-pool = Los premios suman { MONEY($amount) }, pero el fondo solo tiene { MONEY($pool) }. Baja los premios o anota un donativo
money-tied = { $tie }
tied = { LIST($names) } empatan en los lugares { $first }–{ $last }. Organiza el desempate, o termina sin él y comparten los premios
tied-division = { LIST($names) } empatan en los lugares { $first }–{ $last } ({ $division }). Organiza el desempate, o termina sin él y comparten los premios

award-place = lugar { $place }
award-shared = lugares { $first }–{ $last }, compartidos
award-division = { $division }, lugar { $place }{ $shared ->
   *[no] {""}
    [yes] , compartido
}
award-with-medal = { $reason }, con { medal }
medals = { $heads ->
    [one] { medal }
   *[other] { $place ->
        [1] una medalla de oro para cada quien
        [2] una medalla de plata para cada quien
        [3] una medalla de bronce para cada quien
       *[other] una medalla del lugar { $place } para cada quien
    }
}
