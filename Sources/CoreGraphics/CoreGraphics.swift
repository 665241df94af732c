// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Files that draw without a view say `import CoreGraphics`. This module carries that name and hands on what UIKit draws
// with: geometry, paths, colours, gradients, images and contexts, and Foundation.

@_exported public import TesseraGraphics
