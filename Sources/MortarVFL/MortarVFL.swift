// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Rows and columns as one line: `view ||>> icon[==44] | 12 | title[~~1] || date`.
//
// The operators build a list of nodes, views and spaces in order; a capture operator closes the list with the views or
// attributes at its ends, and `VFLStatement` checks it and turns it into Mortar statements.
//
// A file that imports this module sees Mortar and UIKit too.

@_exported public import Mortar
