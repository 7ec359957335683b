### Por qué no se puede mostrar una página, y qué falta en un formulario. Qué se pone en cada mensaje está escrito en en/errors.ftl.

error-heading = { $kind ->
    [400] No se pudo leer
    [403] No se puede abrir desde aquí
    [404] Aquí no hay nada
    [405] Abre esta página desde la sala
    [409] Ahora no se puede
    [413] Demasiado largo
    [429] Más despacio, por favor
    [500] Algo salió mal
    [503] No disponible por ahora
   *[other] Eso no funcionó
}
error-advice = { $kind ->
    [400] Regresa e inténtalo de nuevo.
    [403] Vuelve a cargar la página y manda el formulario otra vez.
    [404] Quizá la dirección está mal escrita, o la página ya no existe.
    [405] Ve a la sala y empieza desde ahí.
    [409] Vuelve a cargar la página para ver qué cambió.
    [413] Acórtalo y mándalo otra vez.
    [429] Espera un momento e inténtalo de nuevo.
    [500] No es culpa tuya. Inténtalo de nuevo. Si sigue pasando, avisa a quien administra el sitio.
    [503] Inténtalo más tarde.
   *[other] Regresa e inténtalo de nuevo.
}
error-unsaved = { $why ->
   *[other] Ahora no se puede leer ni escribir el archivo de datos, así que no se guardó nada.
    [full] El disco está lleno, así que no se guardó nada.
    [busy] Otro programa usa el archivo de datos, así que no se guardó nada.
    [closed] Meldhouse se está cerrando, así que no se guardó nada.
    [damaged] El archivo de datos está dañado. Avisa a quien administra el sitio.
}
error-too-fast = Eso fue muy rápido. Espera { $unit ->
   *[seconds] { $number ->
        [one] un segundo
       *[other] { $number } segundos
    }
    [minutes] { $number ->
        [one] un minuto
       *[other] { $number } minutos
    }
} y mándalo otra vez.
error-stale-form = Este formulario es muy viejo, o tu navegador bloquea las cookies. Vuelve a cargar la página y mándalo otra vez. Si no funciona, permite las cookies de este sitio.
error-strange-host = Meldhouse no responde en esta dirección. Usa la que te dieron.
error-foreign-form = Este formulario vino de otro sitio. Abre la página aquí y mándalo otra vez.
error-too-large = Un formulario puede tener { $most } KB. Acórtalo y mándalo otra vez.
error-full = Hay demasiada gente en este momento. Inténtalo en unos minutos.
error-no-rules = Aquí no hay reglas con ese nombre. Elige de la lista en “Reglas”.
error-record-closed = Solo quienes se sentaron en esta mesa pueden ver sus manos.
error-no-record = Todavía no ha terminado ninguna mano en esta mesa.
error-no-seat = Ahí no se sienta nadie. Elige { SEATS($seats, style: "or") }, o todos.
error-exercise-key = El código de un ejercicio tiene hasta { $most } letras. Pide un ejercicio nuevo.
error-no-exercise = Ese ejercicio no existe. Elige uno en “Práctica”.
fault-missing = Llena este campo.
fault-long = Usa { $most } letras como máximo; esto tiene { $number }.
fault-short = Usa al menos { $least } letras.
fault-choice = Elige uno de la lista.
fault-number = Escribe un número entero, no “{ $typed }”.
fault-name = Escribe tu nombre: { $why }.
fault-name-seen = los demás en la mesa lo ven
fault-name-log = el historial lo usa para mostrar quién hizo qué
fault-button = No entendimos ese botón. Vuelve a cargar la página.
fault-buttons = Elige uno de los botones.
