### La ayuda de la línea de comandos. Cómo se llama cada mensaje está escrito en en/command-help.ftl.
### No se traduce lo que se teclea: nombres de comandos y de opciones, archivos, y lo que va entre “ ” para teclear.

command-usage = Uso:
command-usage-or = o:
command-commands = Comandos
    .play = Jugar
    .read = Leer las reglas
    .ask = Preguntar por las reglas
    .after = Después de la mano
    .run = Organizar un torneo
    .keep = Respaldar
    .programmers = Para programadores
    .event = El torneo
    .people = Jugadores
    .round = Rondas
    .table = En una mesa
    .results = Resultados
    .try = Probar
command-examples = { $number ->
    [1] Ejemplo
   *[other] Ejemplos
}
command-default = (por omisión: { $value })

## Lo que comparten casi todos los comandos

command-options = Opciones
    .help = Mostrar esta ayuda.
    .json = Responder en JSON, para programas.
    .jsonl = Leer preguntas de la entrada estándar, una línea de JSON cada una, y responder cada una en una línea.
    .data = Dónde están tus datos: un archivo, o la dirección postgresql:// de una base de datos (por omisión: meldhouse.db en tu carpeta de aplicaciones).
    .book = Usar estas reglas en lugar de las del registro.
    .seed = Cualquier palabra. La misma palabra da los mismos repartos y resultados.
    .key = Como --seed, pero una clave de 64 dígitos hexadecimales.
    .level = Quién aconseja: club o expert.
    .number = Qué mano del registro (por omisión: la última).
    .processes = Cuántos procesos se reparten el trabajo; 1 para no usar otro (por omisión: todos los núcleos, si vale la pena).
    .cluster = Usar un clúster de Dask: la dirección de su planificador, como 10.0.0.5:8786.
    .turn = Quién juega ahora.
    .hands = Cuántas manos por ronda.
    .trick = Las cartas en la mesa, la salida primero.
    .dealer = Quién repartió, si no fue a quien le tocaba.
    .bidder = Quién se quedó con la puja.
    .bid = La puja; “2 marks” donde se juega por marcas.
    .trump = S, H, C o D; en 42 también 0 a 6, doubles o follow-me.
    .kitty = Cuántos triunfos anunció en la viuda quien tiene la puja.
    .meld = Las combinaciones de cada bando, como NS=20,EW=12.
    .take = Los puntos que ganó cada bando. El bando que falte recibe el resto.
    .how = Cómo terminó la mano, si no se jugó completa.
    .offender = De quién fue el renuncio, el reclamo del resto o el renuncio no probado que la terminó.
    .spoiled = Un bando que perdió sus puntos por un renuncio. Repítela para ambos.
    .tricks = Bazas ganadas, para un bando que ganó 0 puntos; 1 quiere decir al menos una.
    .counter-tricks = Bazas ganadas que tenían una carta que puntúa.
    .dropped = Nadie pujó, y la puja le tocó a quien reparte.
    .wrong-bid = Quien reparte perdió el derecho a pujar por una puja equivocada, no por pujar fuera de turno.
    .beside = Marcas que recibió un bando además de la mano.
    .beside-why = Por qué son esas marcas.
    .slips = Una boleta o una lista de boletas, en JSON o TOML; - es la entrada estándar.
    .points = Solo el resultado, como NS=240,EW=180.
    .games = Con --points: partidas que ganó cada bando, como NS=2,EW=1.
    .sets = Con --points: cuántas veces alguien perdió su puja, como N=1,W=2.
    .reneges = Con --points: cuántos renuncios hizo alguien, como Ann=1.
    .skunk = Con --points: ¿ya incluyen el bono por zapato, o hay que sumarlo? Si no lo dices, te preguntamos.
    .call = El número de la llamada sobre la que se decidió.
    .file = Dónde se guarda el torneo. Con MELDHOUSE_TOURNAMENT se elige una sola vez.
    .event = Qué torneo, si el archivo tiene varios.
    .as = Quién lo hace (por omisión: el director).
    .round = Qué ronda (por omisión: la última).
    .reason = Por qué. Queda en el historial.
    .clause = La cláusula en que se basa.
    .table = Para un anotador: solo esta mesa.
    .all = Todos los que no se han registrado.
    .minutes = Minutos por ronda; 0 para no usar reloj.
    .rounds = Cuántas rondas; 0 para las que hagan falta.
    .entry = Los jugadores reciben parejas, o se inscriben como parejas fijas.
    .movement = Quién se mueve adónde después de una ronda.
    .target = Puntos o marcas que ganan una partida.
    .best-of = Partidas en un encuentro.
    .three = Reglas para mesas de tres; “none” para no tener mesas así.
    .division = Una división en que se puede entrar. Repítela para más.
    .apart = Quiénes no deben sentarse juntos.
    .apart-as = Separarlos como pareja, como rivales, o ambos.
    .bye = Cuánto vale descansar.
    .tie = Tras una ronda empatada: dejarla así, o jugar una mano más.
    .third = Jugar por el tercer lugar (eliminación sencilla).
    .consolation = Quienes pierden en la primera ronda siguen jugando entre ellos.
    .fee = La cuota de inscripción, como 5 o 2.50.
    .fee-for = ¿La paga cada jugador, o cada pareja?
    .keep = Qué parte de las cuotas se queda el club.
    .prizes = Premios por lugar: 50%,30%,20% del fondo, o cantidades como 40,25,10.
    .round-to = Redondear hacia abajo los premios en porcentaje, como a 0.25. El resto va al primer lugar.
    .medals = Cuántos lugares reciben medalla.
    .medals-by = Medallas entre todos, o en cada división.
    .ADDRESS = DIRECCIÓN
    .AMOUNT = CANTIDAD
    .AMOUNTS = CANTIDADES
    .ARGS = ARGUMENTOS
    .BID = PUJA
    .BOOK = REGLAS
    .CALL = LLAMADA
    .CALLS = PUJAS
    .CARD = CARTA
    .CARDS = CARTAS
    .COMMAND = COMANDO
    .COUNTS = CUENTAS
    .DIR = CARPETA
    .FILE = ARCHIVO
    .HEX = CLAVE
    .ID = ID
    .JOB = PAPEL
    .LEVEL = NIVEL
    .LIST = LISTA
    .MEDAL = MEDALLA
    .MINUTES = MINUTOS
    .NAME = NOMBRE
    .NEW-NAME = NOMBRE-NUEVO
    .NUMBER = NÚMERO
    .ONE = JUGADOR
    .OPTIONS = OPCIONES
    .OTHER = JUGADOR
    .PENALTY = CASTIGO
    .PERCENT = PORCENTAJE
    .PLAYS = JUGADAS
    .POINTS = PUNTOS
    .POST = OFICIAL
    .PRIZE = PREMIO
    .RECORD = REGISTRO
    .SEAT = ASIENTO
    .SECTION = SECCIÓN
    .SIDE = BANDO
    .SLIP = BOLETA
    .SOURCE = ARCHIVO
    .SUIT = PALO
    .TABLE = MESA
    .TARGET = ARCHIVO
    .TEXT = TEXTO
    .TIME = TIEMPO
    .TITLE = TÍTULO
    .TRUMP = TRIUNFO
    .URL = URL
    .WHAT = QUÉ
    .WHEN = CUÁNDO
    .WHO = QUIÉN
    .WORD = PALABRA
    .WORDS = PALABRAS

