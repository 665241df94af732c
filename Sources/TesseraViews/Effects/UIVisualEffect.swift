// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraRaster

/// An effect that a visual effect view applies to the content under it.
open class UIVisualEffect: NSObject, NSCopying, @unchecked Sendable {
  public override init() {
    super.init()
  }

  /// Returns the effect itself, because effects are immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The filter applied to the pixels under the view, or nil.
  var blur: DisplayList.Backdrop? { nil }
  /// The color drawn over the content under the view, or nil.
  var tint: UIColor? { nil }
}
