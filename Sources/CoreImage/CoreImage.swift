// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Pictures as recipes, and a first set of filters. A picture is made when a context renders it, for the pixels that are
// asked for; every filter works on premultiplied components in linear light, as Core Image does, unless the context says
// otherwise. y grows upwards.

@_exported public import TesseraGraphics
