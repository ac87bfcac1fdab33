"""What frames a page: status bar, navigation bar, tab bar, system bars, and what floats over it."""

from . import controls, sections
from .kit import Kit, column, row, tag

FIXED = "position:absolute;left:0;right:0;"


def status_bar(k: Kit, height: float, color: str, ios: bool) -> str:
    scale, k.type_scale = k.type_scale, 1
    time = k.text(
        f"{k.r.randint(1, 12)}:{k.r.randint(0, 59):02d}", 15 if ios else 13, color, 600 if ios else 500, 1, "flex:none"
    )
    group = "cupertino" if ios else "material"
    marks = [k.icon(m, 15 if ios else 14, color, group) for m in ("signal", "wifi", "battery")]
    if k.chance(0.3):
        marks.insert(0, k.text(f"{k.r.randint(4, 100)}%", 12, color, 500, 1))
    notices = [k.icon(None, 13, color, group) for _ in range(k.r.randint(0, 3))] if not ios else []
    side = 26 if ios else 14
    body = row(
        time,
        *notices,
        tag("i", "", "flex:1"),
        *marks,
        gap=5,
        style=f"height:{height}px;padding:{8 if ios and height > 30 else 0}px {side}px 0;box-sizing:border-box",
    )
    out = tag("div", body, FIXED + f"top:0;height:{height}px;direction:ltr", ignore="status bar")
    k.type_scale = scale
    return out


def bottom_system(k: Kit, kind: str, height: float, fill: str, color: str) -> str:
    """iOS home indicator, Android gesture pill or the three-button bar."""
    if kind == "none":
        return ""
    if kind == "buttons":
        shapes = [
            f'<svg width="16" height="16" viewBox="0 0 16 16"><path d="M12 2 4 8l8 6z" fill="{color}"/></svg>',
            f'<i style="width:14px;height:14px;border-radius:50%;border:2px solid {color};box-sizing:border-box"></i>',
            f'<i style="width:13px;height:13px;border-radius:2px;background:{color}"></i>',
        ]
        body = row(
            *[tag("div", s, "flex:1;display:flex;justify-content:center") for s in shapes],
            style="height:100%;padding:0 40px",
        )
        return tag(
            "div",
            body,
            FIXED + f"bottom:0;height:{height}px;background:{fill};direction:ltr",
            ignore="system bar",
            occ=True,
        )
    pill = tag(
        "i",
        "",
        f"position:absolute;left:50%;bottom:8px;width:{134 if kind == 'home' else 108}px;height:{5 if kind == 'home' else 4}px;margin-left:-{67 if kind == 'home' else 54}px;border-radius:3px;background:{color}",
    )
    return tag(
        "div",
        pill,
        FIXED + f"bottom:0;height:{21 if kind == 'home' else 16}px;pointer-events:none",
        ignore="system bar",
    )


