// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A group of motion effects that are applied together.
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects of the group. Nil by default.
  open var motionEffects: [UIMotionEffect]?

  /// Returns the values of all effects. If several effects change the same property, the last effect takes
  /// precedence.
  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    let values = (motionEffects ?? []).compactMap { $0.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) }
    return values.isEmpty ? nil : values.reduce(into: [:]) { $0.merge($1) { $1 } }
  }
}
