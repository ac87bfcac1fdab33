"""Bootstrap 5, and Bootstrap 3 in the themes of Bootswatch, from Debian's packages."""

from .library import TAB, Library, Look, item

FIVE = "/usr/share/javascript/bootstrap5/css/bootstrap.min.css"
SWATCH = "/usr/share/javascript/bootswatch/{}/bootstrap.min.css"
THEMES = [
    "cerulean", "cosmo", "cyborg", "darkly", "flatly", "journal", "lumen", "paper", "readable", "sandstone", "simplex",
    "slate", "spacelab", "superhero", "united", "yeti",
]  # fmt: skip
DARK = {"cyborg", "darkly", "slate", "superhero"}
COLOURS = ["primary", "primary", "primary", "secondary", "success", "danger", "warning", "info"]


class Bootstrap(Library):
    """What both versions write alike."""

    size = ""

    def group(self, k, kind, cells, chosen):
        style = self.pressed(k)
        square = "rounded-0 border-0" if kind == TAB else ""
        items = "".join(
            item("a", f"btn {style} {self.size} {square} {'active' if i == chosen else ''}", kind, i == chosen, c, "float:none")
            for i, c in enumerate(cells)
        )
        return f'<div class="btn-group" style="display:flex">{items}</div>'

    def range(self, k, value):
        return f'<input type="range" class="form-range" value="{value}" style="width:100%">'

    def entry(self, k, body):
        return f'<div class="form-control {self.field_size}" data-c="TextField" style="white-space:nowrap;overflow:hidden">{body}</div>'

    def button(self, k, body):
        wide = k.r.choice(["", "", "w-100 btn-block"])
        return f'<a class="btn {self.pressed(k)} {self.size} {wide}" data-c="Container" data-check data-k>{body}</a>'

    def listing(self, k, rows):
        items = "".join(f'<div class="list-group-item {self.shade}" style="display:flex">{r}</div>' for r in rows)
        return f'<div class="list-group" style="margin:0" data-c="Container" data-check>{items}</div>'

    def dialog(self, k, title, body, actions):
        last = len(actions) - 1
        buttons = "".join(
            f'<a class="btn btn-{"primary" if i == last else self.plain}" data-c="Container" data-check data-k>{a}</a>'
            for i, a in enumerate(actions)
        )
        return (
            '<div class="modal" style="position:static;display:block;height:auto;overflow:visible">'
            f'<div class="modal-content {self.shade}" data-c="Dialog"><div class="modal-header"><h5 class="modal-title">{title}</h5></div>'
            f'<div class="modal-body">{body}</div><div class="modal-footer">{buttons}</div></div></div>'
        )


