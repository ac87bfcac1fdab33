"""`python -m factory.parts.tk.draw LIBRARIES`: answers described screens like the other toolkits' processes do."""

import os
import sys
from pathlib import Path

# Tk's binding is Debian's (python3-tk): this Python must be of the version that Debian has.
sys.path[:0] = [sys.argv[1]]
sys.path += [f"/usr/lib/python3.{sys.version_info.minor}", f"/usr/lib/python3.{sys.version_info.minor}/lib-dynload"]

import numpy as np  # noqa: E402
from PIL import ImageGrab  # noqa: E402

from ..request import Request, answer  # noqa: E402
from . import hiding  # noqa: E402
from .builder import Builder  # noqa: E402


def draw(request: Request) -> list[str]:
    """Writes the layers of a screen and tells where its parts lie: name, x0, y0, x1, y1 in pixels, words."""
    builder = Builder(request)
    try:
        builder.page()
        builder.settle()
        told = ["\t".join([name, *map(str, box), words]) for name, box, words in builder.places()]
        for number, hide in enumerate((None, hiding.ink, hiding.controls, hiding.faces, hiding.surfaces)):
            if hide:
                hide(builder)
                builder.settle()
            _picture(request).tofile(Path(request.folder) / str(number))
        return told
    finally:
        builder.end()


def _picture(request: Request) -> np.ndarray:
    size = round(request.width * request.scale), round(request.height * request.scale)
    image = ImageGrab.grab((0, 0, *size), xdisplay=os.environ["DISPLAY"])
    return np.ascontiguousarray(np.asarray(image.convert("RGB"))[..., ::-1])


if __name__ == "__main__":
    answer(draw)
