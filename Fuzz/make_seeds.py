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


def more_plists():
    polygon = dict(FRAMES[3], triangles="0 1 2", vertices="0 0 3 0 0 4", verticesUV="1 2 5 2 1 5")
    image = {"name": "a%20b@2x", "textureRect": "{{1,2},{4,3}}", "textureRotated": True, "aliases": ["c"],
             "spriteOffset": "{1,2}", "spriteSourceSize": "{6,8}", "isFullyOpaque": False}
    for name, atlas in {
        "polygon": {"frames": {"a": polygon}},
        "uikit": {"frames": {"a": {"x": 1, "y": 2, "w": 3, "h": 4, "oX": 1, "oY": 2, "oW": 6, "oH": 8}}},
        "spritekit": {"format": "APPL", "images": [{"path": "a@2x.png", "subimages": [image]}]},
        "animation1": {"animations": {"walk": {"delay": 0.2, "frames": ["a", "b"]}}},
        "animation2": {"animations": {"walk": {"delayPerUnit": 0.2, "loops": 2, "frames": [
            {"spriteframe": "a", "delayUnits": 2}]}}, "properties": {"format": 2, "spritesheets": ["a.plist"]}},
    }.items():
        write("plist", name, plistlib.dumps(atlas))


def texts():
    xml = ('<?xml version="1.0" encoding="UTF-8"?>\n<TextureAtlas imagePath="a.png">\n<SubTexture name="a0001" x="1" '
           'y="2" width="4" height="3" rotated="true" frameX="-1" frameY="-2" frameWidth="6" frameHeight="8" '
           'pivotX="1" pivotY="2"/>\n</TextureAtlas>\n')
    write("xml", "utf8", xml)
    write("xml", "utf16", xml.encode("utf-16"))
    write("xml", "utf16-without-mark", xml.encode("utf-16-be"))
    write("text", "libgdx-old", "a.png\nsize: 16,16\nwalk\n  rotate: true\n  xy: 1, 2\n  size: 3, 4\n"
          "  orig: 6, 8\n  offset: 1, 2\n  index: 1\n")
    write("text", "libgdx-new", "a.png\npma: true\nscale: 0.5\nwalk\nbounds: 1,2,3,4\noffsets: 1,2,6,8\nrotate: 90\n"
          "index: 0\n\nb.png\nsize: 8,8\nwalk\nbounds: 0,0,1,1\nindex: 1\n")
    write("text", "unity", "# a\n:format=40000\n:texture=a.png\n:size=16x16\n\na;1;2;3;4; 0.5;0.25; 0;0;0;0\n")


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
    more_plists()
    texts()
    pictures()
