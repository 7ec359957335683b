"""The test files for what has changed: those that changed themselves, and those that import what changed.

`python tests/changed.py [COMMIT]` prints them, since that commit; without one, everything that is not committed yet
counts, or else the last commit.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from test_architecture import MODULES, imported_by

HERE = Path(__file__).parent


def imports_of(test: Path) -> set[str]:
    """The modules a test imports; where it asks a package for a name, the module in which that name is at home.

    >>> sorted(imports_of(HERE / "game" / "test_most_meld.py") & {"meldhouse.game.melds", "meldhouse.game.notation"})
    ['meldhouse.game.melds']
    """
    found = set(imported_by(test))
    for node in ast.walk(ast.parse(test.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module in FACES:
            found |= {FACES[node.module][one.name] for one in node.names if one.name in FACES[node.module]}
    return found


def _homes(face: Path) -> dict[str, str]:
    nodes = [node for node in ast.parse(face.read_text("utf-8")).body if isinstance(node, ast.ImportFrom)]
    return {one.name: node.module for node in nodes for one in node.names if node.module}


FACES = {name: _homes(file) for name, file in MODULES.items() if file.name == "__init__.py"}


def changed_files(since: str) -> list[Path]:
    def asked(*words: str) -> str:
        return subprocess.run(["git", *words], cwd=HERE.parent, check=True, capture_output=True, text=True).stdout

    found = asked("diff", "--name-only", since or "HEAD") + asked("ls-files", "--others", "--exclude-standard")
    if not found.strip() and not since:
        found = asked("diff", "--name-only", "HEAD~1")
    return [HERE.parent / line for line in found.split("\n") if line]


def files_for(files: Iterable[Path]) -> list[Path]:
    files = set(files)
    names = {name for name, file in MODULES.items() if file in files}
    tests = sorted(HERE.rglob("test_*.py"))
    helpers = {file.stem for file in files if file.is_relative_to(HERE)}
    found = [test for test in tests if test in files]
    found += [test for test in tests if names & imports_of(test)]
    found += [test for test in tests if any(f"from {helper} import" in test.read_text("utf-8") for helper in helpers)]
    return sorted(set(found))


if __name__ == "__main__":
    for found in files_for(changed_files(*sys.argv[1:2] or [""])):
        print(found.relative_to(HERE.parent))
