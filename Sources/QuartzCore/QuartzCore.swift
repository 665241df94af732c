// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Supports `import QuartzCore`. Re-exports the modules of layers, animations and drawing.

@_exported public import TesseraGraphics
@_exported public import TesseraMotion
@_exported public import TesseraViews
