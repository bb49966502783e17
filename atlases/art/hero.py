"""The poses of the fox, and how a pose becomes a picture."""
import math

from .canvas import Canvas
from .fox import (BOOTS, CLOTH, CLOTH_FAR, CREAM, EAR_BACK, EAR_UP, EYES, FAR, FAR_EAR_BACK, FAR_EAR_UP, FUR, FUR_FAR, HEAD,
                  LEATHER, LEATHER_FAR, OUTLINE, PALETTE, SCARF, TORSO, WRAP)
from .shapes import joint, letters, limb, lit, stamp, swing

SIZE = 64
GROUND = 62
THIGH = SHIN = 5.6
TAIL = (2.2, 3.1, 4.1, 5.1, 5.9, 6.4, 6.5, 6.0, 4.7, 2.8, 0.7)
RIBBON = (1.6, 1.7, 1.8, 2.0, 2.2, 2.4, 2.5, 2.2)


class Pose:
    """Where everything is. Angles in degrees: 0 hangs straight down, more is forwards. Lengths in pixels, y down."""

    def __init__(self, hip=0, x=34, lean=0, head=(0, 0), eyes="open", ears="up", near=None, far=None, arm=(0, 20),
                 far_arm=(0, 20), tail=(-60, -14), ribbon=(-80, 0), phase=0.0, sway=8, flutter=14, stretch=0):
        self.hip, self.x, self.lean, self.head, self.eyes, self.ears = hip, x, lean, head, eyes, ears
        self.near, self.far = near or (-2, 0, "flat"), far or (4, 0, "flat")
        self.arm, self.far_arm, self.tail, self.ribbon = arm, far_arm, tail, ribbon
        self.phase, self.sway, self.flutter, self.stretch = phase, sway, flutter, stretch


def chain(start, angle, curve, step, radii, wave):
    """A tail or a ribbon: every link turns by `curve` and by `wave` of its place in the chain."""
    points, at = [], start
    for i, radius in enumerate(radii):
        points.append((*at, radius))
        at = swing(at, angle + curve * i + wave(i), step)
    return points


def draw_tail(canvas, pose, hip):
    """The tail, its white tip parted from the red by a jagged line."""
    points = chain((hip[0] - 3.5, hip[1] - 1), *pose.tail, 2.7, TAIL,
                   lambda i: pose.sway * math.sin(2 * math.pi * (pose.phase - i / 12)))
    mask = limb(points)
    part = lit(mask, FUR, low=3, high=2)
    white = limb(points[7:])
    tip, cream = points[7], lit(mask, CREAM, low=3, high=2)
    nx, ny = points[8][0] - tip[0], points[8][1] - tip[1]
    for x, y in white:
        along = (x + 0.5 - tip[0]) * nx + (y + 0.5 - tip[1]) * ny
        across = (x + 0.5 - tip[0]) * ny - (y + 0.5 - tip[1]) * nx
        if along > 6 * (1 - abs(across / 5.5 % 2 - 1)):
            part[x, y] = cream[x, y]
    stamp(canvas, part, OUTLINE)


def draw_ribbon(canvas, pose, neck, far):
    """One end of the scarf; the far one hangs lower, is shorter and lags behind."""
    angle, curve = pose.ribbon
    radii, ramp, start, lag = RIBBON, SCARF, neck, 0
    if far:
        radii, ramp, start, lag = RIBBON[:6], (SCARF[0], SCARF[0], SCARF[1]), (neck[0], neck[1] + 1), 0.3
        angle += 16
    points = chain(start, angle, curve, 2.4, radii,
                   lambda i: pose.flutter * min(1, i / 3) * math.sin(2 * math.pi * (pose.phase - lag - i / 7)))
    stamp(canvas, lit(limb(points), ramp, low=1), OUTLINE)


def draw_arm(canvas, shoulder, angles, far):
    cloth, fur, paw = (CLOTH_FAR, FUR_FAR, LEATHER_FAR) if far else (CLOTH, FUR, LEATHER)
    elbow = swing(shoulder, angles[0], 4.8)
    hand = swing(elbow, angles[0] + angles[1], 5.0)
    stamp(canvas, lit(limb([(*elbow, 2.0), (*hand, 2.0)]), fur, low=1), OUTLINE, fur[0])
    stamp(canvas, lit(limb([(*hand, 2.5), (*swing(hand, angles[0] + angles[1], 0.8), 2.5)]), paw, low=1), OUTLINE, paw[0])
    stamp(canvas, lit(limb([(*shoulder, 2.5), (*elbow, 2.6)]), cloth, low=1), OUTLINE, cloth[0] if far else CLOTH_FAR[0])


def draw_leg(canvas, hip, step, far):
    reach, lift, boot = step
    (ax, ay), rows = BOOTS[boot]
    foot = (hip[0] - 0.5 + reach, GROUND - lift - len(rows) + ay)
    start = (hip[0] + (1.5 if far else -1.5), hip[1])
    knee, ankle = joint(start, foot, THIGH, SHIN)
    fur = FUR_FAR if far else FUR
    stamp(canvas, lit(limb([(*start, 3.6), (*knee, 3.1), (*ankle, 2.3)]), fur, low=2), OUTLINE, FUR_FAR[0])
    stamp(canvas, letters(rows, FAR if far else PALETTE, math.floor(foot[0]) - ax, math.floor(foot[1]) - ay), OUTLINE, OUTLINE)


