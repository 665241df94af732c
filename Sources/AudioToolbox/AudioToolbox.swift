// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Apple's AudioToolbox API for view code. Nothing is played, which is reported once.

@_exported public import TesseraFoundation
