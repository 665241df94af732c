// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Apple's Contacts API for UI code. Contacts can be created, but the store is empty and access is
// denied.

@_exported public import TesseraFoundation
