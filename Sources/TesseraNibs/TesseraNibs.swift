// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Nibs and storyboards, and the elements for the classes of TesseraViews. Higher modules register their own elements.

@_exported public import TesseraViews
