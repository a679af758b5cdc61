"""Does what a page of the documentation tells its reader to do, in a copy of the project.

    A block of code whose first line is a comment with a path is that file ("…, at the end": what is added to it).
    A block of shell commands is run. A block of text behind it is what they print.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.M | re.S)
FILE = re.compile(r"# (\S+\.\w+)(, at the end)?\n")


class Reader:
    """Somebody with a copy of the project who follows a page."""

    def __init__(self, home: Path) -> None:
        self.home = home
        shutil.copytree(ROOT / "src", home / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
        (home / "tests").mkdir()
        for path in (ROOT / "tests").glob("*.py"):
            shutil.copy(path, home / "tests")
        shutil.copy(ROOT / "pyproject.toml", home)
        (home / "bin").mkdir()
        for name, module in (("quarterdeck", "quarterdeck"), ("pytest", "pytest")):
            tool = home / "bin" / name
            tool.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m {module} "$@"\n')
            tool.chmod(0o755)

    def write(self, path: str, text: str, added: bool) -> None:
        """A file of the page, or the next part of one."""
        file = self.home / path
        file.parent.mkdir(parents=True, exist_ok=True)
        before = file.read_text(encoding="utf-8") if added else ""
        file.write_text(before + text, encoding="utf-8")

    def run(self, commands: str) -> str:
        """What the commands print; they must succeed."""
        env = {
            **os.environ,
            "PATH": f"{self.home / 'bin'}{os.pathsep}{os.environ['PATH']}",
            "PYTHONPATH": str(self.home / "src"),
            "PYTHONDONTWRITEBYTECODE": "",  # what one command has compiled the next one need not
            "PYTHONPYCACHEPREFIX": str(self.home / "bytecode"),
        }
        found = subprocess.run(
            ["bash", "-euo", "pipefail", "-c", commands], cwd=self.home, env=env, capture_output=True, text=True
        )
        assert found.returncode == 0, f"{commands}\n{found.stdout}\n{found.stderr}"
        return found.stdout


def blocks(page: Path) -> Iterator[tuple[str, str]]:
    """The blocks of a page: language and content."""
    for found in BLOCK.finditer(page.read_text(encoding="utf-8")):
        yield found.group(1), found.group(2)


def follow(page: Path, home: Path) -> int:
    """Do everything the page says, in its order; gives how many commands were run."""
    reader = Reader(home)
    printed: str | None = None
    ran = 0
    for language, content in blocks(page):
        named = FILE.match(content)
        if language == "sh":
            printed = reader.run(content)
            ran += 1
        elif language == "text":
            assert printed is not None, f"nothing was run that could print:\n{content}"
            assert tidy(printed) == tidy(content), f"it prints:\n{printed}\nthe page says:\n{content}"
            printed = None
        elif named:
            reader.write(named.group(1), content[named.end() :], bool(named.group(2)))
        else:
            raise AssertionError(f"a block of {language} that is neither a file nor a command:\n{content}")
    return ran


def tidy(text: str) -> list[str]:
    """Lines without what is at their ends, and no empty ones."""
    return [line.rstrip() for line in text.splitlines() if line.strip()]
