"""A gold coin that spins about its upright axis: a star on its face, a crescent moon on its back."""
import math

from .canvas import CLEAR, Canvas, rgb
from .shapes import SIDES

SIZE, FRAMES = 32, 12
RADIUS, THICKNESS = 13.6, 5.6
OUTLINE = rgb("3a1a2e")
GOLD = [rgb(c) for c in ("7c3a22", "b0621f", "d98f24", "f5bd3a", "ffdf6b", "fff3b0", "ffffff")]


def star(u, v):
    """How deep (u, v) lies inside a five-pointed star with a radius of about eight, negative outside; and its lit side."""
    angle = math.atan2(u, -v)
    wedge = math.radians(36)
    folded = abs((angle + wedge) % (2 * wedge) - wedge)
    radius = math.hypot(u, v)
    x, y = radius * math.sin(folded), radius * math.cos(folded)
    tip, dent = 8.2, 3.7
    dx, dy = dent * math.sin(wedge), dent * math.cos(wedge) - tip
    depth = (dx * (tip - y) + dy * x) / math.hypot(dx, dy)
    side = (angle + wedge) % (2 * wedge) - wedge
    return depth, side


def moon(u, v):
    return min(7.4 - math.hypot(u, v), math.hypot(u - 3.4, v + 1.2) - 5.6)


def metal(u, v, back, sweep):
    """The shade of the coin at (u, v) from its centre, -1..1 of glint: rim, groove, field and emblem."""
    radius = math.hypot(u, v)
    slope = (u * 0.6 - v) / (radius or 1)                        # lit from above, a little from the right
    glint = (abs(u + v * 0.55 - sweep) < 3.2) + (abs(u + v * 0.55 - sweep) < 1.8)
    if radius > RADIUS - 2.4:
        shade = 3 + round(slope * 1.3)
    elif radius > RADIUS - 3.4:
        shade = 1 if slope > -0.35 else 4
    else:
        shade = 2
        if back:
            depth = moon(u, v)
            if depth > 0:
                shade = 4 if depth > 1.1 or slope > 0 else 3
            elif moon(u + 1, v - 1.2) > 0:
                shade = 1
        else:
            depth, side = star(u, v)
            if depth > 0:
                shade = 5 if side < 0 else 3
            elif star(u + 1, v - 1.2)[0] > 0 or star(u + 1, v - 0.4)[0] > 0:
                shade = 1
    return min(len(GOLD) - 1, shade + glint)


def draw(turn, sweep):
    canvas = Canvas(SIZE, SIZE)
    face, edge = math.cos(turn), math.sin(turn)
    back, wide = face < 0, abs(face)
    thick = max(THICKNESS / 2 * abs(edge), 0.01)
    shift = round(thick * 2) / 2 * (1 if edge * face > 0 else -1)       # the face we see lies to this side of the middle
    for y in range(SIZE):
        v = y + 0.5 - SIZE / 2
        span = math.sqrt(max(0, RADIUS ** 2 - v ** 2)) * wide
        for x in range(SIZE):
            u = x + 0.5 - SIZE / 2
            reach = span + abs(shift) - abs(u)                          # how far inside the silhouette
            if abs(u - shift) < span:
                canvas.set(x, y, GOLD[metal((u - shift) / wide, v, back, sweep)])
            elif abs(v) < RADIUS and reach > (1 if wide < 0.01 and abs(v) > RADIUS - 1 else 0):
                canvas.set(x, y, GOLD[milling(v, reach < 1 or wide < 0.01 and reach < 1.6)])
    shave(canvas)
    outline(canvas)
    return canvas


def milling(v, rim):
    """The edge between its two rims: ridges that crowd towards top and bottom, bright above, dark below."""
    angle = math.asin(v / RADIUS)
    light = 3 if v < -6 else 2 if v < 6 else 1
    return light + 1 if rim else light - math.floor(angle / math.radians(11)) % 2


def shave(canvas):
    """Take away the nubs that a round shape grows where its outermost run of pixels is short."""
    left, top, width, height = canvas.bounds()
    for columns, rows in (([left, left + width - 1], range(SIZE)), (range(SIZE), [top, top + height - 1])):
        for line in ([[(x, y) for y in rows] for x in columns] if len(columns) == 2
                     else [[(x, y) for x in columns] for y in rows]):
            filled = [(x, y) for x, y in line if canvas.get(x, y)[3]]
            if len(filled) < 4:
                for x, y in filled:
                    canvas.set(x, y, CLEAR)


def outline(canvas):
    around = {(x, y) for y in range(SIZE) for x in range(SIZE) if not canvas.get(x, y)[3]
              and any(canvas.get(x + dx, y + dy)[3] for dx, dy in SIDES)}
    for x, y in around:
        canvas.set(x, y, OUTLINE)


def frames():
    """Twelve steps of thirty degrees; on either face the glint runs from left to right while it can be seen."""
    return {f"coin_{i + 1:02d}": draw(2 * math.pi * i / FRAMES, ((i + 2) % 6 - 2) * 8) for i in range(FRAMES)}
