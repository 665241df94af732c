// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Haptics as view code names them. Nothing moves: engines cannot be made, as on devices without them.

@_exported public import TesseraFoundation
