// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// What measuring a string tells beyond the rectangle.
open class NSStringDrawingContext: NSObject {
  /// Kept for source compatibility: text is measured at its own size.
  open var minimumScaleFactor: CGFloat = 0
  /// The scale at which the text was measured: 1.
  open var actualScaleFactor: CGFloat { 1 }
  /// The rectangle of the last measurement.
  open internal(set) var totalBounds: CGRect = .zero

  public override init() {
    super.init()
  }
}