def top_bar(k: Kit, top: float, style: str = "") -> tuple[str, float]:
    """The navigation bar and its height, status bar included."""
    t, r = k.t, k.r
    h = 44 if t.ios else r.choice([56, 64])
    h = h * max(1, min(k.type_scale, 1.35))
    style = style or r.choice(["plain", "plain", "line", "brand", "surface", "translucent", "search"])
    fill = {
        "plain": t.background,
        "line": t.background,
        "brand": t.accent,
        "surface": t.surface,
        "search": t.background,
        "translucent": f"color-mix(in srgb,{t.background} 78%,transparent)",
    }[style]
    color = t.on_accent if style == "brand" else t.foreground
    tint = color if style == "brand" or not t.ios else t.accent
    lead = r.choice(["back", "back", "menu", "none", "text", "avatar", "close"])
    if t.ios and lead == "back" and k.chance(0.5):
        lead_html = row(
            k.icon("back", 22, tint),
            k.text(k.w.tab(), 0, tint, lines=1),
            gap=2,
            style="padding-inline-start:8px;max-width:110px",
            k=True,
            stop="container",
        )
    elif lead == "text":
        lead_html = k.text(
            "Cancel" if k.w.script == "en" else k.w.action(),
            16,
            tint,
            lines=1,
            style="padding:0 12px;max-width:90px",
            k=True,
            stop="single",
        )
    elif lead == "avatar":
        lead_html = tag("div", sections.avatar(k, 32), "padding:0 12px", k=True, stop="single")
    else:
        lead_html = "" if lead == "none" else k.icon_button(lead, 24, tint)
    trail = "".join(
        tag(
            "div",
            k.icon_button(
                r.choice(["search", "more", "share", "add", "settings", "bell", "cart", "edit", None]),
                24,
                tint,
                stop=None,
            )
            + (sections.badge(k, k.chance(0.7)) if k.chance(0.15) else ""),
            "position:relative",
            stop="single",
        )
        for _ in range(r.choice([0, 1, 1, 2, 3]))
    )
    if k.chance(0.12):
        trail = k.text(
            "Done" if k.w.script == "en" else k.w.action(),
            16,
            tint,
            600,
            1,
            "padding:0 14px;max-width:100px",
            k=True,
            stop="single",
        )
    if style == "search":
        middle = controls.field(k, search=True, style="flex:1;min-width:0", height=36)
    else:
        middle = k.heading(
            k.w.title(1, 3),
            17 if t.ios else r.choice([18, 20, 22]),
            f"flex:1;text-align:{'center' if t.ios else 'start'};padding:0 8px;",
            color=color,
            lines=1,
        )
    balance = tag("i", "", "width:44px;flex:none") if t.ios and not trail and lead != "none" else ""
    line = (
        f"border-bottom:{r.choice([0.5, 1])}px solid {t.separator};"
        if style in ("line", "translucent", "surface")
        else ("box-shadow:0 2px 4px #0003;" if style == "brand" and k.chance(0.5) else "")
    )
    blur = "backdrop-filter:blur(18px);" if style == "translucent" else ""
    body = row(lead_html, middle, trail, balance, gap=2, style=f"height:{h:.1f}px;padding:0 4px")
    return tag(
        "div", body, FIXED + f"top:0;padding-top:{top}px;background:{fill};{line}{blur}", occ=True, zone=0
    ), top + h


def tab_bar(k: Kit, bottom: float) -> tuple[str, float]:
    """Bottom tabs: the bar is a Container, each tab a TabBarItem around its icon and text."""
    t, r = k.t, k.r
    n, labels = r.randint(3, 5), k.chance(0.82)
    chosen = r.randrange(n)
    h = (49 if t.ios else r.choice([56, 64, 80])) if labels else r.choice([48, 56])
    pill = not t.ios and k.chance(0.55)
    size = r.choice([22, 24, 25, 26])
    only_selected = not t.ios and labels and k.chance(0.12)
    fill = r.choice([t.background, t.surface, t.surface, f"color-mix(in srgb,{t.surface} 82%,transparent)"])
    scale, k.type_scale = k.type_scale, min(k.type_scale, 1.15)
    cells = ""
    for i in range(n):
        on = i == chosen
        color = t.accent if on else t.secondary
        icon = k.icon(
            r.choice(
                ["home", "search", "profile", "settings", "like", "cart", "bell", "map", "calendar", None, None, None]
            ),
            size,
            color,
        )
        badge = sections.badge(k, k.chance(0.7)) if k.chance(0.1) else ""
        holder = tag("div", icon + badge, "position:relative;display:flex")
        if pill:
            holder = tag(
                "div", holder, f"padding:4px 20px;border-radius:16px;{'background:' + k.tinted(0.22) if on else ''}"
            )
        label = (
            k.text(
                k.w.tab(),
                r.choice([10, 10, 11, 12]),
                color if not pill or on else t.secondary,
                500,
                1,
                "max-width:100%",
            )
            if labels and (on or not only_selected)
            else ""
        )
        cells += tag(
            "div",
            column(holder, label, gap=r.choice([1, 2, 3]), style="align-items:center;max-width:100%"),
            "flex:1;min-width:0;display:flex;justify-content:center;align-items:center;height:100%",
            c="TabBarItem",
            s=int(on),
            k=True,
            stop="tab",
        )
    k.type_scale = scale
    line = r.choice([f"border-top:{r.choice([0.5, 1])}px solid {t.separator};", "box-shadow:0 -1px 6px #0002;", ""])
    blur = "backdrop-filter:blur(20px);" if "transparent" in fill else ""
    if k.chance(0.08):
        css = f"position:absolute;left:16px;right:16px;bottom:{bottom + 10}px;border-radius:{h / 2}px;background:{t.surface};box-shadow:0 4px 16px #0004;"
        return tag(
            "div", row(cells, gap=0, style=f"height:{h}px;padding:0 8px"), css, occ=True, c="Container", zone=2
        ), 0
    return tag(
        "div",
        row(cells, gap=0, style=f"height:{h}px"),
        FIXED + f"bottom:0;padding-bottom:{bottom}px;background:{fill};{line}{blur}",
        occ=True,
        c="Container",
        check=True,
        zone=2,
    ), h + bottom


