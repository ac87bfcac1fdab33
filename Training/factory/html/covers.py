"""Pages on a photo: words, figures, buttons and the bar's icons stand on it; and thumbnails with captions on them.

Apps open a profile, a film, a place or a story so. Nothing but light letters tells there what belongs to the interface.
"""

from .kit import Kit, column, row, tag
from .layouts import MIXED, fill

SHADES = ("none", "none", "#0003", "#0006", "linear-gradient(#0000,#000b)", "linear-gradient(#0006,#0000 40%,#000a)")
BAR = ("share", "more", "like", "search", "bookmark", "cart", "download", "edit", None)
SHADOW = "text-shadow:0 1px 3px #0008;"


def covered(k: Kit) -> list[str]:
    """A page whose upper part, or whose whole, is a photo that the interface writes on."""
    r = k.r
    k.type_scale = min(k.type_scale, 1.3)  # larger words would not find room below the bar
    whole = k.chance(0.3)
    height = k.height if whole else round(k.height * r.uniform(0.3, 0.62))
    ink = r.choice(["#fff"] * 6 + ["#f4f4f4", "#ffffffd0"])
    shade = r.choice(SHADES)
    shadow = SHADOW if shade == "none" and k.chance(0.4) else ""
    photo = k.picture("position:absolute;inset:0;width:100%;height:100%", "cover")
    veil = tag("i", "", f"position:absolute;inset:0;background:{shade}")
    radius = f"border-radius:0 0 {r.choice([16, 24])}px {r.choice([16, 24])}px;" if not whole and k.chance(0.2) else ""
    # First what a screen reader finds first; it is drawn over the photo all the same.
    parts = [_bar(k, ink), photo, veil]
    if k.chance(0.25):
        parts.append(_play(k))
    if whole and k.chance(0.6):
        parts.append(_side(k, ink))
    parts.append(_foot(k, ink, shadow, 60 if whole else 0))
    style = f"position:relative;height:{height}px;overflow:hidden;{radius}"
    cover = tag("div", "".join(parts), style)
    words, films = k.chance(0.4), k.chance(0.5)
    head = [_filters(k) if words else "", thumbnails(k) if films else ""]
    rest = [] if whole else head + fill(k, MIXED, 4)
    return [cover + column(*rest, gap=k.r.choice([8, 12, 16]), style="padding-top:8px")]


def _button(k: Kit, meaning: str | None, ink: str, disc: str, size: float) -> str:
    """An icon of the bar, bare or on a disc of its own."""
    glyph = k.icon(meaning, size, ink)
    box = "width:36px;height:36px;border-radius:50%;" + disc if disc else "padding:6px;"
    return tag(
        "div", glyph, f"display:flex;align-items:center;justify-content:center;flex:none;{box}", k=True, stop="single"
    )


def _bar(k: Kit, ink: str) -> str:
    """The way back and one to three icons, with a title between them at times."""
    r = k.r
    disc = r.choice(["", "", "", "background:#0006", "background:#fff3"])
    size = r.choice([20, 22, 24, 26])
    back = _button(k, r.choice(["back", "back", "back", "close", "menu"]), ink, disc, size)
    title = k.text(k.w.title(1, 3), 17, ink, 600, 1) if k.chance(0.25) else ""
    more = [_button(k, r.choice(BAR), ink, disc, size) for _ in range(r.randint(0, 3))]
    middle = tag("div", title, "flex:1;min-width:0")
    top = r.choice([24, 32, 44, 52])
    return row(back, middle, *more, gap=6, style=f"position:absolute;z-index:1;top:{top}px;left:8px;right:8px")


def _foot(k: Kit, ink: str, shadow: str, lift: int) -> str:
    """The name, what there is to say of it, and what can be done, at the lower end of the photo."""
    r = k.r
    lines = [
        k.heading(k.w.title(1, 4), r.choice([20, 22, 26, 30, 34]), f"color:{ink};{shadow}", color=ink),
    ]
    choices = [_figures, _badge, _sentence, _buttons, _tags]
    for part in r.sample(choices, r.randint(1, 4)):
        lines.append(part(k, ink, shadow))
    align = "align-items:center;text-align:center;" if k.chance(0.25) else ""
    return column(
        *lines, gap=r.choice([4, 8, 10]), style=f"position:absolute;inset:auto 0 {lift}px 0;padding:16px;{align}"
    )


def _count(k: Kit) -> str:
    """How often something was seen or liked."""
    return k.r.choice([str(k.r.randint(2, 999)), f"{k.r.uniform(1, 99):.1f}k"])


def _line(k: Kit, words: list[str], size: float, ink: str, shadow: str, gaps: list[int]) -> str:
    """Words side by side, one of the gaps between them."""
    texts = [k.text(word, size, ink, lines=1, style=shadow + "flex:none") for word in words]
    return row(*texts, gap=k.r.choice(gaps))


def _figures(k: Kit, ink: str, shadow: str) -> str:
    """Counts with their names, in one line."""
    counts = [f"{_count(k)} {k.w.title(1, 1)}" for _ in range(k.r.randint(2, 3))]
    return _line(k, counts, 14, ink, shadow, [12, 18, 24])


