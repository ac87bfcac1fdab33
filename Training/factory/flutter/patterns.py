"""Patterns that fill the body of a random Flutter screen; each returns controls, one below the other."""

import flet as ft

from . import controls
from .kit import Kit, mixed


def pad(control: ft.Control, left: float, top: float = 0, right: float | None = None, bottom: float = 0) -> ft.Control:
    return ft.Container(control, padding=ft.Padding(left, top, left if right is None else right, bottom))


def gap(height: float) -> ft.Control:
    return ft.Container(height=height)


def start(k: Kit, control: ft.Control) -> ft.Control:
    """The control takes the room that is left in a row and begins at its start."""
    return ft.Container(
        control, expand=True, alignment=ft.Alignment.CENTER_RIGHT if k.rtl else ft.Alignment.CENTER_LEFT
    )


def column(*parts: ft.Control, spacing: float = 0, centre: bool = False) -> ft.Column:
    align = ft.CrossAxisAlignment.CENTER if centre else ft.CrossAxisAlignment.START
    return ft.Column(list(parts), spacing=spacing, tight=True, horizontal_alignment=align)


def heading(k: Kit) -> list[ft.Control]:
    size = k.r.choice([13, 14, 17, 20, 22])
    small = size < 15
    color = k.r.choice([k.secondary, k.accent, k.ink]) if small else k.ink
    title = k.w.title().upper() if small and k.chance(0.4) else k.w.title()
    more = k.chance(0.3)
    width = k.width - 2 * k.t.margin - (90 if more else 0)
    parts: list[ft.Control] = [start(k, k.text(title, width, size, 400 if small else k.t.heading_weight, color))]
    if more:
        with k.stop("single"):
            parts.append(k.text(k.w.action(), 86, 14, 500, k.accent, clickable=True))
    return [pad(ft.Row(parts, spacing=4), k.t.margin, 4, None, 2)]


def _lead(k: Kit, style: str, height: float, picked: bool) -> tuple[ft.Control | None, float]:
    """What a row begins with, and its width."""
    if style == "tile":
        size = k.r.choice([28, 29, 30, 32])
        return k.tile(None, size, k.r.choice([6, 7, 8, size / 2])), size
    if style == "icon":
        return k.icon(None, 24, k.r.choice([k.accent, k.secondary])), 24
    if style == "avatar":
        size = min(height - 12, k.r.choice([36, 40, 44, 48, 56]))
        return k.avatar(size), size
    if style == "picture":
        size = min(height - 12, k.r.choice([40, 48, 56, 72]))
        return k.picture(size * k.r.choice([1, 1, 1.3]), size, k.r.choice([0, 4, 8, 10])), size * 1.3
    if style in ("check", "radio"):
        return controls.checkbox(k, picked if style == "radio" else None, radio=style == "radio"), 36
    return None, 0


def rows(k: Kit) -> list[ft.Control]:
    """A list of like rows, bare or on a card, as settings and mail have them."""
    r, t = k.r, k.t
    lead = r.choice(["tile", "tile", "icon", "icon", "avatar", "avatar", "picture", "check", "radio", "none", "none"])
    tail = r.choice(
        ["chevron", "chevron", "detail", "both", "toggle", "toggle", "check", "icon", "time", "none", "mixed", "mixed"]
    )
    if lead in ("check", "radio"):
        tail = r.choice(["none", "none", "icon", "detail"])
    two = k.chance(0.75 if lead in ("avatar", "picture") else 0.3)
    height = max(t.row_height, 44) + (14 if two else 0) + (10 if k.type_scale > 1.2 else 0)
    if lead in ("avatar", "picture"):
        height = max(height, 60)
    grouped = k.chance(0.6 if k.ios else 0.3)
    margin = t.margin if grouped else 0
    inner = k.width - 2 * margin - 32
    count = r.randint(2, 8)
    picked = r.randrange(count)
    made: list[ft.Control] = []
    indent = r.choice([16, 16, 56])
    mark = k.mark("Container") if grouped else None
    for index in range(count):
        if index:
            made.append(pad(ft.Container(height=k.r.choice([0.5, 1]), bgcolor=k.separator), indent, 0, 0))
        made.append(_row(k, lead, tail, two, height, inner, index == picked))
    body = ft.Column(made, spacing=0, tight=True)
    if not mark:
        return [body]
    look = k.card_look(k.r.choice([10, 12, 14, 26]) if k.ios else None)
    return [pad(k.named(mark, ft.Container(body, **look)), margin)]


