// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Printers for layouts and views. LayoutPrinter prints the tree of a layout; ViewPrinter prints the code that builds
// a view tree. Importing SwiftLayoutUtil also imports SwiftLayout and UIKit.

@_exported public import SwiftLayout
