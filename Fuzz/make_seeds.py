#!/usr/bin/env python3
"""Makes the seeds that random input starts from: one small file for each form of each format."""
import pathlib
import plistlib
import struct
import zlib

SEEDS = pathlib.Path(__file__).resolve().parent / "Seeds"

FRAMES = {
    0: {"x": 1, "y": 2, "width": 3, "height": 4, "offsetX": 0.5, "offsetY": -1,
        "originalWidth": -6, "originalHeight": 8},
    1: {"frame": "{{1,2},{3,4}}", "offset": "{0.5,-1}", "sourceSize": "{6,8}"},
    2: {"frame": "{{1,2},{3,4}}", "offset": "{0.5,-1}", "rotated": True,
        "sourceColorRect": "{{2,3},{3,4}}", "sourceSize": "{6,8}"},
    3: {"aliases": ["b.png", "c"], "anchor": "{0.5,0.25}", "spriteOffset": "{0.5,-1}",
        "spriteSize": "{3,4}", "spriteSourceSize": "{6,8}", "textureRect": "{{1,2},{4,3}}",
        "textureRotated": True},
}


def write(target, name, data):
    folder = SEEDS / target
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_bytes(data if isinstance(data, bytes) else data.encode())


def plists():
    for form, frame in FRAMES.items():
        atlas = {
            "frames": {"walk_01.png": frame, "walk_02.png": frame, "a@2x": frame},
            "metadata": {"format": form, "size": "{16,16}", "textureFileName": "a.png"},
        }
        write("plist", f"format{form}", plistlib.dumps(atlas))
        write("binary-plist", f"format{form}", plistlib.dumps(atlas, fmt=plistlib.FMT_BINARY))


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def png(color_type, depth, samples, interlaced=0, extra=b""):
    rows = b"".join(b"\0" + bytes([r * 17 + i for i in range((4 * samples * depth + 7) // 8)]) for r in range(4))
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 4, 4, depth, color_type, 0, 0, interlaced))
            + extra + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


def pictures():
    palette = chunk(b"PLTE", bytes(range(48))) + chunk(b"tRNS", bytes(range(16)))
    for name, data in {
        "gray1": png(0, 1, 1), "gray16": png(0, 16, 1), "rgb8": png(2, 8, 3), "rgba16": png(6, 16, 4),
        "palette4": png(3, 4, 1, extra=palette), "adam7": png(6, 8, 4, interlaced=1),
    }.items():
        write("png", name, data)


if __name__ == "__main__":
    plists()
    pictures()
