// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Apple's SafariServices API for view code. The browser is a placeholder.

@_exported public import UIKit
