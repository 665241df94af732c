// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Faces and fingers as view code names them. There are none: nothing can be evaluated.

@_exported public import TesseraFoundation
