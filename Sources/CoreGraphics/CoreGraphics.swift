// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The module for `import CoreGraphics`. It re-exports Foundation and UIKit's drawing types: geometry, paths, colors,
// gradients, images, and contexts.

@_exported public import TesseraGraphics
