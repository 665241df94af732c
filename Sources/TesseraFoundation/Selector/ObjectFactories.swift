// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Closures that create objects of classes whose `init()` does not override their superclass's.
package enum ObjectFactories {
  /// Creates an object with its class's own `init()`. Returns nil if the class has none or its record is missing.
  @MainActor
  package static func make(_ type: AnyClass) -> AnyObject? {
    ExposedMethods.records.makers[ObjectIdentifier(type)]?()
  }
}
