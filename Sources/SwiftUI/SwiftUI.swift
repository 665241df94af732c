// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// View code that shows views of UIKit in previews says `import SwiftUI`. It sees UIKit and Foundation, too, as with Apple's.

@_exported public import Foundation
@_exported public import UIKit
