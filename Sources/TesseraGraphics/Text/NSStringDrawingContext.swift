// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// How far strings may shrink when they are measured or drawn, and what measuring tells beyond the rectangle.
open class NSStringDrawingContext: NSObject {
  /// The least scale of fonts, from 0 to 1, that text which does not fit its rectangle shrinks to, in steps of 1/64. 0, the default,
  /// and 1 keep it at its own size.
  open var minimumScaleFactor: CGFloat = 0
  /// The scale at which the text was measured or drawn last; 1 before.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// The rectangle of the text that was measured or drawn last, in the coordinates that `boundingRect` has; zero before.
  open internal(set) var totalBounds: CGRect = .zero

  public override init() {
    super.init()
  }
}
