// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// What UIKit draws with and knows of its surroundings, without a single view: geometry, colours, images, symbols,
// paths, attributed text and fonts, traits, and the contexts and the canvas that drawing goes to. Stands on the
// rasterizer and the text stack; hands Foundation on, as UIKit does.

@_exported public import Foundation
@_exported public import TesseraFoundation
