#!/usr/bin/env python3
"""Makes the PNGs and PVRs of this folder and the pixels expected of them, with nothing but zlib.

Run it here; it writes *.png, *.pvr.* and expected.tsv (name, width, height, straight RGBA in hex).
Nothing is random: the same files come out every time.
"""

import struct
import zlib

WIDTH, HEIGHT = 13, 9
CHANNELS = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}
NAMES = {0: "gray", 2: "rgb", 3: "palette", 4: "grayalpha", 6: "rgba"}
# x start, y start, x step, y step
ADAM7 = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
SIGNATURE = b"\x89PNG\r\n\x1a\n"
GARBLED = 0x5EED


def chunk(kind, data, crc_mask=0):
    crc = zlib.crc32(kind + data) ^ crc_mask
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", crc)


def header(width, height, depth, color, interlaced=0):
    return chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, depth, color, 0, 0, interlaced))


END = chunk(b"IEND", b"")


def sample(x, y, channel, depth):
    """Differs in every direction; all 16 bits are used, so that rounding would show."""
    value = (x * 5003 + y * 9311 + channel * 21001 + x * y * 977 + 0x80) & 0xFFFF
    return value >> (16 - depth)


def packed(samples, depth):
    if depth == 16:
        return b"".join(struct.pack(">H", s) for s in samples)
    if depth == 8:
        return bytes(samples)
    bits = "".join(format(s, f"0{depth}b") for s in samples)
    bits += "0" * (-len(bits) % 8)
    return bytes(int(bits[i : i + 8], 2) for i in range(0, len(bits), 8))


def paeth(a, b, c):
    distances = [abs(b - c), abs(a - c), abs(a + b - 2 * c)]
    return (a, b, c)[distances.index(min(distances))]


