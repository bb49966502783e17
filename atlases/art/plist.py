"""The property lists of cocos2d, formats 0, 2 and 3."""

HEAD = ('<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" '
        '"http://www.apple.com/DTDs/PropertyList-1.0.dtd">\n<plist version="1.0">\n')


def element(value, depth):
    tabs = "\t" * depth
    if isinstance(value, dict):
        inner = "".join(f"{tabs}\t<key>{key}</key>\n{element(item, depth + 1)}" for key, item in value.items())
        return f"{tabs}<dict>\n{inner}{tabs}</dict>\n"
    if isinstance(value, list):
        inner = "".join(element(item, depth + 1) for item in value)
        return f"{tabs}<array>\n{inner}{tabs}</array>\n" if value else f"{tabs}<array/>\n"
    if isinstance(value, bool):
        return f"{tabs}<{'true' if value else 'false'}/>\n"
    if isinstance(value, str):
        return f"{tabs}<string>{value}</string>\n"
    return f"{tabs}<integer>{int(value)}</integer>\n" if value == int(value) else f"{tabs}<real>{value}</real>\n"


def braces(*numbers):
    return "{" + ",".join(f"{n:g}" for n in numbers) + "}"


def rectangle(x, y, width, height):
    return "{" + braces(x, y) + "," + braces(width, height) + "}"


def format0(sprite):
    return {"height": sprite.height, "offsetX": sprite.offset[0], "offsetY": sprite.offset[1],
            "originalHeight": sprite.canvas.height, "originalWidth": sprite.canvas.width,
            "width": sprite.width, "x": sprite.x, "y": sprite.y}


def format2(sprite):
    return {"frame": rectangle(sprite.x, sprite.y, sprite.width, sprite.height), "offset": braces(*sprite.offset),
            "rotated": sprite.turned,
            "sourceColorRect": rectangle(sprite.left, sprite.top, sprite.width, sprite.height),
            "sourceSize": braces(sprite.canvas.width, sprite.canvas.height)}


def format3(sprite):
    return {"aliases": sprite.aliases, "spriteOffset": braces(*sprite.offset),
            "spriteSize": braces(sprite.width, sprite.height),
            "spriteSourceSize": braces(sprite.canvas.width, sprite.canvas.height),
            "textureRect": rectangle(sprite.x, sprite.y, sprite.width, sprite.height), "textureRotated": sprite.turned}


def plist(sprites, page, texture, version):
    frame = {0: format0, 2: format2, 3: format3}[version]
    metadata = {"format": version, "realTextureFileName": texture, "size": braces(page.width, page.height),
                "textureFileName": texture}
    if version == 3:
        metadata = {"format": 3, "pixelFormat": "RGBA8888", "premultiplyAlpha": False, **metadata}
    content = {"frames": {s.name: frame(s) for s in sorted(sprites, key=lambda s: s.name)}, "metadata": metadata}
    if version == 0:
        content["texture"] = {"height": page.height, "width": page.width}
    return HEAD + element(content, 0) + "</plist>\n"
