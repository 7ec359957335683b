### La página de ayuda.
### Qué se pone en cada mensaje está escrito en en/help.ftl.

help-contents = En esta página
help-begin = Para empezar
help-begin-play = En la <a href="/">sala</a>, presiona “Jugar Pinacle ahora” o “Jugar Texas 42 ahora”. Para las reglas de otro club, presiona “Elegir otras reglas”.
help-begin-friends = Para jugar con amigos, abre <a href="/new">una mesa nueva</a> y mándales el enlace. Los jugadores automáticos ocupan los asientos libres.
help-begin-refused = Si una jugada no se permite, ves por qué, con la regla. Probar no cuesta nada.
help-begin-replay = Después de una mano, vuelve a verla y mira qué habría hecho un experto. Tus partidas terminadas están en la sala.
help-begin-practice = Para practicar a solas combinaciones y servir el palo, ve a <a href="/practice">Práctica</a>.
help-begin-preferences = ¿Quieres cartas más grandes, cuatro colores o una página oscura? Ve a <a href="/preferences">Preferencias</a>.
help-begin-rules = Cada club tiene sus reglas. <a href="/rules">Léelas</a> antes de sentarte o adáptalas a tu club.
help-tournaments = Están todos en <a href="/events">Torneos</a>. Cada uno usa las reglas de un club. Quien abre un torneo lo dirige.
help-director = Si diriges el torneo
help-director-new = Abre <a href="/events/new">un torneo nuevo</a> y elige las reglas. Guarda el código de recuperación: con él puedes dirigir desde cualquier dispositivo.
help-director-people = En “Personas”, inscribe a todos, uno por línea. Regístralos cuando lleguen: toca la fila, escribe el número o escanea los códigos impresos.
help-director-desk = “Mesa de control” siempre muestra el siguiente paso: acomodar la ronda, revisar el borrador, publicarlo, empezar. Ahí puedes deshacer el último paso.
help-director-helpers = En “Ayudantes”, crea enlaces para árbitros y anotadores. Las llamadas y los castigos están en “Llamadas”; cuotas y multas, en “Dinero”. Si alguien llega tarde, anótalo en la hoja de su mesa.
help-director-end = Cuando todas las hojas estén firmadas, cierra la ronda y publica la clasificación. Después de la última, termina el torneo y entrega los premios. “Imprimir” lo tiene todo en papel.
help-scorer = Si llevas la hoja
help-scorer-link = Abre el enlace del director o escanea el código y escribe tu nombre. Sirve una vez, para tu dispositivo.
help-scorer-hands = Elige tu mesa y anota cada mano al terminar: quién pujó, la puja, el triunfo, las combinaciones y los puntos ganados. La hoja suma sola.
help-scorer-offline = Si te quedas sin conexión, sigue anotando. Lo anotado espera en el teléfono y se envía solo cuando vuelve la conexión.
help-scorer-fix = Puedes corregir una mano hasta que se firme la hoja. Algunos clubes, como McAllen, la cierran antes: cuando ambos bandos aceptan o al anotar la siguiente. Después, solo un oficial puede corregirla.
help-scorer-sign = Al final, cada bando revisa las cifras y firma en tu dispositivo. Así queda entregada la hoja.
help-player = Si juegas
help-player-in = Escanea tu código o busca tu nombre en la lista para registrarte. La página del torneo muestra tu mesa.
help-player-rules = Lee las <a href="/rules">reglas</a> en breve o una por una. En la página del torneo puedes preguntarle al árbitro.
help-player-referee = En la mesa, presiona “Llamar al árbitro” en la hoja. Donde el club lo permite, ahí también puedes apelar la decisión.
help-player-sign = Suma las cifras antes de firmar. Con ambas firmas, la hoja es definitiva.
help-player-next = Después la página muestra tu siguiente mesa. La clasificación y los premios aparecen cuando el director los publica.
help-keys = Teclado y lector de pantalla
help-keys-all = Puedes hacer todo sin ratón. Hay una sola página para todos; los lectores de pantalla la leen completa.
help-keys-tab = <kbd>Tab</kbd> y <kbd>Shift</kbd>+<kbd>Tab</kbd> pasan de una cosa a otra. La primera de cada página salta al texto.
help-keys-enter = <kbd>Enter</kbd> presiona un botón o sigue un enlace. La barra espaciadora presiona un botón o marca una casilla.
help-keys-arrows = <kbd>←</kbd> <kbd>→</kbd> <kbd>↑</kbd> <kbd>↓</kbd> recorren las opciones, como las reglas de una mesa nueva.
help-keys-replay = Al ver de nuevo una mano, <kbd>←</kbd> y <kbd>→</kbd> van un paso atrás o adelante; <kbd>Home</kbd> y <kbd>End</kbd>, al primero y al último. Cada paso se lee en voz alta. <kbd>H</kbd> lee la mano, <kbd>T</kbd> la mesa, <kbd>W</kbd> el paso.
help-keys-landmarks = Cada página tiene encabezado, parte principal y pie. Con un lector de pantalla, salta por regiones o títulos.
help-keys-changes = Cuando algo cambia solo, se lee en voz alta una vez.
help-keys-turn = En la mesa, el primer enlace lleva a tu jugada. Cuando te toca, el foco va ahí solo, a menos que lo hayas puesto en otro lugar.
help-keys-letters = En la mesa, las letras leen en voz alta: <kbd>H</kbd> tu mano, <kbd>L</kbd> lo que puedes jugar, <kbd>T</kbd> las cartas en la mesa, <kbd>K</kbd> la última baza, <kbd>B</kbd> puja y triunfo, <kbd>S</kbd> el marcador, <kbd>M</kbd> las combinaciones, <kbd>W</kbd> a quién le toca. También son botones en “Leer en voz alta”, después de tu mano. Si tu lector de pantalla necesita esas letras, desactívalas o agrega <kbd>Alt</kbd> en <a href="/preferences">Preferencias</a>.
help-keys-hand = En tu mano, <kbd>Home</kbd> va a la primera carta permitida y <kbd>Esc</kbd> devuelve la carta levantada. ¿Muy rápido? Con <kbd>P</kbd> el juego espera hasta que presiones <kbd>N</kbd>; también es una preferencia. Las fichas van ordenadas por su lado mayor y luego por el otro.
help-keys-zoom = Puedes ampliar la página a 200 % o más sin desplazarte de lado: <kbd>Ctrl</kbd>+<kbd>+</kbd>, o <kbd>⌘</kbd>+<kbd>+</kbd>.
help-fair = Repartos limpios
help-fair-why = Nadie puede elegir las cartas: ni un jugador ni la computadora que reparte. El navegador de cada jugador pone un número secreto y revisa el reparto después de la mano. Mira <a href="/fair">cómo se reparte limpio</a>.
help-about = Acerca de
help-about-what = Meldhouse juega, arbitra y organiza Pinacle y Texas 42 en parejas con las reglas de tu club. Es software libre con licencia MIT. Redactamos las reglas con nuestras palabras; los documentos de los clubes son suyos.
