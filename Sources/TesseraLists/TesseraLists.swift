// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Tables, collection views and their layouts, list content and diffable data sources. This module does not depend on
// TesseraControls.

@_exported public import TesseraInteractions
@_exported public import TesseraNibs
@_exported public import TesseraViews
