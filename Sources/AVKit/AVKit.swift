// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Apple's AVKit API for view code. The player controller is a placeholder.

@_exported public import AVFoundation
@_exported public import UIKit
