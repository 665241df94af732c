// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Apple's Core Haptics API for UI code. Engines can't be created, as on devices without haptics.

@_exported public import TesseraFoundation
