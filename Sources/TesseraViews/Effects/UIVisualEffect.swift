// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraRaster

/// An effect that a visual effect view applies to the content below it.
open class UIVisualEffect: NSObject, NSCopying, @unchecked Sendable {
  public override init() {
    super.init()
  }

  /// Returns the effect itself: effects are immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The filter of the pixels below; nil for none.
  var blur: DisplayList.Backdrop? { nil }
  /// The color over the content below; nil for none.
  var tint: UIColor? { nil }
}
