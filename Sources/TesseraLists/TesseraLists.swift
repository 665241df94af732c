// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Tables, collections and their layouts, list content and diffable data sources. Knows nothing of the controls beside it.

@_exported public import TesseraInteractions
@_exported public import TesseraNibs
@_exported public import TesseraViews
