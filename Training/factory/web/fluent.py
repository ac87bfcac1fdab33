"""Microsoft's Fluent 2: a program on React, from the package that carries it for Python."""

from .library import Library, Look, choose, message, ruled, titled
from .react import FRAMEWORK, cells, drawn, part, react, start

PACKAGE = "dash_fluentui_components"
THEMES = ["light", "light", "teamsLight", "dark", "teamsDark"]
PAGES = {"light": ("#fff", "#242424"), "teamsLight": ("#f5f5f5", "#242424"), "dark": ("#292929", "#fff"), "teamsDark": ("#1f1f1f", "#fff")}
# On phones tabs share the width.
PHONE = ".fui-Field__label{display:none}.fui-TabList{width:100%}.fui-Tab{flex:1;min-width:0}.fui-FluentProvider{background:transparent!important;display:grid}"


class Fluent(Library):
    """Quiet and small: tabs with a short line, buttons that stay pressed, fields with a heavy lower edge."""

    def look(self, k):
        self.theme = k.r.choice(THEMES)
        self.size = choose(k, "medium", "medium", "large", "small")
        self.shape = choose(k, "rounded", "rounded", "circular", "square")
        ground, ink = PAGES[self.theme]
        found = {
            "Toggle": ".fui-Switch__indicator",
            "Checkbox": ".fui-Checkbox__indicator,.fui-Radio__indicator",
            "Slider": ".fui-Slider",
        }
        scripts = [*react(self.package("dash")), str(self.package(PACKAGE) / f"{PACKAGE}.min.js")]
        css = f"body{{background:{ground};color:{ink};font-family:'Open Sans',sans-serif;font-size:14px}}{PHONE}"
        program = start(PACKAGE, "FluentProvider", {"theme": self.theme})
        return Look(f"fluent-{self.theme}", [], scripts, drawn=found, css=css, start=program, dark="ark" in self.theme, before=FRAMEWORK)

    def header(self, k, title, icons):
        return titled(title, icons, choose(k, "border-bottom:1px solid #8884;", "box-shadow:0 2px 4px #0003;", ""))

    def group(self, k, kind, labels, chosen):
        """Fluent has no segmented control: buttons side by side of which one is in the colour."""
        cells_ = []
        for i, c in enumerate(labels):
            button = part("Button", c, appearance="primary" if i == chosen else "secondary", size=self.size, shape="square")
            marks = f'data-c="{kind}" data-s="{int(i == chosen)}" data-k'
            cells_.append(drawn(button, "flex:1 1 0;min-width:0;display:grid", marks))
        return f'<div style="display:flex">{"".join(cells_)}</div>'

    def strip(self, k, kind, labels, chosen):
        spec = part("TabList", parts=[part("Tab", c, value=str(i)) for i, c in enumerate(labels)], selected_key=str(chosen))
        return cells(spec, ".fui-Tab", kind, chosen)

    def switch(self, k, on):
        return drawn(part("Switch", checked=on))

    def mark(self, k, round, on):
        if round:
            return drawn(part("ChoiceGroup", options=[{"value": "a", "label": ""}], value="a" if on else "b"))
        return drawn(part("Checkbox", checked=on, shape=choose(k, "square", "square", "circular"), size=choose(k, "medium", "large")))

    def range(self, k, value):
        return drawn(part("Slider", value=value, min=0, max=100, size=choose(k, "medium", "small")), "display:grid")

    def entry(self, k, body):
        """The library's field has no part in this package: drawn as it draws one."""
        line = "#adadad" if "ark" in self.theme else "#616161"
        look = choose(k, f"border:1px solid #8886;border-bottom-color:{line}", f"border-bottom:1px solid {line};border-radius:0", "background:#8882")
        style = f"{look};border-radius:4px;padding:5px 12px;height:{choose(k, 22, 28)}px;display:flex;align-items:center;white-space:nowrap;overflow:hidden"
        return f'<div style="{style}" data-c="TextField">{body}</div>'

    def button(self, k, body):
        look = choose(k, "primary", "primary", "secondary", "outline")
        spec = part("Button", body, appearance=look, size=self.size, shape=self.shape)
        return drawn(spec, "display:inline-grid", 'data-c="Container" data-check data-k')

    def _panel(self, shadow):
        fill = "#292929" if self.theme == "teamsDark" else "#1f1f1f" if self.theme == "dark" else "#fff"
        return f'<div style="background:{fill};border-radius:4px;padding:12px;box-shadow:{shadow}"'

    def card(self, k, title, body):
        return f'{self._panel("0 0 2px #0002,0 2px 4px #0003")} data-c="Container" data-check><div style="font-weight:600;padding-bottom:8px">{title}</div>{body}</div>'

    def listing(self, k, rows):
        return f'{self._panel("0 0 2px #0002,0 2px 4px #0003")} data-c="Container" data-check>{ruled(rows, line="#8883")}</div>'

    def dialog(self, k, title, body, actions):
        inner = message(title, body, [self.button(k, a) for a in actions])
        return f'{self._panel("0 0 8px #0003,0 32px 64px #0004")} data-c="Dialog">{inner}</div>'
