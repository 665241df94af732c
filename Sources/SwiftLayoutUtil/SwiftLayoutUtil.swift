// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Prints layouts and views: LayoutPrinter the tree of a layout, ViewPrinter the code that builds a tree of views. Importing
// SwiftLayoutUtil also imports SwiftLayout and UIKit.

@_exported public import SwiftLayout
