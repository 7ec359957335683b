### Los datos del club: el archivo o la base donde se anota todo. Qué falla ahí, y en las copias.
### Qué se pone en cada mensaje está escrito en en/journal.ftl.

journal-no-place = Da un archivo, o una dirección como postgresql://user@host/database, no “{ $text }”.
journal-no-address = Eso no es una dirección como postgresql://user@host/database.
journal-no-extra = PostgreSQL necesita más paquetes: pip install "meldhouse[scale]".
journal-no-file = No existe el archivo { $file }.
journal-folder = { $file } es una carpeta. Da un archivo que esté en ella.
journal-no-folder = No existe la carpeta { $folder }. Créala primero.
journal-other-disk = { $file } está en el disco de otra computadora. Pásalo a esta.
journal-unread = No se puede leer { $file } ({ $why }). Revisa de quién es.
journal-unwritten = No se puede escribir { $file } ({ $why }). Revisa de quién es, o elige otro lugar.
journal-other-program = { $file } no es un archivo de Meldhouse. Da otro.
journal-newer = { $file } se hizo con una versión más nueva de Meldhouse (formato { $form }). Instala primero esa versión.
journal-open-here = { $file } ya está abierto en este programa. Ciérralo ahí primero.
journal-in-use = Otro servidor está usando { $place }. Detenlo primero, o elige otro lugar.
journal-closed = { $place } está cerrado. Ábrelo otra vez primero.
journal-gone = No se puede llegar a { $place } ({ $why }). Revisa que esté funcionando.
journal-no-room = No queda espacio en { $place } ({ $why }). Libera espacio ahí.
journal-busy = Otro programa está escribiendo en { $file }. Ciérralo y prueba otra vez.
journal-failed = { $place } no pudo hacerlo: { $why }.
journal-disk = { $code ->
   *[full] El disco de { $file } está lleno o falla. Libera espacio; lo que no se confirmó no se guardó
    [read-only] No se puede escribir en { $file }. Revisa de quién son el archivo y su carpeta
    [cannot-open] No se puede abrir { $file }. Revisa de quién son el archivo y su carpeta
    [other-program] { $file } no es un archivo de Meldhouse. Da otro
    [damaged] { $file } está dañado. Detén Meldhouse y restaura el último respaldo bueno
    [busy] Otro programa está escribiendo en { $file }. Ciérralo
} ({ $why }).

journal-conflict = { $stream } termina en la entrada { $actual }, no en la { $after }. Sigue leyendo desde ahí.
journal-no-entry = { $stream } no tiene entrada { $entry }.
journal-entry-missing = Falta la entrada { $entry } de { $stream }: la siguiente es la { $next }.
journal-entry-changed = La entrada { $entry } de { $stream } se cambió después de escribirse.
journal-entry-strange = La entrada { $entry } de { $stream } no es lo que se escribió.

journal-restore = Detén Meldhouse y restaura el último respaldo: meldhouse restore ARCHIVO.
journal-damaged-restore = { $what } { journal-restore }
journal-broken = { $file } está dañado: { $why }.
journal-empty-new = { $file } tiene 0 bytes. Si todavía no había nada, bórralo y empieza otra vez.
journal-damaged = { $file } está dañado. Usa un respaldo anterior. ({ $why })
journal-no-table = Le falta la tabla { $table }.
journal-no-stream = Contiene algo que no debería estar ahí.
journal-entries-lost = { $number ->
    [one] No se puede leer { $number } entrada.
   *[other] No se pueden leer { $number } entradas.
}

journal-copy-open = { $file } está abierto, o no se cerró bien. Elige otro nombre para la copia.
journal-same-file = { $file } es el mismo archivo. Elige otro nombre para la copia.
journal-exists = { $file } ya existe. No se cambió nada.
journal-empty = { $file } está vacío. Si se copió con Meldhouse funcionando, copia también { $beside }, o usa “meldhouse backup”.
journal-copy-full = La copia no cabe en { $folder }, o falló un disco ({ $why }). Libera espacio ahí.
journal-by-itself = Los datos de este club están en PostgreSQL, que tiene sus propios respaldos. Haz uno con: pg_dump --format=custom --file=club.dump ADDRESS. Para restaurarlo, cierra primero Meldhouse y después: pg_restore --clean --if-exists --dbname=ADDRESS club.dump.
