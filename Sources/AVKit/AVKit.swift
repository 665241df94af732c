// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Apple's AVKit API, for code that builds views. The player view controller shows a placeholder.

@_exported public import AVFoundation
@_exported public import UIKit