def filtered(rows, bytes_per_pixel):
    """Every filter in turn."""
    out, above = b"", None
    for number, row in enumerate(rows):
        kind = number % 5
        above = above or bytes(len(row))
        line = bytearray()
        for i, value in enumerate(row):
            a = row[i - bytes_per_pixel] if i >= bytes_per_pixel else 0
            c = above[i - bytes_per_pixel] if i >= bytes_per_pixel else 0
            b = above[i]
            line.append((value - (0, a, b, (a + b) // 2, paeth(a, b, c))[kind]) & 0xFF)
        out += bytes([kind]) + bytes(line)
        above = row
    return out


def image_data(pixel, width, height, depth, channels, interlaced):
    """The filtered bytes; pixel(x, y) is a list of samples."""
    passes = ADAM7 if interlaced else [(0, 0, 1, 1)]
    data = b""
    for x0, y0, dx, dy in passes:
        columns = range(x0, width, dx)
        if not columns:
            continue
        rows = [
            packed([s for x in columns for s in pixel(x, y)], depth) for y in range(y0, height, dy)
        ]
        data += filtered(rows, max(1, depth * channels // 8))
    return data


def palette_of(depth):
    return [((i * 37 + 11) & 255, (i * 59 + 5) & 255, (i * 83 + 190) & 255) for i in range(1 << depth)]


def expected_pixel(samples, depth, color, palette, transparency):
    if color == 3:
        index = samples[0]
        alpha = transparency[index] if transparency and index < len(transparency) else 255
        return (*palette[index], alpha)
    top = (1 << depth) - 1
    bytes_of = [s >> 8 if depth == 16 else s * 255 // top for s in samples]
    if color == 4:
        return (bytes_of[0],) * 3 + (bytes_of[1],)
    if color == 6:
        return tuple(bytes_of)
    alpha = 0 if transparency == samples else 255
    return (bytes_of[0],) * 3 + (alpha,) if color == 0 else (*bytes_of, alpha)


expectations = []


def expect(name, width, height, pixels):
    flat = bytes(c for p in pixels for c in p)
    expectations.append(f"{name}\t{width}\t{height}\t{flat.hex()}")


def write(name, data):
    with open(name, "wb") as file:
        file.write(data)


def picture(name, depth, color, interlaced=0, transparent=False, width=WIDTH, height=HEIGHT,
            before=b"", split=None, change=None, after=b""):
    channels = CHANNELS[color]
    pixel = change or (lambda x, y: [sample(x, y, c, depth) for c in range(channels)])
    palette = palette_of(depth) if color == 3 else None
    transparency, chunks = None, before
    if palette:
        chunks += chunk(b"PLTE", bytes(c for entry in palette for c in entry))
    if transparent and color == 3:
        # Shorter than the palette: the rest is opaque.
        transparency = [(i * 71 + 3) & 255 for i in range((1 << depth) * 3 // 4 or 1)]
        chunks += chunk(b"tRNS", bytes(transparency))
    elif transparent:
        # The colour of a pixel; in 16 bits another one has the same high bytes.
        transparency = pixel(4, 3)
        chunks += chunk(b"tRNS", b"".join(struct.pack(">H", s) for s in transparency))
    data = zlib.compress(image_data(pixel, width, height, depth, channels, interlaced), 9)
    parts = [data[i : i + split] for i in range(0, len(data), split)] if split else [data]
    write(name + ".png", SIGNATURE + header(width, height, depth, color, interlaced) + chunks
          + b"".join(chunk(b"IDAT", part) for part in parts) + after + END)
    expect(name, width, height, [
        expected_pixel(pixel(x, y), depth, color, palette, transparency)
        for y in range(height) for x in range(width)])


def near_key(channels):
    """16-bit samples of which some differ in the low byte only."""
    def pixel(x, y):
        samples = [sample(4, 3, c, 16) for c in range(channels)] if (x + y) % 3 else \
            [sample(x, y, c, 16) for c in range(channels)]
        if (x * 2 + y) % 5 == 1:
            samples[-1] ^= 1
        return samples
    return pixel


def every_kind():
    for color, depths in {0: (1, 2, 4, 8, 16), 2: (8, 16), 3: (1, 2, 4, 8), 4: (8, 16), 6: (8, 16)}.items():
        for depth in depths:
            for transparent in (False, True) if color in (0, 2, 3) else (False,):
                for interlaced in (0, 1):
                    name = f"{NAMES[color]}{depth}" + "-trns" * transparent + "-adam7" * interlaced
                    change = near_key(CHANNELS[color]) if transparent and depth == 16 else None
                    picture(name, depth, color, interlaced, transparent, change=change)


def special_kinds():
    for width, height in (1, 1), (2, 3), (5, 2):
        picture(f"adam7-{width}x{height}", 8, 6, 1, width=width, height=height)
    picture("many-idat", 8, 6, split=7)
    colors = chunk(b"gAMA", struct.pack(">I", 100000)) \
        + chunk(b"cHRM", struct.pack(">8I", 31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000)) \
        + chunk(b"iCCP", b"made up\0\0" + zlib.compress(b"no profile at all"))
    picture("gamma-iccp", 8, 6, before=colors)
    picture("srgb-intent", 16, 2, before=chunk(b"sRGB", b"\1"))
    picture("bad-crc-text", 8, 6, before=chunk(b"tEXt", b"Comment\0no matter", GARBLED))
    picture("unknown-ancillary", 8, 6, before=chunk(b"spRt", b"?"), after=chunk(b"prVt", b"?"))


def pixel8(x, y):
    return [sample(x, y, c, 8) for c in range(4)]


def broken_kinds():
    raw = image_data(pixel8, WIDTH, HEIGHT, 8, 4, 0)
    rgba = SIGNATURE + header(WIDTH, HEIGHT, 8, 6)
    rows = [[pixel8(x, y) for x in range(WIDTH)] for y in range(HEIGHT)]
    clear = [(0, 0, 0, 0)] * WIDTH

    def expect_rows(name, count):
        kept = rows[:count] + [clear] * (HEIGHT - count)
        expect(name, WIDTH, HEIGHT, [p for row in kept for p in row])

    data = zlib.compress(raw)
    write("bad-crc-idat.png", rgba + chunk(b"IDAT", data, GARBLED) + END)
    expect_rows("bad-crc-idat", HEIGHT)
    # Stored, not compressed: a row is 53 bytes, after 2 of zlib and 5 of the block.
    stored = zlib.compress(raw, 0)
    first = 7 + 53 * 3 + 20
    write("bad-crc-second-idat.png", rgba + chunk(b"IDAT", stored[:20])
          + chunk(b"IDAT", stored[20:first], GARBLED) + chunk(b"IDAT", stored[first:]) + END)
    expect_rows("bad-crc-second-idat", 3)
    whole = rgba + chunk(b"IDAT", stored) + END
    start = len(rgba) + 8
    write("truncated-rows.png", whole[: start + 7 + 53 * 5 + 52])
    expect_rows("truncated-rows", 5)
    write("truncated-first-row.png", whole[: start + 7 + 52])
    write("truncated-header.png", whole[:27])
    write("truncated-signature.png", whole[:5])
    write("no-end.png", whole[: -len(END)])
    expect_rows("no-end", HEIGHT)
    write("too-few-rows.png", rgba + chunk(b"IDAT", zlib.compress(raw[: 53 * 4])) + END)
    expect_rows("too-few-rows", 4)
    write("too-much-data.png", rgba + chunk(b"IDAT", zlib.compress(raw + b"more" * 99)) + END)
    expect_rows("too-much-data", HEIGHT)
    write("bad-filter.png", rgba + chunk(b"IDAT", zlib.compress(raw[: 53 * 2] + b"\x09" + raw[53 * 2 + 1:])) + END)
    expect_rows("bad-filter", 2)
    write("no-idat.png", rgba + END)
    write("bad-crc-ihdr.png", SIGNATURE + chunk(b"IHDR", struct.pack(">IIBBBBB", 13, 9, 8, 6, 0, 0, 0), GARBLED)
          + chunk(b"IDAT", data) + END)
    write("unknown-critical.png", rgba + chunk(b"CrIT", b"?") + chunk(b"IDAT", data) + END)

    indices = image_data(lambda x, y: [x * y % 7], WIDTH, HEIGHT, 4, 1, 0)
    palette = chunk(b"PLTE", bytes(range(9)))
    indexed = SIGNATURE + header(WIDTH, HEIGHT, 4, 3)
    write("index-out-of-range.png", indexed + palette + chunk(b"IDAT", zlib.compress(indices)) + END)
    expect("index-out-of-range", WIDTH, HEIGHT, [
        (i * 3, i * 3 + 1, i * 3 + 2, 255) if i < 3 else (0, 0, 0, 255)
        for y in range(HEIGHT) for i in (x * y % 7 for x in range(WIDTH))])
    write("no-palette.png", indexed + chunk(b"IDAT", zlib.compress(indices)) + END)
    write("bad-crc-palette.png", indexed + chunk(b"PLTE", bytes(range(9)), GARBLED)
          + chunk(b"IDAT", zlib.compress(indices)) + END)
    write("bad-crc-trns.png", indexed + palette + chunk(b"tRNS", b"\0\1\2", GARBLED)
          + chunk(b"IDAT", zlib.compress(image_data(lambda x, y: [x % 3], WIDTH, HEIGHT, 4, 1, 0))) + END)
    expect("bad-crc-trns", WIDTH, HEIGHT, [
        (i * 3, i * 3 + 1, i * 3 + 2, 255) for y in range(HEIGHT) for i in (x % 3 for x in range(WIDTH))])

    # Adam7, broken in the third pass: one row of it (4 pixels) is there.
    interlaced = zlib.compress(image_data(pixel8, WIDTH, HEIGHT, 8, 4, 1), 0)
    passes = 2 * (1 + 2 * 4) + 2 * (1 + 2 * 4)
    first_passes = {(x, y) for x in (0, 4, 8, 12) for y in (0, 8)} | {(x, 4) for x in (0, 4, 8, 12)}
    write("truncated-adam7.png", SIGNATURE + header(WIDTH, HEIGHT, 8, 6, 1)
          + chunk(b"IDAT", interlaced)[: 8 + 7 + passes + 1 + 4 * 4])
    expect("truncated-adam7", WIDTH, HEIGHT, [
        pixel8(x, y) if (x, y) in first_passes else (0, 0, 0, 0)
        for y in range(HEIGHT) for x in range(WIDTH)])

    for name, width, height in ("huge", 100000, 99999), ("long", 16385, 1), ("zero-width", 0, 9), ("negative-height", 13, 0xFFFFFFF7):
        write(name + ".png", SIGNATURE + header(width, height, 8, 6) + chunk(b"IDAT", data) + END)
    write("bad-depth.png", SIGNATURE + header(WIDTH, HEIGHT, 4, 6) + chunk(b"IDAT", data) + END)
    write("text-mode.png", whole.replace(b"\r\n", b"\n"))
    write("empty.png", b"")
    write("text.png", b"<?xml version=\"1.0\"?>\n<plist/>\n")


def deflated(data):
    """Without zlib's wrapping."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    return packer.compress(data) + packer.flush()


def as_for_ios(name, color, interlaced=0, split=40, rows=HEIGHT, cut=0):
    """As Apple's tools write it: BGR order, colours multiplied by alpha."""
    def multiplied(x, y):
        r, g, b, a = pixel8(x, y)
        return [(c * a + 127) // 255 for c in (r, g, b)] + [a] if color == 6 else [r, g, b, 255]

    def stored(x, y):
        r, g, b, a = multiplied(x, y)
        return [b, g, r, a][: CHANNELS[color]]

    def divided(x, y):
        *rgb, a = multiplied(x, y)
        return (*[(c * 255 + a // 2) // a for c in rgb], a) if a else (0, 0, 0, 0)

    data = deflated(image_data(stored, WIDTH, HEIGHT, 8, CHANNELS[color], interlaced))
    if cut:
        data = data[:-cut]
    file = SIGNATURE + chunk(b"CgBI", b"\x50\0\x20\2") + header(WIDTH, HEIGHT, 8, color, interlaced)
    file += b"".join(chunk(b"IDAT", data[i : i + split]) for i in range(0, len(data), split))
    write(name + ".png", file + END)
    expect(name, WIDTH, HEIGHT, [
        divided(x, y) if y < rows else (0, 0, 0, 0) for y in range(HEIGHT) for x in range(WIDTH)])


def ios_kinds():
    as_for_ios("cgbi", 6)
    as_for_ios("cgbi-adam7", 6, 1)
    as_for_ios("cgbi-rgb", 2)
    as_for_ios("cgbi-truncated", 6, rows=7, cut=70)


def pvr2(code, width, height, pixels, flags=0):
    return struct.pack("<11I", 52, height, width, 0, code | flags, len(pixels), 0, 0, 0, 0, 0) \
        + b"PVR!" + struct.pack("<I", 1) + pixels


def pvr3(order, bits, width, height, pixels, flags=0):
    return b"PVR\3" + struct.pack("<I", flags) + order + bytes(bits) \
        + struct.pack("<9I", 0, 0, height, width, 1, 1, 1, 1, 15) + b"PVR\3" + bytes(11) + pixels


def packed_textures():
    """rgba8.png once more, as cocos2d compresses its textures."""
    pixels = bytes(c for y in range(HEIGHT) for x in range(WIDTH) for c in pixel8(x, y))
    file = pvr2(0x12, WIDTH, HEIGHT, pixels)
    write("rgba8.pvr.ccz", b"CCZ!" + struct.pack(">HHII", 0, 2, 0, len(file)) + zlib.compress(file, 9))
    packer = zlib.compressobj(9, zlib.DEFLATED, 31)
    write("rgba8.pvr.gz", packer.compress(pvr3(b"rgba", [8] * 4, WIDTH, HEIGHT, pixels)) + packer.flush())


every_kind()
special_kinds()
broken_kinds()
ios_kinds()
packed_textures()
write("expected.tsv", "\n".join(expectations).encode() + b"\n")
