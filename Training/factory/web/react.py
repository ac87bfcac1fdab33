"""Libraries on React: elements name a component and its properties, and a script draws them."""

import html
import json
from pathlib import Path

# What the package expects of the framework that it is made for; then every marked element draws its component.
START = """async () => {
  const h = React.createElement, lib = %s;
  const inner = (body) => h('span', {style: {display: 'contents'}, dangerouslySetInnerHTML: {__html: body}});
  const value = (v) => v && v.body !== undefined ? inner(v.body) : v;
  const props = (p) => Object.fromEntries(Object.entries(p).map(([k, v]) =>
    [k, Array.isArray(v) ? v.map(o => o instanceof Object ? Object.fromEntries(Object.entries(o).map(([n, w]) => [n, value(w)])) : o) : value(v)]));
  const build = (s) => h(lib[s.name], {setProps: () => {}, ...props(s.props)}, ...(s.parts || []).map(build),
    ...(s.body === undefined ? [] : [inner(s.body)]));
  let left;
  while ((left = document.querySelector('[data-r]'))) {
    const part = JSON.parse(left.dataset.r);
    left.removeAttribute('data-r');
    ReactDOM.flushSync(() => ReactDOM.createRoot(left).render(h(lib[%s], %s, build(part))));
  }
  // parts that a library loads later are drawn later
  const late = () => [...document.querySelectorAll('[data-cells]')].some(row => !row.querySelector(row.dataset.cells));
  for (let tries = 0; late() && tries < 100; tries++) await new Promise(done => setTimeout(done, 20));
  for (const row of document.querySelectorAll('[data-cells]')) {
    const cells = [...row.querySelectorAll(row.dataset.cells)];
    cells.forEach((cell, i) => { cell.dataset.c = row.dataset.kind; cell.dataset.s = +(i === +row.dataset.chosen); });
    const track = cells[0].parentElement;  // the mark that slides below the cells comes first; the track's ends are cells
    while (track.firstElementChild !== cells[0]) track.insertBefore(track.firstElementChild, cells[1]);
  }
}"""
FRAMEWORK = """window.dash_component_api = {useDashContext: () => ({useLoading: () => false, componentPath: ['x'], getPath: () => ['x']}), useLoading: () => false,
  stringifyId: (x) => x, getLayout: () => null, ExternalWrapper: (p) => p.component, DashContext: React.createContext({})}; window.dash_clientside = {};"""


def start(library: str, provider: str, settings: dict) -> str:
    """JavaScript that draws the components of a library, each within the provider that sets its theme."""
    return START % (library, json.dumps(provider), json.dumps(settings))


def react(dash: Path) -> list[str]:
    """The scripts of React that the framework brings."""
    return [str(dash / "deps" / name) for name in ("react@18.3.1.min.js", "react-dom@18.3.1.min.js", "prop-types@15.8.1.min.js")]


def part(name: str, body: str | None = None, parts: list[dict] | None = None, **props) -> dict:
    """A component as the script builds it; a body is HTML, drawn within."""
    out = {"name": name, "props": props, "parts": parts or []}
    return out if body is None else out | {"body": body}


def drawn(spec: dict, style: str = "", marks: str = "") -> str:
    return f'<div data-r="{html.escape(json.dumps(spec), quote=True)}" style="{style}" {marks}></div>'


def cells(spec: dict, selector: str, kind: str, chosen: int) -> str:
    return drawn(spec, "", f'data-cells="{selector}" data-kind="{kind}" data-chosen="{chosen}"')
