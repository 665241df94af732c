// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Apple's AuthenticationServices API, for code that builds views. All requests fail.

@_exported public import UIKit
