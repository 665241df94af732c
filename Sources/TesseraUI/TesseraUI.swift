// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// UIKit hands Foundation on to whoever imports it, and so does this module.

@_exported public import Foundation
