### Lo que dice la línea de comandos cuando no puede hacer lo que se tecleó.

command-try = Ayuda: { $command }
command-missing = { COUNT($choices) ->
    [0] Falta { $what }.
   *[other] Falta { $what }. Elige { LIST($choices, style: "or") }.
}
command-missing-such-as = Falta { $what }. Por ejemplo: { $example }
command-bad-value = { $what }: { $why }
command-no-option = { COUNT($near) ->
    [0] No hay una opción { $option }.
   *[other] No hay una opción { $option }. ¿Quisiste decir { LIST($near, style: "or") }?
}
command-lang-first = Pon --lang primero: meldhouse --lang es y después el comando.
command-no-value = { $option } va sin valor.
command-needs-value = A { $option } le falta su valor.
command-too-much = { COUNT($words) ->
    [1] Sobra una palabra: { LIST($words, style: "plain") }
   *[other] Sobran palabras: { LIST($words, style: "plain") }. Pon entre comillas las que van juntas.
}
command-not-with-lines = Con --jsonl, no des { $what }. Las preguntas vienen de la entrada estándar.
command-one-of = “{ $value }” no se puede elegir. Elige { LIST($choices, style: "or") }.
command-number = “{ $value }” no es un número entero.
command-number-from = “{ $value }” no es un número entero de { $least } o más.
command-number-between = “{ $value }” no es un número entero de { $least } a { $most }.
command-unknown = No hay un comando “{ $word }”.
command-unknown-near = No hay un comando “{ $word }”. ¿Quisiste decir “{ $near }”?
command-is-a-book = “{ $word }” son reglas. Para leerlas: meldhouse book { $word }
command-no-output = La salida estándar está cerrada; no hay dónde responder.
command-no-file-access = No se pudo leer o escribir: { $why }
command-broken =
    Algo falló dentro de Meldhouse ({ $what }).
    No es culpa tuya. Por favor reporta lo que escribiste. MELDHOUSE_DEBUG=1 muestra los detalles.
