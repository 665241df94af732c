// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A text field is one line of text in a box, with views at its ends. This file holds state and what subclasses
// override; the rectangles are computed in UITextField+Geometry.swift, editing is in UITextField+Editing.swift and
// painting in UITextField+Painting.swift. The text is set and painted by the label's LabelText and LabelPainter.

public import Foundation
import TesseraRaster
@_spi(Tessera) public import TesseraViews
@_spi(Tessera) public import TesseraGraphics

/// One line of text that can be edited.
///
/// - Note: Differs from UIKit: there is no field editor; the insertion point shows in its visible phase, and a text wider
///   than the field is scrolled no farther than the insertion point needs.
open class UITextField: UIControl, UITextInput {
  /// What is painted around the text.
  public enum BorderStyle: Int, Sendable { case none = 0, line, bezel, roundedRect }
  /// When a view at an end of the field shows.
  public enum ViewMode: Int, Sendable { case never = 0, whileEditing, unlessEditing, always }
  /// Why editing has ended.
  public enum DidEndEditingReason: Int, Sendable { case committed = 0, cancelled }

  /// Posted by a field when editing has begun.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted by a field when editing has ended.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// Posted by a field after each edit by keys or by `insertText` and `deleteBackward`, not after `text` was set.
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")

  // MARK: Text

  var content = LabelText.Content.none { didSet { shownSecret = nil } }
  /// Which character of a secret text shows, from 0; nil for none.
  var shownSecret: Int?
  var placeholderContent = LabelText.Content.none
  /// The colour of a placeholder that brings none of its own.
  var placeholderColor: UIColor { .placeholderText }
  /// The selected characters, in UTF-16 units; empty for an insertion point.
  var selection = NSRange(location: 0, length: 0)

  /// The text; nil counts as empty, and an empty text reads as "". Setting it moves the selection to its end.
  open var text: String? {
    get { content.string ?? "" }
    set {
      let new = newValue.map(LabelText.Content.plain) ?? .none
      guard KeyValues.areObserved else { return setContent(new) }
      KeyValues.change(self, "text", affecting: ["attributedText"]) { setContent(new) }
    }
  }

  /// The text with its attributes; in a text without, `font` and `textColor`. Setting it moves the selection to its
  /// end.
  open var attributedText: NSAttributedString? {
    get {
      content.attributed(font: shownFont, color: textColor ?? .label) ?? NSAttributedString(string: "")
    }
    set {
      let new = newValue.map { LabelText.Content.attributed(NSAttributedString(attributedString: $0)) } ?? .none
      guard KeyValues.areObserved else { return setContent(new) }
      KeyValues.change(self, "attributedText", affecting: ["text"]) { setContent(new) }
    }
  }

  /// The grey text in an empty field; nil, the default, for none.
  open var placeholder: String? {
    get { placeholderContent.string }
    set { placeholderContent = newValue.map(LabelText.Content.plain) ?? .none; contentDidChange() }
  }

