// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// This module contains the controls other than labels, images and buttons, such as switches, sliders, text fields,
// search and alerts. It does not depend on the list module.

@_exported public import TesseraInteractions
@_exported public import TesseraNibs
@_exported public import TesseraViews
