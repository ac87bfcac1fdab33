"""Truth records of rendered screens with the meanings of their icons, for `unsaid evaluate --icons`.

    python -m icons.truth --truth screens/truth.jsonl --out out/icons.jsonl [--limit 100]

"icon" becomes a meaning, "none", or "~" and the meanings that the glyph shows among other things.
"""

import argparse
import json
from pathlib import Path

from .names import Names


def word(names: Names, icon: str) -> str:
    """What the truth says of a glyph "family:name"."""
    family, name = icon.split(":", 1)
    meaning = names.meaning(family, name)
    if meaning:
        return meaning
    near = names.near(family, name)
    return "~" + "|".join(sorted(near)) if near else "none"


def convert(truth: str, out: str, limit: int | None) -> None:
    names, lines = Names(), []
    for line in Path(truth).read_text(encoding="utf-8").splitlines()[:limit]:
        screen = json.loads(line)
        elements = []
        for element in screen["elements"]:
            if "icon" in element:
                element["icon"] = word(names, element["icon"])
                if element.get("part") or min(element["box"][2:]) < 4:
                    element["ignore"] = True
            elements.append(element)
        lines.append(json.dumps({"image": screen["image"], "elements": elements}, ensure_ascii=False))
    Path(out).parent.mkdir(parents=True, exist_ok=True)
    Path(out).write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{out}: {len(lines)} screens")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--truth", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--limit", type=int, help="the first so many screens alone")
    given = parser.parse_args()
    convert(given.truth, given.out, given.limit)
