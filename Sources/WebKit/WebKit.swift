// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Apple's WebKit API, for view code that uses it. A web view is a placeholder that stores the requests it receives.

@_exported public import FoundationNetworking
@_exported public import UIKit
