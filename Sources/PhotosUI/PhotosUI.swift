// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The sheet that lets people choose photos, as view code names it. It is a placeholder.

@_exported public import Photos
@_exported public import UIKit
@_exported public import UniformTypeIdentifiers
