// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Core Text on the text stack of labels. Supported are fonts by name and their metrics, lines, and frames.

@_exported public import TesseraGraphics
