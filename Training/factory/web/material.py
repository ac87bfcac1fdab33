"""Material Design Lite, from Debian's package; written as its script leaves the page."""

from .library import Library, Look, item

STYLE = "/usr/share/javascript/libjs-material-design-lite/css/material.min.css"


class MaterialLite(Library):
    """Material of 2015: tabs with a line below, raised buttons, round switches."""

    def look(self, k):
        tint = k.brand_colour() if k.chance(0.7) else "#3f51b5"
        self.tint = tint
        css = (
            f".mdl-button--colored.mdl-button--raised,.mdl-switch.is-checked .mdl-switch__thumb,.mdl-slider__background-lower,"
            f".mdl-checkbox.is-checked .mdl-checkbox__tick-outline,.mdl-radio__inner-circle,.mdl-tabs__tab.is-active:after{{background:{tint}!important}}"
            f".mdl-switch.is-checked .mdl-switch__track{{background:{tint}80!important}}.mdl-radio.is-checked .mdl-radio__outer-circle,"
            f".mdl-checkbox.is-checked .mdl-checkbox__box-outline{{border-color:{tint}!important}}"
            f".mdl-slider.is-upgraded::-webkit-slider-thumb{{background:{tint}!important;border-color:{tint}!important}}"
        )
        drawn = {"Toggle": ".mdl-switch__track", "Checkbox": "[data-mark]", "Slider": "input"}
        return Look("mdl", [STYLE], drawn=drawn, css=css)

    def header(self, k, title, icons):
        fill = k.r.choice([self.tint, self.tint, "#fff"])
        ink = "#fff" if fill != "#fff" else "#222"
        return (
            f'<div class="mdl-shadow--2dp" style="background:{fill};color:{ink};height:56px;padding:0 16px;display:flex;align-items:center;gap:20px">'
            f'<span class="mdl-layout-title" style="flex:1;font-size:20px">{title}</span>{"".join(icons)}</div>'
        )

    def strip(self, k, kind, cells, chosen):
        items = "".join(
            item("a", f"mdl-tabs__tab {'is-active' if i == chosen else ''}", kind, i == chosen, c, "padding:0 4px;float:none;line-height:1.2;display:flex;align-items:center;justify-content:center")
            for i, c in enumerate(cells)
        )
        return f'<div class="mdl-tabs is-upgraded"><div class="mdl-tabs__tab-bar" style="display:flex">{items}</div></div>'

    def switch(self, k, on):
        return (
            f'<label class="mdl-switch is-upgraded {"is-checked" if on else ""}" style="width:36px;margin:4px">'
            '<div class="mdl-switch__track"></div><div class="mdl-switch__thumb"></div></label>'
        )

    def mark(self, k, round, on):
        checked = "is-checked" if on else ""
        if round:
            return (
                f'<label class="mdl-radio is-upgraded {checked}" style="width:16px"><span class="mdl-radio__outer-circle" data-mark></span>'
                '<span class="mdl-radio__inner-circle"></span></label>'
            )
        return (
            f'<label class="mdl-checkbox is-upgraded {checked}" style="width:16px"><span class="mdl-checkbox__box-outline" data-mark>'
            '<span class="mdl-checkbox__tick-outline"></span></span></label>'
        )

    def range(self, k, value):
        flow = "".join(
            f'<div class="mdl-slider__background-{side}" style="flex:{share} 1 0%"></div>'
            for side, share in (("lower", value / 100), ("upper", 1 - value / 100))
        )
        return (
            f'<div class="mdl-slider__container"><input class="mdl-slider is-upgraded" type="range" value="{value}">'
            f'<div class="mdl-slider__background-flex">{flow}</div></div>'
        )

    def entry(self, k, body):
        return f'<div data-c="TextField" data-underline style="border-bottom:1px solid rgba(0,0,0,.12);padding:4px 0;font-size:16px">{body}</div>'

    def button(self, k, body):
        kind = k.r.choice(["mdl-button--raised", "mdl-button--raised mdl-button--colored"])
        return f'<button class="mdl-button {kind}" data-c="Container" data-check data-k>{body}</button>'

    def card(self, k, title, body):
        return (
            '<div class="mdl-card mdl-shadow--2dp" style="width:100%;min-height:0" data-c="Container" data-check>'
            f'<div class="mdl-card__title"><h2 class="mdl-card__title-text">{title}</h2></div><div class="mdl-card__supporting-text">{body}</div></div>'
        )

    def listing(self, k, rows):
        items = "".join(f'<div class="mdl-list__item">{r}</div>' for r in rows)
        return f'<div class="mdl-shadow--2dp" style="background:#fff" data-c="Container" data-check>{items}</div>'

    def dialog(self, k, title, body, actions):
        buttons = "".join(f'<button class="mdl-button" data-k>{a}</button>' for a in actions)
        return (
            '<div class="mdl-dialog" style="width:auto;box-sizing:border-box;background:#fff" data-c="Dialog">'
            f'<div class="mdl-dialog__title" style="font-size:22px;line-height:1.2">{title}</div><div class="mdl-dialog__content">{body}</div>'
            f'<div class="mdl-dialog__actions">{buttons}</div></div>'
        )
