// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Core Text, based on the text stack of labels. It supports fonts by name, their metrics, font registration, and measuring and
// drawing lines and frames. It does not support individual glyphs and their positions, runs, and hit tests in lines.

@_exported public import TesseraGraphics
