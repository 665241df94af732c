// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Sounds of the system as view code names them. Nothing sounds, and it is said once.

@_exported public import TesseraFoundation