def _badge(k: Kit, ink: str, shadow: str) -> str:
    """A small sign with a few words."""
    meaning = k.r.choice(["check", "pin", "star", "calendar", "eye", None])
    sign = k.icon(meaning, k.r.choice([14, 16, 18]), k.r.choice([ink, ink, "#ff5a5f", "#ffc107"]))
    words = k.text(k.w.title(1, 3), 13, ink, lines=1, style=shadow)
    return row(sign, words, gap=k.r.choice([3, 4, 6]), stop="container")


def _sentence(k: Kit, ink: str, shadow: str) -> str:
    return k.text(k.w.sentence(4, 16), k.r.choice([13, 14, 15]), ink, style=shadow)


def _buttons(k: Kit, ink: str, shadow: str) -> str:
    """One or two pills, clear or filled, each with a sign before its word at times."""
    r = k.r
    pills = []
    for _ in range(r.randint(1, 2)):
        fill_, color = r.choice([("#fff", "#111"), ("#fff4", ink), ("#0006", ink), (k.t.accent, k.t.on_accent)])
        sign = k.icon(r.choice(["add", "comment", "play", "like", "share", None]), r.choice([14, 16, 18, 20]), color)
        word = k.text(k.w.action(), r.choice([13, 14, 15, 16]), color, r.choice([500, 600]), 1)
        height = r.choice([32, 36, 40, 44])
        pills.append(
            row(
                sign if k.chance(0.7) else "",
                word,
                gap=r.choice([3, 4, 6, 8]),
                style=f"height:{height}px;padding:0 16px;border-radius:{r.choice([6, height / 2, height / 2])}px;"
                f"background:{fill_};justify-content:center;flex:none",
                c="Container",
                k=True,
                stop="container",
            )
        )
    return row(*pills, gap=r.choice([8, 12]))


def _tags(k: Kit, ink: str, shadow: str) -> str:
    """Words side by side, as films and places have."""
    words = [k.w.title(1, 1) for _ in range(k.r.randint(2, 3))]
    return _line(k, words, 13, ink, shadow, [10, 16])


def _play(k: Kit) -> str:
    """The button in the middle that starts the film."""
    size = k.r.choice([44, 56, 64])
    glyph = k.icon("play", size * 0.5, "#fff")
    return tag(
        "div",
        glyph,
        f"position:absolute;left:50%;top:45%;width:{size}px;height:{size}px;margin:-{size / 2}px;border-radius:50%;"
        f"background:{k.r.choice(['#0006', '#fff3', '#0000'])};display:flex;align-items:center;justify-content:center",
        k=True,
        stop="single",
    )


def _side(k: Kit, ink: str) -> str:
    """A column of icons with their counts, as films made for phones have."""
    size = k.r.choice([26, 30, 34])
    cells = [
        column(
            k.icon(meaning, size, ink),
            k.text(_count(k), 12, ink, 600, 1, SHADOW),
            gap=3,
            style="align-items:center",
            stop="container",
            k=True,
        )
        for meaning in k.r.sample(["like", "comment", "share", "bookmark", "more", "music"], k.r.randint(3, 5))
    ]
    return column(*cells, gap=18, style=f"position:absolute;right:10px;bottom:{round(k.height * 0.34)}px")


def _filters(k: Kit) -> str:
    """Words that open a choice, each with a small sign close behind it."""
    gap, size = k.r.choice([1, 2, 4]), k.r.choice([10, 12, 14, 16])
    color = k.r.choice(k.contrast)
    cells = []
    for _ in range(k.r.randint(2, 3)):
        word, sign = k.text(k.w.title(1, 2), 14, color, lines=1), k.icon("down", size, color)
        cells.append(row(word, sign, gap=gap, style="flex:none", k=True, stop="container"))
    spread = k.r.choice(["flex-start", "space-between"])
    return row(*cells, gap=20, style=f"padding:4px {k.t.margin}px;justify-content:{spread}")


def thumbnails(k: Kit) -> str:
    """Two columns of films: on each its length or date and how often it was seen, below it its title."""
    r = k.r
    ratio, radius = r.choice(["16/10", "4/3", "1", "3/4"]), r.choice([0, k.t.radius])
    veil = r.choice(["linear-gradient(#0000 50%,#0009)", "#0002", "none"])
    meaning = r.choice(["play", "eye", "like", "camera"])
    left, captioned = k.chance(0.6), k.chance(0.7)
    cells = []
    for _ in range(r.choice([2, 4])):
        count = row(
            k.icon(meaning, r.choice([12, 14, 16]), "#fff"),
            k.text(_count(k), 11, "#fff", lines=1),
            gap=r.choice([2, 3, 4]),
            style="flex:none",
        )
        date = k.text(k.w.date(), 11, "#fff", lines=1, style="flex:1") if left else tag("i", "", "flex:1")
        over = row(date, count, gap=6, style="position:absolute;left:8px;right:8px;bottom:6px")
        photo = k.picture(f"width:100%;aspect-ratio:{ratio}", r.choice(["cover", "photo"]))
        shade = tag("i", "", f"position:absolute;inset:0;background:{veil}")
        face = tag("div", photo + shade + over, f"position:relative;overflow:hidden;border-radius:{radius}px")
        title = k.text(k.w.title(2, 5), 14, lines=2) if captioned else ""
        cells.append(tag("div", face + tag("div", title, "padding:6px 2px"), "min-width:0", stop="picture", k=True))
    return tag(
        "div",
        "".join(cells),
        f"display:grid;grid-template-columns:1fr 1fr;gap:10px;padding:0 {k.t.margin}px",
    )
