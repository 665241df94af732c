// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The store as view code names it. Nothing is for sale.

@_exported public import UIKit
