// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Drag and drop, edit menus, the presentation of context menus, printing and feedback.

@_exported public import TesseraViews