def _row(k: Kit, lead: str, tail: str, two: bool, height: float, inner: float, picked: bool) -> ft.Control:
    if tail == "mixed":
        tail = k.r.choice(["chevron", "both", "toggle", "detail", "none"])
    with k.stop("row"):
        parts: list[ft.Control] = []
        before, used = _lead(k, lead, height, picked)
        if before:
            parts.append(before)
            used += 14
        ends: list[ft.Control] = []
        place = len(k.marks)
        if tail in ("detail", "both", "time"):
            value = k.w.time() if tail == "time" else k.w.value()
            ends.append(k.text(value, 90, 13 if tail == "time" else 15, 400, k.secondary))
            used += min(94, k.measure(value, 15 * k.type_scale) + 8)
        if tail in ("chevron", "both"):
            ends.append(k.icon("chevron", k.r.choice([16, 18, 20]), k.secondary))
            used += 24
        if tail == "toggle":
            ends.append(controls.toggle(k))
            used += 70
        if tail == "check":
            ends.append(controls.checkbox(k))
            used += 50
        if tail == "icon":
            meaning = k.r.choice(["more", "info", "download", "play", "star", "trash"])
            with k.apart():
                ends.append(k.icon(meaning, 22, k.secondary, clickable=True))
            used += 32
        late = k.marks[place:]
        del k.marks[place:]
        size = k.r.choice([15, 16, 16, 17])
        bold = 600 if two and k.chance(0.4) else 400
        texts = [k.text(k.w.name() if lead == "avatar" else k.w.title(), inner - used, size, bold, clickable=True)]
        if two:
            second = k.w.sentence() if k.chance(0.6) else k.w.title()
            texts.append(k.text(second, inner - used, k.r.choice([12, 13, 14]), 400, k.secondary))
        # The reading order is title first, then what ends the row.
        k.marks.extend(late)
        parts += [start(k, column(*texts, spacing=1)), *ends]
    return ft.Container(
        ft.Row(parts, spacing=10), height=height * (1 if k.type_scale < 1.2 else 1.15), padding=ft.Padding(16, 0, 14, 0)
    )


def form(k: Kit) -> list[ft.Control]:
    out: list[ft.Control] = []
    width = k.width - 2 * k.t.margin
    labels = k.chance(0.5)
    for _ in range(k.r.randint(2, 5)):
        parts = []
        if labels:
            parts.append(k.text(k.w.placeholder(), width, k.r.choice([12, 13, 14]), 500, k.secondary))
        if k.chance(0.12):
            parts.append(ft.Row([controls.field(k, width / 2 - 6), controls.field(k, width / 2 - 6)], spacing=12))
        else:
            parts.append(controls.select(k, width) if k.chance(0.15) else controls.field(k, width))
        if k.chance(0.1):
            parts.append(k.text(k.w.sentence(3, 6), width, 12, 400, "#d93025" if k.chance(0.5) else k.secondary))
        out.append(pad(column(*parts, spacing=5), k.t.margin))
    if k.chance(0.35):
        with k.stop("row"):
            agree = ft.Row([controls.checkbox(k), start(k, k.text(k.w.sentence(), width - 60, 13, lines=2))], spacing=8)
        out.append(pad(agree, k.t.margin - 4))
    if k.chance(0.7):
        out.append(pad(controls.button(k, width, style="filled"), k.t.margin, 4))
    return out


def sliders(k: Kit) -> list[ft.Control]:
    out = []
    for _ in range(k.r.randint(1, 3)):
        width = k.width - 2 * k.t.margin
        with k.stop("row"):
            if k.chance(0.4):
                small = [k.icon(None, 20, k.secondary), controls.slider(k, width - 70), k.icon(None, 22, k.secondary)]
                out.append(pad(ft.Row(small, spacing=4, alignment=ft.MainAxisAlignment.CENTER), k.t.margin))
            else:
                title = k.text(k.w.title(), width - 90, 15)
                value = k.text(k.w.r.choice([k.w.datum, k.w.value])(), 80, 14, 400, k.secondary)
                out.append(pad(column(ft.Row([start(k, title), value]), controls.slider(k, width)), k.t.margin))
    return out


