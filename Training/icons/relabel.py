"""Gives the glyphs and crops of a store their meanings anew, after the table changed.

    python -m icons.relabel out/glyphs.npz out/screens.npz
"""

import sys

import numpy as np

from .names import Names


def relabel(path: str) -> None:
    names = Names()
    with np.load(path) as file:
        store = dict(file)
    if "name" in store:
        titles = list(zip(store["family"], store["name"], strict=True))
    else:
        titles = [(*kind.split(":", 1), "")[:2] if ":" in kind else ("other", "") for kind in store["kind"]]
    found = [names.meaning(str(f), str(n)) if f != "other" and not f.startswith("letters") else None
             for f, n in titles]
    store["words"] = np.array([names.words.index(w) if w else -1 for w in found], np.int16)
    store["near"] = np.array([
        w is None and f != "other" and not f.startswith("letters") and bool(names.near(str(f), str(n)))
        for w, (f, n) in zip(found, titles, strict=True)])
    if "vocabulary" in store:
        store["vocabulary"] = np.array(names.words)
    np.savez(path, **store)
    print(f"{path}: {len(found)}, {sum(w is not None for w in found)} with a meaning")


if __name__ == "__main__":
    for given in sys.argv[1:]:
        relabel(given)
