// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Files that read pictures without a view say `import ImageIO`. This module carries that name and hands on sources and
// destinations of images, which stand with images.

@_exported public import TesseraGraphics
