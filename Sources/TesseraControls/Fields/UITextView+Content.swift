// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// What holds of a text view's text whoever changes it.

public import Foundation
import TesseraFoundation
@_spi(Tessera) import TesseraGraphics
@_spi(Tessera) import TesseraTextKit
@_spi(Tessera) import TesseraViews

extension UITextView {
  /// Posted by a view when editing has begun.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted by a view after each edit by keys or by `insertText` and `deleteBackward`, not after `text` was set.
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
  /// Posted by a view when editing has ended.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")

  func adoptContainer() {
    textContainer.widthTracksTextView = true
    textContainer.didChange = { [weak self] in MainThread.run { self?.textSystemDidChange() } }
    if textContainer.layoutManager != nil || textContainer.textLayoutManager != nil { _ = live }
    backgroundColor = .systemBackground
  }

  func setContent(_ new: LabelText.Content) {
    content = new
    let old = selection
    selection = NSRange(location: new.length, length: 0)
    inputDetails?.marked = nil
    textDidChange()
    if isEditing, selection != old { delegate?.textViewDidChangeSelection(self) }
  }

  func textDidChange() {
    isContentSizeStale = true
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  func findInteractionDidToggle() {
    if isFindInteractionEnabled {
      addInteraction(foundText.interaction)
    } else {
      removeInteraction(foundText.interaction)
    }
  }

  var mayBecomeFirst: Bool { canBecomeFirstResponder && (!isEditable || mayStartEditing) }

  /// How far the first baseline is below the top, and the last one above the bottom.
  var textBaselines: (first: CGFloat, last: CGFloat) {
    let (ascent, descent) = labelText.verticalMetrics
    let grid = PixelGrid(scale: pixelScale)
    return (grid.rounded(textContainerInset.top + ascent), grid.rounded(textContainerInset.bottom + descent))
  }
}
