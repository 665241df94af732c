// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraGraphics

/// One of the rectangles that a selected range covers. A subclass says where it is.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  @preconcurrency @MainActor public override init() {
    super.init()
  }

  /// The rectangle, in the coordinates of the text's view. Zero unless overridden.
  open var rect: CGRect { .zero }
  /// Which way the text in the rectangle runs. `.natural` unless overridden.
  open var writingDirection: NSWritingDirection { .natural }
  /// Whether the selection begins in the rectangle. False unless overridden.
  open var containsStart: Bool { false }
  /// Whether the selection ends in the rectangle. False unless overridden.
  open var containsEnd: Bool { false }
  /// Whether the text runs from top to bottom. False unless overridden.
  open var isVertical: Bool { false }
}
