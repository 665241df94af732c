// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The requirements that Objective-C declares optional have a default in the extension: the answer that UIKit assumes for
// a missing method.

public import Foundation
public import TesseraGraphics

/// A text whose characters, positions and ranges others can ask for and change.
///
/// Text fields and text views are text inputs. Their positions count UTF-16 units, as UIKit's do.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  // MARK: Text

  /// Returns the characters of a range; nil for a range that is not of this text.
  func text(in range: UITextRange) -> String?
  /// Puts text in place of a range.
  func replace(_ range: UITextRange, withText text: String)
  /// Returns whether characters may be replaced. Asked by the system's editing, not by code that replaces them. `true` by
  /// default.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool

  // MARK: Selection

  /// The selected characters; empty for an insertion point, nil for neither.
  var selectedTextRange: UITextRange? { get set }
  /// The characters that an input method has not settled yet; nil for none.
  var markedTextRange: UITextRange? { get }
  /// How marked characters look; nil for the system's way.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Puts text in place of the marked characters, or else of the selection, and marks it. The range, in UTF-16 units of
  /// the new text, is selected.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Makes marked characters ordinary ones.
  func unmarkText()

  // MARK: Positions

  /// Where the text begins.
  var beginningOfDocument: UITextPosition { get }
  /// Where the text ends.
  var endOfDocument: UITextPosition { get }
  /// Returns the range between two positions, in either order.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// Returns the position some UTF-16 units further; nil if that is outside the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Returns the position some characters or lines further in a direction of the screen; nil if that is outside the text.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  /// Returns the order of two positions in the text.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// How many UTF-16 units the second position is behind the first.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Returns the position of a range that is farthest in a direction.
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
  /// Returns the characters from a position to the farthest one in a direction, on its line or up and down to the text's ends.
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange?
  /// Returns the position that many UTF-16 units behind a range's beginning. By default counted with `position(from:offset:)`.
  func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
  /// How many UTF-16 units a position is behind a range's beginning. By default counted with `offset(from:to:)`.
  func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int

  // MARK: Direction

  /// Which way the paragraph at a position runs.
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection
  /// Sets which way the paragraphs of a range run.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

  // MARK: Places, in the coordinates of the text input's view

  /// Returns the rectangle of a range's characters on their first line.
  func firstRect(for range: UITextRange) -> CGRect
  /// Where an insertion point at a position is drawn.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Returns the rectangles that a selection covers, a line or a part of one each.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// Returns the position nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// Returns the position of a range nearest to a point.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// Returns the character at a point; nil for none.
  func characterRange(at point: CGPoint) -> UITextRange?

  // MARK: Others

  /// Is told of changes; nil for nobody. Not retained.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// Finds words and other units in the text.
  var tokenizer: any UITextInputTokenizer { get }
  /// The view in whose coordinates places are. By default the text input itself.
  var textInputView: UIView { get }
  /// At which side of a line's end an insertion point between two lines stands. `.forward` by default.
  var selectionAffinity: UITextStorageDirection { get set }
  /// Returns the attributes of the text at a position. None by default.
  func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]?
  /// Returns the edit menu for a range; nil for the one with the suggested actions. The default answers nil.
  func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu?
}

extension UITextInput {
  /// Returns `true`.
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
  /// Returns the position that many units behind the range's beginning.
  public func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition? {
    position(from: range.start, offset: offset)
  }
  /// How many units the position is behind the range's beginning.
  public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
    offset(from: range.start, to: position)
  }
  /// The text input, if it is a view; else a view without size.
  public var textInputView: UIView { self as? UIView ?? UIView() }
  /// `.forward`; setting it does nothing.
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
