// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Apple's Accessibility API for view code: custom content.

@_exported public import TesseraFoundation
