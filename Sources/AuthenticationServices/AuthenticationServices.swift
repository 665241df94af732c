// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Signing in as view code names it. Nobody is signed in.

@_exported public import UIKit
