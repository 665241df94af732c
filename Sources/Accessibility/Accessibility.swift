// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The part of Apple's Accessibility API that code for views uses: custom content.

@_exported public import TesseraFoundation
