"""Writes the schema in docs/protocol.md and the page's TypeScript types from the server's message types.

    python scripts/write_protocol.py           write both
    python scripts/write_protocol.py --check   say which of them is not current, and end with 1 if one is not
"""

import inspect
import json
import re
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect as shapes

from quarterdeck.server import messages

ROOT = Path(__file__).resolve().parent.parent
TYPES = ROOT / "web/src/lib/messages.ts"
PAGE = ROOT / "docs/protocol.md"
BEGIN = "<!-- schema: begin (written by scripts/write_protocol.py) -->"
END = "<!-- schema: end -->"
HEADING = "// Written by scripts/write_protocol.py from src/quarterdeck/server/messages.py; do not edit.\n"

Shape = type[msgspec.Struct]


def from_page() -> tuple[Shape, ...]:
    return get_args(messages.FromPage)


def from_server() -> tuple[Shape, ...]:
    return get_args(messages.FromServer)


def everything() -> list[Shape]:
    """Every message type, in the order in which they are written down."""
    reached = reachable((*from_page(), *from_server(), *messages.OverHttp))
    return sorted(reached, key=lambda shape: inspect.getsourcelines(shape)[1])


def reachable(shapes_: tuple[Shape, ...]) -> set[Shape]:
    """These types and all that they are made of."""
    found: set[Shape] = set()

    def visit(kind: Any) -> None:
        if isinstance(kind, shapes.StructType):
            if kind.cls not in found:
                found.add(kind.cls)
                for field in kind.fields:
                    visit(field.type)
        elif isinstance(kind, shapes.UnionType):
            for one in kind.types:
                visit(one)
        elif isinstance(kind, shapes.VarTupleType):
            visit(kind.item_type)
        elif isinstance(kind, shapes.DictType):
            visit(kind.value_type)

    for shape in shapes_:
        visit(shapes.type_info(shape))
    return found


# TypeScript

SIMPLE: dict[type[Any], str] = {
    shapes.IntType: "number", shapes.FloatType: "number", shapes.StrType: "string", shapes.BoolType: "boolean",
    shapes.NoneType: "null", shapes.AnyType: "unknown",
}  # fmt: skip


def typescript() -> str:
    answers = tuple(s for s in messages.OverHttp if not s.__struct_config__.forbid_unknown_fields)
    sent = reachable((*from_server(), *answers))
    parts = [HEADING, *[interface(shape, shape in sent) for shape in everything()]]
    for name, union in (("FromPage", from_page()), ("FromServer", from_server())):
        parts.append(f"export type {name} = {' | '.join(shape.__name__ for shape in union)};\n")
    return "\n".join(parts)


def interface(shape: Shape, sent: bool) -> str:
    """One type. What the server sends is complete; the page may leave out fields that have a default."""
    info = shapes.type_info(shape)
    assert isinstance(info, shapes.StructType)
    words = comments(shape)
    lines = [f"/** {shape.__doc__} */", f"export interface {shape.__name__} {{"]
    if info.tag is not None:
        lines.append(f"  type: {json.dumps(info.tag)};")
    for field in info.fields:
        if field.encode_name in words:
            lines.append(f"  /** {words[field.encode_name]} */")
        optional = "" if field.required or sent else "?"
        lines.append(f"  {field.encode_name}{optional}: {written(field.type)};")
    return "\n".join([*lines, "}", ""])


def written(kind: Any) -> str:
    if type(kind) in SIMPLE:
        return SIMPLE[type(kind)]
    if isinstance(kind, shapes.StructType):
        return kind.cls.__name__
    if isinstance(kind, shapes.LiteralType):
        return " | ".join(json.dumps(value) for value in kind.values)
    if isinstance(kind, shapes.UnionType):
        return " | ".join(written(one) for one in kind.types)
    if isinstance(kind, shapes.VarTupleType):
        item = written(kind.item_type)
        return f"({item})[]" if "|" in item else f"{item}[]"
    if isinstance(kind, shapes.DictType):
        return f"Record<string, {written(kind.value_type)}>"
    raise TypeError(f"no TypeScript for {kind}")


def comments(shape: Shape) -> dict[str, str]:
    """What the source says about fields in lines that begin with '#:'."""
    found: dict[str, str] = {}
    waiting: list[str] = []
    for line in inspect.getsource(shape).splitlines():
        line = line.strip()
        if line.startswith("#:"):
            waiting.append(line[2:].strip())
        elif named := re.match(r"(\w+):", line):
            if waiting:
                found[named.group(1)] = " ".join(waiting)
            waiting = []
    return found


# The schema


def schema() -> str:
    """Both unions and every type, as one JSON Schema."""
    kinds: list[Any] = [messages.FromPage, messages.FromServer, *messages.OverHttp]
    tops, definitions = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    whole = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "FromPage": tops[0],
        "FromServer": tops[1],
        "$defs": definitions,
    }
    return json.dumps(whole, indent=1, ensure_ascii=False)


def page(old: str) -> str:
    """The page with its schema replaced."""
    before, _, rest = old.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n```json\n{schema()}\n```\n{END}{after}"


def main() -> int:
    wanted = {PAGE: page(PAGE.read_text(encoding="utf-8")), TYPES: typescript()}
    old = [path for path, text in wanted.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    if "--check" in sys.argv:
        for path in old:
            print(f"{path.relative_to(ROOT)} is not current: run scripts/write_protocol.py")
        return 1 if old else 0
    for path in old:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(wanted[path], encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
