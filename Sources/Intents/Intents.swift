// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Intents as code names them. Nothing is donated and nothing asks for them.

@_exported public import TesseraFoundation
