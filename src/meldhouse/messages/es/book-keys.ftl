### Qué puede decir un archivo de reglas: cada clave, qué puede ir ahí y qué significa.
### Qué se pone en cada mensaje está escrito en en/book-keys.ftl.

kind-truth = true o false
kind-number = número entero
kind-text = texto
kind-small-letters = minúsculas, cifras, puntos y guiones
kind-letters = letras, cifras, puntos y guiones
kind-ranks = letras de "ATKQJ9" (T es el diez)
kind-card = carta, por ejemplo QS
kind-section = tabla, ver abajo
kind-name = nombre
kind-text-most = texto de hasta { $most } letras
kind-least = número entero, { $least } o más
kind-range = número entero, de { $least } a { $most }
kind-one-of = { LIST($words, style: "or") }
kind-either = { LIST($kinds, style: "or") }
kind-or-none = { $kind }; 0 para ninguno
kind-list = lista de: { $kind }
kind-table = tabla de { $names } = { $kind }
