### Lo que rodea cada página: menú, pie, idioma.
### Qué se pone en cada mensaje está escrito en en/site.ftl.

site-description = Pinacle y Texas 42 en parejas, con las reglas de tu club.
site-skip = Ir al contenido
site-pages = Páginas
site-menu = Menú
site-lobby = Sala
site-new-table = Mesa nueva
site-tournaments = Torneos
site-rules = Reglas
site-practice = Práctica
site-help = Ayuda
site-dark = Colores oscuros
site-preferences = Preferencias
site-you = Tú
site-you-named = <span class="hidden">Tú:</span> { $name }
site-you-guest = <span class="hidden">Tú:</span> { guest }
guest-name = Invitado { $number }
site-motto = Meldhouse: Pinacle y 42 con las reglas de tu club.


error-to-lobby = Ir a la sala
game-name = { $game ->
   *[pinochle] Pinacle
    [forty-two] Texas 42
}
form-faults = { $number ->
    [one] Revisa una cosa
   *[other] Revisa { $number } cosas
}
phones-not-yet = <b>{ $what ->
   *[code] Los teléfonos aún no pueden abrir este código.
    [codes] Los teléfonos aún no pueden abrir estos códigos.
    [links] Los teléfonos aún no pueden abrir estos enlaces.
    [hall] Los teléfonos y la pantalla del salón aún no pueden conectarse.
}</b> Qué hacer
phones-why = Los códigos impresos, los teléfonos y la pantalla del salón aún no funcionan. Esta computadora y el papel, sí. Si hoy no usan teléfonos, no hay nada que hacer.
phones-how = Para que entren los teléfonos (dos minutos):
phones-stop = Busca la ventana donde iniciaste Meldhouse. Haz clic en ella, mantén <kbd>Ctrl</kbd> y presiona <kbd>C</kbd>. No se pierde nada.
phones-start = Copia esta línea en esa ventana y presiona <kbd>Enter</kbd>:
phones-data = Si tu línea anterior terminaba en <code>--data</code> y un nombre, agrégalo aquí también.
phones-then = Recarga esta página. Cuando este aviso desaparezca, los teléfonos en el mismo Wi-Fi podrán abrir <b>{ $address }</b>. Vuelve a imprimir lo que ya imprimiste.
phones-no-network = Esta computadora no está en ninguna red, así que los teléfonos no la encuentran.
phones-join = Conecta esta computadora al Wi-Fi del salón o al punto de acceso de un teléfono.
phones-reload = Recarga esta página. Este aviso te dirá el siguiente paso.

site-yes = Sí
site-no = No

site-back-to-table = Volver a la mesa

table-no-script = Esta página necesita JavaScript.
