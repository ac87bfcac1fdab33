"""Mantine: a program on React, from the package that carries it for Python."""

import html
import json

from .library import TAB, Library, Look
from .vue import choose, filled

COLOURS = ["blue", "blue", "grape", "violet", "teal", "green", "orange", "red", "dark", "gray", "cyan", "lime"]
# What the package expects of the framework that it is made for; then every marked element draws its component.
START = """() => {
  const h = React.createElement, lib = dash_mantine_components;
  const inner = (body) => h('span', {style: {display: 'contents'}, dangerouslySetInnerHTML: {__html: body}});
  const value = (v) => v && v.body !== undefined ? inner(v.body) : v;
  const props = (p) => Object.fromEntries(Object.entries(p).map(([k, v]) =>
    [k, Array.isArray(v) ? v.map(o => ({...o, label: value(o.label)})) : v]));
  const build = (s) => h(lib[s.name], {setProps: () => {}, ...props(s.props)}, ...(s.parts || []).map(build),
    ...(s.body === undefined ? [] : [inner(s.body)]));
  let left;
  while ((left = document.querySelector('[data-r]'))) {
    const part = JSON.parse(left.dataset.r);
    left.removeAttribute('data-r');
    const theme = {primaryColor: '%s', defaultRadius: '%s'};
    ReactDOM.flushSync(() => ReactDOM.createRoot(left).render(
      h(lib.MantineProvider, {forceColorScheme: '%s', theme}, build(part))));
  }
  for (const row of document.querySelectorAll('[data-cells]')) {
    const cells = [...row.querySelectorAll(row.dataset.cells)];
    cells.forEach((cell, i) => { cell.dataset.c = row.dataset.kind; cell.dataset.s = +(i === +row.dataset.chosen); });
    const track = cells[0].parentElement;  // the mark that slides below the cells comes first; the track's ends are cells
    while (track.firstElementChild !== cells[0]) track.insertBefore(track.firstElementChild, cells[1]);
  }
}"""
FRAMEWORK = """window.dash_component_api = {useDashContext: () => ({useLoading: () => false, componentPath: ['x'], getPath: () => ['x']}), useLoading: () => false,
  stringifyId: (x) => x, getLayout: () => null, ExternalWrapper: (p) => p.component, DashContext: React.createContext({})}; window.dash_clientside = {};"""


def part(name: str, body: str | None = None, parts: list[dict] | None = None, **props) -> dict:
    """A component as the script builds it; a body is HTML, drawn within."""
    out = {"name": name, "props": props, "parts": parts or []}
    return out if body is None else out | {"body": body}


def drawn(spec: dict, style: str = "", marks: str = "") -> str:
    return f'<div data-r="{html.escape(json.dumps(spec), quote=True)}" style="{style}" {marks}></div>'


def cells(spec: dict, selector: str, kind: str, chosen: int) -> str:
    return drawn(spec, "", f'data-cells="{selector}" data-kind="{kind}" data-chosen="{chosen}"')


class Mantine(Library):
    """Rounded and quiet, with segments on a track."""

    def look(self, k):
        self.dark = k.chance(0.3)
        self.size = choose(k, "sm", "sm", "md", "lg", "xs")
        self.variant = choose(k, "filled", "filled", "outline", "light", "default", "gradient")
        start = START % (k.r.choice(COLOURS), choose(k, "sm", "sm", "md", "xl", "xs"), "dark" if self.dark else "light")
        deps = self.package("dash") / "deps"
        scripts = [str(deps / "react@18.3.1.min.js"), str(deps / "react-dom@18.3.1.min.js")]
        scripts += [str(self.package("dash_mantine_components") / "dash_mantine_components.js")]
        css = f"body{{background:{'#242424' if self.dark else '#fff'};color:{'#c9c9c9' if self.dark else '#000'};font-family:Inter,sans-serif}}"
        found = {
            "Toggle": ".mantine-Switch-track",
            "Checkbox": ".mantine-Checkbox-inner,.mantine-Radio-inner",
            "Slider": ".mantine-Slider-trackContainer",
            "TextField": "input",
        }
        return Look(f"mantine-{self.variant}", [], scripts, drawn=found, css=css, start=start, dark=self.dark, before=FRAMEWORK)

    def header(self, k, title, icons):
        edge = choose(k, "border-bottom:1px solid #8884;", "")
        return f'<div style="display:flex;gap:16px;padding:14px 16px;font-weight:600;{edge}"><span style="flex:1">{title}</span>{"".join(icons)}</div>'

    def group(self, k, kind, labels, chosen):
        data = [{"value": str(i), "label": {"body": c}} for i, c in enumerate(labels)]
        tint = {"color": k.r.choice(COLOURS)} if k.chance(0.3) else {}
        spec = part("SegmentedControl", data=data, value=str(chosen), fullWidth=True, size=self.size, withItemsBorders=k.chance(0.5), **tint)
        return cells(spec, ".mantine-SegmentedControl-control", kind, chosen)

    def strip(self, k, kind, labels, chosen):
        tabs = [part("TabsTab", c, value=str(i)) for i, c in enumerate(labels)]
        variants = ("default", "pills") if kind == TAB else ("default", "outline", "pills")
        spec = part("Tabs", parts=[part("TabsList", parts=tabs, grow=True)], value=str(chosen), variant=choose(k, *variants))
        return cells(spec, ".mantine-Tabs-tab", kind, chosen)

    def switch(self, k, on):
        return drawn(part("Switch", checked=on, size=self.size, withThumbIndicator=k.chance(0.5)))

    def mark(self, k, round, on):
        return drawn(part("Radio" if round else "Checkbox", checked=on, size=self.size, **({"value": "a"} if round else {})))

    def range(self, k, value):
        return drawn(part("Slider", value=value, size=self.size), "padding:8px")

    def entry(self, k, body):
        return filled(drawn(part("TextInput", value="", size=self.size, variant=choose(k, "default", "default", "filled"))), body, 12)

    def button(self, k, body):
        spec = part("Button", body, size=self.size, variant=self.variant)
        return drawn(spec, "display:inline-block", 'data-c="Container" data-check data-k')

    def card(self, k, title, body):
        spec = part("Card", f'<div style="font-weight:600">{title}</div>{body}', withBorder=k.chance(0.6), shadow="sm")
        return drawn(spec, "", 'data-c="Container" data-check')

    def listing(self, k, rows):
        lines = "".join(f'<div style="padding:8px 0;{"border-top:1px solid #8884" if i else ""}">{r}</div>' for i, r in enumerate(rows))
        return drawn(part("Card", lines, withBorder=True), "", 'data-c="Container" data-check')

    def dialog(self, k, title, body, actions):
        buttons = "".join(f'<span style="margin-left:8px">{self.button(k, a)}</span>' for a in actions)
        inner = f'<div style="font-weight:600">{title}</div><div style="padding:12px 0">{body}</div><div style="text-align:right">{buttons}</div>'
        return drawn(part("Card", inner, shadow="xl"), "", 'data-c="Dialog"')
