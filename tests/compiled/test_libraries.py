"""What the build compiles again, and what it keeps."""

import ctypes
import os
import sysconfig
from collections.abc import Iterator
from pathlib import Path

import pytest
from setuptools import Extension

import keep_libraries
from build_compiled import working_directory

SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")


@pytest.fixture
def project(tmp_path: Path) -> Iterator[Path]:
    """Two libraries of C, each with a header; the current directory is where they are."""
    for name in ("kernel", "game"):
        (tmp_path / f"{name}.c").write_text(f'#include "{name}.h"\nint {name}(void) {{ return NUMBER; }}\n')
        (tmp_path / f"{name}.h").write_text("#define NUMBER 1\n")
    with working_directory(tmp_path):
        yield tmp_path


def build(project: Path, *flags: str) -> list[str]:
    """Which libraries had to be built."""
    made = [
        Extension(name, [f"{name}.c"], depends=[f"{name}.h"], extra_compile_args=["-O0", *flags])
        for name in ("kernel", "game")
    ]
    return keep_libraries.build(made, project / "kept")


def number_in(project: Path, name: str) -> int:
    """What a library answers; loaded under another name each time, since a process keeps what it loaded."""
    copy = project / f"{name}{len(list(project.iterdir()))}.so"
    copy.write_bytes((project / f"{name}{SUFFIX}").read_bytes())
    return int(ctypes.CDLL(str(copy))[name]())


def test_what_is_the_same_is_not_built_again(project: Path) -> None:
    assert build(project) == ["game", "kernel"]
    (project / f"game{SUFFIX}").unlink()
    assert build(project) == []
    assert number_in(project, "game") == 1


def test_what_changed_is_built_alone(project: Path) -> None:
    build(project)
    (project / "game.c").write_text("int game(void) { return 2; }\n")
    assert build(project) == ["game"]
    assert (number_in(project, "game"), number_in(project, "kernel")) == (2, 1)


def test_a_changed_header_counts_whatever_the_times_of_the_files(project: Path) -> None:
    build(project)
    (project / "kernel.h").write_text("#define NUMBER 2\n")
    os.utime(project / "kernel.h", (0, 0))
    assert build(project) == ["kernel"]
    assert number_in(project, "kernel") == 2


def test_what_was_built_before_is_still_there(project: Path) -> None:
    build(project)
    (project / "kernel.h").write_text("#define NUMBER 2\n")
    build(project)
    (project / "kernel.h").write_text("#define NUMBER 1\n")
    assert build(project) == []
    assert number_in(project, "kernel") == 1


def test_other_flags_make_another_library(project: Path) -> None:
    build(project)
    assert build(project, "-DOTHER") == ["game", "kernel"]
    assert build(project) == []


def test_what_was_not_used_for_longest_is_forgotten(tmp_path: Path) -> None:
    binary = tmp_path / "binary"
    binary.touch()
    kept = tmp_path / "kept"
    for time in range(keep_libraries.KEPT):
        keep_libraries.keep(binary, kept / f"digest{time}")
        os.utime(kept / f"digest{time}", (time, time))
    os.utime(kept / "digest0")  # as when it is used
    keep_libraries.keep(binary, kept / "another")
    assert sorted(each.name for each in kept.iterdir()) == ["another", "digest0", "digest2", "digest3"]
