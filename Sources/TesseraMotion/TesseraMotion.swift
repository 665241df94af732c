// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Animation mathematics without layers and views: timing curves and springs, interpolated values, keyframe tracks,
// the random numbers of emitters, and the virtual time of a screen.

@_exported public import TesseraGraphics
