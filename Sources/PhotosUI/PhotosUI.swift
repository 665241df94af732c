// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Apple's PhotosUI API, for code that builds views. The picker shows a placeholder.

@_exported public import Photos
@_exported public import UIKit
@_exported public import UniformTypeIdentifiers