## El programa

command = Juega, arbitra y anota Pinacle en parejas y Texas 42 con las reglas de tu club.
    .more = Sin un comando, se abre en tu navegador.
    .after = “meldhouse COMANDO --help” explica un comando. “meldhouse books” muestra las reglas que hay.
    .version = Mostrar la versión.
    .lang = Responder en inglés o en español (por omisión: en el idioma de tu terminal).

## Jugar

command-serve = Abrir Meldhouse en tu navegador.
    .more = Muestra una dirección para esta computadora y otra para teléfonos y tabletas en la misma red. Presiona Ctrl-C para cerrarlo.
    .host = En qué dirección escuchar; 127.0.0.1 para esta computadora solamente.
    .port = Qué puerto; 0 para cualquiera libre.
    .open = Abrir el navegador, o no (por omisión: se abre si hay uno).
    .base-url = La dirección que usa la gente, si hay un proxy delante.
    .allow-host = Responder solo a este nombre. Repítela para más.
    .proxy = Confiar en el proxy de esta dirección para saber de dónde vienen las visitas. Repítela para más.
    .desk-backups = Permitir que cada director de torneo respalde todo, desde cualquier dispositivo.
    .log-level = Cuánto anotar.
command-play = Jugar contra jugadores automáticos en la terminal.
    .more = Eres Sur. Sin REGLAS, te preguntamos con cuáles jugar. Escribe ? en cualquier momento para pedir ayuda. Si una jugada no se permite, ves la regla y no te cuesta nada.
    .book = Lo mismo que REGLAS.
    .resume = Seguir una partida guardada.
    .level = Qué tan bien juega la computadora: novice, club, expert o self-taught (por omisión: club).
    .partner = Otro nivel para tu pareja.
    .bots = Cuántos jugadores automáticos. Con uno en cada asiento, tú miras.
    .pause = Al mirar, esperar Enter después de cada mano.
    .plain = Para lectores de pantalla: sin cuadros ni símbolos, cada carta con palabras.
