"""Static files at addresses that change with their content, so that browsers can cache them forever."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from meldhouse.messages import BROWSER_PARTS, LANGUAGES, browser_catalogue

FOLDER = Path(__file__).parent / "static"
FOREVER = "public, max-age=31536000, immutable"


class Assets(StaticFiles):
    """`/static/VERSION/name`. The version is in the path so that a module loads its neighbors in the same version, and
    the words of its language: `messages/es/table.ftl`."""

    def __init__(self) -> None:
        super().__init__(directory=FOLDER)
        digest = hashlib.sha256()
        for path in sorted(FOLDER.rglob("*")):
            if path.is_file():
                digest.update(path.relative_to(FOLDER).as_posix().encode() + b"\0" + path.read_bytes())
        self.words = {
            f"messages/{language}/{part}.ftl": browser_catalogue(language, files)
            for language in LANGUAGES
            for part, files in BROWSER_PARTS.items()
        }
        for text in self.words.values():
            digest.update(text.encode())
        self.version = digest.hexdigest()[:12]

    def url(self, name: str) -> str:
        return f"/static/{self.version}/{name}"

    async def get_response(self, path: str, scope: Scope) -> Response:
        version, _, name = path.replace("\\", "/").partition("/")
        words = self.words.get(name)
        response = PlainTextResponse(words) if words is not None else await super().get_response(name, scope)
        response.headers["cache-control"] = FOREVER if version == self.version else "no-cache"
        return response


@cache
def shared_assets() -> Assets:
    """They are part of the program: read once, whatever houses there are."""
    return Assets()
