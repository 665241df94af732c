// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Nibs and storyboards, and the elements that they can have. Modules above register theirs.

@_exported public import TesseraViews