def floating_button(k: Kit, bottom: float) -> str:
    t, r = k.t, k.r
    z = r.choice([48, 56, 56, 60])
    long = k.chance(0.2)
    body = k.icon(r.choice(["add", "edit", "comment", None]), 24, t.on_accent) + (
        k.text(k.w.action(), 14, t.on_accent, 600, 1) if long else ""
    )
    return row(
        body,
        gap=8,
        style=f"position:absolute;inset-inline-end:16px;bottom:{bottom + 16}px;height:{z}px;{'padding:0 18px' if long else f'width:{z}px'};justify-content:center;"
        f"border-radius:{r.choice([z / 2, 16])}px;background:{t.accent};box-shadow:0 4px 12px #0005",
        c="Container",
        k=True,
        stop="container",
        occ=True,
    )


def toast(k: Kit, bottom: float) -> str:
    dark = k.chance(0.75)
    body = row(
        k.icon(None, 20, "#fff" if dark else k.t.accent) if k.chance(0.4) else "",
        k.text(k.w.sentence(3, 9), 14, "#fff" if dark else "#222", style="flex:1"),
        k.text(k.w.action(), 14, k.t.accent if not k.t.dark else "#8ab4f8", 600, 1, "flex:none;max-width:40%", k=True)
        if k.chance(0.4)
        else "",
        gap=10,
        style="padding:12px 14px",
    )
    return tag(
        "div",
        body,
        f"position:absolute;left:12px;right:12px;bottom:{bottom + 12}px;border-radius:{k.r.choice([4, 8, 14, 24])}px;background:{'#323232' if dark else '#fff'};box-shadow:0 3px 12px #0005",
        c="Container",
        occ=True,
        stop="container",
    )


def keyboard(k: Kit, bottom: float) -> tuple[str, float]:
    t = k.t
    fill, key, ink = (
        ("#2c2c2e", "#6b6b6e", "#fff")
        if t.dark
        else k.r.choice(
            [("#d1d4da", "#fff", "#000"), ("#eceff1", "#fff", "#263238"), ("#eceff1", "transparent", "#263238")]
        )
    )
    rows = ["1234567890"] * (not t.ios and k.chance(0.4)) + ["qwertyuiop", "asdfghjkl", "⇧zxcvbnm⌫", "123 , space ⏎"]
    body = ""
    for line in rows:
        keys = line.split(" ") if " " in line else list(line)
        body += row(
            *[
                tag(
                    "div",
                    c,
                    f"flex:{4 if c == 'space' else 1};height:42px;border-radius:5px;background:{key};color:{ink};font-size:{15 if len(c) > 1 else 20}px;display:flex;align-items:center;justify-content:center",
                )
                for c in keys
            ],
            gap=6,
            style=f"padding:4px {4 if len(keys) > 9 else 22}px",
        )
    return tag(
        "div",
        body,
        FIXED + f"bottom:0;padding:6px 0 {bottom + 6}px;background:{fill};direction:ltr",
        ignore="keyboard",
        occ=True,
    ), len(rows) * 50 + 12 + bottom


def _panel(k: Kit, body: str, css: str) -> str:
    return tag(
        "div",
        body,
        css + f";pointer-events:auto;overflow:hidden;max-height:{k.height * 0.86:.0f}px",
        c="Dialog",
        occ=True,
    )


