### Lo que responden los comandos, y por qué no pueden.

## Archivos y reglas

cli-standard-input = la entrada estándar
cli-kind = { $what ->
   *[rules] archivo de reglas
    [record] registro
    [slip] archivo de boletas
    [witness] archivo de notas
    [positions] archivo de posiciones
    [tournament] archivo de torneo
    [players] archivo de jugadores
}
cli-no-file = No existe el archivo { $file }.
cli-did-you-mean = ¿Quisiste decir { $near }?
cli-check-path = Revisa cómo está escrita la ruta.
cli-folder = { $file } es una carpeta.
cli-folder-advice = Da el nombre del { cli-kind } que está en ella.
cli-pipe = { $file } no es un archivo. { $why }
cli-pipe-advice = Da el nombre del { cli-kind }, o escríbelo antes en la tubería.
cli-unreadable = No se puede leer { $file }: { $why }.
cli-too-large = { $file } es demasiado grande. Un { cli-kind } tiene cuando mucho { $most } KiB.
cli-not-text = { $file } no es un archivo de texto (el byte { $byte } no es UTF-8).
cli-not-text-advice = Guarda el { cli-kind } como texto simple UTF-8.
cli-no-input = La entrada estándar está cerrada; no se puede leer nada.
cli-name-a-file = Da el nombre de un archivo.
cli-which-rules = Di qué reglas.
cli-which-rules-advice = “meldhouse books” las muestra. Para las de tu club, da su archivo .toml.
cli-record-for-rules = { $file } es un registro, no unas reglas.
cli-record-for-rules-advice = Da primero las REGLAS.
cli-rules-too-deep = { $file } tiene demasiados niveles para ser unas reglas.
cli-rules-unreadable = No se puede leer { $file } como reglas: { $why }.
cli-rules-faulty = { $faults ->
    [one] { $file } tiene un error, así que no se puede jugar con esas reglas.
   *[other] { $file } tiene { $faults } errores, así que no se puede jugar con esas reglas.
}
cli-rules-faulty-advice = Corrige el archivo y usa “meldhouse book check” otra vez.

## Cartas, asientos y números

cli-pieces-unread = { $faults ->
    [one] No se puede leer una { -piece }.
   *[other] No se pueden leer { $faults } { -piece(form: "many") }.
}
cli-pieces-impossible = Estas { -piece(form: "many") } no pueden salir todas de la baraja de { $title }.
cli-no-pieces = Aquí no hay { -piece(form: "many") }. Da al menos una.
cli-too-many-pieces = Son { $number } { -piece(form: "many") }. Una mano tiene cuando mucho { $most }.
cli-no-side = No hay un bando “{ $side }”. Los bandos son { LIST($sides) }.
cli-bid-points = { $field }: aquí se puja en puntos, no en marcas. Prueba { $least }.
cli-bid-unread = { $field }: “{ $said }” { $how ->
   *[points] no es un número.
    [marks] no es un número, ni marcas como “2 marcas”.
    [huge] es más de lo que nadie puja.
} Prueba { $least }.
cli-expected = Elige { LIST($choices, style: "or") }.
cli-field-hint = { $field }: { $hint }
cli-twice = { $field }: { $name } está dos veces. Dilo una vez.
cli-whole-numbers = { $field }: se esperan números enteros, como “{ $example }”.
cli-too-much = { $field }: “{ $said }” es más de lo posible. Revísalo.
cli-number-each = { $field }: escribe un número para cada { $whose ->
   *[player] jugador
    [side] bando
}, como { $example }.
cli-how-often = { $field }: escribe quién y cuántas veces, como N=1.
cli-answer-trick = Responde con { $option } { $side }=1 (sí) o { $option } { $side }=0 (no).
cli-hand-twice = hands: { SEATS($seat) } está dos veces. Da una mano a cada quien.
cli-hand-unread = hands: escribe el jugador y su mano, como “N=KC JS”, no “{ $said }”.
cli-everybody = Todos
cli-side = { SIDE($side) }

## Líneas de JSON

cli-field-kind = { $field }: se esperaba { $expected }, llegó { $got }.
cli-kind-texts = un texto como "{ $example }", o una lista de textos así
cli-kind-text = un texto
cli-kind-number-between = un número entero de { $least } a { $most }
cli-kind-number = un número
cli-kind-id = un texto o un número entero
cli-kind-yes-no = true o false
cli-internal = { $what }
cli-line-rules = Di qué reglas: en la línea de comandos, o en el campo "book" de la línea.
cli-line-too-long = Esta línea tiene más de { $most } KiB.
cli-line-not-json = Esta línea no es JSON válido: { $why }.
cli-line-too-deep = Esta línea no es JSON válido: tiene demasiados niveles.
cli-line-object = Una línea es un objeto de JSON, como { $example }.
cli-line-field = Esta línea tiene un campo que aquí no significa nada.

## Niveles, y trabajo largo

cli-no-adviser = “{ $level }” no aconseja aquí. Pregunta a { LIST($levels, style: "or") }.
cli-not-learned = Ningún jugador automático ha aprendido todavía { $title }.
cli-choose = Elige { LIST($levels, style: "or") }.
cli-novice-plays = El nivel “novice” puede jugar { $title }.
cli-work-advice = { $code ->
   *[worker-died] Prueba “--processes 1”, solo en este proceso.
    [portion-failed] No es culpa tuya. Por favor reporta lo que escribiste. MELDHOUSE_DEBUG=1 muestra los detalles.
    [no-cluster] Da la dirección de un planificador de Dask, o quita --cluster para usar esta computadora.
}
cli-not-both = Da { $one } o { $other }, no las dos cosas.
cli-doing = { $what ->
   *[playing] Jugando
    [solving] Resolviendo
    [counting] Contando
    [reviewing] Repasando
    [copying] Copiando
    [restoring] Restaurando
}
cli-stopped = Detenido. { $what ->
   *[playing] No se contó nada.
    [solving] No se resolvió todo.
    [counting] No se contó nada.
    [reviewing] No se repasó nada.
    [copying] No se hizo ninguna copia.
    [restoring] No se cambió nada.
}
