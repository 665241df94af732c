// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Drag and drop, edit menus, context menu presentation, printing, and feedback generators.

@_exported public import TesseraViews
