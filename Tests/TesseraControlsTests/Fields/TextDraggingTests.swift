// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraControls
@testable import TesseraViews

@MainActor @Suite struct TextDraggingTests {
  /// Apps disable text dragging with `field.textDragInteraction?.isEnabled = false`.
  @Test func storesValues() {
    let texts: [any UIView & UITextDraggable & UITextDroppable] = [UITextField(), UITextView()]
    for text in texts {
      #expect(text.textDragInteraction?.isEnabled == true && !text.isTextDragActive && !text.isTextDropActive)
      text.textDragInteraction?.isEnabled = false
      #expect(text.textDragInteraction?.isEnabled == false && text.textDropInteraction != nil)
      text.textDragOptions = .stripTextColorFromPreviews
      #expect(text.textDragOptions == .stripTextColorFromPreviews && text.textDragDelegate == nil)
    }
  }
}
