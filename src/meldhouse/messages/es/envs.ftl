### Para programadores que entrenan jugadores: por qué un número no es una respuesta.
### Qué se pone en cada mensaje está escrito en en/envs.ftl.

env-no-number = Una acción es un número entero de 0 a { $most }, no { $given }.
env-no-answer = { SEATS($seat) } no puede responder “{ $action }” ahora. Respuestas: { LIST($answers, style: "or") }{ $more ->
   *[no] {""}
    [yes] , y más
}.
env-lacks = { SEATS($seat) } no puede responder “{ $action }” ahora. Falta en la mano: { PIECES($pieces) }.
env-refused = { SEATS($seat) } no puede responder “{ $action }” ahora. { $why }
env-unnumbered = { $action } no tiene número en este entorno.{ $kind ->
   *[other] {""}
    [bid] {" "}La puja más alta con número es { $highest }; bids=… da más.
}
env-not-shown = No se muestra nada. Crea el entorno con render_mode="human" o "ansi".
