// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// View code written for iOS says `import UIKit`. This module carries that name and nothing else,
// so such a file compiles untouched.

@_exported public import TesseraControls
@_exported public import TesseraGraphics
@_exported public import TesseraLists
@_exported public import TesseraViews
