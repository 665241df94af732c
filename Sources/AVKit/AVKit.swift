// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Apple's AVKit API for UI code. The player view controller shows a placeholder.

@_exported public import AVFoundation
@_exported public import UIKit
