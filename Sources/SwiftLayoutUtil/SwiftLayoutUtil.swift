// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Looks at what layouts and views are, and says it in words: LayoutPrinter the tree of a layout, ViewPrinter the code that
// builds a tree of views again. Files that import SwiftLayoutUtil see SwiftLayout and UIKit.

@_exported public import SwiftLayout
