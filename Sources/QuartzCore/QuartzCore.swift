// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The module for `import QuartzCore`. It re-exports the modules for layers, animations and drawing.

@_exported public import TesseraGraphics
@_exported public import TesseraMotion
@_exported public import TesseraViews