def segmented(k: Kit) -> list[ft.Control]:
    width = k.width - 2 * k.t.margin
    return [pad(controls.segments(k, width * k.r.choice([1, 1, 0.8])), k.t.margin)]


def tabbed(k: Kit) -> list[ft.Control]:
    return [controls.tabs(k, k.width)]


def chips(k: Kit) -> list[ft.Control]:
    picked = k.r.randrange(3)
    made = [controls.chip(k, i == picked) for i in range(k.r.randint(3, 6))]
    if k.chance(0.6):
        line = ft.Row(made, spacing=8, wrap=True, run_spacing=8)
        return [pad(line, k.t.margin)]
    return [pad(ft.Row(made, spacing=8, scroll=ft.ScrollMode.HIDDEN), k.t.margin, 0, 0)]


def buttons(k: Kit) -> list[ft.Control]:
    width = k.width - 2 * k.t.margin
    if k.chance(0.4):
        half = (width - 12) / 2
        pair = [controls.button(k, half, style=s, height=48) for s in ("filled", k.r.choice(["tonal", "outlined"]))]
        return [pad(ft.Row(pair, spacing=12), k.t.margin)]
    return [pad(controls.button(k, width * k.r.choice([1, 1, 0.6])), k.t.margin) for _ in range(k.r.randint(1, 2))]


def card(k: Kit) -> list[ft.Control]:
    """A card with a picture, words and perhaps buttons."""
    width = k.width - 2 * k.t.margin
    mark = k.mark("Container")
    look = k.card_look()
    radius = look["border_radius"]
    edge = k.r.choice([0, 0, 12])
    parts: list[ft.Control] = []
    with k.stop("picture"):
        if k.chance(0.85):
            high = width * k.r.choice([0.4, 0.56, 0.75])
            inset = edge + (1 if "border" in look else 0)
            rounded = max(0, radius - edge) if edge else ft.BorderRadius(radius, radius, 0, 0)
            picture = k.picture(width - 2 * inset, high, rounded)
            parts.append(pad(picture, edge, edge, None, 0))
        room = width - 32
        words = [k.text(k.w.title(2, 5), room, k.r.choice([16, 18, 20]), 600, lines=2)]
        if k.chance(0.7):
            words.append(k.text(k.w.paragraph(1, 2), room, k.r.choice([13, 14, 15]), 400, k.secondary, lines=3))
    if k.chance(0.4):
        words.append(stars(k))
    if k.chance(0.5):
        ends = [controls.button(k, 110, style=k.r.choice(["filled", "tonal", "outlined"]), height=36)]
        if k.chance(0.5):
            ends.append(k.icon_button("like", 22, k.accent, 40))
            ends.append(k.icon_button("share", 22, k.accent, 40))
        words.append(ft.Row(ends, spacing=6))
    parts.append(pad(column(*words, spacing=6), 16, 12, None, 14))
    body = ft.Container(column(*parts), width=width, **look)
    return [pad(k.named(mark, body), k.t.margin)]


def stars(k: Kit) -> ft.Control:
    color = k.r.choice(["#ff9500", "#f4b400", k.accent])
    size = k.r.choice([14, 16, 18, 22])
    with k.stop("single"):
        five = [k.icon("star", size, color) for _ in range(5)]
    return ft.Row(five, spacing=3, tight=True)


def carousel(k: Kit) -> list[ft.Control]:
    """Pictures with a caption in a row that runs out of the screen."""
    width = k.r.choice([110, 130, 150, 200])
    high = width * k.r.choice([0.7, 1, 1.4])
    made = []
    for _ in range(int(k.width / width) + 1):
        with k.stop("picture"):
            parts = [k.picture(width, high, k.r.choice([0, k.t.radius]))]
            parts.append(k.text(k.w.title(), width, 14, 500))
            if k.chance(0.5):
                parts.append(k.text(k.w.datum(), width, 12, 400, k.secondary))
        made.append(ft.Container(column(*parts, spacing=4), width=width))
    line = ft.Row(made, spacing=12, scroll=ft.ScrollMode.HIDDEN, vertical_alignment=ft.CrossAxisAlignment.START)
    return [pad(line, k.t.margin, 0, 0)]


