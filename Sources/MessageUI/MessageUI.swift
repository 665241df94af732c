// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Apple's MessageUI API for view code. The controllers are placeholders.

@_exported public import UIKit
