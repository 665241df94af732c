// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Nibs and storyboards, and their elements. Modules above register theirs.

@_exported public import TesseraViews
