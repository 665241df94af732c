// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// This module contains UIKit's drawing types, without views: geometry, colors, images, symbols, paths, attributed
// text, fonts, traits, contexts and canvases. It depends on the rasterizer and the text modules. Like UIKit, it
// reexports Foundation.

@_exported public import Foundation
@_exported public import TesseraFoundation
