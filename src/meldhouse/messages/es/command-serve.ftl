### Lo que dicen serve, backup, restore y play.

## Respaldos

cli-backup-other = Da otro archivo, o agrega --replace.
cli-file-unusable = Ese archivo no se puede usar: { $why }.
cli-backed-up = { $done ->
   *[copied] Respaldado y revisado: { LIST($found) }, { $entries ->
        [one] { $entries } anotación.
       *[other] { $entries } anotaciones.
    }
    [restored] Restaurado y revisado: { LIST($found) }, { $entries ->
        [one] { $entries } anotación.
       *[other] { $entries } anotaciones.
    }
}
cli-kept = { $kind ->
   *[tournament] { $number ->
        [one] { $number } torneo
       *[other] { $number } torneos
    }
    [table] { $number ->
        [one] { $number } mesa
       *[other] { $number } mesas
    }
    [account] { $number ->
        [one] { $number } cuenta
       *[other] { $number } cuentas
    }
}
cli-kept-nothing = todavía sin torneos ni mesas
cli-last-saved = Guardado por última vez: { $at }.
cli-older-copy = Lo hizo una versión anterior de Meldhouse. Se actualiza al abrirlo.
cli-kept-as = Tus datos anteriores se conservan como:

## El servidor

cli-warming = Preparando (solo la primera vez, hasta dos minutos). Ya puedes abrir la página.
cli-percent = { $percent } por ciento
cli-ready = Listo.
cli-data-advice = Da un archivo en el que puedas escribir, con --data ARCHIVO.
cli-no-data = No se puede guardar nada en { $path }: { $why }.
cli-closed = Meldhouse está cerrado. Hasta luego.
cli-bad-url = “{ $url }” no es una dirección que la gente pueda usar.
cli-bad-url-advice = Empiézala con http o https y sin ruta, como https://cards.example.org.
cli-bad-proxy = “{ $address }” no es la dirección de un proxy.
cli-bad-proxy-advice = Escríbela en números, como 127.0.0.1, o 10.0.0.0/8 para una red.
cli-open = Meldhouse está abierto
cli-open-phones = Para teléfonos y tabletas en la misma red:
cli-open-stop = Presiona Ctrl-C para cerrarlo.
cli-damaged = Parte de tus datos está dañada
cli-damaged-number = Cambiado después de guardarse: { $number } de { $of } mesas, torneos y cuentas.
cli-and-more = … y { $number } más.
cli-damaged-closed = Estos quedan cerrados; los otros { $whole } están bien. { $restore }

## En la mesa

cli-farewell = Gracias por jugar.
cli-left = Dejaste la mesa.
cli-left-input = No hay más que leer, así que dejaste la mesa.
cli-rules-once = Da las reglas una vez: como REGLAS o con --book.
cli-wrong-bots = Esta mesa tiene { $seats } asientos. Pon { $bots } jugadores automáticos y juega, o { $seats } y mira.
port-taken = El puerto { $port } está ocupado, quizá porque Meldhouse ya está abierto. Mira http://localhost:{ $port }, o elige otro con --port { $other }.
port-reserved = El puerto { $port } está reservado. Elige uno arriba de 1023 con --port.
host-unusable = Meldhouse no se puede abrir en { $host } ({ $why }). Usa --host 0.0.0.0 para toda la red, o --host 127.0.0.1 solo para esta computadora.
