// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraGraphics

/// A rectangle that is a part of a selection. A subclass defines its properties.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  @preconcurrency @MainActor public override init() {
    super.init()
  }

  /// The rectangle in the coordinates of `textInputView`. Zero unless overridden.
  open var rect: CGRect { .zero }
  /// The writing direction of the text in the rectangle. `.natural` unless overridden.
  open var writingDirection: NSWritingDirection { .natural }
  /// Whether the selection begins in the rectangle. `false` unless overridden.
  open var containsStart: Bool { false }
  /// Whether the selection ends in the rectangle. `false` unless overridden.
  open var containsEnd: Bool { false }
  /// Whether the text is vertical. `false` unless overridden.
  open var isVertical: Bool { false }
}
