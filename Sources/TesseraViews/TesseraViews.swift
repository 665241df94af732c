// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Views and all that makes them a screen: layers, Auto Layout, animation, events, scrolling, stacks, labels, images and
// buttons, view controllers with their presentations, windows, and the bars of navigation and tabs, which a view
// controller names and so cannot stand above it. Controls and lists stand on this module by hooks that subclasses outside
// of the package do not see: `@_spi(Tessera) open`.

@_exported public import TesseraGraphics
@_exported public import TesseraLayout
@_exported public import TesseraMotion
