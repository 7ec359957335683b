### El dinero de un torneo: cuotas, multas, pagos, premios. Qué se pone en cada mensaje está escrito en en/event-money.ftl.

event-amount = Cantidad
event-amount-fault = Escribe una cantidad, como 5 o 2.50.
event-whose = De quién
event-whose-fault = Elige de quién es.
event-nobodys = De nadie en especial
event-nobody-one = Nadie
event-kind = Qué es
event-what = Qué
event-what-for = Para qué
event-note = Para qué <span class="soft">(opcional)</span>
event-money-other = Otros pagos
event-kind-one = { $kind ->
   *[gift] Donativo al fondo
    [expense] Gasto del club
    [prize-back] Premio devuelto
    [refund] Devolución de cuota
    [fee] Parte de una cuota
    [side-money] Parte de las monedas
    [quarters-back] Devolución de monedas
    [fine] Parte de una multa
}
event-payment = { $kind ->
   *[fee] cuota
    [side-money] monedas por pujas perdidas y renuncios
    [fine] multa
    [gift] donativo
    [prize-back] premio devuelto
    [refund] devolución
    [prize] premio
    [expense] gasto
}
event-payments = { $kind ->
   *[fee] Cuotas
    [side-money] Monedas por pujas perdidas y renuncios
    [fine] Multas
    [gift] Donativos
    [prize-back] Premios devueltos
    [refund] Devoluciones
    [prize] Premios
    [expense] Gastos
}
event-due-what = { $kind ->
   *[fee] la cuota
    [side-money] las monedas
    [fine] la multa
}
event-paid-line = { event-payment }: { MONEY($amount) }
event-owes = { $name } todavía debe { MONEY($amount) } de { event-due-what }.
event-paid-tap = Pagó { event-due-what }, { MONEY($amount) }
event-back-tap = Devolver { MONEY($amount) } de { event-due-what }
event-paid-now = { $kind ->
   *[fee] { $name } pagó { MONEY($amount) }.
    [refund] Se devolvieron { MONEY($amount) } a { $name }.
}
event-fee-title = Cuota
event-fee-field = Cuota <span class="soft">(lo demás, en <a href="{ $link }">Dinero</a>)</span>
event-refund-anyway = Devolverla de todos modos
event-refund-keep = No devolverla
event-received = Recibido
event-refunded = Devuelto
event-receipt = Imprimir el recibo
event-receipt-of = Imprimir el recibo de { $name }
event-still-owed = Falta por pagar
event-saved-money = Guardado en Dinero.
event-have-paid = { $number ->
    [one] Un pago guardado.
   *[other] { $number } pagos guardados.
}
event-till = En la caja
event-till-sum = <b>{ MONEY($taken) }</b> de entrada − <b>{ MONEY($given) }</b> de salida = <b>{ MONEY($till) }</b> en la caja.
event-in-out = Entradas y salidas
event-in = Entró
event-out = Salió
event-total = Total
event-pot = Para premios { MONEY($pool) }, para el club { MONEY($club) }.
event-prize-back-enter = Anotarlo en Premios
event-paid-due = Pagado y por pagar
event-paid-of = Pagado: { MONEY($paid) } de { MONEY($due) }.
event-open-sum = Faltan { MONEY($amount) }.
event-back-sum = Hay que devolver { MONEY($amount) }.
event-all-paid = Los { $number } presentes pagaron { $kind ->
   *[fee] la cuota
    [side-money] las monedas
    [fine] sus multas
}: { MONEY($amount) }
event-asked = { event-payment } { MONEY($amount) }
event-paid-part = pagó { MONEY($amount) }
event-paid-all = todo pagado
event-overpaid = pagó { MONEY($amount) } de más
event-money-nobody = Todavía no hay inscritos. Aquí aparece lo que deben.
event-no-fee = Sin cuota, y nadie debe nada.
event-set-fee = Poner una cuota
event-nothing-owed = Nadie debe nada.
event-all-payments = Todos los pagos, primero los más nuevos
event-paid-out = salió { MONEY($amount) }
event-paid-in = entró { MONEY($amount) }
event-payment-wrong = ¿Un error? Deshazlo enseguida en la <a href="{ $link }">mesa de control</a>, o anota un pago que lo corrija.
event-fine = Multa
event-fine-amount = Multa: cantidad
event-fine-reason = Multa: por qué
event-fine-whom = Multa: a quién
event-fine-other = O alguien que no juega <span class="soft">(un club, por ejemplo)</span>
event-fine-go = Guardar la multa
event-fine-goes = Se debe hasta que se pague. Va { $to ->
   *[pool] al fondo de premios
    [club] al club
}.
event-fine-fault = Una multa necesita una cantidad, como 5 o 2.50.
event-fined = Multa de { MONEY($amount) }: { $reason }
event-fined-by = Multa de { MONEY($amount) }: { $reason } ({ $clause })
fees-of = { $which ->
   *[both] Perder la puja cuesta { MONEY($set) }; un renuncio, { MONEY($renege) }
    [set] Perder la puja cuesta { MONEY($set) }
    [renege] Un renuncio cuesta { MONEY($renege) }
}
table-fees = { fees-of }.
table-fees-by = { fees-of } ({ $clause }).
event-who-gets = Quién recibe qué
event-take-back = Primero recoger
event-take-back-why = Una corrección cambió quién ganó. Recoge esto y después entrega lo demás.
event-given-back = Devuelto
event-pool = Fondo de premios
event-medals-title = Medallas
event-medals-without = Las medallas son por división, y estos jugadores no tienen: { LIST($names, style: "plain") }.
event-set-division = Ponerles división
event-tie-later = Los empates se juegan después de la última { -round }.
event-tie-seat = Acomodar el desempate
event-prizes-change = Cambiar los premios
event-gift = Anotar un donativo
event-pool-shared = { MONEY($given) } en premios, sobran { MONEY($over) }, { MONEY($club) } para el club.
event-if-ended = <b>Si terminara ahora.</b> { $what ->
   *[prizes] Los premios
    [medals] Las medallas
} se entregan al terminar el torneo.
event-hand-out-all = Entregar todo: { $what }
event-hand-out-now = Entregar lo que ya se puede: { $what }
event-all-handed = { $what ->
   *[prizes] Todos los premios están entregados.
    [medals] Todas las medallas están entregadas.
}
event-held-back = { $what }: se entrega cuando se devuelva lo de arriba.
event-medals-all = Las medallas son para los primeros lugares de todos.
event-medals-divide = Darlas en cada división
event-print-prizes = { $final ->
   *[yes] Imprimir la lista de premios
    [no] Imprimir la lista provisional
}
event-print-receipts = Imprimir los recibos
event-no-prizes = Todavía no hay premios. Pueden ser partes del fondo, cantidades fijas o medallas.
event-set-prizes = Poner los premios
event-pool-empty = El fondo de premios está vacío.
event-none-won = Nadie ha ganado ninguno de estos premios.
event-no-places = Todavía no hay lugares. Aparecen con las primeras hojas.
event-handed = { MONEY($amount) } ya entregados
event-handed-what = ya se entregó { $what }
event-hand-out = Entregar { $what }
event-hand-out-early = ¿Entregar { $what } antes de la devolución?
event-hand-out-anyway = Entregar { $what } de todos modos
event-receipt-for = Recibo<span class="hidden"> de { $name }</span>
event-prize-named = { $prize }: { LIST($names) }, según el director ({ $reason }).
event-unwon = Sin ganador todavía: { LIST($prizes, style: "plain") }.
event-prize-name = Decir quién ganó un premio especial
event-prize-name-why = Úsalo si el papel dice otra cosa que estas hojas. La lista de premios y los recibos lo siguen.
event-prize-for = Premio por
event-prize-now = (ahora { LIST($names) })
event-prize-winner = Ganador
event-prize-by-sheets = Según las hojas
event-prize-shared = Compartido con <span class="soft">(si es el caso)</span>
event-prize-known = Cómo se sabe
event-prize-known-how = Cómo se sabe <span class="soft">(por ejemplo “1,840 en la hoja de papel de la mesa 3”)</span>
event-special-named = Guardado. Queda en el historial.
event-special-sheets = Otra vez según las hojas.
event-prizes-early = Los premios se entregan al terminar el torneo.
event-handed-out = Entregado: { $what }.
event-back-first = Primero recoge: { LIST($what, style: "semicolons") }.
event-handed-before = Todos los premios ya están entregados.
