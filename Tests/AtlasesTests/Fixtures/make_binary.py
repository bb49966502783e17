#!/usr/bin/env python3
"""Writes binary.plist: a format 2 atlas as a binary property list, names outside ASCII included."""
import os
import plistlib

ATLAS = {
    "frames": {
        "walk_02.png": {
            "frame": "{{2,4},{10,20}}", "offset": "{1,-2}", "rotated": True,
            "sourceColorRect": "{{4,7},{10,20}}", "sourceSize": "{16,30}", "aliases": ["step"],
        },
        "größe_01.png": {
            "frame": "{{30,4},{5,7}}", "offset": "{0.5,0}", "rotated": False,
            "sourceColorRect": "{{0,0},{0,0}}", "sourceSize": "{6,7}",
        },
        "old.png": {
            "x": 300, "y": 2, "width": 3, "height": 4, "offsetX": 0.5, "offsetY": -1.5,
            "originalWidth": -6, "originalHeight": -9,
        },
    },
    "metadata": {"format": 2, "textureFileName": "binary.png"},
}

here = os.path.dirname(os.path.abspath(__file__))
with open(os.path.join(here, "binary.plist"), "wb") as file:
    plistlib.dump(ATLAS, file, fmt=plistlib.FMT_BINARY, sort_keys=False)
