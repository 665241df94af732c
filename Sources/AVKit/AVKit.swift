// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The controller that plays films, as view code names it. It is a placeholder.

@_exported public import AVFoundation
@_exported public import UIKit
