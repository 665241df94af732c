// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Web views as view code names them. There is no browser: a web view is a placeholder that remembers what it was given.

@_exported public import FoundationNetworking
@_exported public import UIKit
