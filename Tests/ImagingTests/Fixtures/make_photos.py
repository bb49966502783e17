#!/usr/bin/env python3
"""Makes the JPEGs and WebPs of this folder. Needs Pillow (made with 13.0.0); run it here.

What is in them is told by `PhotoTests.swift`: blocks of one colour, which a lossy format keeps.
"""

from PIL import Image

COLORS = [(200, 40, 40), (30, 160, 70), (40, 60, 210), (230, 220, 60), (20, 20, 20), (250, 250, 250)]


def blocks(mode="RGB"):
    """48×24: six blocks of 16×12 in two rows."""
    picture = Image.new("RGB", (48, 24))
    for i, color in enumerate(COLORS):
        picture.paste(color, (i % 3 * 16, i // 3 * 12, i % 3 * 16 + 16, i // 3 * 12 + 12))
    return picture.convert(mode)


blocks().save("blocks.jpg", quality=95, subsampling=0)
blocks().save("progressive.jpg", quality=95, subsampling=0, progressive=True)
blocks("L").save("gray.jpg", quality=95)
blocks("CMYK").save("cmyk.jpg", quality=50)
blocks().save("blocks.webp", quality=95)

# 7×5, red is x, green is y, alpha falls; colours stay where nothing is seen.
exact = Image.new("RGBA", (7, 5))
for y in range(5):
    for x in range(7):
        exact.putpixel((x, y), (x * 30, y * 50, 9, 255 - x * 42))
exact.save("exact.webp", lossless=True, exact=True)
exact.save("animated.webp", lossless=True, save_all=True, append_images=[exact.rotate(180)])
