// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Types of files as they were named before there was UniformTypeIdentifiers, and the names of Core Foundation.

@_exported public import TesseraFoundation