def icon_grid(k: Kit) -> list[ft.Control]:
    """Icon tiles with captions, several in a row."""
    columns = k.r.choice([3, 4, 4, 5])
    width = (k.width - 2 * k.t.margin) / columns
    size = k.r.choice([44, 48, 52, 56])
    bare = k.chance(0.3)
    round_ = k.r.choice([8, 12, 16, size / 2])
    fill = k.r.choice(["", k.accent, k.tinted()])
    lines = []
    for _ in range(k.r.randint(1, 3)):
        cells = []
        for _ in range(columns):
            with k.stop("row"):
                shown = k.icon(None, 28, k.accent) if bare else k.tile(None, size, round_, fill)
                text = k.text(k.w.tab(), width - 8, k.r.choice([11, 12]) / max(1, k.type_scale), 400, clickable=True)
            cells.append(
                ft.Container(column(shown, text, spacing=5, centre=True), width=width, alignment=ft.Alignment.CENTER)
            )
        lines.append(ft.Row(cells, spacing=0))
    return [pad(ft.Column(lines, spacing=14, tight=True), k.t.margin)]


def picture_grid(k: Kit) -> list[ft.Control]:
    columns, space = k.r.choice([2, 3, 3]), k.r.choice([1, 2, 4, 8])
    margin = k.r.choice([0, k.t.margin])
    side = (k.width - 2 * margin - (columns - 1) * space) / columns
    radius = k.r.choice([0, 0, 4, k.t.radius])
    titled = columns == 2 and k.chance(0.6)
    lines = []
    for _ in range(k.r.randint(1, 4)):
        cells = []
        for _ in range(columns):
            with k.stop("picture"):
                parts = [k.picture(side, side, radius)]
                if titled:
                    parts.append(k.text(k.w.title(), side, 15, 500, lines=2))
                    parts.append(k.text(k.w.price(), side, 14, 600, k.accent))
            cells.append(column(*parts, spacing=3))
        lines.append(ft.Row(cells, spacing=space, vertical_alignment=ft.CrossAxisAlignment.START))
    return [pad(ft.Column(lines, spacing=space if not titled else 12, tight=True), margin)]


def hero(k: Kit) -> list[ft.Control]:
    """A wide picture and page dots."""
    margin = k.r.choice([0, k.t.margin])
    width = k.width - 2 * margin
    out = [pad(k.picture(width, width * k.r.choice([0.5, 0.62, 0.9]), k.t.radius if margin else 0), margin)]
    if k.chance(0.75):
        out.append(pad(controls.dots(k), 0, 4, None, 4))
    return out


def prose(k: Kit) -> list[ft.Control]:
    width = k.width - 2 * k.t.margin
    align = "center" if k.chance(0.2) else "start"
    parts = []
    if k.chance(0.6):
        parts.append(
            k.text(k.w.title(2, 5), width, k.r.choice([20, 24, 28, 34]), k.t.heading_weight, lines=2, align=align)
        )
    for _ in range(k.r.randint(1, 2)):
        parts.append(
            k.text(
                k.w.paragraph(),
                width,
                k.r.choice([13, 14, 15, 16]),
                400,
                k.r.choice([k.ink, k.secondary]),
                lines=6,
                align=align,
                height=k.r.choice([1.3, 1.4, 1.5]),
            )
        )
    return [pad(column(*parts, spacing=8, centre=align == "center"), k.t.margin)]


def search(k: Kit) -> list[ft.Control]:
    return [pad(controls.field(k, k.width - 2 * k.t.margin, search=True), k.t.margin)]


def bubbles(k: Kit) -> list[ft.Control]:
    """Chat messages left and right."""
    out = []
    for _ in range(k.r.randint(3, 7)):
        mine = k.chance(0.5)
        fill = k.accent if mine else k.surface2
        most = k.width * 0.7
        mark = k.mark("Container")
        text = k.text(k.w.sentence(2, 14), most - 24, 15, 400, k.on_accent if mine else k.ink, lines=4)
        bubble = k.named(
            mark,
            ft.Container(text, bgcolor=fill, border_radius=k.r.choice([12, 16, 18]), padding=ft.Padding(12, 8, 12, 8)),
        )
        parts: list[ft.Control] = [bubble]
        if not mine and k.chance(0.4):
            parts.insert(0, k.avatar(30))
        align = ft.MainAxisAlignment.END if mine else ft.MainAxisAlignment.START
        out.append(pad(ft.Row(parts, spacing=8, alignment=align, vertical_alignment=ft.CrossAxisAlignment.END), 12))
    return out


