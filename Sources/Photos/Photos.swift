// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Apple's Photos API for UI code. The photo library is empty, and access is denied.

@_exported public import AVFoundation
@_exported public import UIKit