def draw_head(canvas, pose, x, y):
    back = pose.ears == "back"
    far_ear, near_ear = (FAR_EAR_BACK, EAR_BACK) if back else (FAR_EAR_UP, EAR_UP)
    stamp(canvas, letters(far_ear, PALETTE, x + (13 if back else 15), y - (4 if back else 6)), OUTLINE, OUTLINE)
    stamp(canvas, letters(HEAD, PALETTE, x, y), OUTLINE, OUTLINE)
    stamp(canvas, letters(near_ear, PALETTE, x + (-2 if back else 4), y - (3 if back else 7)), OUTLINE, FUR_FAR[2])
    for (px, py), colour in letters(EYES[pose.eyes], PALETTE, x + 12, y + 5).items():
        canvas.set(px, py, colour)


def draw(pose):
    canvas = Canvas(SIZE, SIZE)
    hip = (pose.x, GROUND - 16 + pose.hip)
    rows = TORSO[:4] + TORSO[4:5] * (2 + pose.stretch) + TORSO[6:]
    lean = [round(pose.lean * (1 - j / (len(rows) - 1))) for j in range(len(rows))]
    top = hip[1] - 11 - pose.stretch
    shoulder = (hip[0] + pose.lean, top + 3.5)
    neck = (hip[0] + pose.lean - 5, top + 1)
    draw_tail(canvas, pose, hip)
    draw_ribbon(canvas, pose, neck, far=True)
    draw_arm(canvas, (shoulder[0] + 3.5, shoulder[1]), pose.far_arm, far=True)
    draw_leg(canvas, hip, pose.far, far=True)
    draw_leg(canvas, hip, pose.near, far=False)
    torso = {}
    for j, row in enumerate(rows):
        torso |= letters([row], PALETTE, hip[0] - 7 + lean[j], top + j)
    stamp(canvas, torso, OUTLINE, CLOTH_FAR[0])
    draw_arm(canvas, (shoulder[0] - 2.5, shoulder[1]), pose.arm, far=False)
    draw_ribbon(canvas, pose, neck, far=False)
    stamp(canvas, letters(WRAP, PALETTE, hip[0] + pose.lean - 8, top - 1), OUTLINE, OUTLINE)
    draw_head(canvas, pose, hip[0] + pose.lean - 14 + pose.head[0], top - 18 + pose.head[1])
    return canvas


# The near leg through one cycle: contact, down, passing, up, then the same with the other leg. A foot on the ground goes
# back by four pixels a frame, so it stands still on a ground that does.
STEP = ((8, 0, "heel"), (4, 0, "flat"), (0, 0, "flat"), (-4, 0, "flat"), (-8, 0, "toe"), (-8, 3, "hang"), (-2, 4, "toe"),
        (5, 3, "heel"))
ARM = ((-42, 12), (-34, 16), (-8, 24), (20, 34), (40, 44), (32, 40), (6, 26), (-24, 16))
BOB = (0, 1, 0, -1)
NOD = (0, 0, 1, 0)


def walk():
    for i in range(8):
        other = (i + 4) % 8
        yield Pose(hip=BOB[i % 4], lean=1, head=(0, NOD[i % 4]), near=STEP[i], far=STEP[other], arm=ARM[i], far_arm=ARM[other],
                   tail=(-56, -10), ribbon=(-80, -3), phase=i / 8, sway=12, flutter=24)


def idle():
    for i in range(4):
        yield Pose(stretch=(0, 1, 1, 0)[i], head=(0, (0, 1, 0, -1)[i]), eyes=("open", "open", "open", "shut")[i],
                   arm=(4, (18, 14, 14, 18)[i]), far_arm=(26, 30), tail=(-62, -16),
                   ribbon=(-34, 2), phase=i / 4, sway=7, flutter=12)


def jump():
    yield Pose(hip=4, near=(-3, 0, "flat"), far=(4, 0, "flat"), lean=3, head=(1, 1), arm=(-58, 6), far_arm=(-40, 6),
               eyes="half", ears="back", tail=(-78, -3), ribbon=(-84, 4), stretch=-1)
    yield Pose(hip=-3, near=(-5, 0, "toe"), far=(-1, 0, "toe"), lean=3, arm=(66, 20), far_arm=(92, 12), ears="back",
               tail=(-40, -5), ribbon=(-30, -6), stretch=1)
    yield Pose(hip=-8, near=(-5, 4, "hang"), far=(5, 9, "hang"), lean=2, head=(0, -1), arm=(-24, 16), far_arm=(96, 20),
               ears="back", tail=(-22, -4), ribbon=(-14, -4), phase=0.2)
    yield Pose(hip=-8, near=(-2, 10, "hang"), far=(6, 12, "flat"), lean=1, arm=(-62, -10), far_arm=(84, 20), eyes="glad",
               tail=(-78, -4), ribbon=(-84, 4), phase=0.4)
    yield Pose(hip=-5, near=(-2, 5, "toe"), far=(6, 7, "flat"), arm=(-84, -10), far_arm=(112, 10), eyes="wide",
               tail=(-124, -2), ribbon=(-112, -8), phase=0.6)
    yield Pose(hip=6, near=(-5, 0, "flat"), far=(6, 0, "flat"), lean=2, head=(1, 2), arm=(-30, 20), far_arm=(50, 30),
               eyes="shut", ears="back", tail=(-128, 12), ribbon=(-128, 14), phase=0.8, stretch=-1)


def frames():
    animations = {"walk": walk(), "idle": idle(), "jump": jump()}
    return {f"{name}_{i:02d}": draw(pose) for name, poses in animations.items() for i, pose in enumerate(poses, 1)}