def _alert(k: Kit) -> str:
    t, r = k.t, k.r
    fill = r.choice([t.surface, t.background, "#2c2c2e" if t.dark else "#fff"])
    width = 270 if t.ios else min(k.width - 48, r.choice([280, 312, 328]))
    width = min(k.width - 32, width * max(1, min(k.type_scale, 1.25)))
    align = "center" if t.ios or k.chance(0.2) else "start"
    title = k.heading(k.w.title(2, 5) + r.choice(["", "?"]), 17 if t.ios else 20, f"text-align:{align}")
    text = k.text(
        k.w.sentence(5, 20), 13 if t.ios else 14, t.foreground if t.ios else t.secondary, style=f"text-align:{align}"
    )
    extra = r.choice(
        [
            "",
            "",
            "",
            controls.field(k, height=40),
            controls.field(k, height=40) + controls.field(k, height=40),
            sections.options(k),
            k.picture("width:100%;height:120px;border-radius:8px"),
            row(controls.slider(k), style="padding:6px 0"),
            row(controls.checkbox(k), k.text(k.w.title(2, 4), 13, lines=1), gap=8, stop="row"),
        ]
    )
    head = tag("div", k.icon(None, 32), "display:flex;justify-content:center") if k.chance(0.2) else ""
    labels = [k.w.action() for _ in range(r.choice([1, 2, 2, 2, 3]))]
    lines = k.chance(0.75) if t.ios else False
    if lines:
        stacked = len(labels) > 2
        cell = lambda i, s: tag(
            "div",
            k.text(s, 17, r.choice([t.accent, "#007aff", "#ff3b30"]), r.choice([400, 600]), 1, "max-width:100%"),
            f"flex:1;min-width:0;min-height:44px;display:flex;align-items:center;justify-content:center;padding:0 6px;{'border-top' if stacked else 'border-inline-start'}:{0 if i == 0 else 0.5}px solid {t.separator}",
            k=True,
            stop="single",
        )
        foot = tag(
            "div",
            "".join(cell(i, s) for i, s in enumerate(labels)),
            f"display:flex;flex-direction:{'column' if stacked else 'row'};border-top:.5px solid {t.separator}",
        )
        return _panel(
            k,
            column(head, title, text, extra, gap=6, style="padding:18px 16px") + foot,
            f"width:{width}px;border-radius:14px;background:{fill}",
        )
    if k.chance(0.5):
        foot = row(
            *[k.text(s, 14, t.accent, 600, 1, k=True, stop="single") for s in labels],
            gap=22,
            style="justify-content:flex-end;padding-top:12px;flex-wrap:wrap",
        )
    else:
        foot = column(
            *[controls.button(k, s, r.choice(["filled", "tonal", "outlined"]), height=42) for s in labels],
            gap=8,
            style="padding-top:10px",
        )
    return _panel(
        k,
        column(head, title, text, extra, foot, gap=10, style="padding:22px"),
        f"width:{width}px;border-radius:{r.choice([4, 8, 12, 16, 28])}px;background:{fill};box-shadow:0 8px 30px #0006",
    )


def drawer(k: Kit, scrim: float) -> str:
    """A side panel over the dimmed page; the panel itself is no element."""
    t, r = k.t, k.r
    w = min(k.width * 0.82, r.choice([280, 304, 320]))
    head = column(
        sections.avatar(k, 60),
        k.text(k.w.name(), 18, t.foreground, 600, 1),
        k.text(k.w.email(), 13, t.secondary, lines=1),
        gap=4,
        style="padding:24px 16px 12px",
    )
    rows = "".join(
        row(
            k.icon(None, 24, t.secondary),
            k.text(k.w.title(1, 2), 15, t.foreground, 500, 1, "flex:1"),
            k.text(str(r.randint(1, 99)), 13, t.secondary) if k.chance(0.2) else "",
            gap=24,
            style="min-height:48px;padding:0 16px",
            k=True,
            stop="row",
        )
        for _ in range(r.randint(5, 9))
    )
    panel = tag(
        "div",
        tag("i", "", "display:block;height:44px") + head + rows,
        f"position:absolute;top:0;bottom:0;inset-inline-start:0;width:{w}px;overflow:hidden;background:{t.surface};box-shadow:0 0 20px #0006;pointer-events:auto",
        occ=True,
    )
    return tag(
        "div",
        tag("i", "", f"position:absolute;inset:0;background:rgba(0,0,0,{scrim})") + panel,
        "position:absolute;inset:0;pointer-events:none",
        modal=True,
    )


