// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// SwiftUI reexports UIKit, Foundation, Observation and Combine, as on Apple's platforms. Combine's network publishers are
// excluded because they would load FoundationNetworking.

@_exported public import Foundation
@_exported public import Observation
@_exported public import TesseraCombine
@_exported public import TesseraSwiftUILayout
@_exported public import UIKit
