// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The modules that come with SwiftUI, as with Apple's: UIKit, Foundation, and Combine without its publishers of the network, which
// would load FoundationNetworking.

@_exported public import Foundation
@_exported public import TesseraCombine
@_exported public import TesseraSwiftUILayout
@_exported public import UIKit
