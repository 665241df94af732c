// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The drawing types of UIKit, without views: geometry, colors, images, symbols, paths, attributed text and fonts, traits,
// contexts and canvases. Based on the rasterizer and the text stack. Reexports Foundation, as UIKit does.

@_exported public import Foundation
@_exported public import TesseraFoundation
