// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A text field is one line of text in a box, with views at its ends. This file contains the state and the overridable members;
// the rectangles are computed in UITextField+Geometry.swift, editing is in UITextField+Editing.swift and painting in
// UITextField+Painting.swift. The text is laid out and painted by the label's LabelText and LabelPainter.

public import Foundation
import TesseraRaster
@_spi(Tessera) public import TesseraViews
@_spi(Tessera) public import TesseraGraphics

/// One line of editable text.
///
/// - Note: Differs from UIKit: there is no field editor; the insertion point is always in its visible phase, and text wider
///   than the field scrolls only as far as the insertion point requires.
open class UITextField: UIControl, UITextInput {
  /// The border around the text.
  public enum BorderStyle: Int, Sendable { case none = 0, line, bezel, roundedRect }
  /// The visibility of a view at an end of the field.
  public enum ViewMode: Int, Sendable { case never = 0, whileEditing, unlessEditing, always }
  /// The reason why editing ended.
  public enum DidEndEditingReason: Int, Sendable { case committed = 0, cancelled }

  /// The notification posted by a field after editing begins.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// The notification posted by a field after editing ends.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// The notification posted by a field after each edit by keys or by `insertText` and `deleteBackward`, but not after `text`
  /// is set.
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")

  // MARK: Text

  var content = LabelText.Content.none { didSet { shownSecret = nil } }
  /// The index of the visible character of secure text, from 0; nil for none.
  var shownSecret: Int?
  var placeholderContent = LabelText.Content.none
  var placeholderColor: UIColor { .placeholderText }
  /// The selected characters, in UTF-16 units; empty for an insertion point.
  var selection = NSRange(location: 0, length: 0)

  /// The text; nil is treated as empty, and an empty text reads as "". Setting it moves the selection to its end.
  open var text: String? {
    get { content.string ?? "" }
    set {
      let new = newValue.map(LabelText.Content.plain) ?? .none
      guard KeyValues.areObserved else { return setContent(new) }
      KeyValues.change(self, key: "text", affecting: ["attributedText"]) { setContent(new) }
    }
  }

  /// The text with its attributes; plain text has `font` and `textColor`. Setting it moves the selection to its end.
  open var attributedText: NSAttributedString? {
    get {
      content.attributed(font: shownFont, color: textColor ?? .label) ?? NSAttributedString(string: "")
    }
    set {
      let new = newValue.map { LabelText.Content.attributed(NSAttributedString(attributedString: $0)) } ?? .none
      guard KeyValues.areObserved else { return setContent(new) }
      KeyValues.change(self, key: "attributedText", affecting: ["text"]) { setContent(new) }
    }
  }

  /// The gray text in an empty field; nil by default.
  open var placeholder: String? {
    get { placeholderContent.string }
    set { placeholderContent = newValue.map(LabelText.Content.plain) ?? .none; contentDidChange() }
  }

