"""Spectre.css, from Debian's package."""

from .library import Library, Look, item

STYLE = "/usr/share/javascript/spectre/spectre.min.css"


class Spectre(Library):
    """Light and flat; violet unless a screen draws another colour."""

    def look(self, k):
        tint = k.brand_colour() if k.chance(0.6) else "#5755d9"
        css = (
            f".btn{{color:{tint};border-color:{tint}}}.btn.active,.btn.btn-primary{{background:{tint};color:#fff}}"
            f".tab .tab-item.active a{{border-bottom-color:{tint};color:{tint}}}.form-checkbox input:checked+.form-icon,"
            f".form-radio input:checked+.form-icon,.form-switch input:checked+.form-icon{{background:{tint};border-color:{tint}}}"
            f".slider::-webkit-slider-thumb{{background:{tint}}}"
        )
        self.size = k.r.choice(["", "", "btn-lg", "btn-sm"])
        drawn = {"Toggle": "i", "Checkbox": "i", "Slider": "input"}
        return Look("spectre", [STYLE], drawn=drawn, css=css)

    def header(self, k, title, icons):
        fill, ink = k.r.choice([("#fff", "#3b4351"), ("#303742", "#fff"), ("#f7f8f9", "#3b4351")])
        return (
            f'<header class="navbar" style="background:{fill};color:{ink};padding:12px 16px"><span class="text-bold" style="flex:1">{title}</span>'
            f'<span style="display:flex;gap:16px">{"".join(icons)}</span></header>'
        )

    def group(self, k, kind, cells, chosen):
        items = "".join(
            item("button", f"btn {self.size} {'active' if i == chosen else ''}", kind, i == chosen, c, "height:auto") for i, c in enumerate(cells)
        )
        return f'<div class="btn-group btn-group-block">{items}</div>'

    def strip(self, k, kind, cells, chosen):
        items = "".join(
            item("li", f"tab-item {'active' if i == chosen else ''}", kind, i == chosen, f"<a>{c}</a>") for i, c in enumerate(cells)
        )
        return f'<ul class="tab tab-block" style="margin:0">{items}</ul>'

    def _input(self, shape, kind, on):
        return (
            f'<label class="{shape}" style="padding:0;margin:0;width:{"32px" if shape == "form-switch" else "14px"};height:22px;display:block">'
            f'<input type="{kind}"{" checked" if on else ""}><i class="form-icon" style="left:0"></i></label>'
        )

    def switch(self, k, on):
        return self._input("form-switch", "checkbox", on)

    def mark(self, k, round, on):
        return self._input("form-radio", "radio", on) if round else self._input("form-checkbox", "checkbox", on)

    def range(self, k, value):
        return f'<input class="slider" type="range" value="{value}" style="width:100%">'

    def entry(self, k, body):
        size = k.r.choice(["", "", "input-lg", "input-sm"])
        return f'<div class="form-input {size}" data-c="TextField" style="white-space:nowrap;overflow:hidden">{body}</div>'

    def button(self, k, body):
        kind = k.r.choice(["", "btn-primary", "btn-primary"])
        return f'<button class="btn {kind} {self.size}" data-c="Container" data-check data-k>{body}</button>'

    def card(self, k, title, body):
        return f'<div class="card" data-c="Container" data-check><div class="card-header"><div class="card-title h5">{title}</div></div><div class="card-body">{body}</div></div>'

    def listing(self, k, rows):
        items = "".join(f'<li class="menu-item" style="padding:8px">{r}</li>' for r in rows)
        return f'<ul class="menu" style="transform:none" data-c="Container" data-check>{items}</ul>'

    def dialog(self, k, title, body, actions):
        buttons = "".join(f'<button class="btn {"btn-primary" if i else ""}" style="margin-left:8px" data-c="Container" data-check data-k>{a}</button>' for i, a in enumerate(actions))
        return (
            f'<div class="modal-container" style="width:100%;box-sizing:border-box" data-c="Dialog"><div class="modal-header"><div class="modal-title h5">{title}</div></div>'
            f'<div class="modal-body">{body}</div><div class="modal-footer">{buttons}</div></div>'
        )
