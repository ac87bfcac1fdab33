"""The looks that Swing can wear: those of Java itself, Plastic with its themes, and the skins of Substance."""

# PlasticXP is left out: since Java 9 it lacks the pictures of its checkboxes.
_PLASTIC = "com.jgoodies.looks.plastic"
_THEMES = [
    "BrownSugar", "DarkStar", "DesertBlue", "DesertBluer", "DesertGreen", "DesertRed", "DesertYellow",
    "ExperienceBlue", "ExperienceGreen", "ExperienceRoyale", "LightGray", "Silver", "SkyBlue", "SkyBluer", "SkyGreen",
    "SkyKrupp", "SkyPink", "SkyRed", "SkyYellow",
]  # fmt: skip
_SKINS = [
    "Autumn", "BusinessBlackSteel", "BusinessBlueSteel", "Business", "Cerulean", "ChallengerDeep", "CremeCoffee",
    "Creme", "DustCoffee", "Dust", "EmeraldDusk", "Gemini", "GraphiteAqua", "GraphiteGlass", "Graphite", "Magellan",
    "Mariner", "MistAqua", "MistSilver", "Moderate", "NebulaBrickWall", "Nebula", "OfficeBlack2007", "OfficeBlue2007",
    "OfficeSilver2007", "Raven", "Sahara", "Twilight",
]  # fmt: skip

# By family: a family is trained on as a whole or not at all, since its looks share their shapes.
FAMILIES = {
    "java": [
        "javax.swing.plaf.metal.MetalLookAndFeel+javax.swing.plaf.metal.OceanTheme",
        "javax.swing.plaf.metal.MetalLookAndFeel+javax.swing.plaf.metal.DefaultMetalTheme",
        "javax.swing.plaf.nimbus.NimbusLookAndFeel",
        "com.sun.java.swing.plaf.motif.MotifLookAndFeel",
    ],
    "plastic": [
        f"{_PLASTIC}.{kind}LookAndFeel+{_PLASTIC}.theme.{name}"
        for name in _THEMES
        for kind in ("Plastic", "Plastic3D")
    ],
    "substance": [f"org.pushingpixels.substance.api.skin.Substance{name}LookAndFeel" for name in _SKINS],
}  # fmt: skip
KEPT_OUT = {"java", "plastic"}


def pick(r, split: str) -> tuple[str, str]:
    """A family of the split and one of its looks."""
    family = r.choice(sorted(name for name in FAMILIES if (name in KEPT_OUT) == (split == "test")))
    return family, r.choice(FAMILIES[family])