def dialog(k: Kit, bottom: float) -> str:
    """A modal over the dimmed page: alert, action sheet, bottom sheet or menu."""
    t, r = k.t, k.r
    kind = r.choice(["alert", "alert", "alert", "actions", "sheet", "sheet", "menu"])
    fill = (
        "#1c1c1e"
        if t.dark
        else r.choice(["#fff", "#fff", "#f9f9f9", t.surface if t.surface != t.background else "#fff"])
    )
    scrim = r.choice([0.2, 0.32, 0.4, 0.5, 0.6]) if kind != "menu" else r.choice([0, 0, 0.2])
    place = "align-items:center;justify-content:center"
    if kind == "alert":
        body = _alert(k)
    elif kind == "actions":
        labels = [k.w.action() for _ in range(r.randint(2, 5))]
        head = (
            k.text(k.w.sentence(4, 12), 13, t.secondary, style="padding:14px;text-align:center")
            if k.chance(0.5)
            else ""
        )
        cells = "".join(
            tag(
                "div",
                k.text(s, 19 if t.ios else 16, r.choice([t.accent, "#007aff", "#ff3b30"]), 400, 1, "max-width:100%"),
                f"min-height:54px;display:flex;align-items:center;justify-content:center;padding:0 12px;border-top:{0 if i == 0 and not head else 0.5}px solid {t.separator}",
                k=True,
                stop="single",
            )
            for i, s in enumerate(labels)
        )
        panel = _panel(k, head + cells, f"border-radius:14px;background:{fill}")
        cancel = tag(
            "div",
            k.text("Cancel" if k.w.script == "en" else k.w.action(), 19, "#007aff", 600, 1),
            f"height:54px;border-radius:14px;background:{fill};display:flex;align-items:center;justify-content:center;pointer-events:auto",
            c="Container",
            occ=True,
            k=True,
            stop="container",
        )
        body = column(panel, cancel, gap=8, style=f"position:absolute;left:8px;right:8px;bottom:{bottom + 8}px")
    elif kind == "sheet":
        grab = (
            tag(
                "i",
                "",
                f"display:block;width:36px;height:5px;border-radius:3px;background:{t.separator};margin:6px auto",
            )
            if k.chance(0.6)
            else ""
        )
        inner = [
            r.choice(
                [
                    sections.options,
                    sections.form,
                    sections.sliders,
                    sections.button_rows,
                    sections.icon_grid,
                    sections.paragraph,
                    sections.segment_row,
                ]
            )(k)
            for _ in range(r.randint(1, 2))
        ]
        head = row(
            k.heading(k.w.title(1, 3), 20, "flex:1", lines=1),
            k.icon_button("close", 22, t.secondary),
            style=f"padding:4px {t.margin}px",
        )
        panel = _panel(
            k,
            grab + head + column(*inner, gap=10),
            f"position:absolute;left:0;right:0;bottom:0;border-radius:{r.choice([0, 12, 20, 28])}px {r.choice([12, 20])}px 0 0;background:{fill};padding-bottom:{bottom + 14}px",
        )
        body = panel
    else:
        rows = "".join(
            row(
                k.text(k.w.title(1, 3), 16, t.foreground, lines=1, style="flex:1"),
                k.icon(None, 20, t.foreground) if k.chance(0.6) else "",
                style=f"min-height:44px;padding:0 14px;border-top:{0 if i == 0 else 0.5}px solid {t.separator}",
                k=True,
                stop="row",
            )
            for i in range(r.randint(2, 6))
        )
        place = f"align-items:flex-start;justify-content:{r.choice(['flex-end', 'flex-start', 'center'])};padding:{r.randint(70, 300)}px 14px 0"
        body = _panel(
            k,
            rows,
            f"width:{r.choice([200, 230, 250])}px;border-radius:{r.choice([4, 12, 14])}px;background:{fill};box-shadow:0 6px 24px #0005",
        )
    if kind != "menu" and k.chance(0.06):
        return drawer(k, scrim)
    dim = tag("i", "", f"position:absolute;inset:0;background:rgba(0,0,0,{scrim})")
    return tag(
        "div",
        dim + tag("div", body, f"position:absolute;inset:0;display:flex;{place}"),
        "position:absolute;inset:0;pointer-events:none",
        modal=True,
    )
