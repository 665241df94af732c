# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: The Tessera authors
"""Classifies glyphs: how heights change, and which letter's width a glyph follows."""
import unicodedata

# Classes of heights.
LOWER = "lower"  # Strokes are kept, counters are compressed, between the baseline and the x-height.
UPPER = "upper"  # The same, between the baseline and the cap height.
RIGID_LOWER = "rigid lower"  # The shape is moved only, as accents of lowercase letters.
RIGID_UPPER = "rigid upper"
FIXED = "fixed"  # Not moved at all, as boxes and circles.

# Glyphs without a code point whose class isn't that of their base name.
PARTS = {
    "_part.f_base": LOWER, "_part.t_base": LOWER, "_part.tcurl_base": LOWER, "_part.A_frac": UPPER,
    "_part.Oslash": UPPER, "_part.oslash": LOWER, "f.i": LOWER, "f.i.1": LOWER,
    "rdescend": LOWER,
}
PUNCTUATION = set("⁄&!¡?¿‽⸘()[]{}/\\|¦@#%‰‱†‡§¶⁋⁊*$№©®™℞℟№")
RIGID = set("*©®™℗℠°ªº℡℻†‡")


class Classifier:
    """The classes of a font's glyphs."""

    def __init__(self, font, glyphs):
        self.glyphs = glyphs
        self.characters = {}
        for code, name in sorted(font.getBestCmap().items(), reverse=True):
            if not 0xE000 <= code < 0xF900:
                self.characters[name] = chr(code)
        marks = font["GDEF"].table.GlyphClassDef.classDefs
        self.marks = {name for name, value in marks.items() if value == 3}

    def character(self, name):
        """Returns a glyph's character. Alternates, such as `a.1`, have the character of their base name."""
        if name in self.characters:
            return self.characters[name]
        base = name.split(".")[0]
        return self.characters.get(base) if base else None

    def height_class(self, name):
        character = self.character(name)
        suffixes = name.split(".")[1:] if not name.startswith("_") else []
        if name == ".notdef":
            return FIXED
        if name in PARTS:
            return PARTS[name]
        if name in self.marks or name.startswith("_part") or "comb" in name or "tonos" in name or "ogonek" in name:
            upper = "uc" in suffixes
            return RIGID_UPPER if upper else RIGID_LOWER
        if {"numr", "dnom", "sups", "subs", "squared", "circled"} & set(suffixes):
            return RIGID_UPPER
        if character is None:
            return LOWER if name[:1].islower() and name.endswith(("turn", "hook")) else RIGID_UPPER
        if "sc" in suffixes:
            return LOWER
        category = unicodedata.category(character)
        code = ord(character)
        if 0x2100 <= code < 0x2190 and character not in "ΩKÅ№ℓ℞℟ℲⅎↃↄↅↆ":
            return RIGID_UPPER
        if 0x2190 <= code < 0x2200 or 0x2300 <= code < 0x2C00 or code > 0xFFFF:
            return FIXED
        if character in RIGID:
            return RIGID_UPPER
        if category in ("Ll", "Lo") and not 0x2070 <= code < 0x20A0 and not 0x1D2C <= code < 0x1D6B:
            if category == "Lo" and character in "ǀǁǂǃ":
                return UPPER
            return LOWER if character != "ª" and character != "º" else RIGID_UPPER
        if character in "ℓℼ":
            return LOWER
        if category in ("Lu", "Lt", "Nd", "Sc", "Nl") or character in PUNCTUATION:
            return UPPER
        if character in ".,:;…·‚„":
            return RIGID_LOWER
        if character in "-‐‑–—‒―⁃_‗«»‹›•":
            return RIGID_UPPER if "case" in suffixes else RIGID_LOWER
        if 0x2070 <= code < 0x20A0 or category in ("Lm", "No", "Mn", "Me", "Sk"):
            return RIGID_UPPER
        return RIGID_UPPER

    def width_key(self, name):
        """Returns the character whose width correction a glyph follows, or None for glyphs that keep their widths.

        Accented letters follow their base letters, and letters that look alike follow the Latin letter.
        """
        if name in self.marks or name.startswith("_part"):
            return None
        suffixes = set(name.split(".")[1:])
        if suffixes & {"numr", "dnom", "sups", "subs", "squared", "circled", "sc", "cn"}:
            return None
        character = self.character(name)
        if character is None:
            return None
        height = self.height_class(name)
        if height == FIXED:
            return None
        if character in "\u00a0 ":
            return " "
        glyph = self.glyphs[name]
        if glyph.is_composite:
            base = self.character(glyph.components[0])
            if base and base.isalpha() and glyph.components[0] not in self.marks and base != character:
                return self.width_key(glyph.components[0])
        decomposed = unicodedata.normalize("NFD", character)[0]
        return decomposed if decomposed.isalnum() or decomposed in ".,:;-–—()'’‘“”!?&/%$" else None


def width_class(key):
    """Returns the class of related characters whose widths are corrected alike."""
    if key == " ":
        return "space"
    if key.isdigit():
        return "digit"
    if key.isalpha():
        return "upper" if key.isupper() else "lower"
    return "punctuation"
