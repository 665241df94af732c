// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Content for assistive apps as view code names it.

@_exported public import TesseraFoundation
