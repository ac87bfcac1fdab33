"""Dojo's mobile widgets in six themes and its desktop widgets in four, from Debian's packages; written as their scripts leave the page."""

from pathlib import Path

from .library import TAB, Library, Look, item

MOBILE = Path("/usr/share/javascript/dojox/mobile/themes")
DESKTOP = Path("/usr/share/javascript/dijit/themes")
# Looks that are dark throughout.
DARK = {"holodark", "blackberry"}
# Kinds of tab bars; the first two have room for an icon over a word.
LOW_BARS = ["TabBar", "TallTab"]
HIGH_BARS = ["StandardTab", "SlimTab", "TabBar"]
# Looks in which all tabs but the selected one are filled: of two nobody sees which is meant.
INVERSE = {("ios7", "SlimTab"), ("ios7", "TallTab")}
SWITCHES = ["mblSwRoundShape1", "mblSwRoundShape2", "mblSwArcShape1", "mblSwArcShape2", "mblSwDefaultShape", "mblSwSquareShape"]


class DojoMobile(Library):
    """The phones of 2012: gloss, gradients, square Holo, iOS 7."""

    def look(self, k):
        self.theme = k.r.choice(["iphone", "iphone", "ios7", "ios7", "android", "holodark", "custom", "blackberry"])
        self.shape = k.r.choice(SWITCHES)
        dark = self.theme in DARK
        page = {"holodark": "#000", "blackberry": "#222"}.get(self.theme, k.r.choice(["#fff", "#c5ccd4", "#efeff4"]))
        css = f"body{{background:{page};color:{'#fff' if dark else '#000'};font:16px Helvetica,sans-serif}}.mblTabBar{{box-sizing:border-box}}"
        drawn = {"Toggle": ".mblSwitch", "Checkbox": "input", "Slider": ".mblSlider"}
        return Look(f"dojo-{self.theme}", [str(MOBILE / self.theme / f"{self.theme}.css")], drawn=drawn, css=css, dark=dark)

    def header(self, k, title, icons):
        signs = f'<span style="position:absolute;right:12px;top:0;height:100%;display:flex;align-items:center;gap:14px">{"".join(icons)}</span>'
        return f'<h1 class="mblHeading" style="margin:0;position:relative"><span class="mblHeadingSpanTitle">{title}</span>{signs}</h1>'

    def _bar(self, kind, shape, cells, chosen):
        label = '<div class="mblTabBarButtonLabel" style="margin-left:0;line-height:inherit">'
        items = "".join(
            item(
                "li", f"mblTabBarButton {'mblTabBarButtonSelected' if i == chosen else ''}", kind, i == chosen, f"{label}{c}</div>",
                "float:none;width:auto;margin:0;height:auto;padding-left:2px;padding-right:2px;display:flex;flex-direction:column;justify-content:center",
            )
            for i, c in enumerate(cells)
        )
        tall = f"height:auto;min-height:{52 if kind == TAB else 32}px;line-height:1.3"
        return f'<ul class="mblTabBar mblTabBar{shape} mblTabBarFill mblTabBarNoIcons" style="display:flex;{tall}">{items}</ul>'

    def group(self, k, kind, cells, chosen):
        return self._bar(kind, "SegmentedControl", cells, chosen) if kind != TAB else ""

    def strip(self, k, kind, cells, chosen):
        shape = k.r.choice(LOW_BARS if kind == TAB else HIGH_BARS)
        if (self.theme, shape) in INVERSE:
            shape = "TabBar"
        return self._bar(kind, shape, cells, chosen)

    def switch(self, k, on):
        state = "mblSwitchOn" if on else "mblSwitchOff"
        parts = '<div class="mblSwitchBg mblSwitchBgLeft"></div><div class="mblSwitchBg mblSwitchBgRight"></div><div class="mblSwitchKnob"></div>'
        return f'<div class="mblSwitch {self.shape} {state}"><div class="mblSwitchInner">{parts}</div></div>'

    def mark(self, k, round, on):
        name, kind = ("mblRadioButton", "radio") if round else ("mblCheckBox", "checkbox")
        return f'<input type="{kind}" class="{name} {f"{name}Checked" if on else ""}" {"checked" if on else ""} style="width:20px;height:20px;margin:2px;transform:none">'

    def range(self, k, value):
        bar = f'<div class="mblSliderProgressBar" style="position:absolute;width:{value}%"></div>'
        handle = f'<div class="mblSliderHandle" style="position:absolute;left:{value}%"></div>'
        return (
            '<div class="mblSlider mblSliderH" style="width:auto"><div style="position:relative;height:100%;width:100%">'
            f"{bar}{handle}</div></div>"
        )

    def entry(self, k, body):
        return f'<div class="mblTextBox" data-c="TextField" style="display:block;width:100%;box-sizing:border-box;height:auto;padding:6px">{body}</div>'

    def button(self, k, body):
        colour = k.r.choice(["", "mblBlueButton", "mblRedButton"])
        return f'<button class="mblButton {colour}" data-c="Container" data-check data-k>{body}</button>'

    def card(self, k, title, body):
        return f'<div class="mblRoundRect" style="margin:0" data-c="Container" data-check><div style="font-weight:bold">{title}</div>{body}</div>'

    def listing(self, k, rows):
        name, style = k.r.choice([("mblRoundRectList", "margin:0"), ("mblEdgeToEdgeList", "")])
        items = "".join(f'<li class="mblListItem" style="height:auto;line-height:1.3;padding:9px">{r}</li>' for r in rows)
        return f'<ul class="{name}" style="padding:0;{style}" data-c="Container" data-check>{items}</ul>'

    def dialog(self, k, title, body, actions):
        buttons = "".join(
            f'<button class="mblButton mblSimpleDialogButton" style="margin:6px;width:auto" data-c="Container" data-check data-k>{a}</button>' for a in actions
        )
        return (
            '<div class="mblSimpleDialog" style="position:static;visibility:visible;width:auto;box-sizing:border-box" data-c="Dialog">'
            f'<div class="mblSimpleDialogContainer"><div class="mblSimpleDialogTitle">{title}</div><div class="mblSimpleDialogText">{body}</div>{buttons}</div></div>'
        )


