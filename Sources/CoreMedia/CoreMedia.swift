// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Times of films and sounds. There are no samples and no buffers.

@_exported public import TesseraFoundation
