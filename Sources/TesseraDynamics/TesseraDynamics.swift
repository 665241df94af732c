// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Bodies that fall, collide, hang and snap, and move views.

@_exported public import TesseraViews
