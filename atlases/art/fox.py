"""The fox: palette and hand-drawn pieces, facing right."""
from .canvas import rgb

OUTLINE = rgb("2b1530")
FUR = (rgb("a83a26"), rgb("e5702a"), rgb("ffa445"))
FUR_FAR = (rgb("7a2a2e"), rgb("a83a26"), rgb("c9552a"))
CREAM = (rgb("d0a08c"), rgb("f6dcb4"), rgb("fff8e6"))
CLOTH = (rgb("1f3f6e"), rgb("2a72a0"), rgb("55b3c8"))
CLOTH_FAR = (rgb("26284f"), rgb("1f3f6e"), rgb("2a72a0"))
SCARF = (rgb("8a1845"), rgb("d42a4c"), rgb("ff6f66"))
LEATHER = (rgb("4a2438"), rgb("7a3f3f"), rgb("b06a4a"))
LEATHER_FAR = (rgb("2b1530"), rgb("4a2438"), rgb("7a3f3f"))
GOLD = rgb("ffd75e")

PALETTE = {
    "K": OUTLINE, "a": FUR_FAR[0], "b": FUR[0], "f": FUR_FAR[2], "c": FUR[1], "d": FUR[2],
    "u": CREAM[0], "v": CREAM[1], "w": CREAM[2], "1": CLOTH_FAR[0], "2": CLOTH[0], "3": CLOTH[1], "4": CLOTH[2],
    "r": SCARF[0], "s": SCARF[1], "t": SCARF[2], "l": LEATHER[0], "m": LEATHER[1], "n": LEATHER[2], "g": GOLD,
}
FAR = {**PALETTE, "l": LEATHER_FAR[0], "m": LEATHER_FAR[1], "n": LEATHER_FAR[2], "u": LEATHER[2], "v": CREAM[0], "w": CREAM[0],
       "g": LEATHER[2], "c": FUR_FAR[1], "d": FUR_FAR[2], "b": FUR_FAR[0]}

HEAD = [
    "..........ccccccccc.........",
    ".......ccccdddddddccc.......",
    "......cccdddddddddddcc......",
    ".....ccccdddddddddddccc.....",
    "....fcccccddddddddddcccc....",
    "....fcccccccddddddcccccc....",
    "....fcccccccccccccccccccc...",
    "...ffccccccccccccccccccccc..",
    "...ffccccccccccccccccccccc..",
    "..bffcccccccccccccccccccc...",
    "..bffffccccccccccccccccdKK..",
    ".bbfffcccccccccccwwwwwwwKKK.",
    "bvbffccvvcccccccwwwwwwwwwK..",
    ".uvvfcvvwwcccccwwwwwwwwww...",
    "uuvvvvvwwwwwwwwwwwwwKwww....",
    ".uuuvvvwwwwwwwwwwwwwKKK.....",
    "..uu.uuuvvvwwwwwwwwwv.......",
    "........uuuuuuvvvvv.........",
]
EYES = {
    "open": [".KKK....KK.", "KKKKK..KKKK", "KwwKK..wwKK", "KwKKK..wKKK", "KK33K..K33K", ".KKK....KK."],
    "half": ["...........", "...........", "KKKKK..KKKK", "KwwKK..wwKK", "KK33K..K33K", ".KKK....KK."],
    "shut": ["...........", "...........", "...........", "K...K..K..K", ".KKK....KK.", "..........."],
    "glad": ["...........", "...........", ".KKK....KK.", "K...K..K..K", "...........", "..........."],
    "wide": [".KKK....KK.", "KwwwK..wwwK", "KwwKK..wwKK", "KwKKK..wKKK", "KK33K..K33K", ".KKK....KK."],
}
EAR_UP = [
    ".l........",
    ".ll.......",
    ".lll......",
    "blllc.....",
    "bcmmcc....",
    "bcmmmcc...",
    "bcmmnmcc..",
    "bcmmnnmcd.",
    "bccmnnmmcd",
    "fccmnnnmcc",
    ".fccmnncc.",
]
EAR_BACK = [
    "ll............",
    "llll..........",
    ".lllcc........",
    ".bcmmmccc.....",
    "..bcmnmmmcc...",
    "...bcmnnmmccc.",
    "....bcmnnnmccc",
    "......fccnncc.",
]
FAR_EAR_UP = [
    "....l...",
    "...lll..",
    "...lll..",
    "..flmf..",
    "..fmmmf.",
    ".ffmmmf.",
    ".ffmmmff",
    "ffffmmff",
    "ffffffff",
]
FAR_EAR_BACK = [
    "ll.......",
    "llll.....",
    ".lllff...",
    "..fmmmff.",
    "...fmmmff",
    "....fffff",
]
TORSO = [
    "....33334444..",
    "...2333333444.",
    "..223333333444",
    "..223333333344",
    "..223333333344",
    "..222333333334",
    "..222333333334",
    "..llmmmmmggnn.",
    "..2lllmmmgg33.",
    ".2223333333344",
    ".22233333333344",
    "122223333333334",
    "1122.2333.33334",
]
WRAP = [
    "..sssstttttttt..",
    ".sssssssssttttt.",
    "rrsssssssssssts.",
    "rrrrssssssssss..",
    ".rrrrrrrrrss....",
]
BOOTS = {                                    # each with its ankle
    "flat": ((3, 0), [
        ".uvvww....",
        ".lmmmn....",
        ".lmmmnn...",
        ".lmmmmnnn.",
        "llmmmmmmnn",
        "llllllllll",
    ]),
    "heel": ((3, 1), [
        ".....w....",
        "..vvww..n.",
        ".uvmmn.nnn",
        ".lmmmmnnnm",
        ".lmmmmmmml",
        "llmmmmll..",
        ".llll.....",
    ]),
    "toe": ((2, 1), [
        ".uv.......",
        "uvvww.....",
        "lmmwnn....",
        "lmmmmnn...",
        "llmmmmnn..",
        ".llmmmmnn.",
        "..lllmmmn.",
        "....lllll.",
    ]),
    "hang": ((3, 1), [
        "..uv....",
        ".uvvww..",
        ".lmmwnn.",
        "llmmmnn.",
        "llmmmnn.",
        ".lmmmmn.",
        ".llmmmnn",
        "..llmmnn",
        "...llmn.",
    ]),
}
