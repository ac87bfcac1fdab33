"""jQuery UI in its 24 themes and jQuery Mobile, from Debian's packages; written as their scripts leave the page."""

from pathlib import Path

from .library import TAB, Library, Look, apart, item, ruled, words

UI = Path("/usr/share/javascript/jquery-ui-themes")
MOBILE = "/usr/share/javascript/jquery-mobile/jquery.mobile-1.4.5.min.css"
DARK = {"dark-hive", "dot-luv", "eggplant", "le-frog", "mint-choc", "swanky-purse", "trontastic", "ui-darkness", "vader", "black-tie"}


class JQueryUI(Library):
    """Rows of buttons and tabs with textures, gradients and frames."""

    def look(self, k):
        themes = sorted(p.name for p in UI.iterdir() if (p / "jquery-ui.css").exists())
        theme = k.r.choice(themes)
        self.size = k.r.choice([13, 14, 15, 16])
        drawn = {"Checkbox": "span", "Slider": ".ui-slider"}
        css = f".ui-widget,.ui-widget button{{font-size:{self.size}px}}body{{font:{self.size}px sans-serif}}.ui-button{{margin:0}}"
        dark = theme in DARK and k.chance(0.7)
        if dark:
            css += "body{background:#2b2b2b;color:#eee}"
        return Look(f"jquery-ui-{theme}", [str(UI / theme / "jquery-ui.css")], drawn=drawn, css=css, dark=dark)

    def header(self, k, title, icons):
        edge = "border-left:0;border-right:0;border-top:0"
        return (
            f'<div class="ui-widget ui-widget-header" style="{edge};padding:12px 16px;display:flex;gap:16px">'
            f'<span style="flex:1">{title}</span>{"".join(icons)}</div>'
        )

    def group(self, k, kind, cells, chosen):
        last = len(cells) - 1
        items = ""
        for i, c in enumerate(cells):
            corner = "" if kind == TAB else "ui-corner-left" if i == 0 else "ui-corner-right" if i == last else ""
            on = "ui-checkboxradio-checked ui-state-active" if i == chosen else ""
            items += item("label", f"ui-button ui-widget ui-controlgroup-item {corner} {on}", kind, i == chosen, c)
        return f'<div class="ui-controlgroup ui-controlgroup-horizontal" style="display:flex">{items}</div>'

    def strip(self, k, kind, cells, chosen):
        items = "".join(
            item(
                "li",
                f"ui-tabs-tab ui-corner-top ui-state-default ui-tab {'ui-tabs-active ui-state-active' if i == chosen else ''}",
                kind,
                i == chosen,
                f'<a class="ui-tabs-anchor" style="float:none;display:block;padding-left:2px;padding-right:2px">{c}</a>',
            )
            for i, c in enumerate(cells)
        )
        head = f'<ul class="ui-tabs-nav ui-corner-all ui-helper-reset ui-widget-header" style="display:flex">{items}</ul>'
        return f'<div class="ui-tabs ui-widget ui-widget-content ui-corner-all">{head}</div>'

    def mark(self, k, round, on):
        shown = f"{'ui-icon-blank' if round or not on else 'ui-icon-check'} {'ui-state-checked' if on else ''}"
        icon = f'<span class="ui-checkboxradio-icon ui-corner-all ui-icon ui-icon-background {shown}" style="display:block"></span>'
        kind = "ui-checkboxradio-radio-label" if round else ""
        return f'<label class="{kind} {"ui-checkboxradio-checked" if on else ""}" style="display:block">{icon}</label>'

    def range(self, k, value):
        fill = f'<div class="ui-slider-range ui-corner-all ui-widget-header ui-slider-range-min" style="width:{value}%"></div>'
        handle = f'<span class="ui-slider-handle ui-corner-all ui-state-default" style="left:{value}%"></span>'
        return (
            '<div class="ui-slider ui-corner-all ui-slider-horizontal ui-widget ui-widget-content" style="margin:6px 12px">'
            f"{fill if k.chance(0.6) else ''}{handle}</div>"
        )

    def entry(self, k, body):
        return f'<div class="ui-widget ui-widget-content ui-corner-all" style="padding:8px" data-c="TextField">{body}</div>'

    def button(self, k, body):
        return f'<button class="ui-button ui-corner-all ui-widget" data-c="Container" data-check data-k>{body}</button>'

    def card(self, k, title, body):
        return (
            '<div class="ui-widget ui-widget-content ui-corner-all" data-c="Container" data-check>'
            f'<div class="ui-widget-header ui-corner-top" style="padding:8px 12px">{title}</div><div style="padding:12px">{body}</div></div>'
        )

    def listing(self, k, rows):
        items = ruled(rows, "10px 12px")
        return f'<div class="ui-widget ui-widget-content ui-corner-all" data-c="Container" data-check>{items}</div>'

    def dialog(self, k, title, body, actions):
        buttons = apart([self.button(k, a) for a in actions])
        return (
            '<div class="ui-dialog ui-corner-all ui-widget ui-widget-content" style="position:static" data-c="Dialog">'
            f'<div class="ui-dialog-titlebar ui-corner-all ui-widget-header">{title}</div><div class="ui-dialog-content ui-widget-content">{body}</div>'
            f'<div class="ui-dialog-buttonpane ui-widget-content"><div class="ui-dialog-buttonset">{buttons}</div></div></div>'
        )


