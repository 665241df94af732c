// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Apple's Intents API. Nothing is donated, and intents are never handled.

@_exported public import TesseraFoundation
