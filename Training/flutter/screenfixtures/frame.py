"""The system's own strips, which a browser does not draw: status bar and home indicator."""

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from .metrics import find_font

SUPERSAMPLE = 4


def add_system_strips(pixels, device, clock):
    """The whole screen as an image, and the ignored elements of its strips."""
    scale = device.scale
    top, bottom = device.status_bar * scale, device.bottom_strip * scale
    height, width, _ = pixels.shape
    screen = np.empty((top + height + bottom, width, 3), np.uint8)
    screen[:top] = pixels[2, 2]
    screen[top:top + height] = pixels
    screen[top + height:] = pixels[-2, 2]
    image = Image.fromarray(screen)
    elements = draw_status_bar(image, device, clock) + draw_indicator(image, device)
    return image, elements


def ink_for(image, point):
    """Black or white, whichever shows on the colour at `point`."""
    return (255, 255, 255) if sum(image.getpixel(point)) < 384 else (0, 0, 0)


def draw_status_bar(image, device, clock):
    """Clock on the left, signal, Wi-Fi and battery on the right; returns ignored elements."""
    scale, ios = device.scale, device.platform == "ios"
    color = ink_for(image, (2, 2))
    middle = device.status_bar * scale * (0.62 if ios else 0.5)
    left = (32 if ios else 20) * scale
    size = (16 if ios else 14) * scale
    font = ImageFont.truetype(str(find_font("Inter" if ios else "Roboto", 600 if ios else 500)), size)
    draw = ImageDraw.Draw(image)
    draw.text((left, middle), clock, font=font, fill=color, anchor="lm")
    box = draw.textbbox((left, middle), clock, font=font, anchor="lm")
    elements = [ignored("status.clock", "Text", box, text=clock)]
    right = device.width - (26 if ios else 18)
    for name, width, painter in (("battery", 24, paint_battery), ("wifi", 16, paint_wifi),
                                 ("signal", 17, paint_signal)):
        x = (right - width) * scale
        placed = (x, round(middle - 6 * scale), width * scale, 12 * scale)
        paint(image, placed, color, painter)
        elements.append(ignored(f"status.{name}", "Icon", (x, placed[1], x + placed[2], placed[1] + placed[3]),
                                icon=name))
        right -= width + 6
    return elements


def draw_indicator(image, device):
    """The pill at the lower edge."""
    scale = device.scale
    width, thick = (134, 5) if device.platform == "ios" else (108, 4)
    x = round((device.width - width) / 2 * scale)
    y = image.height - round((device.bottom_strip / 2 if device.platform == "android" else 8 + thick) * scale)
    box = (x, y, width * scale, thick * scale)
    paint(image, box, ink_for(image, (2, image.height - 2)),
          lambda draw, w, h, ink: draw.rounded_rectangle((0, 0, w - 1, h - 1), h / 2, fill=ink))
    return [ignored("status.home", "Container", (x, y, x + box[2], y + box[3]))]


def ignored(name, type, box, **facts):
    """A truth element that is not scored."""
    x0, y0, x1, y1 = (round(value) for value in box)
    return {"id": name, "type": type, "box": [x0, y0, x1 - x0, y1 - y0], **facts,
            "part": "status bar", "ignore": True}


def paint(image, box, color, painter):
    """Let `painter` draw a mask at a multiple of the size, then lay the colour through it."""
    x, y, width, height = box
    mask = Image.new("L", (width * SUPERSAMPLE, height * SUPERSAMPLE))
    painter(ImageDraw.Draw(mask), mask.width, mask.height, 255)
    mask = mask.resize((width, height), Image.Resampling.LANCZOS)
    image.paste(Image.new("RGB", (width, height), color), (x, y), mask)


def paint_battery(draw, width, height, ink):
    """An outline with a filled part and a nub."""
    line = height // 12
    draw.rounded_rectangle((0, 0, width * 0.9, height - 1), height * 0.3, outline=ink, width=line)
    draw.rounded_rectangle((line * 2, line * 2, width * 0.7, height - 1 - line * 2), height * 0.18, fill=ink)
    draw.rounded_rectangle((width * 0.93, height * 0.33, width - 1, height * 0.67), height * 0.1, fill=ink)


def paint_wifi(draw, width, height, ink):
    """Three arcs over one point."""
    centre, foot = width / 2, height * 0.98
    for radius in (0.98, 0.65, 0.32):
        reach = height * radius
        box = (centre - reach, foot - reach, centre + reach, foot + reach)
        if radius < 0.4:
            draw.pieslice(box, 225, 315, fill=ink)
        else:
            draw.arc(box, 225, 315, fill=ink, width=round(height * 0.16))


def paint_signal(draw, width, height, ink):
    """Four bars, each higher than the last."""
    step = width / 4
    for i in range(4):
        top = height * (0.75 - 0.25 * i) * 0.9
        draw.rounded_rectangle((i * step, top, i * step + step * 0.68, height - 1), step * 0.15, fill=ink)
