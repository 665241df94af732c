// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A file that imports this module sees what `Renderer` gives and what makes files of it.

@_exported public import enum TesseraImaging.PNG
@_exported public import enum TesseraImaging.PNGError
@_exported public import enum TesseraImaging.PNGFileError
@_exported public import struct TesseraRaster.Bitmap
