"""Small networks: layers of the same width, each adding to the one before; in NumPy or JAX."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np

from meldhouse.lockstep.arrays import Array

Layers = list[tuple[Array, Array]]
"""Weights and biases, from the first layer to the last."""


def new_layers(lot: np.random.Generator, inputs: int, width: int, depth: int, outputs: int) -> Layers:
    """`depth` layers of one width, and an output layer that starts near zero."""
    sizes = [inputs, *[width] * depth, outputs]
    layers = []
    for at, (before, after) in enumerate(pairwise(sizes)):
        scale = 0.01 if at == depth else np.sqrt(2.0)
        weights = lot.standard_normal((before, after)) * scale / np.sqrt(before)
        layers.append((weights.astype(np.float32), np.zeros(after, np.float32)))
    return layers


def forward(xp: Any, layers: Layers, row: Array) -> Array:
    """[B, outputs]"""
    (weights, bias), *middle = layers[:-1]
    found = xp.maximum(row @ weights + bias, 0)
    for weights, bias in middle:
        found = found + xp.maximum(found @ weights + bias, 0)
    weights, bias = layers[-1]
    return found @ weights + bias


def size(layers: Layers) -> int:
    """The number of parameters."""
    return sum(int(np.prod(weights.shape)) + len(bias) for weights, bias in layers)