class Dijit(Library):
    """Small desktop widgets: tabs that grow out of their panel, pressed buttons."""

    def look(self, k):
        self.theme = k.r.choice(["claro", "tundra", "soria", "nihilo"])
        self.size = k.r.choice([12, 13, 14, 16])
        css = (
            f"body{{background:#fff;color:#222;font:{self.size}px sans-serif}}.dijitButtonNode{{width:100%;box-sizing:border-box}}"
            ".dijitTab{float:none!important;margin-right:0!important}.dijitTabContainerTop-tabs{width:100%!important;display:flex!important}"
        )
        drawn = {"Checkbox": ".dijitCheckBox,.dijitRadio", "Slider": ".dijitSlider"}
        styles = [str(DESKTOP / "dijit.css"), str(DESKTOP / self.theme / f"{self.theme}.css")]
        return Look(f"dijit-{self.theme}", styles, body=f'class="{self.theme}"', drawn=drawn, css=css)

    def header(self, k, title, icons):
        fill = k.r.choice(["#fff", "#eee", "#2a5db0;color:#fff", "#cfe5fa"])
        return f'<div style="background:{fill};padding:12px 16px;display:flex;gap:16px;font-size:1.3em"><span style="flex:1">{title}</span>{"".join(icons)}</div>'

    def group(self, k, kind, cells, chosen):
        frame = "dijitReset dijitInline"
        items = ""
        for i, c in enumerate(cells):
            on = "dijitToggleButtonChecked dijitButtonChecked dijitChecked" if i == chosen else ""
            body = f'<span class="{frame} dijitButtonNode" style="padding:6px 2px"><span class="{frame} dijitButtonText">{c}</span></span>'
            items += item("span", f"dijit {frame} dijitToggleButton dijitButton {on}", kind, i == chosen, body, "margin:0")
        # only there does a pressed button look pressed
        place = k.r.choice(["dijitToolbar", "dijitStackController"])
        return f'<div class="{place}" style="display:flex;gap:{k.r.choice([0, 0, 0, 3])}px;padding:0;border:0">{items}</div>'

    def strip(self, k, kind, cells, chosen):
        items = "".join(
            item(
                "div", f"dijitTabInner dijitTabContent dijitTab {'dijitTabChecked dijitChecked' if i == chosen else ''}", kind, i == chosen,
                f'<span class="tabLabel">{c}</span>', "padding-left:2px;padding-right:2px",
            )
            for i, c in enumerate(cells)
        )
        strip = f'<div class="nowrapTabStrip dijitTabContainerTop-tabs">{items}</div>'
        return (
            '<div class="dijitTabContainer dijitTabContainerTop"><div class="dijitTabListWrapper dijitTabContainerTopNone dijitTabNoLayout">'
            f"{strip}</div></div>"
        )

    def mark(self, k, round, on):
        name = "dijitRadio" if round else "dijitCheckBox"
        return f'<div class="dijit dijitReset dijitInline {name} {f"{name}Checked dijitChecked" if on else ""}"></div>'

    def range(self, k, value):
        done = f'<div class="dijitReset dijitSliderProgressBar dijitSliderProgressBarH" style="width:{value}%;position:absolute;height:100%;background-size:100% 100%"></div>'
        handle = f'<div class="dijitSliderMoveable dijitSliderMoveableH" style="left:{value}%;position:absolute"><div class="dijitSliderImageHandle dijitSliderImageHandleH"></div></div>'
        return (
            '<div class="dijit dijitReset dijitSlider dijitSliderH" style="padding:12px 8px"><div class="dijitReset dijitSliderBarContainerH" '
            f'style="position:relative;height:6px"><div class="dijitReset dijitSliderBar dijitSliderBarH" style="position:absolute;width:100%;height:100%">'
            f"</div>{done}{handle}</div></div>"
        )

    def entry(self, k, body):
        return f'<div class="dijit dijitReset dijitLeft dijitTextBox" style="display:block;width:100%;box-sizing:border-box;padding:5px" data-c="TextField">{body}</div>'

    def button(self, k, body):
        inner = f'<span class="dijitReset dijitInline dijitButtonNode" style="padding:6px 12px" data-c="Container" data-check data-k>{body}</span>'
        return f'<span class="dijit dijitReset dijitInline dijitButton">{inner}</span>'

    def card(self, k, title, body):
        head = f'<div class="dijitTitlePaneTitle dijitTitlePaneTitleOpen" style="padding:6px">{title}</div>'
        return f'<div class="dijitTitlePane" data-c="Container" data-check>{head}<div class="dijitTitlePaneContentOuter" style="padding:8px">{body}</div></div>'

    def listing(self, k, rows):
        items = "".join(f'<div class="dijitReset dijitMenuItem" style="padding:6px">{r}</div>' for r in rows)
        return f'<div class="dijit dijitReset dijitMenu" style="display:block" data-c="Container" data-check>{items}</div>'

    def dialog(self, k, title, body, actions):
        buttons = "".join(self.button(k, a) for a in actions)
        return (
            f'<div class="dijitDialog" style="position:static" data-c="Dialog"><div class="dijitDialogTitleBar"><span class="dijitDialogTitle">{title}</span></div>'
            f'<div class="dijitDialogPaneContent" style="width:auto;height:auto"><div style="padding-bottom:10px">{body}</div>{buttons}</div></div>'
        )