command-deal = Repartir una mano limpia y mostrarla.
    .more = Las cartas se barajan con una clave al azar, se cortan y se reparten según las reglas. Se muestra la clave, para que cualquiera reparta lo mismo otra vez y lo compruebe. No se guarda nada.
    .dealer = Quién reparte: N, E, S o W (por omisión: el último asiento).
    .key = Repartir otra vez las manos de esta clave: 64 dígitos hexadecimales.
    .hands = Solo las manos, como las escribe un registro.
command-simulate = Hacer que jugadores automáticos jueguen muchas manos.
    .more = Muestra cuántas pujas se cumplen y se pierden, cuánto se muestra y se gana, y cómo terminan las manos. Si son muchas usa todos los núcleos o un clúster; las cifras son las mismas.
    .hands = Cuántas manos.
    .players = Su nivel: novice, club, expert, self-taught, chance o greedy.
command-duel = Enfrentar dos niveles de jugadores automáticos.
    .more = Cada reparto se juega otra vez con los asientos cambiados, para que ambos tengan las mismas cartas. Muestra cuánto mejor le va al primer nivel por mano, y qué tan seguro es.
    .deals = Cuántos repartos.
    .play-only = Comparar solo el juego. Las pujas y el triunfo se sortean.

## Leer las reglas

command-books = Ver las reglas con que se puede jugar.
    .more = Usa el nombre de la primera columna donde un comando pida REGLAS.
command-book = Leer las reglas de un club, o revisar las tuyas.
    .more = NOMBRE es uno de “meldhouse books”; ARCHIVO es el archivo .toml de tu club. Cada regla viene con su cláusula. En las reglas propias de un club se marca lo que cambia.
command-book-show = Leer las reglas de un club.
    .clauses = Ver todas las cláusulas, o las que tengan PALABRA.
command-book-check = Revisar tus propias reglas: ver cada error, o lo que cambian.
    .more = ARCHIVO es un archivo .toml, o - para la entrada estándar. El código de salida es 1 si hay errores. Te avisamos de lo que funciona pero quizá no es lo que quieres, como una cláusula que todavía dice la regla anterior.
command-book-keys = Ver cada ajuste que pueden tener las reglas, o los de una SECCIÓN.
    .more = Se ve qué valores acepta, cuál es el usual y qué significa.
    .markdown = Como tablas en Markdown, igual que en docs/rulebooks.md.
command-clauses = Mostrar cada cláusula y las pruebas que la cubren.
    .more = Una cláusula está cubierta si una prueba muestra lo que permite y otra lo que prohíbe; a una que solo se muestra le basta una. Sin REGLAS, se ven todas.
    .check = Ver solo los problemas. El código de salida es 1 si hay alguno.
    .tests = Dónde están las pruebas (por omisión: ./tests, si existe).
    .kind = Solo cláusulas de una clase.
    .missing = Solo cláusulas sin cubrir.
    .verbose = Nombrar las pruebas y mostrar las cláusulas.

## Preguntar por las reglas

command-meld = Contar las combinaciones de una mano.
    .more = REGLAS es un nombre de “meldhouse books” o el archivo .toml de tu club. Escribe CARTAS con valor y palo: AS, 10H, K♦.
    .trump = S, H, C o D. Sin él, se ve lo que combinan las cartas sin triunfo.
command-legal = Ver qué cartas se pueden jugar, y por qué no las demás.
    .more = REGLAS es un nombre de “meldhouse books” o el archivo .toml de tu club.
    .hand = Las cartas del jugador.
    .trick = Las cartas en la mesa, la salida primero. Sin ella, sale el jugador.
    .play = Preguntar por esta carta. El código de salida es 1 si no se puede jugar.
