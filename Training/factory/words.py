"""Words, sentences and small data in several scripts, drawn from a seeded generator."""

import json
import random
from importlib import resources

SCRIPTS = json.loads(resources.files("factory").joinpath("data/words.json").read_text(encoding="utf-8"))
LATIN_NAMES = SCRIPTS["names"]
SCRIPT_WEIGHTS = {"en": 62, "latin": 12, "cyrillic": 6, "greek": 3, "zh": 5, "ja": 3, "ko": 3, "arabic": 3, "hindi": 3}
SCRIPT_FONTS = {
    "zh": "Noto Sans CJK SC",
    "ja": "Noto Sans CJK JP",
    "ko": "Noto Sans CJK KR",
    "arabic": "Noto Sans Arabic",
    "hindi": "Noto Sans Devanagari",
    "cyrillic": "Noto Sans",
    "greek": "Noto Sans",
}
RIGHT_TO_LEFT = {"arabic"}
JOINED = {"zh", "ja"}


def pick_script(r: random.Random) -> str:
    """Draws a script by its weight."""
    return r.choices(list(SCRIPT_WEIGHTS), list(SCRIPT_WEIGHTS.values()))[0]


class Words:
    """Text of one script; a share of short data (prices, times) stays in Latin digits."""

    def __init__(self, r: random.Random, script: str):
        self.r, self.script = r, script
        self.pool = SCRIPTS[script]

    def word(self) -> str:
        return self.r.choice(self.pool)

    def words(self, low: int, high: int) -> str:
        count = self.r.randint(low, high)
        if self.script in JOINED:
            return "".join(self.word() for _ in range(max(1, round(count * 0.8))))
        text = " ".join(self.word() for _ in range(count))
        return text

    def title(self, low: int = 1, high: int = 3) -> str:
        if self.script == "en" and self.r.random() < 0.55:
            return self.r.choice(SCRIPTS["titles"])
        text = self.words(low, high)
        style = self.r.random()
        if style < 0.5:
            return text.title() if self.script not in ("arabic", "hindi") else text
        if style < 0.9:
            return text[:1].upper() + text[1:]
        return text.upper()

    def sentence(self, low: int = 5, high: int = 14) -> str:
        if self.script in JOINED:
            return self.words(low, high) + self.r.choice(["。", "！", ""])
        text = self.words(low, high)
        if self.r.random() < 0.2:
            parts = text.split(" ")
            parts.insert(self.r.randrange(len(parts)), self.datum())
            text = " ".join(parts)
        if self.r.random() < 0.3 and text.count(" ") > 3:
            head, tail = text.split(" ", 2)[:2], text.split(" ", 2)[2]
            text = " ".join(head) + ", " + tail
        return text[:1].upper() + text[1:] + self.r.choice([".", ".", "", "!", "?", "…"])

    def paragraph(self, low: int = 1, high: int = 4) -> str:
        joint = "" if self.script in JOINED else " "
        return joint.join(self.sentence(6, 18) for _ in range(self.r.randint(low, high)))

    def action(self) -> str:
        if self.script == "en":
            return self.r.choice(SCRIPTS["actions"])
        return self.title(1, 2)

    def tab(self) -> str:
        if self.script == "en":
            return self.r.choice(SCRIPTS["tabs"])
        return self.word()[:10]

    def placeholder(self) -> str:
        if self.script == "en":
            return self.r.choice(SCRIPTS["placeholders"])
        return self.title(1, 2)

    def name(self) -> str:
        if self.script in ("en", "latin") or self.r.random() < 0.3:
            return f"{self.r.choice(LATIN_NAMES)} {self.r.choice(SCRIPTS['surnames'])}"
        return self.words(1, 2)

    def price(self) -> str:
        r = self.r
        value = r.choice(
            [
                f"{r.randint(1, 99)}.{r.choice(['00', '99', '49', '95'])}",
                f"{r.randint(1, 9)},{r.randint(100, 999)}",
                str(r.randint(1, 999)),
            ]
        )
        return r.choice([f"${value}", f"€{value}", f"{value} €", f"£{value}", f"¥{value}", f"{value} kr", f"₹{value}"])

    def time(self) -> str:
        return self.r.choice(
            [
                f"{self.r.randint(0, 23)}:{self.r.randint(0, 59):02d}",
                f"{self.r.randint(1, 12)}:{self.r.randint(0, 59):02d} {self.r.choice(['AM', 'PM'])}",
            ]
        )

    def date(self) -> str:
        r = self.r
        months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        return r.choice(
            [
                f"{r.choice(months)} {r.randint(1, 31)}",
                f"{r.randint(1, 31)}.{r.randint(1, 12)}.{r.randint(2018, 2030)}",
                f"{r.choice(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])}, {r.randint(1, 31)} {r.choice(months)}",
                f"{r.randint(2, 59)} min ago",
                f"{r.randint(2, 23)}h",
                "Yesterday",
                "Today",
                "Just now",
            ]
        )

    def datum(self) -> str:
        r = self.r
        return r.choice(
            [
                self.price,
                self.time,
                self.date,
                lambda: f"{r.randint(1, 100)}%",
                lambda: f"{r.uniform(0.1, 64):.1f} GB",
                lambda: f"{r.uniform(0.1, 40):.1f} km",
                lambda: str(r.randint(0, 9999)),
                lambda: f"{r.randint(1, 99)}K",
                lambda: f"#{r.randint(1000, 99999)}",
                lambda: f"{r.uniform(1, 5):.1f}",
                lambda: f"+{r.randint(1, 99)}",
                lambda: f"{r.randint(-15, 38)}°",
                lambda: f"@{r.choice(LATIN_NAMES).lower()}{r.randint(1, 99)}",
            ]
        )()

    def value(self) -> str:
        if self.script == "en" and self.r.random() < 0.6:
            return self.r.choice(SCRIPTS["values"])
        return self.datum() if self.r.random() < 0.5 else self.word()

    def email(self) -> str:
        return f"{self.r.choice(LATIN_NAMES).lower()}@{self.r.choice(['mail.com', 'example.org', 'home.net'])}"
