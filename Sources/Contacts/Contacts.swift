// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Contacts as values. The store is empty, and access is denied.

@_exported public import TesseraFoundation
