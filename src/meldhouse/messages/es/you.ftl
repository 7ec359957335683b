### Tu nombre, tu cuenta.
### Qué se pone en cada mensaje está escrito en en/you.ftl.

you-name = Tu nombre
you-at-table = Tu nombre en la mesa
you-name-seen = Lo que ven los demás
you-save-name = Guardar
you-enough = Este navegador te recuerda. No necesitas nada más para jugar.
you-account = Tu cuenta
you-logged-in = Entraste como <b>{ $login }</b>.
you-log-out = Cerrar sesión
you-log-out-others = Cerrar sesión en los demás dispositivos
you-why-others = Úsalo si perdiste un teléfono o alguien usó tu cuenta.
you-change = Cambiar la contraseña
you-old = Contraseña actual
you-password = Contraseña
you-first-password = Contraseña <span class="soft">(al menos { $shortest } caracteres)</span>
you-new-password = Contraseña nueva <span class="soft">(al menos { $shortest } caracteres)</span>
you-again = Confirmar la contraseña
you-log-in = Entrar
you-login = Usuario
you-register = Crear una cuenta
you-why-account = Solo hace falta para jugar con tu nombre en otro dispositivo. Tus partidas de aquí van contigo.
you-renamed = Ahora eres { $name }.
you-already-in = Ya entraste. Para crear otra cuenta, primero cierra la sesión.
you-not-in = No has entrado. Entra primero.
you-bad-login = Un usuario tiene de 3 a 40 letras, números, puntos o guiones, sin espacios.
you-login-taken = Ese usuario ya existe. Elige otro, o entra si es tuyo.
you-registered = Te damos la bienvenida, { $name }. Tu usuario es { $login }.
you-wrong-login = Usuario o contraseña incorrectos. Revisa los dos; en la contraseña cuentan las mayúsculas.
you-welcome = Qué gusto verte de nuevo, { $name }.
you-wrong-password = Esa no es tu contraseña. Escribe la que usas para entrar.
you-password-changed = Contraseña cambiada. En los otros navegadores hay que entrar otra vez.
you-logged-out-others = Saliste en todos los demás dispositivos.
you-logged-out = Cerraste la sesión. En este navegador ahora juegas sin cuenta.
you-bad-password = Una contraseña tiene de { $shortest } a { $longest } caracteres. Unas cuantas palabras hacen una buena.
you-not-again = No es la misma contraseña. Escríbela otra vez.
