"""Renders GTK screens on a virtual display, one process for each pixel ratio."""

import os
import random
import subprocess
import sys
import time
from pathlib import Path

from ..display import virtual_display
from ..layers import SIZES

SCALES = ["2", "3"]
FONTS = ["Roboto", "Inter", "Open Sans", "Lato", "Cantarell", "Noto Sans", "DejaVu Sans"]
# Debian's bindings of GTK and cairo are no PyPI packages: they are found behind what is installed here.
SYSTEM_PACKAGES = "/usr/lib/python3/dist-packages"
THEME_FOLDER = Path("/usr/share/themes")


def themes() -> list[str]:
    """The installed GTK 3 themes; those of high contrast look alike, and one of a kind is enough."""
    found = sorted(p.name for p in THEME_FOLDER.iterdir() if (p / "gtk-3.0" / "gtk.css").exists())
    return ["Adwaita", "Adwaita-dark", *(n for n in found if not n.startswith(("HighContrast", "Adwaita")))]


def run(count: int, seed: int, out: Path, assets: Path) -> int:
    """Starts one worker a pixel ratio; the ratio must be known before GTK starts."""
    from .. import photos

    photos.prepare(assets / "pictures")
    began = time.time()
    with virtual_display() as display:
        for part, scale in enumerate(SCALES):
            environment = os.environ | {
                "DISPLAY": display,
                "GDK_BACKEND": "x11",
                "GDK_SCALE": scale,
                "NO_AT_BRIDGE": "1",
            }
            worker = [str(seed), str(part), str(count), str(out), str(assets)]
            command = [sys.executable, "-m", "factory.gtk.render", *worker]
            if subprocess.run(command, env=environment, check=False).returncode:
                print(f"GTK worker at scale {scale} failed; its screens are missing from {out}", file=sys.stderr)
                return 1
    print(f"{count} screens, {(time.time() - began) / count:.2f} s each", file=sys.stderr)
    return 0


def _worker(seed: int, part: int, count: int, out: Path, assets: Path) -> int:
    sys.path.append(SYSTEM_PACKAGES)
    from .. import photos, record
    from ..words import SCRIPT_FONTS, Words, pick_script
    from .probe import Probe
    from .screen import Screen
    from .stage import Stage

    listed = photos.prepare(assets / "pictures")
    pictures = [str((assets / "pictures" / n).resolve()) for n in listed["photo"] + listed["art"]]
    names, scale = themes(), int(SCALES[part])
    with open(out / "truth.jsonl", "a", encoding="utf-8") as log:
        for index in range(part, count, len(SCALES)):
            name, key = f"gtk-{seed:03d}-{index:05d}.png", f"gtk:{seed}:{index}"
            if (out / name).exists():
                continue
            r = random.Random(key)
            theme, script = r.choice(names), pick_script(r)
            font = SCRIPT_FONTS.get(script) or r.choice(FONTS)
            stage = Stage(theme, f"{font} {r.choice([10.5, 11, 12, 12.5])}", r.choice(SIZES), r)
            screen = Screen(stage, Words(r, script), pictures, r)
            probe = Probe(screen, scale)
            elements = probe.elements()
            if not probe.is_sound():
                print(f"{name}: {theme} did not leave out its words, left out", file=sys.stderr)
                stage.close()
                continue
            origin = {"toolkit": "gtk", "theme": f"gtk-{theme}", "seed": key, "script": script}
            record.keep(log, out, name, probe.layers.full, float(scale), elements, **origin)
            stage.close()
    return 0


if __name__ == "__main__":
    sys.exit(_worker(int(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), Path(sys.argv[4]), Path(sys.argv[5])))
