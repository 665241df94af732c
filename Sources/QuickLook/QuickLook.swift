// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Previews of files as view code names them. They are placeholders.

@_exported public import UIKit
