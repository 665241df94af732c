// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Apple's AudioToolbox API for UI code. Nothing is played; a warning is logged once.

@_exported public import TesseraFoundation
