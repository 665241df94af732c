// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The type identifiers that preceded UniformTypeIdentifiers, and the Core Foundation type names that they use.

@_exported public import TesseraFoundation
