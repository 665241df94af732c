// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Layout managers, containers, storages and documents of text: what text views and apps lay text out with, above the text of labels
// and drawn strings.

@_exported public import TesseraGraphics
