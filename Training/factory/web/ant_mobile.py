"""Ant Design Mobile: made for phones, a program on React, from the package that carries it for Python."""

from .library import TAB, Library, Look, choose, message, sign, words
from .react import FRAMEWORK, cells, drawn, part, react, start
from .vue import filled

PACKAGE = "feffery_antd_mobile_components"


class AntMobile(Library):
    """Hairlines and plain white: tabs with a short line, a bar of icons over small words."""

    def look(self, k):
        self.dark = k.chance(0.3)
        tint = k.brand_colour() if k.chance(0.6) else ("#3086ff" if self.dark else "#1677ff")
        ground = "#000" if self.dark else choose(k, "#fff", "#fff", "#f5f5f5")
        found = {"Checkbox": ".adm-checkbox-icon", "TextField": ".adm-input"}
        scripts = [*react(self.package("dash")), str(self.package(PACKAGE) / f"{PACKAGE}.min.js")]
        css = (
            f":root{{--adm-color-primary:{tint}!important}}.adm-input{{border:1px solid var(--adm-color-border);border-radius:{choose(k, 4, 8)}px;"
            f"padding:8px 12px;box-sizing:border-box}}.adm-tab-bar-item-title{{line-height:1.3}}.adm-list-card{{margin:0!important}}"
            f"body{{background:{ground};color:{'#e6e6e6' if self.dark else '#333'};font-family:Roboto,sans-serif;font-size:{choose(k, 15, 16, 17)}px}}"
        )
        theme = f"document.documentElement.setAttribute('data-prefers-color-scheme','{'dark' if self.dark else 'light'}');"
        program = start(PACKAGE, "Fragment", {}).replace("async () => {", "async () => {" + theme, 1)
        return Look(f"ant-mobile-{'dark' if self.dark else 'light'}", [], scripts, drawn=found, css=css, start=program, dark=self.dark, before=FRAMEWORK)

    def header(self, k, title, icons):
        bar = part("MobileNavBar", title, backArrow=k.chance(0.5), right={"body": f'<span style="display:inline-flex;gap:16px">{"".join(icons)}</span>'})
        line = choose(k, "border-bottom:1px solid var(--adm-color-border)", "")
        return drawn(bar, line)

    def strip(self, k, kind, labels, chosen):
        items = [{"key": str(i), "title": {"body": c}} for i, c in enumerate(labels)]
        spec = part("MobileTabs", items=items, activeKey=str(chosen), activeLineMode=choose(k, "auto", "full", "fixed"), stretch=True)
        return cells(spec, ".adm-tabs-tab-wrapper", kind, chosen)

    def bar(self, k, cells_, chosen):
        """The library's own bar: icons over small words, or words or icons alone."""
        way = choose(k, "over", "over", "over", "icon", "word")
        items = []
        for i, (meaning, label) in enumerate(cells_):
            parts = {"icon": {"body": sign(k, meaning, 24)}} if way != "word" else {}
            parts |= {"title": {"body": words(label)}} if way != "icon" else {}
            items.append({"key": str(i), **parts})
        return cells(part("MobileTabBar", items=items, activeKey=str(chosen)), ".adm-tab-bar-item", TAB, chosen)

    def mark(self, k, round, on):
        return drawn(part("MobileCheckbox", checked=on))

    def range(self, k, value):
        return f'<input type="range" value="{value}" style="width:100%;accent-color:var(--adm-color-primary)">'

    def entry(self, k, body):
        return filled(drawn(part("MobileInput", value="")), body, 12)

    def button(self, k, body):
        spec = part("MobileButton", body, color=choose(k, "primary", "primary", "default", "danger"), fill=choose(k, "solid", "solid", "outline"),
                    shape=choose(k, "default", "rounded", "rectangular"), size=choose(k, "middle", "small", "large"))  # fmt: skip
        return drawn(spec, "display:inline-block", 'data-c="Container" data-check data-k')

    def card(self, k, title, body):
        return drawn(part("MobileCard", body, title={"body": title}), "", 'data-c="Container" data-check')

    def listing(self, k, rows):
        items = [{"key": str(i), "children": {"body": row}} for i, row in enumerate(rows)]
        return drawn(part("MobileList", items=items, mode="card"), "", 'data-c="Container" data-check')

    def dialog(self, k, title, body, actions):
        fill = "#1a1a1a" if self.dark else "#fff"
        inner = message(title, body, [self.button(k, a) for a in actions])
        return f'<div style="background:{fill};border-radius:8px;padding:20px 12px 12px" data-c="Dialog">{inner}</div>'
