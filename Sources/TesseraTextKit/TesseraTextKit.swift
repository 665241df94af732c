// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// TextKit: layout managers, containers, storages and documents, for text views and apps. Text of labels and text
// drawn with string drawing methods is implemented in TesseraGraphics.

@_exported public import TesseraGraphics
