"""Whole-page layouts: which sections a kind of screen is made of."""

from . import controls
from . import extras as x
from . import sections as s
from .kit import Kit, column, row, tag

MIXED = [
    s.group,
    s.group,
    s.media_card,
    s.side_card,
    s.grid,
    s.icon_grid,
    s.carousel,
    s.chips,
    s.form,
    s.options,
    s.sliders,
    s.toggles_card,
    s.stats,
    s.banner,
    s.button_rows,
    s.segment_row,
    s.search_row,
    s.dots_row,
    s.paragraph,
    s.section_title,
    s.hero,
    s.table,
    s.skeleton,
    *x.EXTRAS,
    x.toggle_list,
    x.toggle_list,
    x.pager,
    x.pager,
    x.todo,
]


def fill(k: Kit, choices: list, limit: int) -> list[str]:
    return [k.r.choice(choices)(k) for _ in range(limit)]


def settings(k: Kit) -> list[str]:
    head = [s.big_title(k)] if k.t.ios and k.chance(0.5) else []
    if k.chance(0.35):
        head.append(s.search_row(k))
    return head + fill(
        k, [s.group, s.group, s.group, x.toggle_list, x.toggle_list, x.notice, s.sliders, s.segment_row], 7
    )


def feed(k: Kit) -> list[str]:
    head = [k.r.choice([s.carousel, s.chips, x.icon_tabs, x.pager])(k)]
    return head + [post(k) if k.chance(0.5) else s.media_card(k) for _ in range(4)]


def post(k: Kit) -> str:
    t = k.t
    head = row(
        s.avatar(k, 38),
        column(
            k.text(k.w.name(), 15, t.foreground, 600, 1),
            k.text(k.w.date(), 12, t.secondary, lines=1),
            gap=1,
            style="flex:1",
        ),
        k.icon_button("more", 20, t.secondary),
        gap=10,
        style=f"padding:8px {t.margin}px",
    )
    picture = k.picture(f"width:100%;aspect-ratio:{k.r.choice(['1', '4/5', '16/9'])}", k=True)
    if k.chance(0.3):
        picture = tag(
            "div",
            picture + tag("div", controls.page_dots(k, True), "position:absolute;left:0;right:0;bottom:10px"),
            "position:relative",
        )
    text = k.text(k.w.sentence(6, 22), 14, t.foreground, style=f"padding:0 {t.margin}px 8px")
    return head + picture + tag("div", s.actions(k, 4), f"padding:0 {max(t.margin - 8, 0)}px") + text


def shop(k: Kit) -> list[str]:
    return [s.search_row(k), k.r.choice([s.hero, s.banner, s.chips])(k)] + fill(
        k, [s.section_title, s.grid, s.carousel, s.icon_grid, s.side_card, x.pager, x.tags, x.round_buttons], 7
    )


def product(k: Kit) -> list[str]:
    t = k.t
    photo = tag(
        "div",
        k.picture(f"width:100%;height:{k.r.randint(240, 380)}px")
        + tag("div", controls.page_dots(k, True), "position:absolute;left:0;right:0;bottom:12px"),
        "position:relative",
    )
    head = row(
        k.heading(k.w.title(2, 5), 22, "flex:1"),
        k.text(k.w.price(), 20, t.accent, 700, 1, "flex:none"),
        style=f"padding:0 {t.margin}px",
    )
    stars = row(
        row(*[k.icon("star", 16, "#ffb300") for _ in range(5)], gap=2, stop="single"),
        k.text(f"{k.r.uniform(1, 5):.1f} ({k.r.randint(3, 4000)})", 13, t.secondary, lines=1),
        gap=2,
        style=f"padding:0 {t.margin}px",
    )
    return [
        photo,
        head,
        stars,
        s.segment_row(k) if k.chance(0.5) else s.chips(k),
        s.paragraph(k),
        row(controls.stepper(k), controls.button(k, "", "filled", "flex:1"), gap=16, style=f"padding:0 {t.margin}px"),
    ] + fill(k, [s.options, s.section_title, s.carousel, s.table, x.tags, x.accordion], 3)


