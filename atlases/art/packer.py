"""Trims sprites and packs them into a page: the free rectangle that fits most closely wins."""
from .canvas import Canvas


class Sprite:
    """A frame: its name, its whole canvas, where its trimmed piece lies there and where in the page."""

    def __init__(self, name, canvas, aliases=()):
        self.name, self.canvas, self.aliases = name, canvas, list(aliases)
        self.left, self.top, self.width, self.height = canvas.bounds()
        self.x = self.y = 0
        self.turned = False

    @property
    def offset(self):
        """From the centre of the canvas to the centre of the piece, y up."""
        return (self.left + self.width / 2 - self.canvas.width / 2, self.canvas.height / 2 - self.top - self.height / 2)

    def piece(self):
        piece = self.canvas.crop(self.left, self.top, self.width, self.height)
        return piece.turned() if self.turned else piece


ORDERS = (
    lambda s: (-max(s.width, s.height), -s.width * s.height, s.name),
    lambda s: (-s.width, -s.height, s.name),
    lambda s: (-s.width * s.height, s.name),
)


def place(sprites, order, width, height, padding, turning):
    """Find a place for every sprite, the largest first; False where the page is too small."""
    free = [(padding, padding, width - padding, height - padding)]
    for sprite in sorted(sprites, key=order):
        choices = []
        for turned in (False, True) if turning else (False,):
            w, h = (sprite.height, sprite.width) if turned else (sprite.width, sprite.height)
            w, h = w + padding, h + padding
            choices += [(min(fw - w, fh - h), max(fw - w, fh - h), fy, fx, turned, w, h)
                        for fx, fy, fw, fh in free if w <= fw and h <= fh]
        if not choices:
            return False
        _, _, y, x, sprite.turned, w, h = min(choices)
        sprite.x, sprite.y = x, y
        free = without(free, (x, y, w, h))
    return True


def without(free, taken):
    """The largest free rectangles that are left once `taken` is gone."""
    tx, ty, tw, th = taken
    left = []
    for x, y, w, h in free:
        if tx >= x + w or tx + tw <= x or ty >= y + h or ty + th <= y:
            left.append((x, y, w, h))
            continue
        left += [(x, y, tx - x, h), (tx + tw, y, x + w - tx - tw, h), (x, y, w, ty - y), (x, ty + th, w, y + h - ty - th)]
    left = sorted({r for r in left if r[2] > 0 and r[3] > 0})
    return [a for a in left if not any(a != b and b[0] <= a[0] and b[1] <= a[1] and b[0] + b[2] >= a[0] + a[2]
                                       and b[1] + b[3] >= a[1] + a[3] for b in left)]


def pack(sprites, padding=2, turning=True, largest=256):
    """The smallest page of powers of two that takes all sprites."""
    sides = [1 << n for n in range(4, largest.bit_length())]
    for width, height in sorted(((w, h) for w in sides for h in sides), key=lambda s: (s[0] * s[1], max(s), -s[0])):
        if any(place(sprites, order, width, height, padding, turning) for order in ORDERS):
            page = Canvas(width, height)
            for sprite in sprites:
                page.copy(sprite.piece(), sprite.x, sprite.y)
            return page
    raise ValueError("the sprites do not fit the largest page")
