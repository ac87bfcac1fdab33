#!/usr/bin/env python3
"""Writes the pictures of this folder and expected.json: what a reader must make of each, as hex RGB by rows.

PNG files are put together here byte by byte, since no library writes every colour type and bit depth, and the expected
colours are worked out here as well, from the samples and not by decoding. The JPEG files need Pillow.
Run it from anywhere: python3 Fixtures/images/make.py
"""
import json
import os
import struct
import zlib

HERE = os.path.dirname(os.path.abspath(__file__))
WIDTH, HEIGHT = 9, 5
CHANNELS = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}
ADAM7 = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
expected = {}


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def packed(rows, depth):
    """Rows of samples as filtered scanlines with filter 0."""
    out = b""
    for row in rows:
        bits = "".join(format(sample, f"0{depth}b") for sample in row)
        bits += "0" * (-len(bits) % 8)
        out += b"\0" + bytes(int(bits[i : i + 8], 2) for i in range(0, len(bits), 8))
    return out


def png(kind, depth, pixels, interlaced=False, extra=b""):
    """A file from rows of pixels, each a tuple of samples."""
    height, width = len(pixels), len(pixels[0])
    header = struct.pack(">IIBBBBB", width, height, depth, kind, 0, 0, int(interlaced))
    passes = ADAM7 if interlaced else [(0, 0, 1, 1)]
    data = b""
    for x0, y0, dx, dy in passes:
        rows = [[s for pixel in row[x0::dx] for s in pixel] for row in pixels[y0::dy] if row[x0::dx]]
        data += packed(rows, depth)
    return (
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + extra + chunk(b"IDAT", zlib.compress(data)) + chunk(b"IEND", b"")
    )


