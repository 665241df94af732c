// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Apple's LocalAuthentication API for view code. No policy can be evaluated.

@_exported public import TesseraFoundation
