// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Views and everything that turns them into a screen: layers, Auto Layout, animation, events, scrolling, stacks, labels,
// images and buttons, view controllers and their presentations, windows, and navigation and tab bars. View controllers refer
// to the bars, so these can't be in a higher module. Controls and lists build on this module with `@_spi(Tessera) open`
// hooks, which are invisible to subclasses outside the package.

@_exported public import TesseraGraphics
@_exported public import TesseraLayout
@_exported public import TesseraMotion
