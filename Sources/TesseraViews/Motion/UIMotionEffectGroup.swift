// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// Several motion effects as one.
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects. Nil by default.
  open var motionEffects: [UIMotionEffect]?

  /// The values of all effects; of two for the same property the later one's.
  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    let values = (motionEffects ?? []).compactMap { $0.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) }
    return values.isEmpty ? nil : values.reduce(into: [:]) { $0.merge($1) { $1 } }
  }
}
