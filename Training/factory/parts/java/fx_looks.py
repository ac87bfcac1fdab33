"""The looks that JavaFX can wear: its two, each in the colours that all others are derived of."""

# Caspian, of 2008 to 2013, trains; Modena, which came after it, is kept out.
FAMILIES = {"train": "caspian", "test": "modena"}
# Grounds from light to dark; the first is the toolkit's own.
_BASES = ["", "#ececec", "#f7f7f7", "#ffffff", "#d0d8e0", "#e8e0d0", "#b6c4d4", "#4a5a6a", "#3c3f41", "#2b2b2b", "#1e2430"]
_DARK = {"#4a5a6a", "#3c3f41", "#2b2b2b", "#1e2430"}
_ACCENTS = ["", "#0096c9", "#2e7d32", "#c62828", "#6a1b9a", "#ef6c00", "#00897b", "#37474f"]


def pick(r, split: str) -> tuple[str, str]:
    """The split's family and its colours."""
    family, base, accent = FAMILIES[split], r.choice(_BASES), r.choice(_ACCENTS)
    colours = [f"base:{base}"] if base else []
    if base in _DARK:
        colours += ["background:derive(-fx-base,12%)", "control-inner-background:derive(-fx-base,20%)"]
    if accent:
        colours += [f"accent:{accent}", f"default-button:{accent}"]
    return family, "+".join([family, *colours])
