// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Rows and columns in one line: `view ||>> icon[==44] | 12 | title[~~1] || date`.
//
// The operators build a list of nodes, views and spaces in order; a capture operator attaches the list to the views or
// attributes at its ends, and `VFLStatement` validates it and converts it to Mortar statements.
//
// Importing this module also imports Mortar and UIKit.

@_exported public import Mortar
