// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Apple's SafariServices API for UI code. The view controller shows a placeholder.

@_exported public import UIKit
