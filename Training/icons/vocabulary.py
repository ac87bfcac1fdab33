"""The meanings of icons, from `meanings.tsv`, and their page `docs/icon-meanings.md`.

    python -m icons.vocabulary --out ../docs/icon-meanings.md
"""

import argparse
from dataclasses import dataclass
from pathlib import Path

TABLE = Path(__file__).with_name("meanings.tsv")
# What a glyph becomes by its place on the screen, from Sources/Recognition/Icons/IconContext.swift.
IN_CONTEXT = [
    ("back", "`chevron-left` or `arrow-left` at the leading end of the top (mirrored in right-to-left screens)"),
    ("chevron", "`chevron-right` at the trailing end of a row: decoration, the row itself is the target"),
    ("clear", "`close` inside a text field, at its trailing end"),
]


@dataclass(frozen=True)
class Meaning:
    """A meaning: its word, what is drawn, and names of glyphs that draw it."""

    word: str
    drawn: str
    names: tuple[str, ...]


def meanings() -> list[Meaning]:
    """The table in its order, which is alphabetical nowhere but fixed in trained models."""
    found = []
    for number, line in enumerate(TABLE.read_text(encoding="utf-8").splitlines(), 1):
        if not line or line.startswith("#"):
            continue
        parts = line.split("\t")
        if len(parts) != 3:
            raise SystemExit(f"{TABLE.name}:{number}: three columns between tabs are needed, not {len(parts)}")
        found.append(Meaning(parts[0], parts[1], tuple(parts[2].split())))
    words = [m.word for m in found]
    doubled = {w for w in words if words.count(w) > 1}
    if doubled:
        raise SystemExit(f"{TABLE.name}: twice in the table: {', '.join(sorted(doubled))}")
    return found


def page() -> str:
    """The page of the meanings in Markdown."""
    rows = "\n".join(f"| `{m.word}` | {m.drawn} |" for m in meanings())
    context = "\n".join(f"| `{word}` | {when} |" for word, when in IN_CONTEXT)
    return f"""# Meanings of icons

`Element.icon`, `"icon"` in `unsaid recognize` and in truth files' scores, is one of these words, or absent where the
picture leaves doubt. The words are a contract: new ones may come, none changes. Generated from
`Training/icons/meanings.tsv` by `make icon-meanings`, which also lists the glyph names behind each word.

## By place

The network names the glyph; its place on the screen can turn it into one of these.

| meaning | when |
|---|---|
{context}

## By glyph

A ring, disc, square or button around a glyph does not change its meaning, nor does a badge on it.

| meaning | drawn |
|---|---|
{rows}
"""


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--out", required=True)
    Path(parser.parse_args().out).write_text(page(), encoding="utf-8")
