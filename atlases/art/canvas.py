"""A grid of RGBA pixels with straight alpha, and its way into a PNG file."""
import struct
import zlib

CLEAR = (0, 0, 0, 0)


def rgb(hexadecimal, alpha=255):
    value = int(hexadecimal, 16)
    return (value >> 16, value >> 8 & 255, value & 255, alpha)


class Canvas:
    def __init__(self, width, height):
        self.width, self.height = width, height
        self.pixels = [CLEAR] * (width * height)

    def inside(self, x, y):
        return 0 <= x < self.width and 0 <= y < self.height

    def get(self, x, y):
        return self.pixels[y * self.width + x] if self.inside(x, y) else CLEAR

    def set(self, x, y, colour):
        if self.inside(x, y):
            self.pixels[y * self.width + x] = colour

    def copy(self, source, x, y):
        for row in range(source.height):
            for column in range(source.width):
                self.set(x + column, y + row, source.get(column, row))

    def crop(self, x, y, width, height):
        piece = Canvas(width, height)
        for row in range(height):
            for column in range(width):
                piece.set(column, row, self.get(x + column, y + row))
        return piece

    def bounds(self):
        """The least rectangle (x, y, width, height) that holds every pixel that is not clear."""
        columns = [i % self.width for i, p in enumerate(self.pixels) if p[3]]
        rows = [i // self.width for i, p in enumerate(self.pixels) if p[3]]
        left, top = min(columns), min(rows)
        return left, top, max(columns) - left + 1, max(rows) - top + 1

    def turned(self):
        """This canvas turned by a quarter, clockwise."""
        result = Canvas(self.height, self.width)
        for y in range(self.height):
            for x in range(self.width):
                result.set(self.height - 1 - y, x, self.get(x, y))
        return result

    def png(self):
        rows = (self.pixels[y * self.width:(y + 1) * self.width] for y in range(self.height))
        lines = b"".join(b"\0" + bytes(v for pixel in row for v in pixel) for row in rows)
        header = struct.pack(">IIBBBBB", self.width, self.height, 8, 6, 0, 0, 0)
        return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(lines, 9))
                + chunk(b"IEND", b""))


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
