// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Apple's Core Location API. Geographic calculations are implemented; the location manager always denies
// authorization.

@_exported public import TesseraFoundation
