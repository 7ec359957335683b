### Si un reparto fue justo: qué no se cumple en su prueba.
### Qué se pone en cada mensaje está escrito en en/proofs.ftl.

proof-no-sheet = No se puede leer la prueba: su hoja no es válida.
proof-no-digits = No se puede leer la prueba: un número no tiene 64 dígitos hexadecimales en minúsculas.
proof-other-seed = La semilla del servidor no es la que selló.
proof-number-missing = { SEATS($who) } se comprometió con un número, y falta.
proof-number-strange = Hay un número de { SEATS($who) }, que no se comprometió con ninguno.
proof-number-other = El número de { SEATS($who) } no es el mismo con el que se comprometió.
proof-attempts-missing = La hoja no nombra todos los intentos que se empezaron de nuevo.
proof-attempts-many = Este reparto se empezó de nuevo más veces de las permitidas.
proof-other-rules = La hoja se selló para otras reglas que las de esta mano.
proof-other-key = La clave del reparto no sale del sello, la semilla y los números.
proof-other-dealer = Repartió { SEATS($who) }, pero el sello nombra a otra persona.
proof-not-dealt = La mano no se repartió con su clave.
proof-other-pieces = Las manos del reparto { $number } no son las que da la clave.

proof-other-seal = Este no es el sello que vio el navegador de { SEATS($who) } antes del reparto.
proof-number-unused = El número del navegador de { SEATS($who) } no está en este reparto.
witness-no-title = Las notas de tu navegador empiezan con la línea “{ $title }”. Guárdalas otra vez en “¿Fue limpio este reparto?”.
witness-no-line = “{ $text }” no es una línea de las notas de un navegador. Guárdalas otra vez en “¿Fue limpio este reparto?”.
