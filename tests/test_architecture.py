"""The house itself: no module imports itself in a circle, and no room is too full."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

HOME = Path(__file__).parents[1] / "src"
FULL = 30
"""Files in one folder; more have lost their shape."""


def name_of(file: Path) -> str:
    parts = file.relative_to(HOME).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {name_of(file): file for file in sorted((HOME / "meldhouse").rglob("*.py")) if "migrations" not in file.parts}


def imports_of(name: str) -> Iterator[str]:
    """Every module of ours it imports, wherever in the file; and the faces of the rooms those are in, which Python
    imports first."""
    for one in imported_by(MODULES[name]):
        yield one
        rooms = [one[:at] for at, letter in enumerate(one) if letter == "."]
        yield from (room for room in rooms[1:] if not f"{name}.".startswith(f"{room}."))


def imported_by(file: Path) -> Iterator[str]:
    """Wherever in the file, inside functions too."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and not node.level:
            for one in node.names:
                whole = f"{node.module}.{one.name}"
                if whole in MODULES:
                    yield whole
                elif node.module in MODULES:
                    yield node.module
        elif isinstance(node, ast.Import):
            yield from (one.name for one in node.names if one.name in MODULES)


def circles(graph: dict[str, set[str]]) -> list[str]:
    """The modules that are left when those that import nothing left are taken away, again and again."""
    left = {name: set(known) for name, known in graph.items()}
    while ground := [name for name, known in left.items() if not known & left.keys()]:
        for name in ground:
            del left[name]
    return sorted(left)


def test_a_circle_is_found():
    assert circles({"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": set()}) == ["a", "b", "c"]


def test_nothing_imports_itself_in_a_circle():
    assert circles({name: set(imports_of(name)) for name in MODULES}) == []


@pytest.mark.parametrize("floor", sorted({name.split(".")[1] for name in MODULES if name.count(".") > 1}))
def test_the_rooms_of_a_floor_know_only_those_below(floor: str):
    """Folders and single files of one floor, each taken as a whole."""
    start = f"meldhouse.{floor}."
    rooms: dict[str, set[str]] = {}
    for name in (one for one in MODULES if one.startswith(start)):
        room = name.removeprefix(start).split(".")[0]
        known = {one.removeprefix(start).split(".")[0] for one in imported_by(MODULES[name]) if one.startswith(start)}
        rooms.setdefault(room, set()).update(known - {room})
    assert circles(rooms) == []


def test_no_room_is_too_full():
    folders = [folder for folder in HOME.rglob("*") if folder.is_dir()]
    assert [str(folder) for folder in folders if len([*folder.glob("*.py")]) > FULL] == []
