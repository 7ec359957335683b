### Lo que se imprime para un torneo: hojas, tarjetas, listas, recibos.
### Qué se pone en cada mensaje está escrito en en/prints.ftl.

print-nothing = No hay nada que imprimir. Elige por lo menos una hoja, tarjeta o lista
print-paper = No hay papel “{ $paper }”. Elige { LIST($papers, style: "or") }
print-address = “{ $url }” no es una dirección web. Da una que empiece con http:// o https://, o ninguna
print-address-long = Con una dirección de { $length } caracteres los teléfonos no pueden leer el código. Usa { $most } como máximo
print-event = Este torneo no tiene nombre. Ponle uno, para que una hoja perdida regrese
print-seats = La mesa { $table } tiene { $count } nombres, pero la hoja tiene { $needed } asientos. Pon { $needed }, o ninguno
print-side = “{ $found }” no es un asiento ni un bando de esta hoja. Usa { LIST($sides, style: "or") }
print-hands = La hoja de la mesa { $table } tiene { $count } manos, pero una { -round } tiene { $hands }. Tacha las anuladas
print-marks = En una mano no puede haber { $marks } marcas para { SIDE($side) }. Revisa la hoja
print-marks-extra = La mesa { $table } juega por marcas. Anota las marcas extra en un renglón aparte
print-round = { $number } no puede ser el número de una { -round }. Cuenta desde 1
print-table = { $number } no puede ser el número de una mesa. Cuenta desde 1
print-card-rounds = La tarjeta de { $name } no tiene { -round(form: "many") }. Da una línea para cada una, vacía si aún no se sabe
print-no-name = Cada recibo y cada gafete necesita un nombre. Escríbelo
print-no-tables = “{ $title }” no tiene mesas. Acomódala primero
print-no-rows = “{ $title }” todavía no tiene líneas. Imprímela después
print-columns = { $name } tiene { $count } cifras para { $columns } columnas en “{ $title }”. Da una para cada una, o déjala vacía
print-wide = “{ $title }” tiene { $count } columnas y caben { $most }. Quita algunas, o imprime dos listas
print-cents = Un recibo no puede devolver { MONEY($amount) } de “{ $what }”: es más de lo que se pagó
print-early = Los recibos de premios se imprimen cuando termina el torneo. Antes los lugares pueden cambiar
print-receipt = El recibo de { $name } no tiene líneas. Di por qué fue el dinero
print-receipt-long = El recibo de { $name } tiene { $count } líneas y caben { $most }. Junta las cantidades chicas
