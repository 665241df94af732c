// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A visual format language for Mortar, which lays out a row or column in one line: `view ||>> icon[==44] | 12 |
// title[~~1] || date`.
//
// The operators build a list of nodes, which are views and spaces in order. A capture operator attaches the list's
// ends to views or attributes. `VFLStatement` then validates the list and converts it to Mortar statements.
//
// Importing this module also imports Mortar and UIKit.

@_exported public import Mortar
