// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Foundation on Linux lacks the initializer without arguments, with which much iOS code begins to build a string. An
// extension cannot override NSObject's; an argument that is never written serves the same source.

public import Foundation

extension NSAttributedString {
  /// Creates an empty string: `NSMutableAttributedString()`.
  public convenience init(_ nothing: Void = ()) {
    self.init(string: "")
  }
}
