// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Apple's Quick Look API for UI code. Previews show placeholders.

@_exported public import UIKit
