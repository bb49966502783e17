"""A slime of clear jelly that bounces."""
import math

from .canvas import Canvas, rgb
from .shapes import SIDES, letters

SIZE, GROUND = 32, 30
SKIN = rgb("0b4a4c", 240)
JELLY = (rgb("0f9a78", 200), rgb("2cc97c", 176), rgb("74ee92", 165), rgb("ccffb0", 185))
CORE = rgb("0b7468", 220)
DROP = ("sj", "ss")
GLEAM = rgb("ffffff", 240)
SHINE = rgb("e4ffd8", 200)
INK = {"K": rgb("10243a"), "w": rgb("ffffff"), "p": rgb("ff8fa0", 210), "m": rgb("a02c50"), "s": SKIN, "j": JELLY[3]}

EYES = {
    "open": ["KK...KK", "Kw...Kw", "KK...KK", "KK...KK"],
    "shut": ["K.....K", ".K...K.", "K.....K"],
    "wide": ["KK...KK", "Kw...Kw", "Kw...Kw", "KK...KK", "KK...KK"],
}
MOUTHS = {"smile": ["K.K", ".K."], "flat": ["KKK"], "open": ["KKK", "KmK", ".K."]}

# Width, height, height of the base above the ground, eyes, mouth, how far down the face sits, drops that fly about.
BOUNCE = (
    (22, 17, 0, "open", "smile", 0, ()),
    (27, 12, 0, "shut", "flat", 0, ()),
    (17, 23, 1, "wide", "open", -1, ((5, 26), (25, 27))),
    (20, 19, 9, "open", "open", -1, ((15, 25),)),
    (18, 22, 4, "wide", "smile", 1, ()),
    (28, 11, 0, "shut", "flat", 0, ((3, 15), (27, 16))),
)


def inside(u, v, round_below):
    """Whether (u, v), each from -1 to 1, lies in a drop: a dome above, a fuller and flatter belly below."""
    if v < 0.2:
        return abs(u) ** 2.2 + (abs(v - 0.2) / 1.2) ** 2.1 < 1
    return abs(u) ** 2.6 + ((v - 0.2) / 0.8) ** (2.2 if round_below else 3.6) < 1


def draw(width, height, lift, eyes, mouth, look, drops):
    canvas = Canvas(SIZE, SIZE)
    cx, bottom = SIZE / 2, GROUND - lift
    cy = bottom - height / 2
    body = {(x, y) for y in range(SIZE) for x in range(SIZE)
            if inside((x + 0.5 - cx) / (width / 2), (y + 0.5 - cy) / (height / 2), lift > 0)}
    for x, y in body:
        u, v = (x + 0.5 - cx) / (width / 2), (y + 0.5 - cy) / (height / 2)
        canvas.set(x, y, jelly(u, v))
    for x, y in body:
        if any((x + dx, y + dy) not in body for dx, dy in SIDES):
            canvas.set(x, y, SKIN)
    gleam(canvas, cx, cy, width, height)
    face(canvas, round(cx), round(cy) + look, eyes, mouth)
    for x, y in drops:
        paint(canvas, letters(DROP, INK, x, y))
    return canvas


def jelly(u, v):
    """Light comes in from the upper right and gathers, as in a lens, at the lower left."""
    core = math.hypot((u + 0.02) / 0.5, (v - 0.42) / 0.36)
    toward = u * 0.55 - v
    if core < 1:
        return CORE if core < 0.75 or v > 0.42 else JELLY[0]
    if toward > 0.62:
        return JELLY[3] if toward > 0.9 else JELLY[2]
    if math.hypot(u, v) > 0.72 and v > 0.2 and u < 0:
        return JELLY[2]
    return JELLY[1] if toward > -0.35 else JELLY[0]


def gleam(canvas, cx, cy, width, height):
    """A bright streak along the upper right shoulder and a bubble at the lower left, both well inside the skin."""
    for step, colour in ((-62, GLEAM), (-54, GLEAM), (-46, GLEAM), (-38, GLEAM), (-20, SHINE)):
        if colour == SHINE and width < 18:
            continue
        angle = math.radians(step)
        x = math.floor(cx + math.cos(angle) * (width / 2 - 3))
        y = math.floor(cy + math.sin(angle) * (height / 2 - min(2.5, height * 0.16)) + height * 0.04)
        for dx in (0, 1) if colour == GLEAM else (0,):
            canvas.set(x + dx, y, colour)
    bubble = round(cx - width * 0.3), round(cy + height * 0.1)
    for dx, dy in ((0, -1), (-1, 0), (0, 1), (1, 0)):
        canvas.set(bubble[0] + dx, bubble[1] + dy, SHINE)


def face(canvas, x, y, eyes, mouth):
    paint(canvas, letters(["p.......p"], INK, x - 3, y + 2))
    paint(canvas, letters(EYES[eyes], INK, x - 2, y - len(EYES[eyes]) + 2))
    paint(canvas, letters(MOUTHS[mouth], INK, x, y + 2 + (mouth != "smile")))


def paint(canvas, part):
    for (x, y), colour in part.items():
        canvas.set(x, y, colour)


def frames():
    return {f"slime_{i}": draw(*pose) for i, pose in enumerate(BOUNCE, 1)}
