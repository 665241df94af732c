// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The browser inside an app, as view code names it. It is a placeholder.

@_exported public import UIKit
