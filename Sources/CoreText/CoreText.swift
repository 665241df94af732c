// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Core Text on the text stack of labels. Supported are fonts by name and their metrics, font registration, and measuring and
// drawing of lines and frames. Individual glyphs and their positions, runs, and hit tests in lines are not supported.

@_exported public import TesseraGraphics
