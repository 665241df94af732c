// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Supports `import CoreGraphics`: re-exports the drawing types of UIKit (geometry, paths, colors, gradients, images, and
// contexts) and Foundation.

@_exported public import TesseraGraphics
