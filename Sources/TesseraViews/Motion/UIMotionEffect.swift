// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// How views follow the way the device is held.
///
/// - Note: Differs from UIKit: the device lies still, so views keep the values for no offset: none is ever applied.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject, NSCopying {
  /// An effect that changes nothing.
  nonisolated public override init() {
    super.init()
  }

  /// Nothing: effects are not kept in archives.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The values for an offset, by key paths of the view; each side of -1...1 is one way the device is turned. Nil unless
  /// overridden.
  ///
  /// Never asked: the device lies still.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }

  /// The effect itself.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