def onboarding(k: Kit) -> list[str]:
    t, r = k.t, k.r
    z = r.choice([200, 240, 280, 320])
    art = tag(
        "div",
        k.picture(
            f"width:{z}px;height:{z}px;border-radius:{r.choice([0, 16, 999])}px", r.choice(["art", "photo", "cutout"])
        )
        if k.chance(0.75)
        else k.icon(None, 120),
        "display:flex;justify-content:center",
    )
    text = column(
        k.heading(k.w.title(2, 5), r.choice([26, 30, 34]), "text-align:center"),
        k.text(k.w.sentence(8, 22), 16, t.secondary, style="text-align:center;line-height:1.4"),
        gap=10,
        style="padding:0 28px",
    )
    foot = column(
        controls.button(k, "", "filled", height=50, size=17),
        controls.button(k, "", r.choice(["plain", "outlined", "tonal"]), height=48, size=16),
        gap=8,
        style="padding:0 24px",
    )
    parts = [art, text, controls.page_dots(k), foot]
    if k.chance(0.3):
        parts.insert(3, s.code_fields(k))
    if k.chance(0.3):
        parts.append(
            row(
                controls.checkbox(k),
                k.text(k.w.sentence(4, 9), 13, t.secondary),
                gap=8,
                style="padding:0 28px",
                stop="row",
            )
        )
    return [tag("i", "", f"display:block;height:{r.choice([10, 40, 80])}px")] + parts


def login(k: Kit) -> list[str]:
    t = k.t
    logo = tag(
        "div",
        k.picture("width:84px;height:84px;border-radius:20px", "art") if k.chance(0.5) else k.icon(None, 64),
        "display:flex;justify-content:center;padding:14px",
    )
    social = [
        controls.button(k, kind=k.r.choice(["outlined", "tonal"]), height=46, icon="home")
        for _ in range(k.r.randint(0, 3))
    ]
    rule = row(
        tag("i", "", f"flex:1;height:1px;background:{t.separator}"),
        k.text("or" if k.w.script == "en" else k.w.word(), 13, t.secondary, lines=1),
        tag("i", "", f"flex:1;height:1px;background:{t.separator}"),
        gap=10,
        style=f"padding:0 {t.margin}px",
    )
    link = k.text(k.w.sentence(3, 7), 14, t.accent, style="text-align:center", k=True)
    return [
        logo,
        tag("div", s.big_title(k), "text-align:center"),
        s.form(k),
        rule,
        column(*social, gap=10, style=f"padding:0 {t.margin}px"),
        link,
    ]


def chat(k: Kit) -> list[str]:
    t, r, out = k.t, k.r, []
    for _ in range(12):
        mine = k.chance(0.5)
        fill_, ink = (t.accent, t.on_accent) if mine else (t.surface2, t.foreground)
        if k.chance(0.12):
            body = k.picture(f"width:{r.choice([160, 200, 230])}px;height:{r.choice([120, 160])}px;border-radius:16px")
        else:
            body = tag(
                "div",
                k.text(k.w.sentence(1, 18), 16, ink, style="line-height:1.3"),
                f"background:{fill_};border-radius:{r.choice([12, 16, 18])}px;padding:8px 12px;max-width:72%",
                c="Container",
                check=True,
            )
        out.append(
            row(
                "" if mine or k.chance(0.4) else s.avatar(k, 28),
                body,
                gap=8,
                style=f"justify-content:{'flex-end' if mine else 'flex-start'};padding:2px {t.margin}px;align-items:flex-end",
            )
        )
        if k.chance(0.15):
            out.append(k.text(k.w.date(), 12, t.secondary, style="text-align:center;padding:4px"))
    return out


