// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Apple's Social API for share extensions. The compose view controller shows a placeholder.

@_exported public import UIKit
