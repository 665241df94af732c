// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Images as recipes, and a basic set of filters. A context renders only the requested pixels of an image. Filters work on
// premultiplied components in linear light, as in Core Image, unless the context specifies another color space. The y-axis
// points up.

@_exported public import TesseraGraphics
