// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A change of view properties in response to tilting the device.
///
/// - Note: Differs from UIKit: the device does not move, so effects are never applied.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject, NSCopying {
  /// Creates an effect that changes nothing unless a subclass overrides
  /// `keyPathsAndRelativeValues(forViewerOffset:)`.
  nonisolated public override init() {
    super.init()
  }

  /// Creates an effect without decoding anything.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Returns the property values for an offset, by key path. Each component of the offset is in -1...1, in the
  /// direction of the tilt. Returns nil unless overridden.
  ///
  /// Never called, because the device does not move.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }

  /// Returns the effect itself.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
