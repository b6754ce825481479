#!/usr/bin/env python3
"""Takes the outlines of the piece glyphs from LXGW WenKai and writes src/views/outlines.rs.

Needs fonttools (pip install fonttools) and the font (Debian: fonts-lxgw-wenkai):

    scripts/outlines.py /usr/share/fonts/truetype/lxgw-wenkai/LXGWWenKai-Bold.ttf > src/views/outlines.rs

Every outline is centred on the origin, y downwards, in units of a thousandth of the size of the type.
"""
import sys

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

PIECES = [("K", "帅"), ("A", "仕"), ("B", "相"), ("N", "傌"), ("R", "俥"), ("C", "炮"), ("P", "兵"),
          ("k", "将"), ("a", "士"), ("b", "象"), ("n", "馬"), ("r", "車"), ("c", "砲"), ("p", "卒")]
RIVER = "楚河漢界"

font = TTFont(sys.argv[1])
glyphs, names = font.getGlyphSet(), font.getBestCmap()


def outline(char):
    glyph = glyphs[names[ord(char)]]
    bounds = BoundsPen(glyphs)
    glyph.draw(bounds)
    left, bottom, right, top = bounds.bounds
    pen = SVGPathPen(glyphs, ntos=lambda number: str(round(number)))
    glyph.draw(TransformPen(pen, (1, 0, 0, -1, -(left + right) / 2, (bottom + top) / 2)))
    return pen.getCommands()


print("//! Outlines of the characters on the pieces and in the river, so that a picture needs no font.")
print("//!")
print("//! Taken from LXGW WenKai Bold, Copyright 2021-2024 LXGW, under the SIL Open Font License 1.1, whose text is in")
print("//! `docs/licences/LXGW-WenKai-OFL.txt`. Written by `scripts/outlines.py`; not to be edited by hand.")
print()
print("/// For each FEN letter the outline of its character as SVG path data: centred, y downwards, 1000 units an em.")
print("#[rustfmt::skip]")
print("pub(super) const PIECES: [(char, &str); 14] = [")
for letter, char in PIECES:
    print(f"    // {char}\n    ('{letter}', \"{outline(char)}\"),")
print("];\n")
print(f"/// {RIVER}, from the left as Red sees it.")
print("#[rustfmt::skip]")
print("pub(super) const RIVER: [&str; 4] = [")
for char in RIVER:
    print(f'    "{outline(char)}",')
print("];")
