"""`import meldhouse` is cheap and offers the few names most programs need."""

from __future__ import annotations

import subprocess
import sys

import pytest

import meldhouse


@pytest.mark.parametrize("name", meldhouse.__all__)
def test_every_public_name_is_there_and_listed(name: str):
    assert getattr(meldhouse, name) is not None
    assert name in dir(meldhouse)


def test_the_names_are_those_of_the_floors():
    from meldhouse.game import Hand
    from meldhouse.rulebooks import load_book

    assert meldhouse.Hand is Hand
    assert meldhouse.load_book is load_book


def test_an_unknown_name_is_an_attribute_error():
    with pytest.raises(AttributeError, match="no attribute 'lode_book'"):
        meldhouse.lode_book  # noqa: B018


def test_nothing_is_loaded_before_it_is_asked_for():
    script = (
        "import sys, meldhouse; print(*[n for n in sys.modules if n.startswith(('meldhouse.', 'msgspec', 'rich'))])"
    )
    out = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout
    assert out.strip() == ""
