// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Apple's MessageUI API for UI code. The view controllers show placeholders.

@_exported public import UIKit
