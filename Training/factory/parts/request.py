"""A described screen as it comes, a line a part: the head says how large it is and with what it is drawn."""

import sys
import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from .screen import Part


@dataclass
class Request:
    """A screen: points where nothing else is said, `scale` in pixels a point."""

    name: str
    look: list[str]
    font: str
    points: float
    width: int
    height: int
    scale: float
    folder: str
    page: Part


def answer(draw: Callable[[Request], list[str]]) -> None:
    """Draws the screens of the standard input and tells where their parts lie, a line each, then that a screen is done."""
    for request in requests(sys.stdin):
        try:
            told = draw(request)
        except Exception:  # one look may fail, the others are drawn
            told = []
            print(f"{request.name} ({'+'.join(request.look)}):\n{traceback.format_exc()}", file=sys.__stderr__)
        print("\n".join([*told, f"done\t{request.name}"]), flush=True)


def requests(lines: Iterator[str]) -> Iterator[Request]:
    """The screens of a stream, each up to its line `end`."""
    for line in lines:
        name, look, font, _, points, width, height, scale, folder, *_ = line.rstrip("\n").split("\t")
        open_parts: list[Part] = []
        for told in lines:
            if told == "end\n":
                break
            depth, part = _part(told)
            del open_parts[depth:]
            if open_parts:
                open_parts[-1].children.append(part)
            open_parts.append(part)
        yield Request(name, look.split("+"), font, float(points), int(width), int(height), float(scale), folder, open_parts[0])


def _part(line: str) -> tuple[int, Part]:
    depth, name, kind, text, glyph, said = line.rstrip("\n").split("\t")
    pairs = [option.partition("=") for option in said.split(",") if option]
    options = {key: _value(value) if equal else True for key, equal, value in pairs}
    return int(depth), Part(kind, text, glyph, options, name=name)


def _value(text: str) -> int | str:
    return int(text) if text.lstrip("-").isdigit() else text