  /// The text in an empty field with its attributes; nil, the default, for none.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholderContent.attributed(font: shownFont, color: placeholderColor) }
    set {
      placeholderContent = newValue.map { .attributed(NSAttributedString(attributedString: $0)) } ?? .none
      contentDidChange()
    }
  }

  /// The default font of the text. Nil counts as the system font of 17 points. If `adjustsFontForContentSizeCategory` is true,
  /// the getter returns the font at the text size of the field's traits.
  open var font: UIFont? {
    get { adjustsFontForContentSizeCategory ? baseFont?.adjusted(for: traitCollection) : baseFont }
    set {
      let old = baseFont
      baseFont = newValue
      if newValue != old { contentDidChange() }
    }
  }
  /// The font as it was set.
  private var baseFont: UIFont? = .systemFont(ofSize: 17)
  /// The colour of text without one of its own. Nil counts as the label colour.
  open var textColor: UIColor? = .label
  /// How the text stands in its rectangle. `.natural`, the default, follows the layout direction.
  open var textAlignment: NSTextAlignment = .natural
  /// Attributes for text without its own, from `font`, `textColor` and `textAlignment`. Setting them sets those three.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { currentAttributes }
    set { adopt(newValue) }
  }
  /// Attributes of text that is typed; nil for those of the character before. What they leave out is that of text without
  /// its own. They stay until they are set again.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  /// Stored only. False by default.
  open var allowsEditingTextAttributes = false
  /// Whether a text that is too wide shrinks, down to `minimumFontSize`. False by default.
  open var adjustsFontSizeToFitWidth = false
  /// The least size in points that `adjustsFontSizeToFitWidth` may shrink to; 0, the default, stands for 11.
  open var minimumFontSize: CGFloat = 0
  /// Whether a font made for a text style follows the text size of the traits. False by default.
  open var adjustsFontForContentSizeCategory = false {
    willSet { if !newValue { baseFont = font } }
    didSet { if adjustsFontForContentSizeCategory != oldValue { contentDidChange() } }
  }

  // MARK: Box and overlays

  /// What is painted around the text. `.none` by default.
  open var borderStyle: BorderStyle = .none { didSet { if borderStyle != oldValue { contentDidChange() } } }
  /// Painted instead of a border, except a rounded one, stretched; nil, the default, for none.
  open var background: UIImage?
  /// Painted instead of `background` while the field is disabled; nil, the default, for `background`.
  open var disabledBackground: UIImage?
  /// Stands at the leading edge, at its own size; nil, the default, for nothing.
  open var leftView: UIView? { didSet { replaceOverlay(oldValue, leftView) } }
  /// When the left view shows. `.never` by default.
  open var leftViewMode: ViewMode = .never { didSet { contentDidChange() } }
  /// Stands at the trailing edge, at its own size; nil, the default, for nothing.
  open var rightView: UIView? { didSet { replaceOverlay(oldValue, rightView) } }
  /// When the right view shows. `.never` by default.
  open var rightViewMode: ViewMode = .never { didSet { contentDidChange() } }
  /// When the button that empties the field shows. `.never` by default.
  ///
  /// It never shows next to a right view, in an empty field or in a disabled one.
  open var clearButtonMode: ViewMode = .never { didSet { contentDidChange() } }
  var clearButton: UIButton?

  // MARK: Editing

  /// Is asked and told about editing; nil for none.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Whether the field is being edited. The insertion point shows then.
  open internal(set) var isEditing = false
  /// Whether the field is emptied when editing begins, unless the delegate objects. False by default.
  open var clearsOnBeginEditing = false
  /// Whether the next insertion replaces the whole text. It turns false then.
  open var clearsOnInsertion = false
  private var keyboardViews: (input: UIView?, accessory: UIView?)
  /// What stands in for the keyboard while the text is edited; nil, the default, for the keyboard.
  open override var inputView: UIView? {
    get { keyboardViews.input }
    set { keyboardViews.input = newValue }
  }
  /// What stands on the keyboard while the text is edited; nil, the default, for nothing.
  open override var inputAccessoryView: UIView? {
    get { keyboardViews.accessory }
    set { keyboardViews.accessory = newValue }
  }

  /// Stored only: typed letters stay as they are. `.sentences` by default.
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  /// Stored only: typed words stay as they are.
  open var autocorrectionType: UITextAutocorrectionType = .default
  /// Stored only: spelling is not checked.
  open var spellCheckingType: UITextSpellCheckingType = .default
  /// Stored only: quotes stay as typed.
  open var smartQuotesType: UITextSmartQuotesType = .default
  /// Stored only: dashes stay as typed.
  open var smartDashesType: UITextSmartDashesType = .default
  /// Stored only: spaces stay as typed.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
  /// Stored only: nothing is predicted.
  open var inlinePredictionType: UITextInlinePredictionType = .default
  /// Which keys the keyboard has.
  open var keyboardType: UIKeyboardType = .default
  /// Whether the keyboard is light or dark. By default as the screen.
  open var keyboardAppearance: UIKeyboardAppearance = .default
  /// What is written on the return key.
  open var returnKeyType: UIReturnKeyType = .default
  /// Whether the return key does nothing in an empty field. False by default.
  open var enablesReturnKeyAutomatically = false
  /// Whether a bullet shows for every character. The last one typed shows for a second of an animation clock. False by
  /// default.
  open var isSecureTextEntry = false { didSet { if isSecureTextEntry != oldValue { contentDidChange() } } }
  /// Stored only: nothing is filled in.
  open var textContentType: UITextContentType!

  // MARK: Responder chain

  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing. The delegate is asked first, then the present first responder.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard let window = responderWindow, canBecomeFirstResponder, mayStartEditing else { return false }
    // The delegate hears of editing before anybody hears of the keyboard.
    return window.holdingKeyboard {
      guard super.becomeFirstResponder() else { return false }
      beginEditing()
      return true
    }
  }

  /// Ends editing unless the delegate objects.
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
  /// A tap begins editing and places the insertion point; a double tap selects the word and shows the edit menu.
  @_spi(Tessera) open override func didTap() {
    becomeFirstResponder()
    if isEditing, let lastTouch { respond(toTapAt: lastTouch.place, count: lastTouch.count) }
    lastTouch = nil
  }

  /// Whether there is any text.
  open var hasText: Bool { !content.isEmpty }
  /// Inserts text in place of the selection, as one line: line breaks become spaces. The delegate is not asked.
  open func insertText(_ text: String) { insert(text) }
  /// Deletes the selection or, without one, the character before it. The delegate is not asked.
  open func deleteBackward() { deleteBeforeInsertionPoint() }

  // MARK: Text input
  //
  // Positions count UTF-16 units; places are points of the view's coordinates. Swift lets apps override only what stands
  // in the class, so a field and a text view declare these members each; TextInputHost.swift does the work for both.

  var inputDetails: TextInputDetails?

  /// The characters of a range; nil for a range of another kind of text.
  open func text(in range: UITextRange) -> String? { characters(of: range) }
  /// Puts text in place of a range. The delegate is told, not asked.
  open func replace(_ range: UITextRange, withText text: String) { put(text, in: range) }
  /// Asks the delegate.
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { mayPut(text, in: range) }
  /// The selected characters; empty for an insertion point. A range that reaches beyond the text is cut to it.
  open var selectedTextRange: UITextRange? {
    get { TextOffsetRange(inputSelection) }
    set { moveSelection(toRange: newValue) }
  }
  /// The characters that an input method has not settled yet; nil for none.
  open var markedTextRange: UITextRange? { inputDetails?.marked.map { TextOffsetRange(cut($0)) } }
  /// Stored only: marked text lies on a fill of the tint.
  open var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { inputDetails?.markedStyle }
    set { details.markedStyle = newValue }
  }
  /// Puts text in place of the marked characters, or else of the selection, and marks it. The range, in UTF-16 units of
  /// the new text, is selected.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) { mark(markedText, selectedRange) }
  /// Makes marked characters ordinary ones. The text stays.
  open func unmarkText() { inputDetails?.marked = nil }
  /// The position before the first character.
  open var beginningOfDocument: UITextPosition { TextOffset(0) }
  /// The position behind the last character.
  open var endOfDocument: UITextPosition { TextOffset(inputLength) }
  /// The range between two positions, given in either order; nil for positions of another kind of text.
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    rangeBetween(fromPosition, toPosition)
  }
  /// The position that many UTF-16 units further, or before for a negative offset; nil outside the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? { positionBehind(position, offset) }
  /// The position that many characters to the left or right, or lines up or down; nil outside the text.
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { positionBeside(position, direction, offset) }
  /// Ascending if the first position is before the second.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult { order(position, other) }
  /// How many UTF-16 units the second position is behind the first; negative if it is before.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { units(toPosition) - units(from) }
  /// The end of the range that is farther to that side, by the direction of its line; up stands for its start, down for
  /// its end.
  open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    farthest(in: range, direction)
  }
  /// The characters from a position to its line's end on that side or, up and down, to the text's.
  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? { extended(position, direction) }
  /// Which way the line at the position runs; in an empty text, the way of the layout.
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { writingDirection(at: position) }
  /// Does nothing: the direction follows from the characters, the paragraph style and the layout direction.
  open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
  /// The rectangle of a range's characters on their first line; of an empty range, the insertion point's.
  open func firstRect(for range: UITextRange) -> CGRect { firstPlace(of: range) }
  /// Where an insertion point at a position is drawn, 2 points wide. Override it with an empty rectangle for none.
  open func caretRect(for position: UITextPosition) -> CGRect { caretBar(at: units(position)) }
  /// The rectangles that a selection covers. Override it with none to hide the selection.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { selectionPlaces(range) }
  /// The position nearest to a point, also of one outside the text.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { nearest(point, within: nil) }
  /// The position of a range that is nearest to a point.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    nearest(point, within: range)
  }
  /// The character at a point; nil beside the text.
  open func characterRange(at point: CGPoint) -> UITextRange? { character(at: point) }
  /// Is told before and after text and selection change; nil, the default, for nobody. Not retained.
  open var inputDelegate: (any UITextInputDelegate)? {
    get { inputDetails?.inputDelegate }
    set { details.inputDelegate = newValue }
  }
  /// Finds words, sentences, paragraphs and the lines as they are laid out.
  open var tokenizer: any UITextInputTokenizer { loadedTokenizer }
  /// Stored only: an insertion point between two lines stands on the lower one. `.forward` by default.
  open var selectionAffinity: UITextStorageDirection {
    get { inputDetails?.affinity ?? .forward }
    set { details.affinity = newValue }
  }
  /// The attributes of the character behind a position or, backward, before it; in an empty text those of text without
  /// its own.
  open func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { styling(at: units(position), direction) }

  /// Asks the delegate. Override it to offer another menu.
  open func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
    units(textRange).flatMap {
      delegate?.textField(self, editMenuForCharactersIn: $0, suggestedActions: suggestedActions)
    }
  }

  // MARK: Standard edit actions

  /// Whether a standard edit action makes sense with the selection, the text and the pasteboard as they are.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    performsEditAction(
      action, isEditable: isEnabled, isSecret: isSecureTextEntry, editsAttributes: allowsEditingTextAttributes)
      ?? super.canPerformAction(action, withSender: sender)
  }
  /// Copies the selection and deletes it, if the delegate agrees.
  open override func cut(_ sender: Any?) {
    copySelection()
    deleteSelection()
  }
  open override func copy(_ sender: Any?) { copySelection() }
  /// Inserts the pasteboard's string, if the delegate agrees.
  open override func paste(_ sender: Any?) { pasteString() }
  open override func pasteAndMatchStyle(_ sender: Any?) { pasteString() }
  /// Selects the word at the insertion point.
  open override func select(_ sender: Any?) { selectWord() }
  open override func selectAll(_ sender: Any?) { moveSelection(to: NSRange(location: 0, length: inputLength)) }
  /// Deletes the selection, if the delegate agrees.
  open override func delete(_ sender: Any?) { deleteSelection() }

  /// An empty field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.finishDecoding(self, at: UITextField.self)
  }

  // MARK: Rectangles

  /// Where the border is painted: all of the bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the text shows while it is not edited.
  open func textRect(forBounds bounds: CGRect) -> CGRect { contentRect(bounds, isEditing: false) }
  /// Where the placeholder shows.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }
  /// Where the text shows while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { contentRect(bounds, isEditing: true) }
  /// Where the clear button stands: 19 points wide, 5 from the trailing edge.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { standardClearButtonRect(bounds) }
  /// Where the left view stands, at the leading edge; zero without one.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { overlayRect(leftView, atLeading: true, bounds) }
  /// Where the right view stands, at the trailing edge; zero without one.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { overlayRect(rightView, atLeading: false, bounds) }

  // MARK: Drawing

  /// Draws the text in a rectangle. Override it to draw otherwise.
  open func drawText(in rect: CGRect) { paintText(in: rect) }
  /// Draws the placeholder in a rectangle. Override it to draw otherwise.
  open func drawPlaceholder(in rect: CGRect) { paintPlaceholder(in: rect) }

  // MARK: Layout

  /// The text or, without one, the placeholder, with the border's insets and the views at the ends.
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

  /// The text, dots for a secret one, or the placeholder of an empty field.
  @_spi(Tessera) open override var valueByDefault: String? {
    guard let text, !text.isEmpty else { return attributedPlaceholder?.string ?? placeholder }
    return isSecureTextEntry ? String(repeating: "\u{2022}", count: text.count) : text
  }
  @_spi(Tessera) open override var isTextEntry: Bool { true }

  @_spi(Tessera) open override class var appearanceKeys: AppearanceKeys { .textField }
  @_spi(Tessera) open override var speaker: AnyViewSpeaker { AnyViewSpeaker(TextFieldSpeaker(view: self)) }
  @_spi(Tessera) open override var contentOverlaps: Bool { true }

  @_spi(Tessera) open override func paintContent(into canvas: inout Canvas) { paintField(into: &canvas) }
}

extension UITextField: UIContentSizeCategoryAdjusting {}