class JQueryMobile(Library):
    """Both swatches of the one theme that mobile pages of a whole decade share."""

    def look(self, k):
        self.swatch = k.r.choice(["a", "a", "b"])
        ground, ink = ("#f9f9f9", "#333") if self.swatch == "a" else ("#252525", "#fff")
        css = (
            f"html,body{{background:{ground}!important;color:{ink}}}#screen{{font-family:sans-serif;font-size:16px}}.ui-btn{{margin:0}}"
            ".empty .ui-checkbox label::after,.empty .ui-radio label::after{visibility:hidden!important}"
        )
        drawn = {"Toggle": ".ui-flipswitch", "Slider": ".ui-slider-track"}
        body = f'class="ui-page-theme-{self.swatch}"'
        return Look(f"jquery-mobile-{self.swatch}", [MOBILE], drawn=drawn, css=css, dark=self.swatch == "b", body=body)

    def header(self, k, title, icons):
        swatch = k.r.choice("ab")
        return (
            f'<div class="ui-header ui-bar-{swatch}" style="display:flex;align-items:center;padding:0 14px;gap:16px">'
            f'<h1 class="ui-title" style="flex:1;margin:0;text-align:{k.r.choice(["left", "center"])}">{title}</h1>{"".join(icons)}</div>'
        )

    def group(self, k, kind, cells, chosen):
        last = len(cells) - 1
        items = ""
        for i, c in enumerate(cells):
            end = " ui-first-child" * (i == 0) + " ui-last-child" * (i == last)
            style = f"border-left-width:{int(i == 0)}px;border-radius:{'.3em' if i == 0 else 0} {'.3em .3em' if i == last else '0 0'} {'.3em' if i == 0 else 0}"
            items += item("label", f"ui-btn ui-btn-{self.swatch} {'ui-btn-active' if i == chosen else ''}{end}", kind, i == chosen, c, style)
        return f'<div style="display:flex">{items}</div>'

    def strip(self, k, kind, cells, chosen):
        items = "".join(
            item("a", f"ui-link ui-btn ui-btn-{self.swatch} {'ui-btn-active' if i == chosen else ''}", kind, i == chosen, c, "border-left-width:0")
            for i, c in enumerate(cells)
        )
        return f'<div class="ui-navbar" style="display:flex">{items}</div>'

    def switch(self, k, on):
        active = " ui-flipswitch-active" if on else ""
        return (
            f'<div class="ui-flipswitch ui-shadow-inset ui-bar-inherit ui-corner-all{active}" style="margin:0">'
            '<a class="ui-flipswitch-on ui-btn ui-shadow ui-btn-inherit">&nbsp;</a><span class="ui-flipswitch-off">&nbsp;</span></div>'
        )

    def _marked(self, kind, label, on):
        place = '<i data-w="Checkbox" data-on="%d" style="position:absolute;left:9px;top:50%%;width:22px;height:22px;margin-top:-11px"></i>' % on
        shown = f"ui-{kind}-{'on' if on else 'off'}"
        return (
            f'<div class="ui-{kind}" style="margin:0"><label class="ui-btn ui-corner-all ui-btn-{self.swatch} ui-btn-icon-left {shown}" '
            f'data-c="Container" data-check style="text-align:left">{place}{label}</label></div>'
        )

    def checkbox(self, k, label, on):
        return self._marked("checkbox", words(label), on)

    def radio(self, k, label, on):
        return self._marked("radio", words(label), on)

    def range(self, k, value):
        fill = f'<div class="ui-slider-bg ui-btn-active" style="width:{value}%"></div>' if k.chance(0.6) else ""
        return (
            '<div class="ui-slider-track ui-shadow-inset ui-bar-inherit ui-corner-all" style="margin:8px 16px">'
            f'{fill}<a class="ui-slider-handle ui-btn ui-shadow ui-btn-{self.swatch}" style="left:{value}%"></a></div>'
        )

    def entry(self, k, body):
        shape = f"ui-input-text ui-body-{self.swatch} ui-corner-all ui-shadow-inset"
        return f'<div class="{shape}" style="padding:7px 10px;margin:0" data-c="TextField">{body}</div>'

    def button(self, k, body):
        kind = k.r.choice(["", "ui-btn-active", "ui-btn-inline ui-mini"])
        return f'<a class="ui-btn ui-btn-{self.swatch} ui-corner-all ui-shadow {kind}" data-c="Container" data-check data-k>{body}</a>'

    def card(self, k, title, body):
        head = f'<div class="ui-bar ui-bar-{self.swatch}">{title}</div>'
        return f'<div class="ui-corner-all" style="overflow:hidden" data-c="Container" data-check>{head}<div class="ui-body ui-body-{self.swatch}">{body}</div></div>'

    def listing(self, k, rows):
        items = "".join(f'<li class="ui-li-static ui-body-{self.swatch}">{r}</li>' for r in rows)
        return f'<ul class="ui-listview ui-listview-inset ui-corner-all ui-shadow" style="margin:0" data-c="Container" data-check>{items}</ul>'

    def dialog(self, k, title, body, actions):
        buttons = "".join(f'<div style="margin-top:8px">{self.button(k, a)}</div>' for a in actions)
        head = f'<div class="ui-header ui-bar-{self.swatch}"><h1 class="ui-title" style="margin:0 12px">{title}</h1></div>'
        return f'<div class="ui-corner-all ui-overlay-shadow ui-body-{self.swatch}" style="overflow:hidden" data-c="Dialog">{head}<div class="ui-content" style="padding:16px">{body}{buttons}</div></div>'
