// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// For requirements that are optional in Objective-C, the extension has a default implementation with the result that
// UIKit assumes for a missing method.

public import Foundation
public import TesseraGraphics

/// An object with text that can be read, edited and selected through positions and ranges.
///
/// Text fields and text views conform to it. Their positions count UTF-16 code units, as in UIKit.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  // MARK: Text

  /// Returns the text in a range, or nil if the range is not in this text.
  func text(in range: UITextRange) -> String?
  /// Replaces the text in a range.
  func replace(_ range: UITextRange, withText text: String)
  /// Returns whether characters may be replaced. Called for the user's edits, not for programmatic changes. `true` by
  /// default.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool

  // MARK: Selection

  /// The selected range: empty for an insertion point, nil for no selection.
  var selectedTextRange: UITextRange? { get set }
  /// The range of the marked text, which an input method has not committed yet; nil for none.
  var markedTextRange: UITextRange? { get }
  /// The attributes of marked text. Nil means the system's attributes.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Replaces the marked text, or the selection if there is none, and marks the new text. `selectedRange` is the new
  /// selection, in UTF-16 code units relative to the new text.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Commits the marked text.
  func unmarkText()

  // MARK: Positions

  /// The position at the beginning of the text.
  var beginningOfDocument: UITextPosition { get }
  /// The position at the end of the text.
  var endOfDocument: UITextPosition { get }
  /// Returns the range between two positions, which may be in any order.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// Returns the position at an offset in UTF-16 code units, or nil if it is outside the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Returns the position that is a number of characters or lines away in a layout direction, or nil if it is outside
  /// the text.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  /// Returns the order of two positions in the text.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// Returns the offset from the first position to the second, in UTF-16 code units.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Returns the position within a range that is farthest in a direction.
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
  /// Returns the range from a position to the end of its line in a horizontal direction, or to the beginning or end
  /// of the text in a vertical direction.
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange?
  /// Returns the position at an offset from a range's start, in UTF-16 code units. Calls `position(from:offset:)` by
  /// default.
  func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
  /// Returns the offset of a position from a range's start, in UTF-16 code units. Calls `offset(from:to:)` by
  /// default.
  func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int

  // MARK: Direction

  /// Returns the writing direction of the paragraph at a position.
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection
  /// Sets the writing direction of the paragraphs in a range.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

  // MARK: Geometry, in the coordinates of the text input's view

  /// Returns the rectangle of the part of a range that is on the range's first line.
  func firstRect(for range: UITextRange) -> CGRect
  /// Returns the rectangle of the insertion point at a position.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Returns the rectangles of a selection. Each line has one or more rectangles.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// Returns the position nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// Returns the position within a range that is nearest to a point.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// Returns the range of the character at a point, or nil if there is none.
  func characterRange(at point: CGPoint) -> UITextRange?

  // MARK: Other properties

  /// The delegate, which is notified of changes. It is not retained.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// The tokenizer, which finds words and other units in the text.
  var tokenizer: any UITextInputTokenizer { get }
  /// The view whose coordinate system is used. By default, the text input.
  var textInputView: UIView { get }
  /// The side of a line break on which the insertion point appears. `.forward` by default.
  var selectionAffinity: UITextStorageDirection { get set }
  /// Returns the text attributes at a position. Nil by default.
  func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]?
  /// Returns the edit menu for a range. Nil, the default, means a menu with the suggested actions.
  func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu?
}

extension UITextInput {
  /// Returns `true`.
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
  /// Returns the position at an offset from the range's start.
  public func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition? {
    position(from: range.start, offset: offset)
  }
  /// Returns the offset of the position from the range's start.
  public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
    offset(from: range.start, to: position)
  }
  /// The text input if it is a view, otherwise an empty view.
  public var textInputView: UIView { self as? UIView ?? UIView() }
  /// Always `.forward`. Setting it has no effect.
  public var selectionAffinity: UITextStorageDirection {
    get { .forward }
    set {}
  }
  /// Returns nil.
  public func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { nil }
  /// Returns nil.
  public func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? { nil }
}
