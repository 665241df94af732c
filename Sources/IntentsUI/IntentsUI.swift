// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Sheets that add shortcuts, as view code names them. They are placeholders.

@_exported public import Intents
@_exported public import UIKit
