// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Apple's StoreKit API for UI code. There are no products.

@_exported public import UIKit
