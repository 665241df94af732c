// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Views and everything that turns them into a screen: layers, Auto Layout, animation, events, scrolling, stack views,
// labels, images, buttons, view controllers and their presentations, windows, and navigation and tab bars. View
// controllers refer to the bars, so the bars can't be in a higher module. Controls and lists in higher modules
// override `@_spi(Tessera) open` hooks, which are invisible to subclasses outside the package.

@_exported public import TesseraGraphics
@_exported public import TesseraLayout
@_exported public import TesseraMotion
