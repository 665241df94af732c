// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Apple's Core Text API, based on the text layout of labels. It supports fonts by name, font metrics, font
// registration, and measuring and drawing lines and frames. It does not support individual glyphs, runs, or hit
// testing in lines.

@_exported public import TesseraGraphics
