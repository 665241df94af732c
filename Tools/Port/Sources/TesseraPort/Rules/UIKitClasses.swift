// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Made from the sources of our classes: `TESSERA_RECORD=1 swift test --filter UIKitClassesTests` writes it anew.

/// The classes that UIKit and the frameworks beside it bring, with their superclasses.
enum UIKitClasses {
  /// The superclass of a class, nil for a class that is not known or has none.
  static func superclass(of name: String) -> String? { superclasses[name] }

  static let superclasses: [String: String] = [
    "UIView": "UIResponder",
  ]
}
