// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Reexports the results of `Renderer`, and the encoder that writes them to files.

@_exported public import enum TesseraImaging.PNG
@_exported public import enum TesseraImaging.PNGError
@_exported public import enum TesseraImaging.PNGFileError
@_exported public import struct TesseraRaster.Bitmap
