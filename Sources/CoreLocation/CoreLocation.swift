// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Places on earth, which are real, and the manager that would tell where this device is, which is always denied.

@_exported public import TesseraFoundation
