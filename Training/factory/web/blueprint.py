"""Blueprint, from the package that carries it for Python; written as its components leave the page."""

from .library import Library, Look, apart, choose, item, ruled, titled


class Blueprint(Library):
    """Made for desktops: small grey buttons with fine shadows, segments on a track, tabs with a line."""

    def look(self, k):
        self.dark = k.chance(0.35)
        self.size = choose(k, "", "bp5-large", "bp5-large", "bp5-small")
        self.buttons = choose(k, "", "", "bp5-outlined", "bp5-minimal")
        self.intent = choose(k, "bp5-intent-primary", "bp5-intent-primary", "bp5-intent-success", "bp5-intent-warning", "bp5-intent-danger")
        ground, ink = (choose(k, "#252a31", "#1c2127"), "#f6f7f9") if self.dark else (choose(k, "#fff", "#f6f7f9"), "#1c2127")
        drawn = {"Toggle": ".bp5-control-indicator", "Checkbox": ".bp5-control-indicator", "Slider": ".bp5-slider", "TextField": "input"}
        body = 'class="bp5-dark"' if self.dark else ""
        css = f"body{{background:{ground};color:{ink};font-family:Inter,sans-serif;font-size:14px}}.bp5-tab-list{{overflow:visible}}"
        style = self.package("dash_blueprint_components") / "blueprint.css"
        return Look(f"blueprint-{self.buttons[4:] or 'plain'}", [str(style)], drawn=drawn, body=body, css=css, dark=self.dark)

    def header(self, k, title, icons):
        line = "border-bottom:1px solid #8884;" if k.chance(0.5) else "box-shadow:0 1px 3px #0004;"
        return titled(title, icons, line)

    def group(self, k, kind, cells, chosen):
        """A segmented control, or buttons of which one is pressed in; both at times in the colour of the intent."""
        track = k.chance(0.45)
        pressed = f"{'' if track else 'bp5-active'} {self.intent if k.chance(0.45) else ''}"
        others = "bp5-minimal" if track else ""
        look = f"bp5-button {self.size} {'' if track else choose(k, '', '', 'bp5-outlined')}"
        items = "".join(
            item("button", f"{look} {pressed if i == chosen else others}", kind, i == chosen, f'<span class="bp5-button-text">{c}</span>',
                 "height:auto;justify-content:center")
            for i, c in enumerate(cells)
        )  # fmt: skip
        return f'<div class="{"bp5-segmented-control" if track else "bp5-button-group"} bp5-fill" style="display:flex">{items}</div>'

    def strip(self, k, kind, cells, chosen):
        side = choose(k, "center", "center", "flex-start")
        bars = [self._tab(kind, c, i == chosen, side) for i, c in enumerate(cells)]
        large = "bp5-large" if self.size == "bp5-large" else ""
        return f'<div class="bp5-tabs"><div class="bp5-tab-list {large}" role="tablist" style="gap:0">{"".join(bars)}</div></div>'

    def _tab(self, kind, body, on, side):
        line = '<div class="bp5-tab-indicator" style="position:absolute;left:0;right:0;bottom:0;height:3px;background:#2d72d2"></div>'
        cell = item("div", "bp5-tab", kind, on, body + (line if on else ""), f"position:relative;margin:0;justify-content:{side}")
        return cell.replace("<div", f'<div role="tab" aria-selected="{str(on).lower()}"', 1)

    def _control(self, shape, kind, on):
        return (
            f'<label class="bp5-control bp5-{shape} {"bp5-large" if self.size == "bp5-large" else ""}" style="margin:0;padding-right:0;min-width:0">'
            f'<input type="{kind}"{" checked" if on else ""}><span class="bp5-control-indicator" style="margin-right:0"></span></label>'
        )

    def switch(self, k, on):
        return self._control("switch", "checkbox", on)

    def mark(self, k, round, on):
        return self._control("radio", "radio", on) if round else self._control("checkbox", "checkbox", on)

    def range(self, k, value):
        return (
            '<div class="bp5-slider bp5-slider-unlabeled" style="min-width:0"><div class="bp5-slider-track"><div class="bp5-slider-progress" style="left:0;right:0;top:0">'
            f'</div><div class="bp5-slider-progress {self.intent}" style="left:0;right:{100 - value}%;top:0"></div></div>'
            f'<span class="bp5-slider-handle" style="left:calc({value}% - 8px)"></span></div>'
        )

    def entry(self, k, body):
        look = choose(k, "", "", "bp5-round") + (" bp5-large" if self.size == "bp5-large" else "")
        return f'<div class="bp5-input {look}" data-c="TextField" style="display:flex;align-items:center;white-space:nowrap;overflow:hidden">{body}</div>'

    def button(self, k, body):
        intent = self.intent if k.chance(0.5) else ""
        seen = 'data-c="Container" data-check' if self.buttons != "bp5-minimal" else ""
        return f'<button class="bp5-button {self.size} {self.buttons} {intent}" {seen} data-k><span class="bp5-button-text">{body}</span></button>'

    def card(self, k, title, body):
        rise = choose(k, "bp5-elevation-0", "bp5-elevation-1", "bp5-elevation-2")
        return f'<div class="bp5-card {rise}" data-c="Container" data-check><h5 class="bp5-heading">{title}</h5>{body}</div>'

    def listing(self, k, rows):
        return f'<div class="bp5-card" style="padding:4px 16px" data-c="Container" data-check>{ruled(rows)}</div>'

    def dialog(self, k, title, body, actions):
        """Its head and body stand on two grounds."""
        buttons = [f'<button class="bp5-button {self.intent if i else ""}" data-c="Container" data-check data-k>{a}</button>' for i, a in enumerate(actions)]
        return (
            f'<div class="bp5-dialog" style="width:auto;margin:0;padding-bottom:12px" data-c="Dialog"><div class="bp5-dialog-header"><h6 class="bp5-heading">{title}</h6></div>'
            f'<div class="bp5-dialog-body">{body}</div><div style="text-align:right;padding:0 16px">{apart(buttons)}</div></div>'
        )
