"""The looks of CustomTkinter: its own themes, light and dark, and the same in an app's colour. All are kept for testing."""

_THEMES = ["blue", "dark-blue", "green", "gold"]
_ACCENTS = [("#6a1b9a", "#4a148c"), ("#c62828", "#8e0000"), ("#00897b", "#00695c"), ("#ef6c00", "#b53d00"), ("#37474f", "#62727b"),
            ("#ad1457", "#78002e"), ("#1565c0", "#003c8f"), ("#2e7d32", "#1b5e20")]  # fmt: skip


def pick(r, split: str) -> tuple[str, str]:
    """The family and the look: theme, appearance, accent in two shades, and how round corners are."""
    if split != "test":
        raise SystemExit("CustomTkinter is kept for testing: use --split test")
    theme, mode = r.choice(_THEMES), r.choice(["light", "light", "dark"])
    accent = r.choice(_ACCENTS) if r.random() < 0.5 else ("", "")
    family = "custom" if accent[0] else "stock"
    return family, "+".join([theme, mode, *accent, str(r.choice([0, 4, 6, 6, 10, 16]))])