def player(k: Kit) -> list[str]:
    t, r = k.t, k.r
    z = r.choice([220, 260, 300, 330])
    cover = tag(
        "div",
        k.picture(f"width:{z}px;height:{z}px;border-radius:{r.choice([0, 8, 16, 999])}px"),
        "display:flex;justify-content:center;padding:16px",
    )
    names = row(
        column(
            k.heading(k.w.title(1, 4), 22, lines=1), k.text(k.w.name(), 17, t.secondary, lines=1), gap=2, style="flex:1"
        ),
        k.icon_button("like", 24),
        style="padding:0 24px",
    )
    seek = column(
        row(controls.slider(k)),
        row(k.text("1:24", 12, t.secondary, lines=1, style="flex:1"), k.text("-2:51", 12, t.secondary, lines=1)),
        gap=4,
        style="padding:0 24px",
        stop="row",
    )
    buttons = row(
        *[
            k.icon_button(m, z, t.foreground)
            for m, z in (("previous", 32), (r.choice(["play", "pause"]), 48), ("next", 32))
        ],
        gap=16,
        style="justify-content:center",
    )
    volume = row(
        k.icon("volume", 16, t.secondary),
        controls.slider(k),
        k.icon("volume", 18, t.secondary),
        gap=12,
        style="padding:0 24px",
        stop="row",
    )
    return [
        cover,
        names,
        seek,
        buttons,
        volume,
        s.segment_row(k) if k.chance(0.3) else "",
        s.dots_row(k) if k.chance(0.3) else "",
    ] + fill(k, [s.group, s.sliders, x.songs, x.toggle_list], 2)


def checkout(k: Kit) -> list[str]:
    return [s.side_card(k), s.options(k), s.section_title(k), s.form(k), s.options(k), s.table(k), s.button_rows(k)]


def calendar(k: Kit) -> list[str]:
    t, r = k.t, k.r
    head = row(
        k.icon_button("back", 20),
        k.heading(k.w.title(1, 2), 18, "flex:1;text-align:center", lines=1),
        k.icon_button("forward", 20),
        style=f"padding:0 {t.margin}px",
    )
    days = "".join(
        tag("div", k.text(d, 12, t.secondary, 500), "display:flex;justify-content:center") for d in "SMTWTFS"
    )
    start, today = r.randrange(7), r.randint(1, 28)
    for i in range(35):
        n = i - start + 1
        on = n == today
        text = (
            k.text(str(n), 16, t.on_accent if on else t.foreground, 600 if on else 400, style="line-height:1", k=True)
            if 1 <= n <= 30
            else ""
        )
        days += tag(
            "div",
            tag(
                "div",
                text,
                f"width:36px;height:36px;border-radius:50%;display:flex;align-items:center;justify-content:center;{'background:' + t.accent if on else ''}",
            ),
            "display:flex;justify-content:center",
        )
    month = tag(
        "div", days, f"display:grid;grid-template-columns:repeat(7,1fr);gap:2px;padding:0 {t.margin}px;direction:ltr"
    )
    return [s.segment_row(k), head, month] + fill(k, [s.group, s.toggles_card, s.side_card, x.todo], 3)


def profile(k: Kit) -> list[str]:
    t = k.t
    cover = k.picture("width:100%;height:150px", "art") if k.chance(0.5) else ""
    who = column(
        s.avatar(k, k.r.choice([72, 88, 104])),
        k.heading(k.w.name(), 22, lines=1),
        k.text(k.w.sentence(4, 10), 14, t.secondary, style="text-align:center"),
        gap=6,
        style=f"align-items:center;padding:0 {t.margin}px;{'margin-top:-44px;position:relative' if cover else ''}",
    )
    return [cover + who, s.stats(k), s.button_rows(k), s.segment_row(k)] + fill(
        k, [s.grid, s.group, s.media_card, x.round_buttons, x.toggle_list], 3
    )


