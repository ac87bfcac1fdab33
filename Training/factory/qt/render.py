"""Renders Qt Quick screens on a virtual display, one process for each pixel ratio."""

import os
import random
import subprocess
import sys
import time
from pathlib import Path

from ..display import virtual_display

SCALES = ["3", "3", "2.625", "2"]


def run(count: int, seed: int, out: Path, assets: Path) -> int:
    """Starts one worker a pixel ratio; the ratio must be known before Qt starts."""
    from .. import photos

    photos.prepare(assets / "pictures")
    began = time.time()
    with virtual_display() as display:
        for part, scale in enumerate(SCALES):
            if part >= count:
                break
            environment = os.environ | {
                "DISPLAY": display,
                "QT_QPA_PLATFORM": "xcb",
                "QSG_RHI_BACKEND": "opengl",
                "LIBGL_ALWAYS_SOFTWARE": "1",
                "QT_SCALE_FACTOR": scale,
                "QT_SCALE_FACTOR_ROUNDING_POLICY": "PassThrough",
                "QT_FONT_DPI": "96",
            }
            command = [
                sys.executable,
                "-m",
                "factory.qt.render",
                str(seed),
                str(part),
                str(count),
                scale,
                str(out),
                str(assets),
            ]
            if subprocess.run(command, env=environment, check=False).returncode:
                print(f"Qt worker at scale {scale} failed; its screens are missing from {out}", file=sys.stderr)
                return 1
    print(f"{count} screens, {(time.time() - began) / count:.2f} s each", file=sys.stderr)
    return 0


def _worker(seed: int, part: int, count: int, scale: str, out: Path, assets: Path) -> int:
    from PySide6.QtCore import QUrl
    from PySide6.QtGui import QFontDatabase, QGuiApplication
    from PySide6.QtQml import QQmlApplicationEngine
    from PySide6.QtQuick import QQuickWindow  # noqa: F401  registers the type, so that root objects are windows

    from .. import photos, record
    from ..icons import IconLibrary
    from . import qml
    from .probe import Probe

    app = QGuiApplication([])
    library = IconLibrary()
    font = library.fonts["material"][0]
    family = QFontDatabase.applicationFontFamilies(QFontDatabase.addApplicationFont(str(font.path)))[0]
    glyphs = {
        n: font.glyphs[n + "_baseline"]
        for n in qml.ICON_GLYPHS
        if n + "_baseline" in font.glyphs and font.glyphs[n + "_baseline"] < 0x10000
    }
    listed = photos.prepare(assets / "pictures")
    pictures = [str((assets / "pictures" / n).resolve()) for n in listed["photo"] + listed["art"]]

    def settle() -> None:
        for _ in range(6):
            app.processEvents()
            time.sleep(0.004)

    with open(out / "truth.jsonl", "a", encoding="utf-8") as log:
        for index in range(part, count, len(SCALES)):
            name, key = f"qt-{seed:03d}-{index:05d}.png", f"qt:{seed}:{index}"
            if (out / name).exists():
                continue
            screen = qml.write(key, random.Random(key).choice(qml.STYLES), glyphs, pictures)
            engine = QQmlApplicationEngine()
            engine.rootContext().setContextProperty("iconFamily", family)
            engine.loadData(screen.source.encode(), QUrl.fromLocalFile(str(out / "screen.qml")))
            if not engine.rootObjects():
                print(f"{name}: Qt could not load the screen, left out", file=sys.stderr)
                continue
            window = engine.rootObjects()[0]
            settle()
            settle()
            probe = Probe(window, screen.size, settle)
            elements = probe.elements()
            origin = {"toolkit": "qt-quick", "theme": screen.theme, "seed": key, "script": screen.script}
            record.keep(log, out, name, probe.full, float(scale), elements, **origin)
            window.close()
            del probe, window
            engine.deleteLater()
            app.processEvents()
    return 0


if __name__ == "__main__":
    part, count = int(sys.argv[2]), int(sys.argv[3])
    code = _worker(int(sys.argv[1]), part, count, sys.argv[4], Path(sys.argv[5]), Path(sys.argv[6]))
    sys.stderr.flush()
    os._exit(code)  # the interpreter may crash while it takes Qt's objects down; all files are closed by now