def notice(k: Kit) -> list[ft.Control]:
    width = k.width - 2 * k.t.margin
    with k.stop("row"):
        mark = k.mark("Container")
        parts = [k.icon(k.r.choice(["info", "bell", "check", "lock"]), 22, k.accent)]
        parts.append(start(k, k.text(k.w.sentence(), width - 76, 14, lines=3)))
        if k.chance(0.4):
            with k.apart():
                parts.append(k.icon("close", 18, k.secondary, clickable=True))
    look = {"bgcolor": k.tinted(), "border_radius": k.t.radius, "padding": 14, "width": width}
    return [pad(k.named(mark, ft.Container(ft.Row(parts, spacing=10), **look)), k.t.margin)]


def quantity(k: Kit) -> list[ft.Control]:
    out = []
    for _ in range(k.r.randint(1, 3)):
        with k.stop("row"):
            text = k.text(k.w.title(), k.width - 2 * k.t.margin - 140, 16)
        out.append(pad(ft.Row([start(k, text), controls.stepper(k)]), k.t.margin))
    return out


def post(k: Kit) -> list[ft.Control]:
    """An author, a picture, buttons and words, as feeds have them."""
    with k.stop("row"):
        face = k.avatar(k.r.choice([32, 36, 40]))
        names = [k.text(k.w.name(), k.width - 150, 15, 600)]
        if k.chance(0.6):
            names.append(k.text(k.w.date(), k.width - 150, 12, 400, k.secondary))
    head = ft.Row([face, start(k, column(*names)), k.icon_button("more", 22, k.ink, 40)], spacing=10)
    inset = k.r.choice([0, k.t.margin])
    picture = k.picture(k.width - 2 * inset, k.width * k.r.choice([0.56, 0.75, 1]), k.t.radius if inset else 0)
    marks = [k.icon_button(m, 24, k.ink, 40) for m in ("like", "comment", "send")]
    tail = [ft.Container(expand=True), k.icon_button("bookmark", 24, k.ink, 40)] if k.chance(0.7) else []
    words = k.text(k.w.paragraph(1, 1), k.width - 2 * k.t.margin, 14, lines=2)
    return [
        pad(head, k.t.margin, 0, 4),
        pad(picture, inset),
        pad(ft.Row([*marks, *tail], spacing=2), 8),
        pad(words, k.t.margin),
    ]


def numbers(k: Kit) -> list[ft.Control]:
    """Cards side by side with a number and a caption."""
    count = k.r.choice([2, 2, 3])
    width = (k.width - 2 * k.t.margin - 10 * (count - 1)) / count
    cells = []
    for _ in range(count):
        with k.stop("container"):
            mark = k.mark("Container")
            parts = []
            if k.chance(0.5):
                parts.append(k.icon(None, 22, k.accent))
            parts.append(k.text(k.w.datum(), width - 24, k.r.choice([18, 20, 22]), 600))
            parts.append(k.text(k.w.title(1, 2), width - 24, 12, 400, k.secondary))
        look = k.card_look()
        cells.append(k.named(mark, ft.Container(column(*parts, spacing=4), width=width, padding=12, **look)))
    return [pad(ft.Row(cells, spacing=10, vertical_alignment=ft.CrossAxisAlignment.START), k.t.margin)]


def progress(k: Kit) -> list[ft.Control]:
    """A caption over a progress bar; the bar itself has no box."""
    width = k.width - 2 * k.t.margin
    bar = ft.ProgressBar(
        value=k.r.uniform(0.1, 0.9), width=width, color=k.accent, bgcolor=mixed(k.accent, k.background, 0.25)
    )
    return [pad(column(k.text(k.w.title(), width, 14), bar, spacing=6), k.t.margin)]


PATTERNS = {
    rows: 30,
    form: 10,
    sliders: 7,
    segmented: 8,
    tabbed: 4,
    chips: 7,
    buttons: 7,
    card: 9,
    carousel: 5,
    icon_grid: 6,
    picture_grid: 5,
    hero: 8,
    prose: 7,
    search: 6,
    bubbles: 3,
    notice: 4,
    quantity: 3,
    post: 4,
    numbers: 4,
    progress: 2,
}
