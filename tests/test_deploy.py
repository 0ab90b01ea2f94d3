"""The files with which a server is installed: well formed, and in step with the program."""

from __future__ import annotations

import configparser
import re
import shutil
import subprocess
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from dominium.cli import build_parser

#: which says nothing of its types
yaml: Any = import_module("yaml")
ROOT = Path(__file__).resolve().parents[1]
UNIT = ROOT / "deploy" / "dominium.service"


def compose() -> Any:
    return yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))


def instructions() -> list[tuple[str, str]]:
    """What the Dockerfile says, instruction by instruction."""
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    text = re.sub(r"^#.*\n", "", text, flags=re.MULTILINE).replace("\\\n", " ")
    return [(line.split(None, 1)[0], line.split(None, 1)[1]) for line in text.splitlines() if line.strip()]


def understood(arguments: list[str]) -> dict[str, Any]:
    """The arguments as the program reads them."""
    return vars(build_parser().parse_args(arguments))


def test_compose_starts_a_server_and_its_database() -> None:
    services = compose()["services"]
    server, database = services["server"], services["database"]
    assert server["build"] == "."
    assert server["depends_on"] == {"database": {"condition": "service_healthy"}}
    assert database["healthcheck"]["test"][0] == "CMD"
    url = server["environment"]["DOMINIUM_DATABASE"]
    found = re.fullmatch(r"postgresql://(\w+):(\$\{\w+:-\w+\})@database/(\w+)", url)
    assert found is not None
    wanted = tuple(database["environment"][f"POSTGRES_{name}"] for name in ("USER", "PASSWORD", "DB"))
    assert found.groups() == wanted
    named = {one.split(":")[0] for service in services.values() for one in service["volumes"]}
    assert named == set(compose()["volumes"])
    assert server["read_only"]
    assert server["cap_drop"] == ["ALL"]
    assert server["ulimits"]["nofile"] >= 65536
    # Nobody reaches the server past the proxy, and nobody the database at all.
    assert server["ports"] == ["${DOMINIUM_PORT:-127.0.0.1:8000}:8000"]
    assert "ports" not in database
    (network,) = compose()["networks"]["default"]["ipam"]["config"]
    assert network["gateway"] in server["environment"]["FORWARDED_ALLOW_IPS"]


def test_the_image_runs_the_server_as_nobody_special() -> None:
    found = instructions()
    stages = [value for name, value in found if name == "FROM"]
    assert len(stages) == 3
    last = found[max(i for i, (name, _) in enumerate(found) if name == "FROM") :]
    assert ("USER", "dominium") in last
    names = [name for name, _ in last]
    assert names.index("USER") < names.index("CMD")
    assert "HEALTHCHECK" in names
    assert "/healthz" in dict(last)["HEALTHCHECK"]
    arguments = yaml.safe_load(dict(last)["CMD"])
    read = understood(arguments)
    assert (read["command"], read["host"], read["port"]) == ("serve", "0.0.0.0", 8000)
    grace = int(compose()["services"]["server"]["stop_grace_period"].removesuffix("s"))
    assert grace >= read["drain"] + 10
    copied = [value for name, value in found if name == "COPY" and "--from" not in value]
    for value in copied:
        for source in value.split()[:-1]:
            assert (ROOT / source).exists(), source


def test_the_unit_is_hardened_and_starts_the_server() -> None:
    parser = configparser.RawConfigParser(strict=False, interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(UNIT, encoding="utf-8")
    service = parser["Service"]
    command = service["ExecStart"].split()
    read = understood(command[1:])
    assert (read["command"], read["host"]) == ("serve", "127.0.0.1")
    assert int(service["TimeoutStopSec"]) >= read["drain"] + 10
    assert service["DynamicUser"] == "yes"
    assert service["ProtectSystem"] == "strict"
    assert service["NoNewPrivileges"] == "yes"
    assert int(service["LimitNOFILE"]) >= 65536
    assert service["Restart"] == "on-failure"


@pytest.mark.parametrize("name", ["DOMINIUM_DATABASE", "DOMINIUM_LIMITS", "FORWARDED_ALLOW_IPS"])
def test_every_setting_is_one_the_program_reads(name: str) -> None:
    sources = "".join(one.read_text(encoding="utf-8") for one in (ROOT / "src").rglob("*.py"))
    assert f'"{name}"' in sources
    assert name in (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")


def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        return  # elsewhere the test above reads it
    unit = tmp_path / "dominium.service"
    text = UNIT.read_text(encoding="utf-8")
    unit.write_text(text.replace("/opt/dominium/bin/dominium", "/bin/true"), encoding="utf-8")
    told = subprocess.run([analyze, "verify", str(unit)], capture_output=True, text=True, check=False)
    assert (told.returncode, told.stdout, told.stderr) == (0, "", "")


def test_the_commands_of_the_page_for_operators_are_understood() -> None:
    text = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if line.startswith("dominium ")]
    assert len(lines) > 8
    for line in lines:
        words = re.split(r"\s{2,}|#", line.replace('"Restart at ten."', "Restart"))[0]
        words = re.sub(r"\[|\]|\.\.\.|\$\(date \+%F\)", "", words)
        assert understood(words.split()[1:])["run"] is not None, line