  /// The text in an empty field with its attributes; nil by default.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholderContent.attributed(font: shownFont, color: placeholderColor) }
    set {
      placeholderContent = newValue.map { .attributed(NSAttributedString(attributedString: $0)) } ?? .none
      contentDidChange()
    }
  }

  /// The default font of the text. nil is treated as the system font of 17 points. If `adjustsFontForContentSizeCategory` is
  /// true, the getter returns the font scaled for the field's traits.
  open var font: UIFont? {
    get { adjustsFontForContentSizeCategory ? baseFont?.adjusted(for: traitCollection) : baseFont }
    set {
      let old = baseFont
      baseFont = newValue
      if newValue != old { contentDidChange() }
    }
  }
  /// The font as it was set, without scaling.
  private var baseFont: UIFont? = .systemFont(ofSize: 17)
  /// The default color of the text. nil is treated as the label color.
  open var textColor: UIColor? = .label
  /// The alignment of the text in its rectangle. `.natural`, the default, follows the layout direction.
  open var textAlignment: NSTextAlignment = .natural
  /// The default attributes of text, from `font`, `textColor` and `textAlignment`. Setting them sets those three.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { currentAttributes }
    set { applyAttributes(newValue) }
  }
  /// The attributes of typed text; if nil, those of the preceding character. Missing attributes fall back to the text's defaults.
  /// Unlike a text view's, they stay until they are set again.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  /// Stored only. `false` by default.
  open var allowsEditingTextAttributes = false
  /// Whether text that is too wide shrinks, down to `minimumFontSize`. `false` by default.
  open var adjustsFontSizeToFitWidth = false
  /// The minimum size in points for `adjustsFontSizeToFitWidth`; 0, the default, means 11.
  open var minimumFontSize: CGFloat = 0
  /// Whether a font of a text style follows the content size category of the traits. `false` by default.
  open var adjustsFontForContentSizeCategory = false {
    willSet { if !newValue { baseFont = font } }
    didSet { if adjustsFontForContentSizeCategory != oldValue { contentDidChange() } }
  }

  // MARK: Box and overlays

  /// The border around the text. `.none` by default.
  open var borderStyle: BorderStyle = .none { didSet { if borderStyle != oldValue { contentDidChange() } } }
  /// The stretched image painted instead of a border; ignored with a rounded border. nil by default.
  open var background: UIImage?
  /// The image painted instead of `background` while the field is disabled; `background` if nil, the default.
  open var disabledBackground: UIImage?
  /// The view at the leading edge, at its own size; nil by default.
  open var leftView: UIView? { didSet { replaceOverlay(oldValue, with: leftView) } }
  /// The visibility of the left view. `.never` by default.
  open var leftViewMode: ViewMode = .never { didSet { contentDidChange() } }
  /// The view at the trailing edge, at its own size; nil by default.
  open var rightView: UIView? { didSet { replaceOverlay(oldValue, with: rightView) } }
  /// The visibility of the right view. `.never` by default.
  open var rightViewMode: ViewMode = .never { didSet { contentDidChange() } }
  /// The visibility of the clear button. `.never` by default.
  ///
  /// It is always hidden next to a right view, in an empty field and in a disabled one.
  open var clearButtonMode: ViewMode = .never { didSet { contentDidChange() } }
  var clearButton: UIButton?

  // MARK: Editing

  /// The delegate of editing; nil for none.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Whether the field is being edited, and the insertion point visible.
  open internal(set) var isEditing = false
  /// Whether the field is cleared when editing begins, unless the delegate prevents it. `false` by default.
  open var clearsOnBeginEditing = false
  /// Whether the next insertion replaces the whole text. Reset to false by the insertion.
  open var clearsOnInsertion = false
  private var keyboardViews: (input: UIView?, accessory: UIView?)
  /// The view that replaces the keyboard while the text is edited; the keyboard if nil, the default.
  open override var inputView: UIView? {
    get { keyboardViews.input }
    set { keyboardViews.input = newValue }
  }
  /// The view above the keyboard while the text is edited; nil by default.
  open override var inputAccessoryView: UIView? {
    get { keyboardViews.accessory }
    set { keyboardViews.accessory = newValue }
  }

  /// Stored only: typed letters are not changed. `.sentences` by default.
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  /// Stored only: typed words are not changed.
  open var autocorrectionType: UITextAutocorrectionType = .default
  /// Stored only: spelling is not checked.
  open var spellCheckingType: UITextSpellCheckingType = .default
  /// Stored only: quotes are not changed.
  open var smartQuotesType: UITextSmartQuotesType = .default
  /// Stored only: dashes are not changed.
  open var smartDashesType: UITextSmartDashesType = .default
  /// Stored only: spaces are not changed.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
  /// Stored only: nothing is predicted.
  open var inlinePredictionType: UITextInlinePredictionType = .default
  /// The keys of the keyboard.
  open var keyboardType: UIKeyboardType = .default
  /// The light or dark appearance of the keyboard. The screen's appearance by default.
  open var keyboardAppearance: UIKeyboardAppearance = .default
  /// The label of the return key.
  open var returnKeyType: UIReturnKeyType = .default
  /// Whether the return key is disabled in an empty field. `false` by default.
  open var enablesReturnKeyAutomatically = false
  /// Whether characters are shown as bullets. While an animation clock runs, the last typed character is visible for a second.
  /// `false` by default.
  open var isSecureTextEntry = false { didSet { if isSecureTextEntry != oldValue { contentDidChange() } } }
  /// Stored only: nothing is filled in.
  open var textContentType: UITextContentType!

  // MARK: Responder chain

  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing. Asks the delegate first, then the current first responder.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard let window = responderWindow, canBecomeFirstResponder, mayStartEditing else { return false }
    // The delegate is notified of editing before observers are notified of the keyboard.
    return window.holdingKeyboard {
      guard super.becomeFirstResponder() else { return false }
      beginEditing()
      return true
    }
  }

  /// Ends editing unless the delegate prevents it.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    return mayStopEditing && super.resignFirstResponder()
  }

  @_spi(Tessera) open override var isOpaqueByDefault: Bool { false }
  @_spi(Tessera) open override func didLoseFirstResponder() { finishEditing(.committed) }
  private var lastTouch: (place: CGPoint, count: Int)?
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    lastTouch = touch.map { ($0.location(in: self), $0.isLong ? 0 : $0.tapCount) }
  }
  /// Begins editing and moves the insertion point after a tap; a double tap selects the word and shows the edit menu.
  @_spi(Tessera) open override func didTap() {
    becomeFirstResponder()
    if isEditing, let lastTouch { respond(toTapAt: lastTouch.place, count: lastTouch.count) }
    lastTouch = nil
  }

  /// Whether there is any text.
  open var hasText: Bool { !content.isEmpty }
  /// Replaces the selection with text, as one line: line breaks become spaces. Does not consult the delegate.
  open func insertText(_ text: String) { insert(text) }
  /// Deletes the selection or, without one, the preceding character, without consulting the delegate.
  open func deleteBackward() { deleteBeforeInsertionPoint() }

  // MARK: Text input
  //
  // Positions are in UTF-16 units, rectangles in points of the view's coordinates. Swift lets apps override only members that
  // are declared in the class, so text fields and text views each declare these; TextInputHost.swift implements both.

  var inputDetails: TextInputDetails?

  /// Returns the characters in a range; nil for a range of another kind of text input.
  open func text(in range: UITextRange) -> String? { characters(of: range) }
  /// Replaces a range with text. The delegate is notified, but not consulted.
  open func replace(_ range: UITextRange, withText text: String) { replaceCharacters(with: text, in: range) }
  /// Returns the delegate's decision on a change.
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    mayReplaceCharacters(with: text, in: range)
  }
  /// The selected characters; empty for an insertion point. A range that extends beyond the text is clamped to it.
  open var selectedTextRange: UITextRange? {
    get { TextOffsetRange(inputSelection) }
    set { moveSelection(toRange: newValue) }
  }
  /// The provisional characters of an input method; nil for none.
  open var markedTextRange: UITextRange? { inputDetails?.marked.map { TextOffsetRange(clamped($0)) } }
  /// Stored only: marked text has a background of the tint color.
  open var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { inputDetails?.markedStyle }
    set { details.markedStyle = newValue }
  }
  /// Replaces the marked characters, or else the selection, with text, and marks it. Selects the range, in UTF-16 units of the
  /// new text.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    markText(markedText, selected: selectedRange)
  }
  /// Unmarks marked characters. The text stays.
  open func unmarkText() { inputDetails?.marked = nil }
  /// The position before the first character.
  open var beginningOfDocument: UITextPosition { TextOffset(0) }
  /// The position after the last character.
  open var endOfDocument: UITextPosition { TextOffset(inputLength) }
  /// Returns the range between two positions, given in either order; nil for positions of another kind of text input.
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    textRange(between: fromPosition, and: toPosition)
  }
  /// Returns the position at an offset in UTF-16 units, negative for a preceding one; nil outside of the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    offsetPosition(position, by: offset)
  }
  /// Returns the position that is `offset` characters to the left or right, or `offset` lines up or down; nil outside of the text.
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { adjacentPosition(to: position, direction: direction, count: offset) }
  /// Returns the order of two positions: ascending if the first is before the second.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    ordering(of: position, and: other)
  }
  /// Returns the distance between two positions in UTF-16 units; negative if the second is before the first.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { units(toPosition) - units(from) }
  /// Returns the end of the range that is farther in a direction. Left and right depend on the writing direction of the line; up
  /// means the start, down the end.
  open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    farthestPosition(in: range, direction: direction)
  }
  /// Returns the characters from a position to the end of its line in a direction; for up and down, to the end of the text.
  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? { extendedRange(from: position, direction: direction) }
  /// Returns the writing direction of the line at the position; in an empty text, the layout direction.
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { writingDirection(at: position) }
  /// Does nothing: the direction depends on the characters, the paragraph style and the layout direction.
  open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
  /// Returns the rectangle of a range's characters on their first line; for an empty range, that of the insertion point.
  open func firstRect(for range: UITextRange) -> CGRect { firstRectangle(of: range) }
  /// Returns the rectangle of the insertion point at a position, 2 points wide. Override it to return an empty rectangle for
  /// none.
  open func caretRect(for position: UITextPosition) -> CGRect { caretBar(at: units(position)) }
  /// Returns the rectangles of a selection. Override it to return none to hide the selection.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { selectionRectangles(of: range) }
  /// Returns the position nearest to a point, which may be outside of the text.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { nearestPosition(to: point, within: nil) }
  /// Returns the position within a range that is nearest to a point.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    nearestPosition(to: point, within: range)
  }
  /// Returns the character at a point; nil outside of the text.
  open func characterRange(at point: CGPoint) -> UITextRange? { character(at: point) }
  /// The delegate notified before and after text and selection change; nil by default. A weak reference.
  open var inputDelegate: (any UITextInputDelegate)? {
    get { inputDetails?.inputDelegate }
    set { details.inputDelegate = newValue }
  }
  /// The tokenizer of words, sentences, paragraphs and laid-out lines.
  open var tokenizer: any UITextInputTokenizer { loadedTokenizer }
  /// Stored only: an insertion point between two lines is on the lower one. `.forward` by default.
  open var selectionAffinity: UITextStorageDirection {
    get { inputDetails?.affinity ?? .forward }
    set { details.affinity = newValue }
  }
  /// Returns the attributes of the character after a position or, backward, before it; in an empty text the text's defaults.
  open func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { styling(at: units(position), direction: direction) }

  /// Returns the delegate's menu. Override it to provide another one.
  open func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
    units(textRange).flatMap {
      delegate?.textField(self, editMenuForCharactersIn: $0, suggestedActions: suggestedActions)
    }
  }

  // MARK: Standard edit actions

  /// Returns whether a standard edit action applies to the current selection, text and pasteboard.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    performsEditAction(
      action, isEditable: isEnabled, isSecret: isSecureTextEntry, editsAttributes: allowsEditingTextAttributes)
      ?? super.canPerformAction(action, withSender: sender)
  }
  /// Copies the selection and deletes it, if the delegate allows it.
  open override func cut(_ sender: Any?) {
    copySelection()
    deleteSelection()
  }
  open override func copy(_ sender: Any?) { copySelection() }
  /// Inserts the pasteboard's string, if the delegate allows it.
  open override func paste(_ sender: Any?) { pasteString() }
  open override func pasteAndMatchStyle(_ sender: Any?) { pasteString() }
  /// Selects the word at the insertion point.
  open override func select(_ sender: Any?) { selectWord() }
  open override func selectAll(_ sender: Any?) { moveSelection(to: NSRange(location: 0, length: inputLength)) }
  /// Deletes the selection, if the delegate allows it.
  open override func delete(_ sender: Any?) { deleteSelection() }

  /// Creates an empty field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.finishDecoding(self, at: UITextField.self)
  }

  // MARK: Rectangles

  /// Returns the rectangle of the border: the bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the text outside of editing.
  open func textRect(forBounds bounds: CGRect) -> CGRect { contentRect(bounds, isEditing: false) }
  /// Returns the rectangle of the placeholder.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }
  /// Returns the rectangle of the text during editing.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { contentRect(bounds, isEditing: true) }
  /// Returns the rectangle of the clear button: 19 points wide, 5 from the trailing edge.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { standardClearButtonRect(bounds) }
  /// Returns the rectangle of the left view, at the leading edge; zero without one.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { overlayRect(leftView, atLeading: true, bounds: bounds) }
  /// Returns the rectangle of the right view, at the trailing edge; zero without one.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    overlayRect(rightView, atLeading: false, bounds: bounds)
  }

  // MARK: Drawing

  /// Draws the text in a rectangle. Override it to draw the text differently.
  open func drawText(in rect: CGRect) { paintText(in: rect) }
  /// Draws the placeholder in a rectangle. Override it to draw the placeholder differently.
  open func drawPlaceholder(in rect: CGRect) { paintPlaceholder(in: rect) }

  // MARK: Layout

  /// The size of the text or, without one, the placeholder, including the border's insets and the views at the ends.
  open override var intrinsicContentSize: CGSize { contentSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutOverlays()
  }

  @_spi(Tessera) open override func baselineOffsets() -> (first: CGFloat, last: CGFloat) { textBaselines }

  @_spi(Tessera) open override var textForDescription: String? { isSecureTextEntry ? nil : text }

  @_spi(Tessera) open override func environmentDidChange() {
    super.environmentDidChange()
    if adjustsFontForContentSizeCategory { contentDidChange() }
  }

  /// The text, bullets for secure text, or the placeholder of an empty field.
  @_spi(Tessera) open override var valueByDefault: String? {
    guard let text, !text.isEmpty else { return attributedPlaceholder?.string ?? placeholder }
    return isSecureTextEntry ? String(repeating: "\u{2022}", count: text.count) : text
  }
  @_spi(Tessera) open override var isTextEntry: Bool { true }

  @_spi(Tessera) open override class var appearanceKeys: AppearanceKeys { .textField }
  @_spi(Tessera) open override var viewInspector: AnyViewInspector { AnyViewInspector(TextFieldInspector(view: self)) }
  @_spi(Tessera) open override var contentOverlaps: Bool { true }

  @_spi(Tessera) open override func paintContent(into canvas: inout Canvas) { paintField(into: &canvas) }
}

extension UITextField: UIContentSizeCategoryAdjusting {}
