// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Apple's LocalAuthentication API for UI code. Every evaluation of a policy fails.

@_exported public import TesseraFoundation
