// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A reaction of views to the device's orientation in space.
///
/// - Note: Differs from UIKit: the device does not move, so effects are never applied.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject, NSCopying {
  /// Creates an effect that changes nothing.
  nonisolated public override init() {
    super.init()
  }

  /// Creates an effect that changes nothing: nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Returns the values for an offset, by key paths of the view. Each component is in -1...1, by the direction of the tilt. Nil
  /// unless overridden.
  ///
  /// Never called: the device does not move.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }

  /// Returns the effect itself.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
