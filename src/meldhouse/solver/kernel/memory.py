"""A block of 64-bit numbers, read and written by place: as fast as a pointer, or with every access checked.

Compiled code gets the block as its address. An array would pass its length, strides and owner through every call of a
search that recurses millions of times, which would take half as long again. Uncompiled (``NUMBA_DISABLE_JIT=1``) it is
passed as the array it is, and a place outside it is an error instead of a crash.
"""

from __future__ import annotations

from collections.abc import Callable
from platform import machine
from typing import Any, TypeAlias, TypeVar, cast

import numpy as np
from llvmlite import ir
from llvmlite.binding import get_host_cpu_features
from numba import config, njit, types
from numba.extending import intrinsic, overload

from meldhouse.solver.kernel.keeping import folder

IS_COMPILED = not config.DISABLE_JIT  # type: ignore[attr-defined]
SPREADS = (
    config.CPU_NAME is None  # type: ignore[attr-defined]
    and machine().lower() in ("x86_64", "amd64")
    and bool(get_host_cpu_features().get("bmi2"))
)
"""Whether code is compiled for a processor with an instruction that finds the n-th bit."""

Block: TypeAlias = Any
"""The block as passed to compiled code: its address, or the array."""

F = TypeVar("F", bound=Callable[..., Any])

_WORD = ir.IntType(64)


def compiled(function: F) -> F:
    """Compile a function at its first call, and cache it. Inside other compiled code it is inlined: calls cost a search
    a fifth of its time."""
    return _translated(function, None)


def compiled_for(numbers: int) -> Callable[[F], F]:
    """The same for a function that calls itself with a block and some numbers: its types must be declared."""
    signature = types.int64(types.uint64, *[types.int64] * numbers)
    return lambda function: _translated(function, signature)


def _translated(function: F, signature: Any) -> F:
    before, config.CACHE_DIR = config.CACHE_DIR, folder()  # type: ignore[attr-defined]
    try:
        inlined = signature is None
        return cast(F, njit(signature, cache=True, forceinline=inlined)(function))
    finally:
        config.CACHE_DIR = before  # type: ignore[attr-defined]


def given(block: np.ndarray[Any, np.dtype[np.int64]]) -> Block:
    """The block as the search wants it."""
    return np.uint64(block.ctypes.data) if IS_COMPILED else block


def peek(block: Block, at: int) -> int:
    """The number at a place."""
    return int(block[_inside(at)])


def poke(block: Block, at: int, number: int) -> None:
    """Put a number in a place."""
    block[_inside(at)] = number


def _inside(at: int) -> int:
    """An array would count negative places from its end."""
    if at < 0:
        raise IndexError(at)
    return at


def lowest_bit(number: int) -> int:
    """The index of the lowest bit set.

    >>> lowest_bit(0b10100)
    2
    """
    return (number & -number).bit_length() - 1


def highest_bit(number: int) -> int:
    """The index of the highest bit set.

    >>> highest_bit(0b10100)
    4
    """
    return number.bit_length() - 1


def count_bits(number: int) -> int:
    """The number of bits set.

    >>> count_bits(0b10100)
    2
    """
    return number.bit_count()


def nth_bit(number: int, nth: int) -> int:
    """The index of the set bit with `nth` set bits below it.

    >>> [nth_bit(0b10100, nth) for nth in (0, 1)]
    [2, 4]
    """
    for _ in range(nth):
        number &= number - 1
    return lowest_bit(number)


@intrinsic
def _load(_context: Any, _address: Any, _at: Any) -> Any:
    def code(_: Any, builder: ir.IRBuilder, __: Any, arguments: Any) -> Any:
        start = builder.inttoptr(arguments[0], _WORD.as_pointer())
        return builder.load(builder.gep(start, [arguments[1]]))

    return types.int64(types.uint64, types.int64), code


@intrinsic
def _save(_context: Any, _address: Any, _at: Any, _number: Any) -> Any:
    def code(context: Any, builder: ir.IRBuilder, _: Any, arguments: Any) -> Any:
        start = builder.inttoptr(arguments[0], _WORD.as_pointer())
        builder.store(arguments[2], builder.gep(start, [arguments[1]]))
        return context.get_dummy_value()

    return types.void(types.uint64, types.int64, types.int64), code


@intrinsic
def _count_below(_context: Any, _number: Any) -> Any:
    def code(_: Any, builder: ir.IRBuilder, __: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), code


@intrinsic
def _count_above(_context: Any, _number: Any) -> Any:
    def code(_: Any, builder: ir.IRBuilder, __: Any, arguments: Any) -> Any:
        return builder.ctlz(arguments[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), code


@intrinsic
def _count_set(_context: Any, _number: Any) -> Any:
    def code(_: Any, builder: ir.IRBuilder, __: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), code


@intrinsic
def _spread(_context: Any, _number: Any, _mask: Any) -> Any:
    def code(_: Any, builder: ir.IRBuilder, __: Any, arguments: Any) -> Any:
        kind = ir.FunctionType(_WORD, [_WORD, _WORD])
        return builder.call(builder.module.declare_intrinsic("llvm.x86.bmi.pdep.64", (), kind), arguments)

    return types.int64(types.int64, types.int64), code


# The compiler requires an overload to have exactly the same parameters as the original, without annotations.


@overload(peek)
def _peek(block, at):  # type: ignore[no-untyped-def]  # noqa: ARG001
    return lambda block, at: _load(block, at)  # type: ignore[call-arg]


@overload(poke)
def _poke(block, at, number):  # type: ignore[no-untyped-def]  # noqa: ARG001
    return lambda block, at, number: _save(block, at, number)  # type: ignore[call-arg]


@overload(lowest_bit)
def _lowest_bit(number):  # type: ignore[no-untyped-def]  # noqa: ARG001
    return lambda number: _count_below(number)  # type: ignore[call-arg]


@overload(highest_bit)
def _highest_bit(number):  # type: ignore[no-untyped-def]  # noqa: ARG001
    return lambda number: 63 - _count_above(number)  # type: ignore[call-arg]


@overload(nth_bit)
def _nth_bit(number, nth):  # type: ignore[no-untyped-def]  # noqa: ARG001
    if SPREADS:
        return lambda number, nth: _count_below(_spread(1 << nth, number))  # type: ignore[call-arg]

    def clear_those_below(number, nth):  # type: ignore[no-untyped-def]
        for _ in range(nth):
            number &= number - 1
        return _count_below(number)  # type: ignore[call-arg]

    return clear_those_below


@overload(count_bits)
def _count_bits(number):  # type: ignore[no-untyped-def]  # noqa: ARG001
    return lambda number: _count_set(number)  # type: ignore[call-arg]
