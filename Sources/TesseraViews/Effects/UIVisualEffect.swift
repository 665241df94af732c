// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraRaster

/// What a visual effect view does to what is behind it.
open class UIVisualEffect: NSObject, NSCopying, @unchecked Sendable {
  public override init() {
    super.init()
  }

  /// The effect itself: effects never change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// What is made of the pixels behind; nil for nothing.
  var blur: DisplayList.Backdrop? { nil }
  /// The colour over what is behind; nil for none.
  var tint: UIColor? { nil }
}
