### Registros: manos como texto que se puede volver a jugar. Las palabras del formato quedan en inglés.
### Qué se pone en cada mensaje está escrito en en/records.ftl.

record-unread = No se puede leer { $file }: { $why }.
record-too-large = Un registro tiene a lo más { $most } MiB.
record-no-text = { $file } no es texto UTF-8.
record-more-faults = Hay más errores abajo. Corrige primero estas líneas.

record-no-title = Empieza un registro con la línea “{ $title }”.
record-version = Este registro es de la versión “{ $version }”. Este programa lee { LIST($known) }.
record-sum-last = La suma va solo en la última línea, desde la versión 2. Borra esta línea.
record-field-unknown = “{ $text }” no va aquí. Escribe { LIST($known, style: "or") }.
record-field-twice = “{ $key }” ya está en la línea { $first }. Deja solo una.
record-no-book = Di con qué reglas se jugó, como “book: npa”.
record-other-rules = Las reglas “{ $book }” cambiaron desde que se jugó. Para probar de todos modos, borra esta línea.
record-apart-or-together = Escribe “hands: together” o “hands: apart”, no “{ $text }”.
record-no-hand = Este registro no tiene manos. Empieza una con la línea “hand 1”.
record-no-pair = “{ $text }” debe ser un asiento, un signo igual y un valor: N = …
record-no-seat = “{ $text }” no es un asiento. Escribe N, E, S o W.

record-say-who = Di quién es “{ $key }” ({ LIST($seats, style: "or") }), como “{ $key }: { $seat }”.
record-no-table = “{ $text }” no es un tipo de mesa. Escribe { LIST($known, style: "or") }.
record-no-layout = Aquí nadie acomoda en “{ $text }”. Escribe { LIST($known, style: "or") }.
record-layouts-never = Aquí nadie acomoda sus { -piece(form: "many") }. Borra esta línea.
record-no-deal = Esta mano no tiene clave ni manos. Agrega “key: …”, o líneas como “N: AS KH …”.
record-hand-size = { $key } debe tener { $size } { -piece(form: "many") }, no { $found }.
record-all-hands = Escribe todas las manos ({ LIST($seats) }) o ninguna.
record-other-deal = La clave le da a { SEATS($who) } otras { -piece(form: "many") }: { PIECES($pieces) }.
record-no-digits = { $what ->
   *[seal] Un sello
    [seed] Una semilla
    [number] El número de un jugador
} tiene 64 dígitos hexadecimales (0–9, a–f) en minúsculas.
record-wrong-seal = El sello no corresponde a la hoja de arriba.

record-no-act = “{ $text }” no es algo que haga un jugador. Las palabras están en docs/records.md.
record-not-theirs = “{ $text }” no es algo que haga { SEATS($who) }.
record-one-piece = Nombra exactamente una { -piece } en “{ $text }”.
record-no-event = “{ $text }” no es un suceso: { $why }
record-no-order = “{ $text }” no es algo que ordene un árbitro. Las palabras están en docs/records.md.
record-line-of-play = Escribe una línea de juego con asientos y piezas: “W QC, N KC”.
record-no-irregularity = “{ $text }” debe ser una marca, un tipo y un acto: “! bid_early: N bids 52”.
record-kind-meant = “{ $text }” no es una irregularidad. ¿Quisiste decir “{ $kind }”?
record-no-kind = “{ $text }” no es una irregularidad. “meldhouse book keys rulings” las muestra.
record-order-marked = Lo que ordena un árbitro no es irregular. Empieza la línea con “referee:”.
record-trick-empty = Escribe al menos con qué se salió en la { -trick }.
record-trick-full = Esta { -trick } ya está completa sin { PIECES($piece) }.
record-not-refereed = En una mesa automática no pasa nada irregular. Escribe “table: refereed” para esta mano.
record-over = La mano ya terminó. Ya no puede pasar nada irregular.
record-regular = Aquí no hay nada irregular. Quita la marca.
record-impossible = Eso no pudo pasar en este momento de la mano.

record-opening-first = Solo la primera mano del día es la de apertura. Borra esta línea
record-game-over = { $game ->
   *[round] Esta { -round }
    [game] Esta partida
} ya terminó. { $what }
record-layouts-free = { $game ->
   *[round] Esta { -round }
    [game] Esta partida
} ya terminó, así que cada quien acomoda como quiera. Borra esta línea
record-layout-kept = { SEATS($who) } acomodó en { $layout } y debe seguir así hasta que termine la partida

record-no-sum = Este registro no termina con su suma: nadie puede saber si lo cambiaron.
record-changed = Este registro se cambió después de escribirse: su suma no corresponde.

record-bid = { SEATS($who) } tuvo la puja en { $bid }
record-bid-trump = { SEATS($who) } tuvo la puja en { $bid }, { TRUMP($trump) }
