// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Supports `import ImageIO`: re-exports image sources and destinations.

@_exported public import TesseraGraphics
