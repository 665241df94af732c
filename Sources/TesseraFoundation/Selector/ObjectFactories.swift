// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Closures that create objects of classes whose `init()` does not override an inherited `init()`.
package enum ObjectFactories {
  /// Creates an object with the `init()` that its class declares. Returns nil if the class exposes no such
  /// initializer.
  @MainActor
  package static func make(_ type: AnyClass) -> AnyObject? {
    ExposedMethods.records.makers[ObjectIdentifier(type)]?()
  }
}
