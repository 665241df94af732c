// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Apple's IntentsUI API for UI code. The view controllers show placeholders.

@_exported public import Intents
@_exported public import UIKit
