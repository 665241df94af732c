// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The invariants that every change of a text view's text preserves.

public import Foundation
import TesseraFoundation
@_spi(Tessera) import TesseraGraphics
@_spi(Tessera) import TesseraTextKit
@_spi(Tessera) import TesseraViews

extension UITextView {
  /// The notification posted by a view after editing begins.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// The notification posted by a view after each edit by keys or by `insertText` and `deleteBackward`, but not after `text` is
  /// set.
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
  /// The notification posted by a view after editing ends.
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

  /// The distances from the top to the first baseline, and from the last baseline to the bottom.
  var textBaselines: (first: CGFloat, last: CGFloat) {
    let (ascent, descent) = labelText.verticalMetrics
    let grid = PixelGrid(scale: pixelScale)
    return (grid.rounded(textContainerInset.top + ascent), grid.rounded(textContainerInset.bottom + descent))
  }
}