def map_page(k: Kit) -> list[str]:
    t, r = k.t, k.r
    roads = "".join(
        f'<path d="M{r.randint(-50, 430)} {r.randint(-20, 20)} L{r.randint(-50, 430)} {k.height}" stroke="{r.choice(["#fff", "#ffe69a", "#fff"])}" stroke-width="{r.choice([3, 6, 10])}" fill="none"/><path d="M0 {r.randint(0, k.height)} L{k.width} {r.randint(0, k.height)}" stroke="#fff" stroke-width="{r.choice([3, 5, 8])}"/>'
        for _ in range(7)
    )
    parks = "".join(
        f'<rect x="{r.randint(0, k.width)}" y="{r.randint(0, k.height)}" width="{r.randint(40, 160)}" height="{r.randint(40, 160)}" fill="{r.choice(["#cfe8c4", "#b9dcf2", "#e6e1d8"])}"/>'
        for _ in range(7)
    )
    art = f'<svg width="100%" height="100%" viewBox="0 0 {k.width} {k.height}" preserveAspectRatio="none" style="display:block;background:{"#2a2f3a" if t.dark else "#f1eee6"};opacity:{0.5 if t.dark else 1}">{parks}{roads}</svg>'
    canvas = tag("div", art, "position:absolute;inset:0", c="Picture")
    pins = "".join(
        tag(
            "div",
            k.icon("pin", 32, r.choice(["#ff3b30", t.accent])),
            f"position:absolute;left:{r.randint(20, k.width - 60)}px;top:{r.randint(100, max(k.height - 300, 140))}px",
            k=True,
        )
        for _ in range(r.randint(1, 6))
    )
    tools = column(
        *[
            tag(
                "div",
                k.icon(None, 22, t.accent),
                f"width:44px;height:44px;border-radius:{r.choice([8, 22])}px;background:{t.surface};box-shadow:0 2px 6px #0004;display:flex;align-items:center;justify-content:center",
                c="Container",
                k=True,
                occ=True,
            )
            for _ in range(r.randint(1, 3))
        ],
        gap=10,
        style="position:absolute;inset-inline-end:14px;top:45%",
    )
    sheet = tag(
        "div",
        tag("i", "", f"display:block;width:36px;height:5px;border-radius:3px;background:{t.separator};margin:6px auto")
        + column(s.search_row(k), *fill(k, [s.group, s.chips, s.icon_grid, s.button_rows], 2), gap=8),
        f"position:absolute;left:0;right:0;bottom:0;max-height:46%;overflow:hidden;background:{t.background};border-radius:16px 16px 0 0;box-shadow:0 -2px 12px #0003",
        c="Container",
        occ=True,
    )
    return [tag("div", canvas + pins + tools + sheet, "position:absolute;inset:0")]


def web(k: Kit) -> list[str]:
    """An article as web views show it: serif text, inline links, tables, a cookie notice."""
    t, r = k.t, k.r
    font = r.choice(["'Liberation Serif'", "'Noto Serif'", "'Liberation Sans'", k.font])
    out = [
        row(
            k.heading(k.w.title(1, 2), 20, "flex:1", lines=1),
            k.icon_button("search", 20, t.foreground),
            k.icon_button("menu", 22, t.foreground),
            style=f"padding:4px {t.margin}px;border-bottom:1px solid {t.separator}",
        )
    ]
    out.append(k.text(" › ".join(k.w.word() for _ in range(3)), 12, t.secondary, style=f"padding:0 {t.margin}px"))
    out.append(
        k.text(k.w.title(4, 9), 27, t.foreground, 700, style=f"padding:0 {t.margin}px;font-family:{font},{k.font}")
    )
    for _ in range(r.randint(2, 4)):
        out.append(
            k.text(
                k.w.paragraph(2, 4),
                r.choice([15, 16, 18]),
                t.foreground,
                style=f"padding:0 {t.margin}px;font-family:{font},{k.font};line-height:1.5",
            )
        )
        out.append(
            k.r.choice(
                [
                    lambda: k.picture(f"width:{k.width - 2 * t.margin}px;height:180px;margin:0 {t.margin}px"),
                    lambda: s.table(k),
                    lambda: k.text(
                        k.w.title(2, 6),
                        16,
                        "#1a5fb4",
                        style=f"padding:0 {t.margin}px;text-decoration:underline",
                        k=True,
                    ),
                    lambda: s.form(k),
                    lambda: s.button_rows(k),
                ]
            )()
        )
    return out


