#!/usr/bin/env python3
"""Makes the seeds that random input starts from: one small file for each form of each format."""
import gzip
import json
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


def cocos2d():
    for form, frame in FRAMES.items():
        atlas = {
            "frames": {"walk_01.png": frame, "walk_02.png": frame, "a@2x": frame},
            "metadata": {"format": form, "size": "{16,16}", "textureFileName": "a.png"},
        }
        write("cocos2d", f"format{form}", plistlib.dumps(atlas))
        write("binary-plist", f"format{form}", plistlib.dumps(atlas, fmt=plistlib.FMT_BINARY))
    polygon = dict(FRAMES[3], triangles="0 1 2", vertices="0 0 3 0 0 4", verticesUV="1 2 5 2 1 5")
    write("cocos2d", "polygon", plistlib.dumps({"frames": {"a": polygon}}))
    write("cocos2d-animation", "version1", plistlib.dumps(
        {"animations": {"walk": {"delay": 0.2, "frames": ["a", "b"]}}}))
    write("cocos2d-animation", "version2", plistlib.dumps(
        {"animations": {"walk": {"delayPerUnit": 0.2, "loops": 2, "frames": [
            {"spriteframe": "a", "delayUnits": 2}]}}, "properties": {"format": 2, "spritesheets": ["a.plist"]}}))


def apple():
    image = {"name": "a%20b@2x", "textureRect": "{{1,2},{4,3}}", "textureRotated": True, "aliases": ["c"],
             "spriteOffset": "{1,2}", "spriteSourceSize": "{6,8}", "isFullyOpaque": False}
    write("spritekit", "turned", plistlib.dumps(
        {"format": "APPL", "images": [{"path": "a@2x.png", "subimages": [image]}]}))
    write("uikit", "trimmed", plistlib.dumps(
        {"frames": {"a": {"x": 1, "y": 2, "w": 3, "h": 4, "oX": 1, "oY": 2, "oW": 6, "oH": 8}}}))


def json_sheets():
    frame = {"frame": {"x": 1, "y": 2, "w": 3, "h": 4}, "rotated": True, "trimmed": True, "duration": 80,
             "spriteSourceSize": {"x": 1, "y": 2, "w": 3, "h": 4}, "sourceSize": {"w": 6, "h": 8},
             "anchor": {"x": 0.5, "y": 0.25}}
    named = dict(frame, filename="walk_1.png")
    meta = {"image": "a.png", "scale": "0.5", "size": {"w": 16, "h": 16}}
    tags = [{"name": "walk", "from": 0, "to": 1, "direction": "pingpong", "repeat": "2"}]
    for target, name, sheet in [
        ("json", "hash", {"frames": {"a.png": frame, "b.png": frame}, "meta": meta}),
        ("json", "array", {"frames": [named, dict(named, filename="b\u00e9.png")], "meta": meta}),
        ("pixi", "animations", {"frames": {"a": frame, "b": frame}, "animations": {"walk": ["a", "b", "a"]},
                                "meta": dict(meta, related_multi_packs=["b.json"])}),
        ("phaser-multi", "textures", {"textures": [{"image": "a.png", "scale": 1, "frames": [named]}]}),
        ("aseprite", "tags", {"frames": {"a 0": frame, "a 1": frame}, "meta": dict(
            meta, app="http://www.aseprite.org/", frameTags=tags, layers=[], slices=[])}),
        ("aseprite", "array", {"frames": [named, named], "meta": dict(meta, app="aseprite", frameTags=tags)}),
        ("kivy", "two", {"a.png": {"x": [1, 2, 3, 4]}, "b.png": {"y": [0, 0, 5, 6]}}),
        ("godot", "margin", {"textures": [{"image": "a.png", "size": {"w": 16, "h": 16}, "sprites": [
            {"filename": "a.png", "region": {"x": 1, "y": 2, "w": 3, "h": 4},
             "margin": {"x": 1, "y": 2, "w": 3, "h": 4}}]}]}),
    ]:
        write(target, name, json.dumps(sheet))


def texts():
    xml = ('<?xml version="1.0" encoding="UTF-8"?>\n<TextureAtlas imagePath="a.png">\n<SubTexture name="a0001" x="1" '
           'y="2" width="4" height="3" rotated="true" frameX="-1" frameY="-2" frameWidth="6" frameHeight="8" '
           'pivotX="1" pivotY="2"/>\n</TextureAtlas>\n')
    write("starling", "utf8", xml)
    write("starling", "utf16", xml.encode("utf-16"))
    write("starling", "utf16-without-mark", xml.encode("utf-16-be"))
    write("libgdx", "old", "a.png\nsize: 16,16\nwalk\n  rotate: true\n  xy: 1, 2\n  size: 3, 4\n"
          "  orig: 6, 8\n  offset: 1, 2\n  index: 1\n")
    write("libgdx", "new", "a.png\npma: true\nscale: 0.5\nwalk\nbounds: 1,2,3,4\noffsets: 1,2,6,8\nrotate: 90\n"
          "index: 0\n\nb.png\nsize: 8,8\nwalk\nbounds: 0,0,1,1\nindex: 1\n")
    write("unity", "one", "# a\n:format=40000\n:texture=a.png\n:size=16x16\n\na;1;2;3;4; 0.5;0.25; 0;0;0;0\n")


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


def pvr():
    pixels = bytes(range(64))
    third = struct.pack("<IIQIIIIIIIII", 0x03525650, 0, 0x0808080861626772, 0, 0, 4, 4, 1, 1, 1, 1, 0) + pixels
    second = struct.pack("<IIIIIIIIIIIII", 52, 4, 4, 0, 0x12, 64, 32, 255, 255, 255, 255, 0x21525650, 1) + pixels
    write("pvr", "version2", second)
    write("pvr", "version3", third)
    write("pvr-gz", "version3", gzip.compress(third, mtime=0))
    write("pvr-ccz", "version2", b"CCZ!" + struct.pack(">HHII", 0, 1, 0, len(second)) + zlib.compress(second))


def fixtures():
    folder = SEEDS.parent.parent / "Tests/ImagingTests/Fixtures"
    for target, pattern in [("cgbi", "cgbi*.png"), ("jpeg", "*.jpg"), ("webp", "*.webp")]:
        for file in sorted(folder.glob(pattern)):
            write(target, file.stem, file.read_bytes())


if __name__ == "__main__":
    cocos2d()
    apple()
    json_sheets()
    texts()
    pictures()
    pvr()
    fixtures()
