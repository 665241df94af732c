// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Requirements that are optional in Objective-C have a default in the extension: the result that UIKit assumes for a missing
// method.

public import Foundation
public import TesseraGraphics

/// An object whose text, positions and ranges can be queried and changed.
///
/// Text fields and text views are text inputs. Their positions count UTF-16 code units, as in UIKit.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  // MARK: Text

  /// Returns the characters in a range; nil if the range is not in this text.
  func text(in range: UITextRange) -> String?
  /// Replaces the text in a range.
  func replace(_ range: UITextRange, withText text: String)
  /// Returns whether characters may be replaced. Called for edits by the user, not by code. `true` by default.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool

  // MARK: Selection

  /// The selected range; empty for an insertion point, nil for no selection.
  var selectedTextRange: UITextRange? { get set }
  /// The marked text, which an input method has not committed; nil for none.
  var markedTextRange: UITextRange? { get }
  /// The attributes of marked text; nil for the system's.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Replaces the marked text, or else the selection, and marks the new text. Selects the range, in UTF-16 code units of the
  /// new text.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Commits the marked text.
  func unmarkText()

  // MARK: Positions

  /// The beginning of the text.
  var beginningOfDocument: UITextPosition { get }
  /// The end of the text.
  var endOfDocument: UITextPosition { get }
  /// Returns the range between two positions, in either order.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// Returns the position at an offset in UTF-16 code units; nil if it is outside of the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Returns the position at a distance of characters or lines in a layout direction; nil if it is outside of the text.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  /// Returns the order of two positions in the text.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// Returns the offset from the first position to the second, in UTF-16 code units.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Returns the position within a range that is farthest in a direction.
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
  /// Returns the range from a position to the farthest one in a direction: on its line, or up or down to the ends of the text.
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange?
  /// Returns the position at an offset from a range's start, in UTF-16 code units. By default from `position(from:offset:)`.
  func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
  /// Returns the offset of a position from a range's start, in UTF-16 code units. By default from `offset(from:to:)`.
  func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int

  // MARK: Direction

  /// Returns the writing direction of the paragraph at a position.
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection
  /// Sets the writing direction of the paragraphs in a range.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

  // MARK: Geometry, in the coordinates of the text input's view

  /// Returns the rectangle of a range on its first line.
  func firstRect(for range: UITextRange) -> CGRect
  /// Returns the rectangle of the insertion point at a position.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Returns the rectangles of a selection, one for each line or part of a line.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// Returns the position nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// Returns the position within a range that is nearest to a point.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// Returns the character at a point; nil for none.
  func characterRange(at point: CGPoint) -> UITextRange?

  // MARK: Other properties

  /// The delegate, which is notified of changes. Not retained.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// The tokenizer, which finds words and other units in the text.
  var tokenizer: any UITextInputTokenizer { get }
  /// The view whose coordinates are used. By default the text input itself.
  var textInputView: UIView { get }
  /// The side of a line break on which the insertion point is shown. `.forward` by default.
  var selectionAffinity: UITextStorageDirection { get set }
  /// Returns the attributes of the text at a position. None by default.
  func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]?
  /// Returns the edit menu for a range; nil, the default, for a menu of the suggested actions.
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
  /// Always `.forward`; setting it has no effect.
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
