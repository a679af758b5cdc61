"""Which part of the project may know which: nothing imports upward, and no game imports another."""

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parent.parent / "src"
PROJECT = SOURCE.parent
#: from the lowest to the highest; what is named in one row is on the same level
LAYERS = (
    ("kernel",), ("cardgame",), ("games",), ("bots",), ("lab",),
    ("envs", "learn", "play", "reports", "server", "terminal"), ("cli",), ("__main__",),
)  # fmt: skip
LEVEL = {name: level for level, row in enumerate(LAYERS) for name in row}


def modules() -> list[str]:
    return sorted(
        ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")
        for path in (SOURCE / "quarterdeck").rglob("*.py")
    )


def path_of(module: str) -> Path:
    path = SOURCE / Path(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def imported(path: Path) -> set[str]:
    """Every module of the project that a file imports, also inside functions; of `from a import b` both a and a.b."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0 and node.module, f"{path}: imports are absolute here"
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    known = set(modules())
    return {name for name in found if name in known}


def layer(module: str) -> str:
    """The layer a module belongs to; the package itself, which has the version, belongs to none."""
    return (module.split(".") + [""])[1]


def game(module: str) -> str:
    """The game that a module is part of, if it is of one."""
    parts = module.split(".")
    inside = parts[1:2] == ["games"] and len(parts) > 2 and (SOURCE / Path(*parts[:3])).is_dir()
    return parts[2] if inside else ""


def test_every_folder_with_modules_is_a_package() -> None:
    """One without `__init__.py` can be imported from a checkout and is missing in the wheel."""
    folders = {path.parent for path in (SOURCE / "quarterdeck").rglob("*.py")}
    assert [folder for folder in folders if not (folder / "__init__.py").is_file()] == []


def test_every_module_has_a_layer() -> None:
    assert {layer(module) for module in modules()} - {"", *LEVEL} == set()
    assert {game(module) for module in modules()} >= {"five_sails", "ccg"}


@pytest.mark.parametrize("name", [name for row in LAYERS for name in row])
def test_nothing_imports_upward(name: str) -> None:
    wrong = [
        f"{module} imports {other}"
        for module in modules() if layer(module) == name
        for other in imported(path_of(module)) if layer(other) and LEVEL[layer(other)] > LEVEL[name]
    ]  # fmt: skip
    assert wrong == []


def test_a_game_is_known_by_itself_alone() -> None:
    """Games do not import each other, and whoever uses games finds them by name."""
    wrong = [
        f"{module} imports {other}"
        for module in modules()
        for other in imported(path_of(module)) if game(other) and game(other) != game(module)
    ]
    assert wrong == []


def test_benchmarks_know_games_by_the_contract_alone() -> None:
    wrong = [
        f"{path.name} imports {other}"
        for path in (PROJECT / "benchmarks").glob("*.py")
        for other in imported(path) if game(other)
    ]
    assert wrong == []
