// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The sheets that write mail and messages, as view code names them. They are placeholders.

@_exported public import UIKit
