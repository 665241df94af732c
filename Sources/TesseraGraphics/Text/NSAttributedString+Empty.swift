// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Foundation on Linux lacks the initializer without arguments, which iOS code often uses to create an empty string.
// An extension can't override NSObject's initializer, but an initializer with a default argument can be called with
// the same syntax.

public import Foundation

extension NSAttributedString {
  /// Creates an empty string: `NSMutableAttributedString()`.
  public convenience init(_ nothing: Void = ()) {
    self.init(string: "")
  }
}
