// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// What measuring a string tells beyond the rectangle.
open class NSStringDrawingContext: NSObject {
  /// Kept and not used: text is measured at its own size.
  open var minimumScaleFactor: CGFloat = 0
  /// The scale at which the text was measured. Always 1.
  open var actualScaleFactor: CGFloat { 1 }
  /// The rectangle of the last measurement; zero before the first.
  open internal(set) var totalBounds: CGRect = .zero

  public override init() {
    super.init()
  }
}
