// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The part of Apple's PhotosUI API that UI code uses. The picker shows a placeholder.

@_exported public import Photos
@_exported public import UIKit
@_exported public import UniformTypeIdentifiers
