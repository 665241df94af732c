// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Files that work with layers and animations say `import QuartzCore`. This module carries that name and hands on the
// modules that have them, with what they draw with.

@_exported public import TesseraGraphics
@_exported public import TesseraMotion
@_exported public import TesseraViews
