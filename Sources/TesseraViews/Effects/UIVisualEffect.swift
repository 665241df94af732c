// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// What a visual effect view does to what is behind it.
open class UIVisualEffect: NSObject, NSCopying, @unchecked Sendable {
  public override init() {
    super.init()
  }

  /// The effect itself: effects never change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The tint that stands for the effect; nil for none.
  var tint: UIColor? { nil }
}
