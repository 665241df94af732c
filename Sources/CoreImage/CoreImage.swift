// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Apple's Core Image API with a basic set of filters. An image is a recipe, and a context renders only the requested
// pixels. As in Core Image, filters process premultiplied components in linear light unless the context specifies
// another color space. The y-axis points up.

@_exported public import TesseraGraphics
