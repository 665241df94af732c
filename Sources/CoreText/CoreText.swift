// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Fonts and lines of text in the words of Core Text, on the text stack that labels use. A first set: fonts by name and their
// metrics, registering fonts, measuring and drawing of lines and frames. Glyphs and their positions one by one, runs, and
// tests of positions in lines are not there.

@_exported public import TesseraGraphics
