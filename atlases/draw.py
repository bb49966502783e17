#!/usr/bin/env python3
"""Draws the sample atlases hero, coin and slime beside this file."""
from pathlib import Path

from art import coin, hero, slime
from art.packer import Sprite, pack
from art.plist import plist

FOLDER = Path(__file__).resolve().parent


def write(name, version, frames, aliases=None, turning=True):
    sprites = [Sprite(f"{frame}.png", canvas, (aliases or {}).get(frame, ())) for frame, canvas in frames.items()]
    page = pack(sprites, turning=turning)
    (FOLDER / f"{name}.png").write_bytes(page.png())
    (FOLDER / f"{name}.plist").write_text(plist(sprites, page, f"{name}.png", version), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    write("hero", 3, hero.frames(), {"idle_01": ["stand.png"], "jump_06": ["land.png"]})
    write("coin", 2, coin.frames())
    write("slime", 0, slime.frames(), turning=False)
