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
site-motto = Meldhouse: Pinacle y 42 con las reglas de tu club.
site-fair = Cómo se reparte con justicia
