// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The minimum scale of measured or drawn strings, and additional results of measuring.
open class NSStringDrawingContext: NSObject {
  /// The minimum scale of fonts, from 0 to 1. Text that does not fit its rectangle shrinks in steps of 1/64. 0, the default,
  /// and 1 disable shrinking.
  open var minimumScaleFactor: CGFloat = 0
  /// The scale of the last measured or drawn text. Initially 1.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// The rectangle of the last measured or drawn text, in the coordinates of `boundingRect`. Initially zero.
  open internal(set) var totalBounds: CGRect = .zero

  public override init() {
    super.init()
  }
}
