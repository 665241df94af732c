// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Foundation on Linux lacks the initializer without arguments, which iOS code often uses to start a string. An extension cannot
// override NSObject's initializer; a default argument accepts the same source.

public import Foundation

extension NSAttributedString {
  /// Creates an empty string: `NSMutableAttributedString()`.
  public convenience init(_ nothing: Void = ()) {
    self.init(string: "")
  }
}
