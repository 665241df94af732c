// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Apple's AuthenticationServices API for UI code. All requests fail.

@_exported public import UIKit