class Bootstrap5(Bootstrap):
    """The library as it comes, its first colour drawn anew for each screen."""

    plain = "secondary"

    def look(self, k):
        self.colour = k.r.choice(COLOURS)
        self.outline = k.chance(0.7)
        self.size = k.r.choice(["", "", "btn-lg", "btn-sm"])
        self.field_size = k.r.choice(["", "", "form-control-lg", "form-control-sm"])
        self.dark = k.chance(0.25)
        self.shade = "bg-dark text-white border-secondary" if self.dark else ""
        tint = k.brand_colour() if k.chance(0.6) else "#0d6efd"
        ground = "background:#212529;color:#dee2e6;" if self.dark else ""
        css = (
            f"body{{{ground}}}.btn-primary,.btn-outline-primary{{--bs-btn-bg:{tint};--bs-btn-active-bg:{tint};"
            f"--bs-btn-border-color:{tint};--bs-btn-active-border-color:{tint}}}.btn-outline-primary{{--bs-btn-bg:transparent;"
            f"--bs-btn-color:{tint}}}.nav-pills{{--bs-nav-pills-link-active-bg:{tint}}}.nav{{--bs-nav-link-color:{tint}}}"
            f".form-check-input:checked{{background-color:{tint};border-color:{tint}}}"
            f".form-range::-webkit-slider-thumb{{background:{tint}}}"
        )
        drawn = dict.fromkeys(("Toggle", "Checkbox", "Slider"), "input")
        return Look(f"bootstrap5-{self.colour}", [FIVE], drawn=drawn, css=css, dark=self.dark)

    def pressed(self, k):
        return f"btn-outline-{self.colour}" if self.outline else f"btn-{self.colour}"

    def header(self, k, title, icons):
        grounds = ["bg-dark navbar-dark text-white", "", "bg-primary navbar-dark text-white"]
        ground = k.r.choice(grounds if self.dark else [*grounds, "bg-light"])
        return (
            f'<nav class="navbar {ground}"><div class="container-fluid"><span class="navbar-brand" style="color:inherit">{title}</span>'
            f'<span style="display:flex;gap:16px">{"".join(icons)}</span></div></nav>'
        )

    def strip(self, k, kind, cells, chosen):
        style = k.r.choice(["nav-tabs", "nav-tabs", "nav-pills", "nav-pills" if self.dark else "nav-pills bg-light p-1 rounded"])
        items = "".join(
            item("a", f"nav-link {'active' if i == chosen else ''}", kind, i == chosen, c) for i, c in enumerate(cells)
        )
        return f'<nav class="nav {style} flex-nowrap">{items}</nav>'

    def switch(self, k, on):
        box = f'<input class="form-check-input m-0" type="checkbox" style="display:block"{" checked" if on else ""}>'
        return f'<div class="form-switch" style="padding:0">{box}</div>'

    def mark(self, k, round, on):
        kind = "radio" if round else "checkbox"
        return f'<input class="form-check-input m-0" type="{kind}" style="display:block"{" checked" if on else ""}>'

    def card(self, k, title, body):
        return (
            f'<div class="card {self.shade}" data-c="Container" data-check><div class="card-body"><h5 class="card-title">{title}</h5>'
            f'<div class="card-text">{body}</div></div></div>'
        )


class Bootswatch(Bootstrap):
    """Each theme with its own idea of a pressed button."""

    plain, shade = "default", ""

    def look(self, k):
        theme = k.r.choice(THEMES)
        self.colour = k.r.choice(["default", "default", "primary", "primary", "success", "info", "warning", "danger"])
        self.size = k.r.choice(["", "", "btn-lg", "btn-sm"])
        self.field_size = k.r.choice(["", "", "input-lg", "input-sm"])
        drawn = {"Checkbox": "input", "Slider": "input"}
        css = "input[type=checkbox],input[type=radio]{margin:0;display:block}"
        return Look(f"bootswatch-{theme}", [SWATCH.format(theme)], drawn=drawn, dark=theme in DARK, css=css)

    def pressed(self, k):
        return f"btn-{self.colour}"

    def header(self, k, title, icons):
        ground = k.r.choice(["navbar-default", "navbar-inverse"])
        signs = "".join(f'<span class="navbar-text" style="margin:0 0 0 16px;float:none">{i}</span>' for i in icons)
        return (
            f'<nav class="navbar {ground}" style="margin:0;border-radius:0;padding:0 14px;display:flex;align-items:center">'
            f'<span class="navbar-brand" style="flex:1;float:none;padding-left:0">{title}</span>{signs}</nav>'
        )

    def strip(self, k, kind, cells, chosen):
        style = k.r.choice(["nav-tabs", "nav-pills", "navbar-nav"] if kind == TAB else ["nav-tabs", "nav-pills"])
        items = "".join(
            item(
                "li",
                "active" if i == chosen else "",
                kind,
                i == chosen,
                f'<a style="text-align:center;margin:0;padding-left:4px;padding-right:4px">{c}</a>',
                "margin:0;float:none",
            )
            for i, c in enumerate(cells)
        )
        nav = f'<ul class="nav {style}" style="display:flex;margin:0;float:none">{items}</ul>'
        if style != "navbar-nav":
            return nav
        ground = k.r.choice(["navbar-default", "navbar-inverse"])
        return f'<nav class="navbar {ground}" style="margin:0;border-radius:0">{nav}</nav>'

    def mark(self, k, round, on):
        return f'<input type="{"radio" if round else "checkbox"}"{" checked" if on else ""}>'

    def card(self, k, title, body):
        style = k.r.choice(["panel-default", "panel-default", "panel-primary", "panel-info"])
        return (
            f'<div class="panel {style}" style="margin:0" data-c="Container" data-check><div class="panel-heading">{title}</div>'
            f'<div class="panel-body">{body}</div></div>'
        )
