"""One Flutter client in one browser page for all screens: shows a screen, reads where its parts lie, photographs it."""

import asyncio
import base64
import contextlib
import itertools

import cv2
import flet as ft
import numpy as np

from flutter.screenfixtures.stage import Stage

# A strip below the screen tells which frame a picture shows; it is cut off.
STRIP = 4
CELLS = 12
PROBE = """() => {
  const out = {};
  for (const node of document.querySelectorAll('flt-semantics, flt-semantics [aria-label]')) {
    let name = node.getAttribute('aria-label') || '';
    if (!name) {
      for (const part of node.childNodes) {
        if (part.nodeType === 3 || part.tagName === 'SPAN') name += part.textContent;
      }
    }
    const found = name.match(/^\\s*§(\\S+)/);
    if (!found || out[found[1]]) continue;
    const b = node.getBoundingClientRect();
    out[found[1]] = [b.x, b.y, b.x + b.width, b.y + b.height];
  }
  return out;
}"""


class Studio(Stage):
    """The stage of the fixtures; a page stays open for all screens of one scale (Flutter reads the scale once)."""

    @contextlib.asynccontextmanager
    async def open(self, scale: float):
        """The camera on a page; semantics are switched on, for they tell where things lie."""
        context = await self._browser.new_context(viewport={"width": 400, "height": 800}, device_scale_factor=scale)
        tab = await context.new_page()
        cdp = await context.new_cdp_session(tab)
        await tab.goto(self._url)
        page = await self._sessions.get()
        placeholder = "flt-semantics-placeholder"
        await tab.wait_for_selector(placeholder, state="attached", timeout=180_000)
        await tab.evaluate(f"document.querySelector('{placeholder}').click()")
        try:
            yield Camera(page, tab, cdp, scale)
        finally:
            await context.close()


class Camera:
    """Takes pictures of one page; `page` is flet's side of it."""

    def __init__(self, page: ft.Page, tab, cdp, scale: float):
        self.page, self._tab, self._cdp, self.scale = page, tab, cdp, scale
        self._frames = itertools.count(1)
        self._loading: set[str] = set()
        tab.on("request", lambda request: self._loading.add(request.url))
        tab.on("requestfinished", lambda request: self._loading.discard(request.url))
        tab.on("requestfailed", lambda request: self._loading.discard(request.url))
        self._cells = [ft.Container(expand=True, height=STRIP, bgcolor="#000000") for _ in range(CELLS)]

    def stack(self, controls: list[ft.Control]) -> ft.Control:
        """The screen's layers and the strip that numbers the frames."""
        strip = ft.Container(ft.Row(self._cells, spacing=0), left=0, right=0, bottom=0, height=STRIP)
        return ft.Stack([*controls, strip], expand=True)

    async def resize(self, width: int, height: int) -> None:
        """Width and height of the screen in points."""
        self.size = (width, height)
        await self._cdp.send(
            "Emulation.setDeviceMetricsOverride",
            {"width": width, "height": height + STRIP, "deviceScaleFactor": self.scale, "mobile": False},
        )

    def _mark_frame(self) -> int:
        number = next(self._frames) % (1 << CELLS)
        for bit, cell in enumerate(self._cells):
            cell.bgcolor = "#FFFFFF" if number >> bit & 1 else "#000000"
        return number

    async def picture(self, still: bool) -> np.ndarray:
        """The screen (BGR) after all changes so far; `still` waits until two pictures agree."""
        number = self._mark_frame()
        self.page.update()
        deadline = asyncio.get_running_loop().time() + 25
        previous = None
        while asyncio.get_running_loop().time() < deadline:
            image = await self._shot()
            if self._number(image) != number:
                await asyncio.sleep(0.02)
                continue
            height = round(self.size[1] * self.scale)
            image = image[:height]
            quiet = not any("/pictures/" in url for url in self._loading)
            if not still or (quiet and previous is not None and np.array_equal(image, previous)):
                return image
            previous = image
            await asyncio.sleep(0.08)
        raise TimeoutError("the screen did not come or did not stand still")

    def _number(self, image: np.ndarray) -> int:
        """The number that the strip shows, -1 where the picture has another size or no clear strip."""
        width = round(self.size[0] * self.scale)
        height = round((self.size[1] + STRIP) * self.scale)
        if abs(image.shape[0] - height) > 1 or abs(image.shape[1] - width) > 1:
            return -1
        row = image[image.shape[0] - round(STRIP * self.scale / 2)]
        values = [int(row[int((i + 0.5) * width / CELLS)].mean()) for i in range(CELLS)]
        if any(40 < v < 215 for v in values):
            return -1
        if self.page.rtl:
            values.reverse()
        return sum(1 << i for i, v in enumerate(values) if v > 128)

    async def _shot(self) -> np.ndarray:
        answer = await self._cdp.send("Page.captureScreenshot", {"format": "png", "optimizeForSpeed": True})
        return cv2.imdecode(np.frombuffer(base64.b64decode(answer["data"]), np.uint8), cv2.IMREAD_COLOR)

    async def places(self) -> dict[str, list[float]]:
        """Rectangles [x0, y0, x1, y1] in points of everything named §…, as far as it is shown."""
        before: dict = {}
        for _ in range(40):
            found = await self._tab.evaluate(PROBE)
            if found and found == before:
                return found
            before = found
            await asyncio.sleep(0.05)
        return before
