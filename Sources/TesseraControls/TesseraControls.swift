// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Controls beyond labels, images and buttons: switches, sliders, fields, search, alerts. Does not import lists.

@_exported public import TesseraInteractions
@_exported public import TesseraNibs
@_exported public import TesseraViews
