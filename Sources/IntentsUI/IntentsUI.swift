// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Apple's IntentsUI API for view code. The sheets are placeholders.

@_exported public import Intents
@_exported public import UIKit
