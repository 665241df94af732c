// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The file types that preceded UniformTypeIdentifiers, and the Core Foundation names.

@_exported public import TesseraFoundation
