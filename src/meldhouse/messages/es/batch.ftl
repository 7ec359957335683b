### Trabajo en grandes cantidades: miles de manos y posiciones, hechas por partes, en esta computadora o en un clúster.
### Qué se pone en cada mensaje está escrito en en/batch.ftl.

batch-part = La parte { $number } de { $of } ({ $length ->
    [one] { $last }
   *[other] { $first }–{ $last }
} de { $items })
batch-failed = { $part } falló: { $why }.
batch-during = { $why } { $part } estaba en curso.
batch-during-parts = { $why } Las partes { $first }–{ $last } de { $of } estaban en curso.
batch-process-died = Un proceso de trabajo murió, quizá por falta de memoria.
batch-workers-died = murieron todos los trabajadores que la tomaron, quizá por falta de memoria
batch-no-cluster = No se puede llegar al clúster en { $address }: { $why }.
batch-no-answer = no hubo respuesta en { $seconds } segundos
batch-no-address = no es una dirección como 10.0.0.5:8786 ({ $problem })
batch-no-scheduler = lo que responde ahí no es un planificador de Dask ({ $problem })
batch-no-workers = El clúster en { $address } no tiene trabajadores. Inicia al menos uno.
batch-no-workers-left = Al clúster en { $address } ya no le quedan trabajadores.
batch-worker-gone = Se perdió el trabajador en { $worker }. Otro repite su parte.
batch-scheduler-gone = Se perdió el planificador del clúster en { $address }.
batch-other-version = { $who ->
   *[worker] El trabajador en { $worker }
    [scheduler] El planificador
} { $has ->
   *[other] tiene Meldhouse { $theirs }
    [none] no tiene Meldhouse
}. Instala ahí { $ours }, igual que aquí.
batch-no-extra = Para usar un clúster, instala un paquete más: pip install "meldhouse[cluster]"