def dense(k: Kit) -> list[str]:
    """Rows of small text and icons, tightly packed, as news and mail lists are."""
    t = k.t
    out = [s.chips(k)] if k.chance(0.4) else [s.segment_row(k)]
    for _ in range(12):
        out.append(
            row(
                s.avatar(k, 40) if k.chance(0.6) else "",
                column(
                    row(
                        k.text(k.w.name(), 14, t.foreground, 600, 1, "flex:1"),
                        k.text(k.w.date(), 11, t.secondary, lines=1, style="flex:none"),
                    ),
                    k.text(k.w.sentence(3, 8), 13, t.foreground, lines=1),
                    row(
                        k.text(k.w.sentence(5, 14), 12, t.secondary, lines=1, style="flex:1"),
                        k.icon("star", 16, t.secondary, k=True) if k.chance(0.5) else "",
                    ),
                    gap=1,
                    style="flex:1",
                ),
                gap=10,
                style=f"padding:6px {t.margin}px;border-bottom:1px solid {t.separator}",
                k=True,
                stop="row",
            )
        )
    return out


def mixed(k: Kit) -> list[str]:
    return fill(k, MIXED, 9)


def smart_home(k: Kit) -> list[str]:
    return [
        s.big_title(k),
        s.toggles_card(k),
        s.sliders(k),
        s.segment_row(k),
        s.toggles_card(k),
        s.sliders(k),
        s.group(k),
    ]


def filters(k: Kit) -> list[str]:
    return fill(
        k,
        [
            s.sliders,
            s.options,
            s.chips,
            s.section_title,
            s.segment_row,
            s.options,
            x.range_filters,
            x.toggle_list,
            s.search_row,
        ],
        8,
    ) + [s.button_rows(k)]


def wallet(k: Kit) -> list[str]:
    return [x.bank_card(k), s.dots_row(k) if k.chance(0.5) else "", x.round_buttons(k), s.section_title(k)] + fill(
        k, [s.group, x.chart, s.stats, s.table, x.notice, x.toggle_list], 4
    )


def today(k: Kit) -> list[str]:
    return [k.r.choice([x.weather, x.chart, s.stats])(k)] + fill(
        k, [x.chart, s.toggles_card, x.todo, s.stats, s.group, x.icon_tabs, s.dots_row], 5
    )


def pad(k: Kit) -> list[str]:
    return [s.segment_row(k) if k.chance(0.4) else "", x.keypad(k)]


def tasks(k: Kit) -> list[str]:
    return [s.big_title(k), k.r.choice([s.segment_row, s.chips, x.icon_tabs])(k)] + fill(
        k, [x.todo, x.todo, s.section_title, x.accordion, s.options], 5
    )


LAYOUTS = {
    settings: 10,
    feed: 8,
    shop: 7,
    product: 5,
    onboarding: 7,
    login: 7,
    chat: 5,
    player: 6,
    checkout: 7,
    calendar: 4,
    profile: 5,
    map_page: 4,
    web: 6,
    dense: 6,
    mixed: 18,
    smart_home: 7,
    filters: 8,
    wallet: 5,
    today: 6,
    pad: 2,
    tasks: 6,
}
EDGE_TO_EDGE = {map_page}
