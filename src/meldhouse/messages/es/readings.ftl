### Otras maneras de leer las reglas de un club, que se pueden preferir al decidir: se dicen junto a una decisión.
### Sin punto final; las reglas en que se apoyan van detrás.

reading = { $reading ->
   *[other] Se pueden leer las reglas de otra manera
    [ace-dropped] Las reglas no preguntan por la intención, así que un as que se cayó sin querer se puede tratar como cualquier carta
    [aces-late] Los ases mostrados después de la primera salida se pueden tratar como combinación que no cuenta y como cartas que se quedan boca arriba
    [aces-open] Las reglas solo hablan del castigo. Un oficial también puede dejar los ases boca arriba hasta que se puedan jugar
    [agree-other] Las reglas no le dan a nadie la última palabra, así que la mesa puede elegir a quién más preguntar
    [alone] Las reglas hablan de quien reclama, así que un oficial puede pedir que gane cada { -trick } esa persona y no su pareja
    [always-meld] Según la regla 9, el bando que no pujó siempre anota sus combinaciones, y un oficial puede seguirla
    [any-bid] Las reglas dicen “la siguiente puja válida”. Aquí es la más baja, pero un oficial puede permitir cualquiera
    [any-caller] Las reglas no dicen quién puede señalar un renuncio, así que un oficial puede aceptarlo de cualquiera, hasta de quien hizo el renuncio
    [any-card] Al pie de la letra, basta una { -piece } a la que se le pueda ganar, aunque esa { -trick } la gane la pareja
    [any-higher] Las reglas no dicen de cuánto en cuánto suben las marcas, así que un oficial puede aceptar cualquier puja más alta
    [as-count] Las reglas no fijan un momento. Ya empezado el juego, un oficial puede decidir como con cualquier otro número equivocado
    [asked-talk] Preguntar cuando tu pareja está por hacer renuncio es hablar de la mano, y nadie pregunta mientras se mira una { -trick }
    [back-until-trump] Las reglas no lo dicen, así que un oficial puede hacer recoger la { -piece } hasta que un matrimonio nombre el triunfo
    [ban] Por trampa o mala conducta grave, el director puede expulsar a la pareja
    [barred-dealer] Las reglas no dicen qué pasa si la pareja de { -dealer } le quitó el derecho a pujar. Aquí se queda con la puja, pero un oficial puede decidir otra cosa
    [beat-all] Las reglas llaman renuncio a no ganarle a las cartas jugadas. Un oficial puede leerlo de todos los palos
    [bid-deducted] Las reglas no dicen que la puja se reste, pero un oficial puede restarla
    [bid-early] Un oficial puede tratarlo como puja fuera de turno, con todo lo que sigue
    [bid-stands] Las reglas no lo prohíben, así que un oficial puede dar por buena la puja
    [bid-void] La regla habla de pujas fuera de turno. Un oficial puede no tomar en cuenta una hecha antes de que todas las manos estén listas
    [bidders-only] Las reglas solo hablan de un renuncio del bando de la puja, así que un oficial puede hacer que se corrija, o darle al bando de la puja lo que habría ganado
    [bidders-save] La regla 12 no dice de quién son los quince. Si son de los dos bandos, el bando de la puja, si tiene menos, pierde sus combinaciones y la puja
    [board-floor] Las reglas no dicen qué reciben los demás, así que un oficial puede darles sus combinaciones solo si son 15 o más, como pide la regla 12
    [call-late] Las reglas no ponen límite de tiempo, así que un oficial todavía puede atender el señalamiento
    [card-back] Las reglas no dicen qué se hace, así que un oficial puede hacer recoger la { -piece }
    [change-bid] Las reglas no lo dicen, así que un oficial puede dejar cambiar una puja antes de la siguiente
    [charge-once] Las reglas castigan “cada vez”. Aquí es cada mano equivocada, pero a un bando con dos se le puede cobrar una sola vez
    [concede-late] Las reglas no fijan un momento, así que un oficial puede dejar que ese bando se rinda también después de la primera salida
    [correct-fifth] La lista de términos deja cambiar una { -piece } hasta que se juega la quinta, así que un oficial puede permitirlo aun después del señalamiento
    [count-at-end] Las reglas solo hablan del reparto, así que un oficial puede hacer que la mano se juegue y contar al final
    [count-later] Las reglas piden contar antes de jugar, así que un oficial puede dejar que se cuente después de las pujas
    [count-misdeal] Si la cuenta ya estaba mal desde el reparto, un oficial puede hacer que se reparta otra vez
    [deal-now] Las reglas no ponen límite de tiempo, así que un oficial puede hacer repartir otra vez si alguien tendría que tomar dos o más
    [deal-stands] Las reglas no dicen qué es un mal reparto, así que un oficial puede dar por bueno el reparto
    [director-rules] La regla no dice qué castigo hay, así que el director decide
    [discard-rest] Después de la primera salida cuenta como olvidar el descarte. Las reglas solo hablan de quien lo olvida, así que un oficial puede hacer que se descarte lo que falta
    [discard-until] Un renuncio se corrige hasta el final de la siguiente { -trick }, así que un oficial puede permitir el descarte hasta entonces
    [draw-ends] Las reglas solo dicen que revuelve quien tenga la ficha más alta. El anfitrión puede ver el número mayor en vez de los puntos, y resolver un empate de otra forma
    [draw-stands] Las reglas no dicen qué se hace, así que un oficial puede dar por bueno lo tomado o hacer revolver todo otra vez
    [dropped-anyway] Las reglas solo castigan a { -dealer } si su pareja pujó fuera de turno. Tras una puja equivocada, un oficial puede dejarle la puja
    [even-misdeal] Solo se comparan los bandos. Si una persona tiene de más y su pareja de menos, un oficial puede hacer repartir otra vez
    [every-trick] La regla empieza con tener el resto de las { -trick(form: "many") }, así que un oficial puede pedir todas las { -trick(form: "many") }
    [exposed] Ya se vio, así que un oficial puede tratarlo como una { -piece } mostrada: se queda boca arriba y se puede pedir una salida
    [fees-both] Las reglas cobran 25 centavos por cada puja perdida o renuncio, así que un oficial puede cobrar ambos si un renuncio hace perder la puja
    [fees-none] Las reglas ponen el descarte olvidado junto al renuncio, así que un oficial puede no cobrar 25 centavos, o cobrar también los de la puja perdida
    [fell] Las reglas hablan de una carta jugada, así que un oficial puede dejar recoger una que solo se cayó
    [first-marriage] Al pie de la letra, el primer matrimonio que muestra quien tiene la puja es el triunfo, sin importar lo que dijo
    [followers] Un oficial puede dejar boca arriba, como si se hubieran mostrado, las { -piece(form: "many") } de quienes siguieron la salida equivocada
    [followers-too] Las reglas prohíben jugar fuera de turno y no hablan de quienes siguen, así que un oficial puede tratarlos igual
    [goes-back] La regla no dice qué pasa con lo que se jugó en su lugar, así que un oficial puede dejar que vuelva a la mano
    [head-trumped] Al pie de la letra, hay que ganarle a la { -piece } más alta del palo de salida aunque alguien ya haya jugado triunfo
    [hold-bid] La regla no dice qué se hace, así que un oficial puede exigir esa puja, como una fuera de turno
    [know-trump] Las reglas solo piden que todos sepan el triunfo antes de jugar la primera { -trick }, así que un oficial puede hacer recoger la { -piece }
    [knocked-over] Las reglas solo hablan de fichas que tira quien las tiene, y esas se quedan boca arriba. Un oficial puede hacer eso, o hacer revolver todo otra vez
    [laid-open] Las reglas no dicen qué pasa con lo que se puso en la mesa, así que un oficial puede dejarlo boca arriba
    [last-trick] Las reglas no dicen si la última { -trick } todavía se puede ver. Aquí sí, pero ya no se cambia nada en ella
    [late-begun] Al pie de la letra, un minuto cuenta desde que empieza: puntos desde 5:01 y sustituto desde 15:01
    [leader-renege] Perturbar la armonía del juego es renuncio solo si lo dice el líder del ministerio
    [let-pass] Las reglas hablan de comentarios al pujar, no de esta pregunta, así que un oficial puede dejarla pasar
    [machine-who] Un oficial puede preguntar por qué: a quien no quiere usar la máquina se le descalifica, y al club que no tiene se le multa
    [mark-ends] Las reglas dan una marca y no dicen que la mano siga, así que un oficial puede terminarla con esa marca
    [marks-off] Las reglas dicen que un renuncio le cuesta marcas a la pareja, así que un oficial puede quitárselas en vez de dárselas a los demás
    [may-answer] Un oficial puede dejar que se conteste si eso no le dice nada a la pareja
    [may-correct] Las reglas no dicen si se puede corregir, así que un oficial puede permitirlo hasta que se juegue la siguiente { -piece }
    [meld-any] Aquí no está impreso “si son 20 o más”, así que un oficial puede dar a los demás sus combinaciones por pequeñas que sean
    [meld-before] Las reglas solo obligan a los rivales, así que un oficial puede dejar que el bando de la puja muestre antes. Cuenta lo que quede después del pase
    [meld-before-discard] Las reglas solo obligan a los rivales, así que un oficial puede dejar que quien tiene la puja muestre antes. Cuenta lo que quede después del descarte
    [meld-first-trick] Las reglas no dicen hasta cuándo se muestran combinaciones, así que pueden contar hasta que se complete la primera { -trick }
    [meld-floor] Aquí no está impreso “si son 20 o más”, pero un oficial puede pedirlo para que cuenten las combinaciones de los demás
    [meld-until-total] Las reglas no dicen hasta cuándo se muestran combinaciones, así que pueden contar hasta que se anoten los totales
    [misdeal] Las reglas no dicen qué sigue, así que un oficial puede declarar mal reparto y hacer repartir otra vez
    [misplay] Las reglas no lo dicen, así que un oficial puede llamarlo mala jugada cuando ya se jugó la siguiente { -piece }
    [more-units] Las reglas describen saltos de dos unidades, así que un oficial puede aceptar uno mayor
    [name-now] Las reglas no lo dicen, así que un oficial puede dar por buena la salida y hacer elegir el triunfo ahora
    [needs-marriage] Al pie de la letra, el triunfo es el primer matrimonio o escalera que muestra quien tiene la puja, así que un oficial puede exigir uno
    [no-bid] Aquí una puja que no existe, o que aún no es válida, obliga y vale como paso. Un oficial puede no tomarla en cuenta
    [no-concede] Las reglas no hablan de rendirse, así que un oficial puede hacer que la mano se juegue
    [no-correcting] Las reglas no dicen que un renuncio se pueda corregir, así que un oficial puede negarlo
    [no-duty] Las reglas solo piden servir el palo, así que puede no haber obligación de jugar más alto ni de jugar triunfo
    [no-meld-after] Al pie de la letra, ya no se muestran combinaciones cuando quien tiene la puja ya jugó una { -piece }, y un oficial puede exigirlo
    [no-top] Las reglas no ponen una puja máxima, así que un oficial puede dar por buena esta
    [no-warning] La regla dice cómo preguntar y no habla de advertencia, así que un oficial puede dejar pasar la pregunta
    [nobody-gets] Las reglas dicen que ese bando pierde las cartas que puntúan, no quién las recibe, así que pueden no ser de nadie
    [not-last] Las reglas no dicen que el director tenga la última palabra, así que se le puede preguntar a quien organiza el torneo
    [off-board] Las reglas tienen dos respuestas si el bando de la puja no llega y los demás juegan mal. Aquí decide la mala jugada, pero un oficial puede dar por perdida la puja
    [older-trick] Las reglas no lo dicen, así que un oficial puede dejar ver una { -trick } anterior
    [on-purpose] Solo el líder del ministerio puede decir que fue a propósito. Una carta que se cae sin querer no es renuncio
    [one-mark] Las reglas dicen que el bando de la puja pierde “la marca”, así que un oficial puede dar solo una aunque se hayan pujado más
    [onlooker] Las reglas no hablan de quienes miran, así que el árbitro puede decidir otra cosa
    [only-lead] Solo la salida está fuera de turno. Si salió el bando que ganó, la { -trick } regresa a ese bando y nadie hizo renuncio
    [open-higher] Las reglas dicen que se empieza en 500, pero un oficial puede dejar empezar más alto
    [other-helper] Las reglas no dicen quién ayuda, así que puede hacerlo otra persona, o puede repartir la pareja
    [own-meld] La regla 13 no habla de las combinaciones del bando que hizo renuncio, así que un oficial puede dejar que cuenten
    [partner-barred] Tampoco puede pujar quien tiene una pareja que pujó fuera de turno
    [partner-plays] Las reglas no dicen cómo juega la pareja, así que un oficial puede suponer que juega a favor
    [pass-again] La regla habla de pujas fuera de turno, no de pasos, así que un oficial puede dejar que puje en su turno
    [pass-error] Las reglas no dicen qué se hace, así que un oficial puede tratarlo como error en el pase, que arregla la mesa
    [pass-other] Las reglas no dan un número, así que un club puede pasar otro número de cartas
    [play-out] Las reglas no dicen que la mano termine, así que un oficial puede hacer que se juegue completa
    [played-badly] La regla pide cualquier manera de perder la puja, así que puede contar una en que quien tiene la puja juega mal
    [played-out] Las reglas dicen el castigo, no qué pasa con la mano, así que un oficial puede hacer que se termine donde empezó
    [played-touched] Quien juega una ficha la tocó, así que un oficial puede hacer que se juegue en su turno, aunque sea renuncio
    [points-add] Por una puja perdida, las reglas dan a los demás también sus puntos de { -trick(form: "many") }, así que un oficial puede sumarlos
    [points-too] Por una puja perdida, las reglas dan a los demás también sus puntos de { -trick(form: "many") }, y combinaciones solo si tienen una { -trick }. Un oficial puede sumar lo uno o pedir lo otro
    [pull-now] Las reglas no ponen límite de tiempo, así que un oficial puede hacer tomar una { -piece } aun ahora
    [recount] Tal vez solo se habla de { -piece(form: "many") } mostradas durante el juego, así que un oficial puede hacer recogerlas y corregir la cuenta
    [robins-added] La tabla se puede leer como 240, 600 y 800 sumados: 1,640 por dos juegos de matrimonios en redondo
    [rule-13-caller] La regla 13 trata un señalamiento sin prueba como renuncio de quien lo señaló, y un oficial puede seguirla
    [rule-13-correct] La regla 10C no dice que un renuncio se pueda corregir. Eso, y hasta cuándo, viene de la regla 13
    [rule-13-ends] La regla 13 termina la mano y da a los demás la puja y sus combinaciones, y un oficial puede seguirla
    [rule-9] La regla 9 le resta la puja al bando de la puja. Aquí la reciben los demás, como en la regla 12, pero un oficial puede seguir la regla 9
    [rule-9-asked] La regla 9 por sí sola prohíbe la pregunta en cuanto empieza el juego, así que un oficial puede dar una marca al otro bando
    [second-ace] Al pie de la letra, un segundo as de un palo sin ases dobles cuesta 50 puntos aunque el otro esté en la escalera, y un oficial puede exigirlo
    [seen-open] Las reglas no dicen qué pasa con una mano devuelta sin derecho, así que un oficial puede dejar boca arriba las cartas que se vieron
    [settle] Las reglas no dicen qué se hace, así que un oficial puede tratarlo como mal reparto, que arregla la mesa
    [settle-exposed] Las reglas no hablan de una carta volteada al repartir. La mesa lo arregla como cualquier mal reparto
    [settle-now] Las reglas no fijan un momento, así que un oficial puede dejar que la mesa lo arregle aun ahora
    [shake-stands] Las reglas no dicen qué sigue, así que un oficial puede dar por bueno el turno de revolver
    [slip-lead] Las reglas no lo dicen, así que un oficial puede dejar corregir un lapsus antes de la primera salida
    [slip-pass] Las reglas no lo dicen, así que un oficial puede dejar corregir un lapsus antes de que se pase algo
    [spoiled-bid] Por cualquier otro renuncio sin prueba las reglas dan también la puja, así que un oficial puede sumarla
    [spoiled-whole] “Todas las bazas” puede ser la mano completa, así que un oficial puede no darlo mientras quede algo por jugar
    [stack-less] Las reglas no dicen qué enseña una pila, así que el director puede dejar ver menos
    [stays-played] Las reglas no ponen castigo, así que un oficial puede dar por buena una { -piece } bien jugada y hacer que la de boca arriba se juegue en la siguiente ocasión
    [stray-open] Las reglas no lo dicen, así que un oficial puede dejar boca arriba las { -piece(form: "many") } que no son combinación hasta que se puedan jugar
    [taken-partners] Las reglas no hacen excepción con la { -trick } de la pareja, así que puede ser renuncio recogerla y salir
    [taken-stays] Si solo habla la pareja, el juego no se detiene, así que la { -trick } puede quedarse donde está hasta que lo señale un rival
    [tell-free] Las reglas piden el número y no ponen castigo, así que un oficial puede dejar que se diga sin castigo
    [three-count] Las reglas comparan parejas con rivales, y entre tres no los hay. Un oficial puede declarar mal reparto, o renuncio de quien tiene la puja
    [throw-in] Las reglas prohíben la pregunta pero no ponen castigo, así que un oficial puede dejar devolver la mano de todos modos
    [touch-passes] La regla no dice que debía ser su turno, así que un oficial puede dejar pasar una { -piece } que se tocó antes
    [touched-first] Una { -piece } que se tocó se tiene que jugar, así que un oficial que vio cuál se tocó primero puede hacer jugar esa
    [turned-trick] La regla 13 cierra una { -trick } solo con la siguiente { -piece } legal, así que un oficial puede permitir una corrección en una que ya se recogió
    [two-others] Las reglas hablan de las otras dos personas. Pueden ser las dos que no pujaron, sin importar quién hizo el renuncio
    [uncited] Las reglas no dicen qué vale una decisión que no cita ninguna regla, así que un oficial puede darla por buena
    [void-late] Las reglas anulan la mano aun ya jugada. Aquí eso termina al firmar la hoja, pero un oficial puede anularla después
    [which-open] La regla habla de una sola { -piece }. Si hay varias, un oficial puede decir cuál se juega primero
    [who-pays] Las reglas no dicen quién del bando paga
    [who-plays-on] Las reglas no dicen quién sigue jugando. Aquí lo hace otra persona, pero un oficial puede decidir otra cosa
    [wrong-back] Las reglas no dicen que algo siga a una corrección, así que la { -piece } equivocada puede volver a la mano
    [wrong-open] Las reglas no dicen qué pasa con la { -piece } equivocada, así que un oficial puede dejarla boca arriba
}
reading-fine = La tabla de castigos dice { MONEY($money) } por lo mismo
reading-whole = { COUNT($clauses) ->
    [0] { $says }.
   *[other] { $says } ({ LIST($clauses, style: "plain") }).
}
reading-meld-kept = cuentan sus propias combinaciones
