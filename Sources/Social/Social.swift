// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The sheet of a share extension as its code names it. It is a placeholder.

@_exported public import UIKit
