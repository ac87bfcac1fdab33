"""Bulma 1, from the package that carries it for Django."""

from .library import TAB, Library, Look, apart, choose, item, ruled

TINTS = ["primary", "primary", "link", "link", "info", "success", "warning", "danger", "dark"]


class Bulma(Library):
    """Styles alone, without a script: one hue and its shades, tabs in four looks, buttons joined in a row."""

    def look(self, k):
        self.dark = k.chance(0.3)
        self.tint = k.r.choice(TINTS)
        self.size = choose(k, "", "", "is-medium", "is-small")
        self.shape = choose(k, "", "", "is-rounded")
        self.tone = choose(k, "", "", "is-light", "is-outlined")
        style = self.package("bulma") / "static/bulma/css/style.min.css"
        css = f"input{{accent-color:{k.brand_colour()}}}"
        return Look(f"bulma-{self.tint}", [str(style)], css=css, body=f'data-theme="{"dark" if self.dark else "light"}"', dark=self.dark)

    def header(self, k, title, icons):
        fill = choose(k, "", "is-" + self.tint, "is-" + self.tint)
        signs = "".join(f'<span class="navbar-item" style="display:flex">{i}</span>' for i in icons)
        return f'<nav class="navbar {fill}" style="display:flex"><div class="navbar-item" style="flex:1;font-weight:600">{title}</div>{signs}</nav>'

    def group(self, k, kind, cells, chosen):
        """Buttons joined in a row: the pressed one in the colour, or all in it and one darker."""
        on = choose(k, f"is-selected is-{self.tint}", f"is-selected is-{self.tint}", "is-active", f"is-{self.tint} is-active")
        off = f"is-{self.tint} is-light" if "is-active" in on and self.tint in on else ""
        look = f"button {'' if kind == TAB else self.size} {'' if kind == TAB else self.shape}"
        items = "".join(
            item("button", f"{look} {on if i == chosen else off}", kind, i == chosen, c, "height:auto") for i, c in enumerate(cells)
        )
        return f'<div class="buttons has-addons" style="display:flex;flex-wrap:nowrap">{items}</div>'

    def strip(self, k, kind, cells, chosen):
        look = choose(k, "", "", "is-boxed", "is-toggle", "is-toggle is-toggle-rounded")
        items = "".join(
            item("li", "is-active" if i == chosen else "", kind, i == chosen, f"<a>{c}</a>") for i, c in enumerate(cells)
        )
        return f'<div class="tabs is-fullwidth {look} {"" if kind == TAB else self.size}" style="margin:0;overflow:hidden"><ul>{items}</ul></div>'

    def mark(self, k, round, on):
        """The browser's own mark in the colour, as Bulma leaves it."""
        side = choose(k, 16, 18, 20)
        kind = "radio" if round else "checkbox"
        return f'<input type="{kind}"{" checked" if on else ""} style="width:{side}px;height:{side}px;margin:2px;display:block">'

    def range(self, k, value):
        return f'<input type="range" value="{value}" style="width:100%;margin:8px 0">'

    def entry(self, k, body):
        look = f"{self.size} {self.shape} {choose(k, '', '', 'is-' + self.tint)}"
        return f'<div class="input {look}" data-c="TextField" style="white-space:nowrap;overflow:hidden">{body}</div>'

    def button(self, k, body):
        tint = choose(k, "is-" + self.tint, "is-" + self.tint, "")
        return f'<button class="button {tint} {self.tone} {self.size} {self.shape}" data-c="Container" data-check data-k>{body}</button>'

    def card(self, k, title, body):
        if k.chance(0.3):
            return f'<article class="message is-{self.tint}" data-c="Container" data-check><div class="message-header">{title}</div><div class="message-body">{body}</div></article>'
        return (
            f'<div class="card" data-c="Container" data-check><header class="card-header"><p class="card-header-title">{title}</p></header>'
            f'<div class="card-content">{body}</div></div>'
        )

    def listing(self, k, rows):
        return f'<div class="box" data-c="Container" data-check>{ruled(rows)}</div>'

    def dialog(self, k, title, body, actions):
        buttons = [f'<button class="button {"is-" + self.tint if i else ""}" data-c="Container" data-check data-k>{a}</button>' for i, a in enumerate(actions)]
        return (
            f'<div class="modal is-active" style="position:static;display:block"><div class="modal-card" style="width:100%;margin:0" data-c="Dialog"><header class="modal-card-head"><p class="modal-card-title">{title}</p></header>'
            f'<section class="modal-card-body">{body}</section><footer class="modal-card-foot" style="justify-content:flex-end">{apart(buttons)}</footer></div></div>'
        )
