// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The closures that create objects of classes whose `init()` does not override their superclass's.
package enum ObjectFactories {
  /// Creates an object with the `init()` that its class declares. Returns nil if there is none or its record is missing.
  @MainActor
  package static func make(_ type: AnyClass) -> AnyObject? {
    ExposedMethods.records.makers[ObjectIdentifier(type)]?()
  }
}
