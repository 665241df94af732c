// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// Parameters for measuring and drawing strings, and additional results.
open class NSStringDrawingContext: NSObject {
  /// The minimum scale of fonts, from 0 to 1. Text that does not fit is scaled down in steps of 1/64. 0, the default,
  /// and 1 disable scaling.
  open var minimumScaleFactor: CGFloat = 0
  /// The scale of the most recently measured or drawn text. Initially 1.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// The rectangle of the most recently measured or drawn text, as returned by `boundingRect`. Initially zero.
  open internal(set) var totalBounds: CGRect = .zero

  public override init() {
    super.init()
  }
}
