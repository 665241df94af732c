// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Methods that keep a text view's state consistent when its text changes.

public import Foundation
import TesseraFoundation
@_spi(Tessera) import TesseraGraphics
@_spi(Tessera) import TesseraTextKit
@_spi(Tessera) import TesseraViews

extension UITextView {
  /// The name of the notification that a view posts after editing begins.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// The name of the notification that a view posts after each edit by a key, `insertText` or `deleteBackward`.
  /// Setting `text` does not post it.
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
  /// The name of the notification that a view posts after editing ends.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")

  func connectContainer() {
    textContainer.widthTracksTextView = true
    textContainer.didChange = { [weak self] in MainThread.run { self?.textSystemDidChange() } }
    if textContainer.layoutManager != nil || textContainer.textLayoutManager != nil { _ = textSystem }
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
      addInteraction(searchState.interaction)
    } else {
      removeInteraction(searchState.interaction)
    }
  }

  var mayBecomeFirst: Bool { canBecomeFirstResponder && (!isEditable || mayStartEditing) }

  /// The distances of the first baseline from the top and of the last baseline from the bottom.
  var textBaselines: (first: CGFloat, last: CGFloat) {
    let (ascent, descent) = labelText.verticalMetrics
    let grid = PixelGrid(scale: pixelScale)
    return (grid.rounded(textContainerInset.top + ascent), grid.rounded(textContainerInset.bottom + descent))
  }
}
