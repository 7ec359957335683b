### Large amounts of work: hands and positions by the thousand, done in parts, on this computer or on a cluster.

# $number (number)
# $of (number): so many parts
# $length (number): of this part
# $first (number)
# $last (number)
# $items (number): in all parts
batch-part = Part { $number } of { $of } ({ $length ->
    [one] { $last }
   *[other] { $first }–{ $last }
} of { $items })

# $part (message)
# $why (message): an error, mostly in English
batch-failed = { $part } failed: { $why }.

# $why (message)
# $part (message)
batch-during = { $why } { $part } was underway.

# $why (message)
# $first (number)
# $last (number)
# $of (number)
batch-during-parts = { $why } Parts { $first }–{ $last } of { $of } were underway.

batch-process-died = A worker process died, maybe because memory ran out.

# Inside batch-failed.
batch-workers-died = every worker that tried it died, maybe because memory ran out

# $address (text)
# $why (message)
batch-no-cluster = Can’t reach the cluster at { $address }: { $why }.

# $seconds (number)
batch-no-answer = no answer within { $seconds } seconds

# $problem (text)
batch-no-address = that’s not an address like 10.0.0.5:8786 ({ $problem })

# $problem (text): what answers, or an error
batch-no-scheduler = something answers there, but it isn’t a Dask scheduler ({ $problem })

# $address (text)
batch-no-workers = The cluster at { $address } has no workers. Start at least one.

# $address (text)
batch-no-workers-left = The cluster at { $address } has no workers left.

# $worker (text): its address
batch-worker-gone = Lost the worker at { $worker }. Another worker does its part.

# $address (text)
batch-scheduler-gone = Lost the scheduler of the cluster at { $address }.

# $who (code)
# $worker (text): its address
# $has (code)
# $theirs (text): a version
# $ours (text): a version
batch-other-version = { $who ->
   *[worker] The worker at { $worker }
    [scheduler] The scheduler
} has { $has ->
   *[other] Meldhouse { $theirs }
    [none] no Meldhouse
}. Install { $ours } there, the same as here.

batch-no-extra = To use a cluster, install one more package: pip install "meldhouse[cluster]"
