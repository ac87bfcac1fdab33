"""Ant Design: a program on React, from the package that carries it for Python."""

from .library import TAB, Library, Look, choose, message, ruled, titled
from .react import FRAMEWORK, cells, drawn, part, react, start
from .vue import filled

PACKAGE = "feffery_antd_components"
# On phones tabs share the width, and along the lower edge buttons grow with the word below their icon.
PHONE = (
    ".ant-tabs-nav-list{width:100%}.ant-tabs-tab{flex:1;justify-content:center;margin:0!important}"
    "[data-kind=TabBarItem] .ant-radio-button-wrapper{height:auto;line-height:1.3;padding:6px 2px}"
)


class AntDesign(Library):
    """Fine frames and small corners; segments on a track, framed buttons of which one is outlined or filled."""

    def look(self, k):
        self.dark = k.chance(0.3)
        self.size = choose(k, "middle", "middle", "large", "large", "small")
        settings = {
            "algorithm": ["dark" if self.dark else "default"] + (["compact"] if k.chance(0.15) else []),
            "primaryColor": k.brand_colour() if k.chance(0.6) else "#1677ff",
            "token": {"borderRadius": k.r.choice([0, 2, 6, 6, 10, 16]), "wireframe": k.chance(0.2)},
        }
        css = f"body{{background:{'#000' if self.dark else choose(k, '#fff', '#f5f5f5')};color:{'#ffffffd9' if self.dark else '#000000e0'};font-family:Inter,sans-serif}}{PHONE}"
        found = {"Toggle": ".ant-switch", "Checkbox": ".ant-checkbox,.ant-radio", "Slider": ".ant-slider", "TextField": "input"}
        scripts = [*react(self.package("dash")), *(str(self.package(PACKAGE) / f"{name}.js") for name in ("async-data_entry", f"{PACKAGE}.min"))]
        program = start(PACKAGE, "AntdConfigProvider", settings)
        return Look(f"ant-{'dark' if self.dark else 'light'}", [], scripts, drawn=found, css=css, start=program, dark=self.dark, before=FRAMEWORK)

    def header(self, k, title, icons):
        return titled(title, icons, "font-size:17px;" + choose(k, "border-bottom:1px solid #8883;", ""))

    def group(self, k, kind, labels, chosen):
        options = [{"value": str(i), "label": {"body": c}} for i, c in enumerate(labels)]
        if k.chance(0.5):
            spec = part("AntdSegmented", options=options, value=str(chosen), block=True, size=self.size, shape=choose(k, "default", "round"))
            return cells(spec, ".ant-segmented-item", kind, chosen)
        style = choose(k, "outline", "solid")
        spec = part("AntdRadioGroup", options=options, value=str(chosen), block=True, size=self.size, optionType="button", buttonStyle=style)
        return cells(spec, ".ant-radio-button-wrapper", kind, chosen)

    def strip(self, k, kind, labels, chosen):
        items = [{"key": str(i), "label": {"body": c}} for i, c in enumerate(labels)]
        spec = part("AntdTabs", items=items, activeKey=str(chosen), type="line" if kind == TAB else choose(k, "line", "card"), centered=True)
        return cells(spec, ".ant-tabs-tab", kind, chosen)

    def switch(self, k, on):
        return drawn(part("AntdSwitch", checked=on, size=choose(k, "default", "default", "small")))

    def mark(self, k, round, on):
        if round:
            return drawn(part("AntdRadioGroup", options=[{"value": "a", "label": ""}], value="a" if on else "b"))
        return drawn(part("AntdCheckbox", checked=on))

    def range(self, k, value):
        return drawn(part("AntdSlider", value=value), "padding:4px")

    def entry(self, k, body):
        variant = choose(k, "outlined", "outlined", "filled", "underlined")
        return filled(drawn(part("AntdInput", value="", size=self.size, variant=variant)), body, 12)

    def button(self, k, body):
        kind, shape = choose(k, "primary", "primary", "default", "dashed"), choose(k, "default", "default", "round")
        spec = part("AntdButton", body, type=kind, size=self.size, shape=shape, danger=k.chance(0.1))
        return drawn(spec, "display:inline-block", 'data-c="Container" data-check data-k')

    def _panel(self, shadow=""):
        """The library's own card brings an empty picture: this is drawn as it draws one."""
        fill, line = ("#141414", "#303030") if self.dark else ("#fff", "#f0f0f0")
        return f'<div style="background:{fill};border:1px solid {line};border-radius:8px;padding:12px;{shadow}"'

    def card(self, k, title, body):
        return f'{self._panel()} data-c="Container" data-check><div style="font-weight:600;padding-bottom:8px">{title}</div>{body}</div>'

    def listing(self, k, rows):
        return f'{self._panel()} data-c="Container" data-check>{ruled(rows, line="#8883")}</div>'

    def dialog(self, k, title, body, actions):
        inner = message(title, body, [self.button(k, a) for a in actions])
        return f'{self._panel("box-shadow:0 6px 16px #0003")} data-c="Dialog">{inner}</div>'
