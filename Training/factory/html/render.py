"""Renders pages in Chromium through one page that stays open: two screenshots and a probe a screen."""

import base64
import shutil
from importlib import resources
from pathlib import Path

import cv2
import numpy as np
from playwright.sync_api import sync_playwright

from ..icons import IconLibrary
from .page import Page

# Hides ink but not what lies under it: text by transparent fill (its shadow stays), SVG icons as a whole.
INKLESS = """
.bare *{-webkit-text-fill-color:transparent!important;text-decoration-color:transparent!important}
.bare [data-svg]{visibility:hidden!important}
"""
STYLE = f"""
*{{margin:0;padding:0;-webkit-text-size-adjust:none}}
html,body{{overflow:hidden;background:#fff;-webkit-font-smoothing:antialiased}}
{INKLESS}"""
SHOW = """(html) => {
  document.documentElement.className = '';
  document.body.innerHTML = '<div id="screen" style="position:absolute;inset:0">' + html + '</div>';
}"""
SETTLE = """async (families) => {
  await Promise.all(families.map(f => document.fonts.load('20px ' + f, '\\ue000')));
  await document.fonts.ready;
  await Promise.all([...document.images].map(i => i.decode().catch(() => { throw new Error('cannot load ' + i.src) })));
  await new Promise(r => requestAnimationFrame(() => requestAnimationFrame(r)));
}"""
CLASS = """async (name) => { document.documentElement.className = name;
  await new Promise(r => requestAnimationFrame(() => requestAnimationFrame(r))); }"""


def font_faces(fonts) -> str:
    """CSS that names icon fonts by their files."""
    return "".join(
        f"@font-face{{font-family:{f.family};src:url('file://{f.path}');font-display:block}}" for f in fonts
    )


class Browser:
    """A Chromium page that renders one screen after the other; use as a context manager."""

    def __init__(self, assets: Path, icons: IconLibrary, executable: str | None = None):
        self.assets, self.icons = assets, icons
        self.executable = executable or shutil.which("chromium")
        if not self.executable:
            raise SystemExit("chromium is missing: apt-get install chromium, or pass --chromium PATH")
        self.probe_js = resources.files("factory.html").joinpath("probe.js").read_text(encoding="utf-8")

    def __enter__(self) -> "Browser":
        self.playwright = sync_playwright().start()
        self.browser = self.playwright.chromium.launch(
            executable_path=self.executable,
            args=[
                "--no-sandbox",
                "--allow-file-access-from-files",
                "--font-render-hinting=none",
                "--disable-lcd-text",
                "--force-color-profile=srgb",
                "--hide-scrollbars",
            ],
        )
        self._open()
        return self

    def _open(self) -> None:
        faces = font_faces(self.icons.all_fonts())
        shell = self.assets / "shell.html"
        shell.write_text(
            f"<!doctype html><meta charset=utf-8><style>{faces}{STYLE}</style><body></body>", encoding="utf-8"
        )
        self.page = self.browser.new_page()
        self.cdp = self.page.context.new_cdp_session(self.page)
        self.page.goto(shell.resolve().as_uri())
        self.families = sorted({f.family for f in self.icons.all_fonts()})

    def __exit__(self, *exc) -> None:
        self.browser.close()
        self.playwright.stop()

    def _shot(self) -> np.ndarray:
        data = self.cdp.send("Page.captureScreenshot", {"format": "png", "optimizeForSpeed": True})["data"]
        return cv2.imdecode(np.frombuffer(base64.b64decode(data), np.uint8), cv2.IMREAD_COLOR)

    def _resize(self, size: tuple[int, int], scale: float) -> None:
        width, height = size
        self.cdp.send(
            "Emulation.setDeviceMetricsOverride",
            {"width": width, "height": height, "deviceScaleFactor": scale, "mobile": False},
        )

    def _settle(self, html: str) -> None:
        """Waits for the icon fonts that the page uses, its pictures, and a frame with all of them."""
        self.page.evaluate(SETTLE, [f for f in self.families if f in html])

    def render(self, page: Page) -> tuple[np.ndarray, np.ndarray, dict]:
        """The screen's pixels (BGR), the same without ink, and the probed elements."""
        self._resize(page.size, page.scale)
        self.page.evaluate(SHOW, page.html)
        self._settle(page.html)
        probe = self.page.evaluate(self.probe_js)
        image = self._shot()
        self.page.evaluate(CLASS, "bare")
        return image, self._shot(), probe
