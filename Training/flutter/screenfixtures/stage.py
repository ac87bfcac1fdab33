"""Flutter in a browser: shows a screen and photographs it together with its semantics."""

import asyncio
import contextlib
import io
import itertools
import os
import shutil
import socket
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from PIL import Image

CHROMIUM_FLAGS = ("--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader",
                  "--enable-unsafe-swiftshader", "--font-render-hinting=none")
SEMANTICS_SCRIPT = (Path(__file__).parent / "semantics.js").read_text()
FRAMES_SCRIPT = """() => new Promise(done => {
  let left = 4;
  const step = () => (--left > 0) ? requestAnimationFrame(step) : done();
  requestAnimationFrame(step);
})"""
SETTLE_SECONDS = 12.0


@dataclass(frozen=True)
class Shot:
    """What one moment looked like: `pixels` is an RGB array, `semantics` the raw DOM nodes."""

    pixels: np.ndarray
    semantics: list | None


class Stage:
    """One flet server and one browser; `device` opens a page with its own size and scale."""

    def __init__(self, client_folder, assets_folder):
        os.environ["FLET_WEB_PATH"] = str(client_folder)
        os.environ["FLET_FORCE_WEB_SERVER"] = "1"
        self._assets = str(assets_folder)
        self._sessions = asyncio.Queue()
        self._frames = itertools.count(1)

    async def __aenter__(self):
        self._exit = contextlib.AsyncExitStack()
        self._url = await self._exit.enter_async_context(self._serve())
        self._browser = await self._exit.enter_async_context(self._launch())
        return self

    async def __aexit__(self, *error):
        await self._exit.aclose()

    @contextlib.asynccontextmanager
    async def _serve(self):
        """Run the flet application on a free local port for as long as the stage lives."""
        import flet
        import flet_web.fastapi
        import uvicorn

        async def accept(page):
            await self._sessions.put(page)

        application = flet_web.fastapi.app(
            accept, assets_dir=self._assets, no_cdn=True, web_renderer=flet.WebRenderer.CANVAS_KIT)
        port = free_port()
        server = uvicorn.Server(uvicorn.Config(application, host="127.0.0.1", port=port, log_level="error"))
        task = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.05)
        try:
            yield f"http://127.0.0.1:{port}/"
        finally:
            server.should_exit = True
            await task

    @contextlib.asynccontextmanager
    async def _launch(self):
        from playwright.async_api import async_playwright

        chromium = shutil.which("chromium")
        if chromium is None:
            raise SystemExit("chromium is not installed: apt-get install chromium")
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=chromium, args=CHROMIUM_FLAGS)
            try:
                yield browser
            finally:
                await browser.close()

    @contextlib.asynccontextmanager
    async def device(self, width, height, scale):
        """A page of `width` × `height` points at `scale` pixels a point, semantics switched on."""
        context = await self._browser.new_context(
            viewport={"width": width, "height": height}, device_scale_factor=scale,
            has_touch=True, is_mobile=True)
        tab = await context.new_page()
        await tab.goto(self._url)
        page = await self._sessions.get()
        placeholder = "flt-semantics-placeholder"
        await tab.wait_for_selector(placeholder, state="attached", timeout=90_000)
        await tab.evaluate(f"document.querySelector('{placeholder}').click()")
        try:
            yield Display(page, tab, self._frames)
        finally:
            await context.close()


class Display:
    """One open page: `page` is flet's side of it, `tab` the browser's."""

    def __init__(self, page, tab, frames):
        self.page = page
        self._tab = tab
        self._frames = frames

    async def photograph(self, with_semantics=False):
        """Send pending changes, wait until the picture stands still, and take it."""
        await self._present()
        pixels = await self._still_picture()
        semantics = await self._tab.evaluate(SEMANTICS_SCRIPT) if with_semantics else None
        return Shot(pixels, semantics)

    async def preload(self, names):
        """Show every picture once, so that later screens have them in their first frame."""
        import flet
        self.page.controls[:] = [flet.Row([flet.Image(src=f"/{name}.png", width=50) for name in names],
                                          wrap=True)]
        await self._present()
        await self._tab.wait_for_load_state("networkidle")
        await self._tab.wait_for_timeout(500)

    async def _present(self):
        """The title travels with the changes, so the new title says that they have arrived."""
        title = f"frame {next(self._frames)}"
        self.page.title = title
        self.page.update()
        await self._tab.wait_for_function(
            "title => document.title === title", arg=title, polling=20, timeout=30_000)
        await self._tab.evaluate(FRAMES_SCRIPT)

    async def _still_picture(self):
        """The canvas lags behind the DOM: accept a picture only when two in a row agree."""
        deadline = asyncio.get_running_loop().time() + SETTLE_SECONDS
        previous = await self._tab.screenshot()
        while asyncio.get_running_loop().time() < deadline:
            await self._tab.wait_for_timeout(60)
            await self._tab.evaluate(FRAMES_SCRIPT)
            current = await self._tab.screenshot()
            if current == previous:
                return np.asarray(Image.open(io.BytesIO(current)).convert("RGB"))
            previous = current
        raise TimeoutError("the screen did not stop changing")


def free_port():
    """A local port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]
