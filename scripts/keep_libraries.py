"""Builds extension modules on all cores, and only those that were not built from the same C before.

What the C compiler makes is kept in a folder by a digest of all that it is made from. A digest cannot be deceived by
the times of files, so that another optimisation level, or going back to an earlier version, costs nothing either.
"""

import hashlib
import os
import shutil
import sys
from importlib.metadata import version
from pathlib import Path

from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

#: so many are kept of each: two optimisation levels on two branches
KEPT = 4


def build(extensions: list[Extension], folder: Path) -> list[str]:
    """Puts the binaries below the current directory, and keeps them in `folder`; the names of those built anew."""
    command = BuildKept(Distribution({"name": "quarterdeck", "ext_modules": longest_first(extensions)}), folder)
    command.build_lib = "."
    command.build_temp = "temporary"
    command.parallel = True
    command.force = True  # whatever the times of files say
    command.ensure_finalized()
    command.run()
    return sorted(command.anew)


def longest_first(extensions: list[Extension]) -> list[Extension]:
    """So that no core waits at the end for what another began last."""
    return sorted(extensions, key=lambda each: -sum(Path(source).stat().st_size for source in each.sources))


class BuildKept(build_ext):  # type: ignore[misc]
    """Setuptools' own command, which is asked only for what is not kept."""

    def __init__(self, distribution: Distribution, folder: Path) -> None:
        super().__init__(distribution)
        self.folder = folder
        self.anew: list[str] = []

    def build_extension(self, ext: Extension) -> None:
        place = Path(self.get_ext_fullpath(ext.name))
        kept = self.folder / ext.name / self.digest(ext)
        if kept.exists():
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(kept, place)
            os.utime(kept)
        else:
            super().build_extension(ext)
            self.anew.append(ext.name)
            keep(place, kept)

    def digest(self, ext: Extension) -> str:
        """Of the C, of the generated headers that it includes, and of who compiles it and how."""
        commands = [*self.compiler.compiler_so, *ext.extra_compile_args, *self.compiler.linker_so]
        digest = hashlib.sha256(f"{sys.version} mypy {version('mypy')} {commands}".encode())
        for path in sorted({*ext.sources, *ext.depends}):
            content = Path(path).read_bytes()
            digest.update(f"\n{path} {len(content)}\n".encode() + content)
        return digest.hexdigest()


def keep(binary: Path, kept: Path) -> None:
    """Keeps a binary, whole or not at all, and forgets those of its name that were not used for longest."""
    kept.parent.mkdir(parents=True, exist_ok=True)
    unfinished = kept.with_suffix(f".{os.getpid()}")
    shutil.copyfile(binary, unfinished)
    unfinished.rename(kept)
    for old in sorted(kept.parent.iterdir(), key=lambda each: each.stat().st_mtime, reverse=True)[KEPT:]:
        old.unlink(missing_ok=True)  # another build may have been first
