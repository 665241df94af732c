// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Notifications as view code names them. Asking for them is denied, and none comes.

@_exported public import TesseraFoundation
