// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The library of photos as view code names it. It is empty, and asking for it is denied.

@_exported public import AVFoundation
@_exported public import UIKit
