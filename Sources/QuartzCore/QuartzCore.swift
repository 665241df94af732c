// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Files that work with layers and animations say `import QuartzCore`. This module carries that name and hands on the
// module that has them, with what it draws with.

@_exported public import TesseraGraphics
@_exported public import TesseraViews
