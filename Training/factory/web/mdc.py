"""Material Components for the web, from the package that carries them for Python; written as their scripts leave the page."""

from .library import Library, Look, choose, item, words

STYLE = "panel/dist/bundled/material-components-web@7.0.0/dist/material-components-web.min.css"
TICK = '<svg class="mdc-checkbox__checkmark" viewBox="0 0 24 24"><path class="mdc-checkbox__checkmark-path" fill="none" d="M1.73,12.91 8.1,19.28 22.79,4.59"/></svg>'


class MaterialComponents(Library):
    """Google's Material of 2018 to 2021: lines below tabs and fields, filled or outlined boxes, round switches."""

    def look(self, k):
        self.dark = k.chance(0.25)
        self.tint = k.brand_colour() if k.chance(0.75) else "#6200ee"
        self.second = self.tint if k.chance(0.5) else k.r.choice(["#018786", "#ff4081", "#ff6d00", "#00c853"])
        self.surface, ink = ("#1e1e1e", "#fff") if self.dark else ("#fff", "#000")
        self.faint = "#ffffff99" if self.dark else "#00000099"
        self.fields, self.buttons = choose(k, "filled", "filled", "outlined", "line"), choose(k, "raised", "unelevated", "outlined")
        colours = {"primary": self.tint, "secondary": self.second, "surface": self.surface, "on-surface": ink, "background": self.surface}
        themes = "".join(f"--mdc-theme-{name}:{value};" for name, value in colours.items())
        css = (
            f":root{{{themes}--mdc-shape-small:{k.r.choice([4, 4, 8, 0])}px;--mdc-shape-medium:{k.r.choice([4, 8, 12])}px}}"
            f"body{{background:{'#121212' if self.dark else k.r.choice(['#fff', '#fafafa', '#f5f5f5'])};color:{ink};font-family:Roboto,sans-serif}}"
            f".mdc-tab__text-label{{color:{self.faint}}}.mdc-tab--active .mdc-tab__text-label{{color:{self.tint}}}"
            # a thumb is drawn as a border, which leaves no ground to be found
            f".mdc-switch__thumb{{border:0;background:#fff}}.mdc-switch--checked .mdc-switch__thumb{{background:{self.second}}}"
            f".mdc-button,.mdc-tab{{text-transform:{choose(k, 'none', 'uppercase')}}}.mdc-slider__track-container{{background:{self.second}42}}.mdc-radio__outer-circle,.mdc-checkbox__background{{border-color:{self.faint}}}"
        )
        drawn = {
            "Toggle": ".mdc-switch__track",
            "Checkbox": ".mdc-checkbox__background,.mdc-radio__background",
            "Slider": ".mdc-slider__track-container",
        }
        return Look(f"mdc-{self.fields}", [str(self.package("panel").parent / STYLE)], drawn=drawn, css=css, dark=self.dark)

    def header(self, k, title, icons):
        fill, ink = k.r.choice([(self.tint, "#fff"), (self.tint, "#fff"), (self.surface, "inherit")])
        rise = choose(k, "mdc-elevation--z4", "")
        row = "display:flex;align-items:center;gap:20px;height:56px;padding:0 16px"
        return (
            f'<header class="{rise}" style="{row};background:{fill};color:{ink}"><span class="mdc-typography--headline6" style="flex:1">'
            f'{title}</span>{"".join(icons)}</header>'
        )

    def strip(self, k, kind, cells, chosen):
        """Tabs with a line below the chosen one, as wide as the tab or as its words."""
        narrow = k.chance(0.3)
        return '<div class="mdc-tab-bar" style="display:flex">' + "".join(
            item("button", f"mdc-tab {'mdc-tab--active' if i == chosen else ''}", kind, i == chosen, self._tab(c, i == chosen, narrow),
                 "padding:0 4px;height:auto;min-height:48px")
            for i, c in enumerate(cells)
        ) + "</div>"  # fmt: skip

    def _tab(self, body: str, on: bool, narrow: bool) -> str:
        active = "mdc-tab-indicator--active" if on else ""
        line = f'<span class="mdc-tab-indicator {active}"><span class="mdc-tab-indicator__content mdc-tab-indicator__content--underline"></span></span>'
        content = f'<span class="mdc-tab__text-label" style="line-height:1.3;padding:6px 0">{body}</span>'
        return f'<span class="mdc-tab__content">{content}{line if narrow else ""}</span>{"" if narrow else line}'

    def switch(self, k, on):
        return (
            f'<div class="mdc-switch {"mdc-switch--checked" if on else ""}" style="margin:10px"><div class="mdc-switch__track"></div>'
            '<div class="mdc-switch__thumb-underlay"><div class="mdc-switch__thumb"></div></div></div>'
        )

    def mark(self, k, round, on):
        kind, checked = ("radio" if round else "checkbox"), "checked" if on else ""
        inner = '<div class="mdc-radio__outer-circle"></div><div class="mdc-radio__inner-circle"></div>' if round else TICK
        return (
            f'<div class="mdc-{kind} {"mdc-checkbox--selected" if on and not round else ""}" style="margin:-10px">'
            f'<input type="{kind}" class="mdc-{kind}__native-control" {checked}><div class="mdc-{kind}__background">{inner}</div></div>'
        )

    def range(self, k, value):
        return (
            '<div class="mdc-slider" style="height:32px"><div class="mdc-slider__track-container">'
            f'<div class="mdc-slider__track" style="transform:scaleX({value / 100})"></div></div><div class="mdc-slider__thumb-container" '
            f'style="left:calc({value}% - 10px);top:6px;height:21px"><svg class="mdc-slider__thumb" width="21" height="21"><circle cx="10.5" cy="10.5" r="7.875"/></svg></div></div>'
        )

    def field(self, k, label, value, hint):
        """The label floats in the field where something is written, else it is what stands there."""
        if not label:
            return self.entry(k, words(value or hint, "" if value else f"color:{self.faint}"))
        if not value:
            return self.entry(k, words(label, f"color:{self.faint}"))
        return self.entry(k, f'<div style="line-height:1.2">{words(label, f"color:{self.faint};font-size:12px")}<br>{words(value)}</div>')

    def entry(self, k, body):
        row = "display:flex;align-items:center;box-sizing:border-box;height:56px;font-size:16px;white-space:nowrap;overflow:hidden"
        if self.fields == "line":
            return f'<div data-c="TextField" data-underline style="{row};border-bottom:1px solid {self.faint}">{body}</div>'
        fill = "#ffffff14" if self.dark else "#f5f5f5"
        frame = f"border:1px solid {self.faint};border-radius:4px" if self.fields == "outlined" else f"background:{fill};border-radius:4px 4px 0 0;border-bottom:1px solid {self.faint}"
        return f'<div data-c="TextField" style="{row};padding:0 16px;{frame}">{body}</div>'

    def button(self, k, body):
        return f'<button class="mdc-button mdc-button--{self.buttons}" data-c="Container" data-check data-k><span class="mdc-button__label">{body}</span></button>'

    def card(self, k, title, body):
        line = choose(k, "mdc-card--outlined", "")
        return f'<div class="mdc-card {line}" style="padding:16px" data-c="Container" data-check><div class="mdc-typography--headline6">{title}</div><div class="mdc-typography--body2">{body}</div></div>'

    def listing(self, k, rows):
        items = "".join(f'<li class="mdc-list-item" style="height:auto;min-height:56px">{r}</li>' for r in rows)
        return f'<ul class="mdc-list mdc-elevation--z1" style="background:{self.surface}" data-c="Container" data-check>{items}</ul>'

    def dialog(self, k, title, body, actions):
        """Its actions are words alone, which have no outline."""
        buttons = "".join(f'<button class="mdc-button" style="margin-left:8px" data-k><span class="mdc-button__label">{a}</span></button>' for a in actions)
        return (
            f'<div class="mdc-elevation--z24" style="background:{self.surface};border-radius:4px" data-c="Dialog"><h2 class="mdc-typography--headline6" '
            f'style="margin:0;padding:20px 24px 9px">{title}</h2><div class="mdc-typography--body1" style="padding:0 24px 20px;color:{self.faint}">{body}</div>'
            f'<div style="padding:8px;text-align:right">{buttons}</div></div>'
        )
