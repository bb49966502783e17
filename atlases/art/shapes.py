"""Parts of a figure: sets of pixels made from letters or from round limbs, their light and their outline."""
import math

SIDES = ((1, 0), (-1, 0), (0, 1), (0, -1))


def letters(rows, palette, x=0, y=0):
    """A hand-drawn part; a dot or a space is a hole."""
    return {(x + i, y + j): palette[c] for j, row in enumerate(rows) for i, c in enumerate(row) if c not in ". "}


def limb(points):
    """The pixels of a chain of (x, y, radius), each link a cone with round ends."""
    mask = set()
    for (ax, ay, ar), (bx, by, br) in zip(points, points[1:]):
        reach = max(ar, br) + 1
        length = (bx - ax) ** 2 + (by - ay) ** 2
        for y in range(math.floor(min(ay, by) - reach), math.ceil(max(ay, by) + reach)):
            for x in range(math.floor(min(ax, bx) - reach), math.ceil(max(ax, bx) + reach)):
                px, py = x + 0.5, y + 0.5
                t = ((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / length if length else 0
                t = min(1, max(0, t))
                if math.hypot(px - ax - (bx - ax) * t, py - ay - (by - ay) * t) < ar + (br - ar) * t:
                    mask.add((x, y))
    return mask


def lit(mask, ramp, low=2, high=1, light=(1, -1)):
    """Shade a mask in bands: its edge away from the light takes ramp[0], the edge towards it ramp[2], the rest ramp[1]."""
    lx, ly = light
    part = {}
    for x, y in mask:
        if any((x - lx * k, y - ly * k) not in mask for k in range(1, low + 1)):
            part[x, y] = ramp[0]
        elif any((x + lx * k, y + ly * k) not in mask for k in range(1, high + 1)):
            part[x, y] = ramp[2]
        else:
            part[x, y] = ramp[1]
    return part


def stamp(canvas, part, outline, seam=None):
    """Draw a part with a line around it: `outline` against the air, `seam` where it lies on another part."""
    around = {(x + dx, y + dy) for x, y in part for dx, dy in SIDES} - part.keys()
    for x, y in around:
        canvas.set(x, y, seam if seam and canvas.get(x, y)[3] and canvas.get(x, y) != outline else outline)
    for (x, y), colour in part.items():
        canvas.set(x, y, colour)


def joint(start, end, upper, lower, bend=1):
    """The knee between a hip and an ankle (bent forwards where `bend` is 1), and the ankle, drawn in when out of reach."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    distance = math.hypot(dx, dy) or 0.001
    reach = min(distance, upper + lower - 0.01)
    end = (start[0] + dx * reach / distance, start[1] + dy * reach / distance)
    along = (reach ** 2 + upper ** 2 - lower ** 2) / (2 * reach)
    aside = math.sqrt(max(0, upper ** 2 - along ** 2)) * bend
    ux, uy = dx / distance, dy / distance
    return (start[0] + ux * along + uy * aside, start[1] + uy * along - ux * aside), end


def swing(start, angle, length):
    """The end of a bone that hangs from `start`; 0 degrees is straight down, more is forwards (right)."""
    turn = math.radians(angle)
    return start[0] + math.sin(turn) * length, start[1] + math.cos(turn) * length