command-bids = Ver las siguientes pujas permitidas, o por qué se rechaza una.
    .more = REGLAS es un nombre de “meldhouse books” o el archivo .toml de tu club. En 42 se puede pujar en marcas: “2 marks”.
    .standing = La puja más alta hasta ahora. Sin ella, nadie ha pujado.
    .bid = Preguntar por esta puja. El código de salida es 1 si se rechaza.
    .most = Cuántas mostrar.
command-hint = Pedir consejo: qué hacer, y por qué.
    .more = Con --hand: qué pujar, y cuántas veces se cumple cada puja. Con un registro: qué hacer en su última decisión, o en otra. El consejo usa solo lo que el jugador podía ver.
    .hand = Tus cartas. Entonces da REGLAS, no un registro.
    .seat = Dónde te sientas (por omisión: S; en un registro, a quien le toca).
    .dealer = Con --hand: quién reparte (por omisión: tú pujas primero).
    .calls = Con --hand: las pujas hasta ahora, como “E 50, S pass”.
    .at = En un registro: después de tantas decisiones (por omisión: la última).
    .level = Quién aconseja: novice, club o expert.
    .seed = Cualquier palabra. Otra palabra simula otros repartos; la misma da la misma respuesta.
command-rule = Preguntar qué pasa cuando algo sale mal.
    .more = REGLAS es un nombre de “meldhouse books” o el archivo .toml de tu club. QUÉ es lo que pasó: un nombre como bid_early, o palabras como “plática”. Sin eso, te preguntamos paso a paso.
    .list = Ver todo lo que puede salir mal con estas reglas.
    .by = Quién lo hizo, o a quién se acusa. Repítela para más, o escribe “N S”.
    .caller = Quién lo señaló.
    .bid = La puja que rompió una regla.
    .over = La puja anterior; 0 si no había.
    .cards = Las cartas en cuestión. De ases no mostrados: los jugados.
    .counts = Cuántas cartas tenía cada quien: “N=19 S=21”, “kitty=4”.
    .late = Qué tan tarde llegó alguien: 8, o 5:59.
    .offence = De un renuncio: qué se hizo, como follow o beat.
    .declared = De un renuncio: un oficial lo declaró así.
    .said = De un renuncio: las palabras con que se señaló.
    .called = Qué tan tarde se señaló o se notó: scored, o next-deal.
    .silenced = Quien cometió la falta ya no podía pujar: había perdido el derecho, o había pasado.
    .in-time = Todavía se podía corregir, o no se había repartido nada.
    .too-late = Ya no se podía corregir, o ya se había repartido algo.
    .marriage = De un contrato: quien tiene la puja tiene también el rey y la reina de ese triunfo.
    .no-marriage = De un contrato: quien tiene la puja no los tiene.
    .clause = De conducta: la cláusula que se rompió.
    .ruled = De una disputa: qué decidió un oficial. Repítela para cada uno.
    .absent = De una disputa: un oficial que no está.
    .trick = De un renuncio: una baza en el orden en que se jugó.
    .card = La carta en cuestión.
    .later = Las cartas que se sabe que tenía ese jugador; “” si ninguna.
    .trump = El triunfo.
    .hands = De un reclamo: la mano de un jugador. Repítela para cada uno.
    .leads = Quién salió en la baza; de un reclamo, quién sale ahora.
    .order = De un reclamo: el orden en que se jugarán las cartas.
    .taken = Puntos que ha ganado cada bando: “NS=14 EW=0”.
    .bidder = Quién se quedó con la puja, para contar los puntos.
    .contract = La puja.
    .dropped = La puja le tocó a quien reparte porque nadie pujó.
    .meld = Las combinaciones de cada bando: “NS=24 EW=40”.
    .every-trick = El bando acusado había ganado todas las bazas.
    .stands = De un reclamo: es bueno.
    .fails = De un reclamo: no es bueno.

## Después de la mano

command-score = Anotar una mano con su boleta, o una partida con sus boletas.
    .more =
        REGLAS es un nombre de “meldhouse books” o el archivo .toml de tu club. BOLETA es un archivo JSON o TOML, o - para la entrada estándar: quién pujó qué, el triunfo, y las combinaciones y los puntos de cada bando. O da una mano con opciones.

        Una lista de boletas es una ronda o una partida: se ve cada mano con el marcador hasta ahí, y lo que trae el final. Si una boleta no puede ser cierta, se ve todo lo que tiene mal.
    .trump = El triunfo: hearts, fours, follow-me.
