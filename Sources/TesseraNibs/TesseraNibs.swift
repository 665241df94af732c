// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Nibs and storyboards, and the element kinds for the classes of TesseraViews. Higher-level modules register their
// own element kinds.

@_exported public import TesseraViews
