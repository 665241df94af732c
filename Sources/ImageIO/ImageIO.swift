// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The module for `import ImageIO`. It re-exports image sources and destinations.

@_exported public import TesseraGraphics
