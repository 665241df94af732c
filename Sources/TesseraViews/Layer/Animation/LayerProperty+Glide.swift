// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics

extension LayerProperty {
  private static let glidePrefix = "glide:"

  static func glideKey(_ name: String) -> String { glidePrefix + name }

  /// Returns the property for the animated offset of a number with which a view is drawn, or nil for other key paths.
  static func glide(_ keyPath: String) -> LayerProperty? {
    guard keyPath.hasPrefix(glidePrefix) else { return nil }
    return LayerProperty(keyPath: keyPath) {
      AnimatableValue($0.animations?.glides[keyPath] ?? 0)
    } write: {
      $0.animations?.glides[keyPath] = $1.number.finite
    }
  }
}
