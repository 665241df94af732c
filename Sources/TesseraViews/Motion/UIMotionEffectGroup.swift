// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A group of motion effects.
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects. Nil by default.
  open var motionEffects: [UIMotionEffect]?

  /// Returns the values of all effects. For the same property, the later effect wins.
  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    let values = (motionEffects ?? []).compactMap { $0.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) }
    return values.isEmpty ? nil : values.reduce(into: [:]) { $0.merge($1) { $1 } }
  }
}
