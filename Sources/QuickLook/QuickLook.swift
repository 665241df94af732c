// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Apple's Quick Look API for view code. Previews are placeholders.

@_exported public import UIKit
