"""Beside floor 0: large batches, cut into portions that run here, in other processes or on a cluster."""

from meldhouse.batches.cluster import Cluster
from meldhouse.batches.errors import BatchError
from meldhouse.batches.here import Here
from meldhouse.batches.processes import Processes, cores_for
from meldhouse.batches.running import Progress, Where, run

__all__ = ["BatchError", "Cluster", "Here", "Processes", "Progress", "Where", "cores_for", "run"]
