"""The looks that Kivy can wear: KivyMD's Material trains; its own parts, as they come and painted flat, are kept out."""

_SEEDS = ["Red", "Pink", "Purple", "Indigo", "Blue", "Cyan", "Teal", "Green", "Olive", "Gold", "Orange", "Brown", "Gray",
          "Navy", "Darkgreen", "Crimson", "Steelblue", "Slategray", "Tomato", "Seagreen"]  # fmt: skip
# Ground, words on it, a part that is not chosen, words on that.
_GROUNDS = [
    ("#000000", "#ffffff", "#585858", "#ffffff"),
    ("#101418", "#e8e8e8", "#262c33", "#dfe3e8"),
    ("#1c1c1e", "#f2f2f2", "#2c2c2e", "#f2f2f2"),
    ("#202830", "#f0f4f8", "#36424e", "#ffffff"),
    ("#ffffff", "#1a1a1a", "#e0e0e0", "#202020"),
    ("#f5f5f5", "#222222", "#dcdcdc", "#333333"),
    ("#eceff1", "#263238", "#cfd8dc", "#37474f"),
    ("#fbf7ef", "#3b2f20", "#e9dfcc", "#4a3c2a"),
    ("#d9d9d9", "#111111", "#c2c2c2", "#222222"),
    ("#f0f0f0", "#101010", "#a9a9a9", "#ffffff"),
]
_ACCENTS = ["#32a4ce", "#2e7d32", "#c62828", "#6a1b9a", "#ef6c00", "#00897b", "#1565c0", "#ad1457", "#5d4037"]
# How the chosen one differs: in the accent, or in a grey that stands out more from the ground.
_CHOSEN = ["accent", "grey"]
FAMILIES = {"train": ["material"], "test": ["stock", "flat"]}


def pick(r, split: str) -> tuple[str, str]:
    """A family of the split and its colours."""
    family = r.choice(FAMILIES[split])
    if family == "material":
        return family, "+".join([family, r.choice(["Light", "Light", "Dark"]), r.choice(_SEEDS)])
    ground, words, part, on_part = r.choice(_GROUNDS)
    return family, "+".join([family, ground, words, part, on_part, r.choice(_ACCENTS), r.choice(_CHOSEN)])