def sample(x, y, channel, depth):
    """A pattern that uses the whole range of a depth."""
    top = (1 << depth) - 1
    return ((x * 7 + y * 3 + channel * 5) * top // 23) % (top + 1)


def over_white(color, alpha):
    return tuple(round(c * alpha + 255 * (1 - alpha)) for c in color)


def shown(kind, depth, pixel, palette=None, transparent=None):
    """The 8-bit colour of a pixel over white."""
    top = (1 << depth) - 1
    if kind == 3:
        color, alpha = palette[pixel[0]]
        return over_white(color, alpha / 255)
    levels = [s * 255 / top for s in pixel]
    alpha = levels.pop() / 255 if kind in (4, 6) else 1
    if transparent is not None and pixel == transparent:
        alpha = 0
    color = levels * 3 if len(levels) == 1 else levels
    return over_white(color, alpha)


def write(name, data, colors):
    with open(os.path.join(HERE, name), "wb") as file:
        file.write(data)
    expected[name] = ["".join("%02x%02x%02x" % color for color in row) for row in colors]


def all_kinds():
    names = {0: "grey", 2: "rgb", 4: "grey-alpha", 6: "rgba"}
    for kind, depths in {0: (1, 2, 4, 8, 16), 2: (8, 16), 4: (8, 16), 6: (8, 16)}.items():
        for depth in depths:
            pixels = [
                [tuple(sample(x, y, c, depth) for c in range(CHANNELS[kind])) for x in range(WIDTH)] for y in range(HEIGHT)
            ]
            colors = [[shown(kind, depth, pixel) for pixel in row] for row in pixels]
            for interlaced in (False, True):
                suffix = "-interlaced" if interlaced else ""
                write(f"{names[kind]}-{depth}{suffix}.png", png(kind, depth, pixels, interlaced), colors)


def palettes():
    for depth in (1, 2, 4, 8):
        count = min(1 << depth, 40)
        palette = [((i * 37 % 256, i * 91 % 256, 255 - i * 53 % 256), 255 - i * 29 % 256) for i in range(count)]
        pixels = [[((x + y * WIDTH) % count,) for x in range(WIDTH)] for y in range(HEIGHT)]
        colors = chunk(b"PLTE", bytes(s for color, _ in palette for s in color))
        alphas = chunk(b"tRNS", bytes(alpha for _, alpha in palette))
        solid = [(color, 255) for color, _ in palette]
        for name, extra, seen in (("", colors, solid), ("-transparent", colors + alphas, palette)):
            write(
                f"palette-{depth}{name}.png",
                png(3, depth, pixels, depth == 4, extra),
                [[shown(3, depth, p, seen) for p in row] for row in pixels],
            )


def transparent_colors():
    for name, kind, depth, key in (("grey-4", 0, 4, (9,)), ("rgb-8", 2, 8, (10, 20, 30)), ("rgb-16", 2, 16, (1, 2, 3))):
        other = tuple(7 for _ in key)
        pixels = [[key if (x + y) % 2 else other for x in range(WIDTH)] for y in range(HEIGHT)]
        data = png(kind, depth, pixels, extra=chunk(b"tRNS", struct.pack(f">{len(key)}H", *key)))
        write(f"{name}-key.png", data, [[shown(kind, depth, p, transparent=key) for p in row] for row in pixels])


def gammas():
    def encoded(linear):
        return linear ** (1 / 2.2)  # what libpng takes for sRGB

    pixels = [[(x * 28 + y,) for x in range(WIDTH)] for y in range(HEIGHT)]
    same = [[(p[0],) * 3 for p in row] for row in pixels]
    light = [[(round(255 * encoded(p[0] / 255)),) * 3 for p in row] for row in pixels]
    write("gamma-srgb.png", png(0, 8, pixels, extra=chunk(b"gAMA", struct.pack(">I", 45455))), same)
    write("gamma-linear.png", png(0, 8, pixels, extra=chunk(b"gAMA", struct.pack(">I", 100000))), light)


def broken():
    """Files that must be refused; expected.json does not name them."""
    row = [[(200, 100, 50)] * 64] * 64
    whole = png(2, 8, row)
    crc = bytearray(whole)
    crc[whole.index(b"IEND") - 5] ^= 0xFF  # the last byte of the sum of IDAT
    zero = bytearray(whole)
    zero[16:20] = bytes(4)
    zero[29:33] = struct.pack(">I", zlib.crc32(bytes(zero[12:29])))
    huge = bytearray(whole)
    huge[16:24] = struct.pack(">II", 50000, 50000)
    huge[29:33] = struct.pack(">I", zlib.crc32(bytes(huge[12:29])))
    # What PowerShell's `>` writes: each byte taken for a letter of code page 437 and stored in two bytes.
    wide = b"\xff\xfe" + whole.decode("cp437").encode("utf-16-le")
    for name, data in (
        ("truncated", whole[: len(whole) - 40]), ("header-only", whole[:33]), ("bad-crc", bytes(crc)),
        ("no-width", bytes(zero)), ("too-large", bytes(huge)), ("utf16", wide),
    ):
        with open(os.path.join(HERE, f"broken-{name}.png"), "wb") as file:
            file.write(data)


def jpegs():
    import io

    from PIL import Image

    quarters = [[(250, 10, 10), (10, 200, 10)], [(10, 10, 240), (250, 250, 250)]]
    picture = Image.new("RGB", (48, 32))
    for y in range(32):
        for x in range(48):
            picture.putpixel((x, y), quarters[y // 16][x // 24])

    def save(name, image, shown_image=None, **options):
        image.save(os.path.join(HERE, name), "JPEG", quality=95, **options)
        if shown_image is not None:
            seen = shown_image.convert("RGB")
            expected[name] = [
                "".join("%02x%02x%02x" % seen.getpixel((x, y)) for x in range(seen.width)) for y in range(seen.height)
            ]

    save("colour.jpg", picture, picture)
    save("progressive.jpg", picture, picture, progressive=True, subsampling=0)
    save("grey.jpg", picture.convert("L"), picture.convert("L"))
    save("broken-cmyk.jpg", picture.convert("CMYK"))
    turns = {
        2: Image.Transpose.FLIP_LEFT_RIGHT, 3: Image.Transpose.ROTATE_180, 4: Image.Transpose.FLIP_TOP_BOTTOM,
        5: Image.Transpose.TRANSPOSE, 6: Image.Transpose.ROTATE_270, 7: Image.Transpose.TRANSVERSE,
        8: Image.Transpose.ROTATE_90,
    }
    for value, turn in turns.items():
        exif = Image.Exif()
        exif[0x0112] = value
        save(f"orientation-{value}.jpg", picture, picture.transpose(turn), exif=exif)
    data = io.BytesIO()
    picture.save(data, "JPEG", quality=95)
    with open(os.path.join(HERE, "broken-truncated.jpg"), "wb") as file:
        file.write(data.getvalue()[:-40])


all_kinds()
palettes()
transparent_colors()
gammas()
broken()
jpegs()
with open(os.path.join(HERE, "expected.json"), "w") as file:
    json.dump(expected, file, indent=0, sort_keys=True)
    file.write("\n")
