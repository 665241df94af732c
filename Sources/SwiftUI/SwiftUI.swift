// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// View code that previews UIKit views imports `SwiftUI`. As with Apple's, this includes UIKit and Foundation.

@_exported public import Foundation
@_exported public import Combine
@_exported public import TesseraSwiftUILayout
@_exported public import UIKit
