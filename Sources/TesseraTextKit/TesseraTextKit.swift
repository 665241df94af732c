// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// TextKit: layout managers, containers, storages and documents, for text views and apps. The text of labels and of drawn
// strings is in TesseraGraphics.

@_exported public import TesseraGraphics