command-replay = Ver de nuevo una mano registrada, baza por baza.
    .more = ARCHIVO es un registro, o - para la entrada estándar. Se revisa cada puja y cada carta. Si algo rompe una regla, se ve su línea y su cláusula, y el código de salida es 1.
    .book = Usar estas reglas (un nombre o un archivo .toml) en lugar de las del registro.
command-review = Repasar una mano: qué te costó, y qué fue suerte.
    .more = Cada decisión se juzga por lo que el jugador podía saber en ese momento. REGISTRO es una partida guardada, o - para la entrada estándar. Tarda unos segundos por mano.
    .seat = Solo las decisiones de este jugador (por omisión: las de todos).
    .top = Cuántos de los peores errores mostrar.
    .number = Solo esta mano del registro.
    .seed = Cualquier palabra. Otra palabra simula otros repartos; la misma da la misma respuesta.
command-verify = Comprobar que los repartos de un registro fueron limpios.
    .more =
        ARCHIVO es un registro de manos repartidas en una mesa del navegador, o - para la entrada estándar. Antes de cada reparto, cada jugador se compromete con un número secreto y el servidor sella el suyo. Luego se muestran los números, y entre todos deciden las cartas. Este comando reparte cada mano otra vez y revisa cada paso. El código de salida es 1 si algo no cuadra, o si no hay nada que revisar.

        Por sí mismo, el registro no puede mostrar qué sello vio tu navegador antes del reparto. Las notas de tu navegador sí: agrega --witness. Con las notas de varios jugadores, también se ve si todos recibieron el mismo sello.
    .book = Usar estas reglas (un nombre o un archivo .toml) en lugar de las del registro.
    .witness = Las notas de tu navegador, como las guarda en la mesa. Repítela para las notas de otro jugador.
command-solve = Hallar la mejor jugada en una posición, o en muchas.
    .more =
        Muestra lo que gana un bando desde aquí si todos ven todas las cartas y juegan perfecto, cuánto vale cada jugada permitida, y una manera en que puede seguir.

        REGLAS es un nombre de “meldhouse books” o el archivo .toml de tu club. ARCHIVO tiene una posición por línea (JSON), o es un registro, resuelto desde la primera salida de cada mano; - es la entrada estándar. El código de salida es 1 si no pueden ganar lo que pide --take, y 4 si tardó demasiado.
    .hands = La mano de un jugador. Repítela para cada uno.
    .side = De qué bando se cuentan los puntos: NS, o N para ese bando (por omisión: el que juega).
    .take = Solo preguntar si pueden ganar tantos puntos.
    .budget = Abandonar una posición después de ver tantas otras.
    .seconds = Abandonar una posición después de tantos segundos.

## Respaldar

command-backup = Copiar y revisar todos tus datos, aun con Meldhouse abierto.
    .more = ARCHIVO es un archivo nuevo, o una carpeta; sin él, la copia va a esta carpeta con la fecha de hoy como nombre. La copia se revisa de principio a fin y se abre en cualquier computadora con “meldhouse serve --data COPIA”. Para respaldar el archivo de un torneo, dalo con --data. No compartas las copias: tienen las cartas de todos.
    .replace = Reemplazar ARCHIVO si ya existe.
command-restore = Restaurar un respaldo.
    .more = ARCHIVO se revisa primero; si está dañado, no cambia nada. Si ya tienes datos, agrega --replace: se conservan junto a los nuevos con otro nombre. Cierra Meldhouse antes. ARCHIVO mismo no cambia.
    .replace = Ya hay datos: conservarlos con otro nombre.

## Para programadores

command-perft = Contar de cuántas maneras pueden seguir las jugadas.
    .more = Cuenta otra vez cada posición de la tabla publicada y compara. El código de salida es 1 si algo difiere. REGLAS es un nombre de “meldhouse books”, o el archivo .toml de tu club para una posición propia.
    .position = Solo esta posición de la tabla, jugada por jugada.
    .depth = Cuántas jugadas contar.
    .with = Qué cuenta: el núcleo rápido, o las reglas del juego, que tardan medio minuto por tabla.
    .trump = Para una posición propia: S, H, C o D; en 42 cualquier contrato.
    .hands = La mano de un jugador. Repítela para cada uno.
