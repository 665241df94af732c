// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The modules that SwiftUI reexports, as on Apple's platforms: UIKit, Foundation and Combine. Combine's network
// publishers are excluded, because they would load FoundationNetworking.

@_exported public import Foundation
@_exported public import TesseraCombine
@_exported public import TesseraSwiftUILayout
@_exported public import UIKit
