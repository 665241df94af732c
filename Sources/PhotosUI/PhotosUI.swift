// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Apple's PhotosUI API for UI code. The picker shows a placeholder.

@_exported public import Photos
@_exported public import UIKit
@_exported public import UniformTypeIdentifiers
