"""The rooms of the game's package: each may import what stands before it, never what comes after."""

import ast
from pathlib import Path

from quarterdeck.games import five_sails

PACKAGE = "quarterdeck.games.five_sails"
FOLDER = Path(five_sails.__file__).parent
#: lowest first, as the package's docstring tells it; what is not named stands above them all. Modules and folders of
#: one room may import each other
ROOMS = (
    ("terms", "traits", "rulesets"),
    ("state",),
    ("seats", "duel_state", "whereabouts", "reckoning"),
    ("values",),
    ("happenings",),
    ("using",),
    ("flow",),
    ("effects",),
    ("cards",),
    ("catalogue", "decks", "decklists", "construction", "printing", "ordering"),
    ("asking", "story", "judgement", "table", "foreseeing", "hindrances"),
    ("rules",),
)
HEIGHT = {name: height for height, names in enumerate(ROOMS) for name in names}


def imports(path: Path) -> set[str]:
    """The rooms of the package that a file imports from; what only says a type is not imported."""
    found = set()
    statements = ast.parse(path.read_text(encoding="utf-8")).body
    run = [each for each in statements if not (isinstance(each, ast.If) and ast.unparse(each.test) == "TYPE_CHECKING")]
    for node in [node for each in run for node in ast.walk(each)]:
        if isinstance(node, ast.ImportFrom) and node.module == PACKAGE:
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and node.module.startswith(PACKAGE + "."):
            found.add(node.module.removeprefix(PACKAGE + ".").split(".")[0])
    return found


def files() -> list[tuple[str, Path]]:
    """Every file with the room it belongs to; the package's own door stands outside."""
    found = [(path.relative_to(FOLDER).parts[0].removesuffix(".py"), path) for path in sorted(FOLDER.rglob("*.py"))]
    return [(room, path) for room, path in found if room != "__init__"]


def height(room: str) -> int:
    return HEIGHT.get(room, len(ROOMS))


def test_the_rooms_are_there() -> None:
    assert set(HEIGHT) <= {room for room, _ in files()}


def test_no_room_imports_a_later_one() -> None:
    upward = {
        f"{path.relative_to(FOLDER)} imports {other}"
        for room, path in files()
        for other in imports(path)
        if height(other) > height(room)
    }
    assert upward == set()
