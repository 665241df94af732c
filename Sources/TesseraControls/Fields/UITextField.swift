// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A text field shows one line of text in a box, with optional views at both ends. This file contains the state and
// the overridable members. UITextField+Geometry.swift computes the rectangles, UITextField+Editing.swift implements
// editing, and UITextField+Painting.swift draws the field. The text is laid out by LabelText and drawn by
// LabelPainter, which labels also use.

public import Foundation
import TesseraRaster
@_spi(Tessera) public import TesseraViews
@_spi(Tessera) public import TesseraGraphics

/// An editable line of text.
///
/// - Note: Differs from UIKit: there is no field editor. The insertion point does not blink, and text wider than the
///   field scrolls only as far as necessary to show the insertion point.
open class UITextField: UIControl, UITextInput {
  /// The style of the border around the text.
  public enum BorderStyle: Int, Sendable { case none = 0, line, bezel, roundedRect }
  /// The times when an overlay view at an end of the field is visible.
  public enum ViewMode: Int, Sendable { case never = 0, whileEditing, unlessEditing, always }
  /// The reason why editing ended.
  public enum DidEndEditingReason: Int, Sendable { case committed = 0, cancelled }

  /// The name of the notification that a field posts after editing begins.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// The name of the notification that a field posts after editing ends.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// The name of the notification that a field posts after each edit by a key, `insertText` or `deleteBackward`.
  /// Setting `text` does not post it.
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")

  // MARK: Text

  var content = LabelText.Content.none { didSet { shownSecret = nil } }
  /// The index of the only visible character of secure text; nil if all characters are bullets.
  var shownSecret: Int?
  var placeholderContent = LabelText.Content.none
  var placeholderColor: UIColor { .placeholderText }
  /// The selected range in UTF-16 units. The length is 0 for an insertion point.
  var selection = NSRange(location: 0, length: 0)

  /// The text. Setting it to nil clears the field, and an empty field returns "". Setting the text moves the
  /// insertion point to its end.
  open var text: String? {
    get { content.string ?? "" }
    set {
      let new = newValue.map(LabelText.Content.plain) ?? .none
      guard KeyValues.areObserved else { return setContent(new) }
      KeyValues.change(self, key: "text", affecting: ["attributedText"]) { setContent(new) }
    }
  }

  /// The text with its attributes. Plain text has `font` and `textColor`. Setting the text moves the insertion point
  /// to its end.
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

  /// The gray text shown in an empty field; nil by default.
  open var placeholder: String? {
    get { placeholderContent.string }
    set { placeholderContent = newValue.map(LabelText.Content.plain) ?? .none; contentDidChange() }
  }

  /// The attributed text shown in an empty field; nil by default.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholderContent.attributed(font: shownFont, color: placeholderColor) }
    set {
      placeholderContent = newValue.map { .attributed(NSAttributedString(attributedString: $0)) } ?? .none
      contentDidChange()
    }
  }

  /// The default font of the text. nil is treated as the 17-point system font. If `adjustsFontForContentSizeCategory`
  /// is true, the getter returns the font scaled for the field's traits.
  open var font: UIFont? {
    get { adjustsFontForContentSizeCategory ? baseFont?.adjusted(for: traitCollection) : baseFont }
    set {
      let old = baseFont
      baseFont = newValue
      if newValue != old { contentDidChange() }
    }
  }
  /// The font that was set, without scaling.
  private var baseFont: UIFont? = .systemFont(ofSize: 17)
  /// The default color of the text. nil is treated as `UIColor.label`.
  open var textColor: UIColor? = .label
  /// The horizontal alignment of the text. `.natural`, the default, follows the layout direction.
  open var textAlignment: NSTextAlignment = .natural
  /// The default text attributes, which combine `font`, `textColor` and `textAlignment`. Setting this property sets
  /// these three properties.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { currentAttributes }
    set { applyAttributes(newValue) }
  }
  /// The attributes of typed text. If nil, typed text has the attributes of the preceding character. Attributes that
  /// are missing here have the text's default values. Unlike in a text view, moving the selection does not reset the
  /// attributes.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  /// Whether the user can edit text attributes. Stored only; `false` by default.
  open var allowsEditingTextAttributes = false
  /// Whether the font shrinks if the text is too wide, down to `minimumFontSize`. `false` by default.
  open var adjustsFontSizeToFitWidth = false
  /// The minimum font size in points if `adjustsFontSizeToFitWidth` is true. 0, the default, means 11.
  open var minimumFontSize: CGFloat = 0
  /// Whether a font with a text style scales with the content size category. `false` by default.
  open var adjustsFontForContentSizeCategory = false {
    willSet { if !newValue { baseFont = font } }
    didSet { if adjustsFontForContentSizeCategory != oldValue { contentDidChange() } }
  }

  // MARK: Box and overlays

  /// The style of the border around the text. `.none` by default.
  open var borderStyle: BorderStyle = .none { didSet { if borderStyle != oldValue { contentDidChange() } } }
  /// A stretched image that replaces the border. Ignored if the border is rounded; nil by default.
  open var background: UIImage?
  /// A stretched image that replaces `background` if the field is disabled. If nil, the default, `background` is
  /// used.
  open var disabledBackground: UIImage?
  /// The overlay view at the leading edge; nil by default. The view keeps its size.
  open var leftView: UIView? { didSet { replaceOverlay(oldValue, with: leftView) } }
  /// The times when the left view is visible. `.never` by default.
  open var leftViewMode: ViewMode = .never { didSet { contentDidChange() } }
  /// The overlay view at the trailing edge; nil by default. The view keeps its size.
  open var rightView: UIView? { didSet { replaceOverlay(oldValue, with: rightView) } }
  /// The times when the right view is visible. `.never` by default.
  open var rightViewMode: ViewMode = .never { didSet { contentDidChange() } }
  /// The times when the clear button is visible. `.never` by default.
  ///
  /// The clear button is always hidden if the right view is visible, the field is empty, or the field is disabled.
  open var clearButtonMode: ViewMode = .never { didSet { contentDidChange() } }
  var clearButton: UIButton?

  // MARK: Editing

  /// The delegate, which controls editing.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Whether the field is being edited. The insertion point is visible only during editing.
  open internal(set) var isEditing = false
  /// Whether the field is cleared when editing begins, unless the delegate prevents clearing. `false` by default.
  open var clearsOnBeginEditing = false
  /// Whether the next insertion replaces the whole text. Inserting text resets the property to false.
  open var clearsOnInsertion = false
  private var keyboardViews: (input: UIView?, accessory: UIView?)
  /// A view that replaces the keyboard during editing. If nil, the default, the keyboard is shown.
  open override var inputView: UIView? {
    get { keyboardViews.input }
    set { keyboardViews.input = newValue }
  }
  /// A view above the keyboard during editing; nil by default.
  open override var inputAccessoryView: UIView? {
    get { keyboardViews.accessory }
    set { keyboardViews.accessory = newValue }
  }

  /// The automatic capitalization. Stored only, because typed letters are inserted unchanged. `.sentences` by
  /// default.
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  /// The automatic correction. Stored only, because typed words are never corrected.
  open var autocorrectionType: UITextAutocorrectionType = .default
  /// The spell checking. Stored only, because spelling is not checked.
  open var spellCheckingType: UITextSpellCheckingType = .default
  /// The conversion of quotation marks. Stored only, because quotation marks are never converted.
  open var smartQuotesType: UITextSmartQuotesType = .default
  /// The conversion of dashes. Stored only, because dashes are never converted.
  open var smartDashesType: UITextSmartDashesType = .default
  /// The automatic insertion and deletion of spaces. Stored only, because spaces are never added or removed
  /// automatically.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
  /// The prediction of text while typing. Stored only, because text is never predicted.
  open var inlinePredictionType: UITextInlinePredictionType = .default
  /// The keyboard type, which determines the keys.
  open var keyboardType: UIKeyboardType = .default
  /// The keyboard's light or dark appearance. By default, the screen's appearance.
  open var keyboardAppearance: UIKeyboardAppearance = .default
  /// The return key's label.
  open var returnKeyType: UIReturnKeyType = .default
  /// Whether the return key is disabled if the field is empty. `false` by default.
  open var enablesReturnKeyAutomatically = false
  /// Whether bullets replace the text's characters. If an animation clock is running, the last typed character is
  /// visible for a second. `false` by default.
  open var isSecureTextEntry = false { didSet { if isSecureTextEntry != oldValue { contentDidChange() } } }
  /// The meaning of the text, for AutoFill. Stored only, because fields are never filled in.
  open var textContentType: UITextContentType!

  // MARK: Responder chain

  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing unless the delegate or the current first responder prevents it.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard let window = responderWindow, canBecomeFirstResponder, mayStartEditing else { return false }
    // The delegate is notified that editing began, and keyboard notifications are posted afterward.
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
  /// Begins editing and moves the insertion point to the tap. A double tap selects the word and presents the edit
  /// menu.
  @_spi(Tessera) open override func didTap() {
    becomeFirstResponder()
    if isEditing, let lastTouch { respond(toTapAt: lastTouch.place, count: lastTouch.count) }
    lastTouch = nil
  }

  /// Whether the text is not empty.
  open var hasText: Bool { !content.isEmpty }
  /// Replaces the selection with text without consulting the delegate. Line breaks become spaces.
  open func insertText(_ text: String) { insert(text) }
  /// Deletes the selection, or the preceding character if the selection is empty, without consulting the delegate.
  open func deleteBackward() { deleteBeforeInsertionPoint() }

  // MARK: Text input
  // Positions are in UTF-16 units, and rectangles are in points in the view's coordinate system. Apps can override
  // only members that are declared in the class itself, not in an extension. Therefore, both text fields and text
  // views declare these members. TextInputHost.swift implements them for both classes.

  var inputDetails: TextInputDetails?

  /// Returns the text in a range, or nil if the range is from a different type of text input.
  open func text(in range: UITextRange) -> String? { characters(of: range) }
  /// Replaces a range with text. Notifies the delegate but does not consult it.
  open func replace(_ range: UITextRange, withText text: String) { replaceCharacters(with: text, in: range) }
  /// Returns whether the delegate allows an edit.
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    mayReplaceCharacters(with: text, in: range)
  }
  /// The selected range, which is empty for an insertion point. Setting a range that extends beyond the text clamps
  /// it.
  open var selectedTextRange: UITextRange? {
    get { TextOffsetRange(inputSelection) }
    set { moveSelection(toRange: newValue) }
  }
  /// The range of the marked text, which an input method has not confirmed yet; nil for none.
  open var markedTextRange: UITextRange? { inputDetails?.marked.map { TextOffsetRange(clamped($0)) } }
  /// The attributes of marked text. Stored only, because marked text always has a background in the tint color.
  open var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { inputDetails?.markedStyle }
    set { details.markedStyle = newValue }
  }
  /// Replaces the marked text, or the selection if there is none, with new marked text. `selectedRange` is relative
  /// to the new text, in UTF-16 units.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    markText(markedText, selected: selectedRange)
  }
  /// Confirms the marked text by removing the mark.
  open func unmarkText() { inputDetails?.marked = nil }
  /// The position before the first character.
  open var beginningOfDocument: UITextPosition { TextOffset(0) }
  /// The position after the last character.
  open var endOfDocument: UITextPosition { TextOffset(inputLength) }
  /// Returns the range between two positions in any order, or nil if the positions are from a different type of text
  /// input.
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    textRange(between: fromPosition, and: toPosition)
  }
  /// Returns the position at an offset from another position, in UTF-16 units, or nil outside of the text. Negative
  /// offsets move backward.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    offsetPosition(position, by: offset)
  }
  /// Returns the position `offset` characters to the left or right, or `offset` lines up or down; nil outside of the
  /// text.
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { adjacentPosition(to: position, direction: direction, count: offset) }
  /// Compares two positions. Returns `.orderedAscending` if the first position precedes the second.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    ordering(of: position, and: other)
  }
  /// Returns the distance from one position to another in UTF-16 units. Negative if the second position precedes the
  /// first.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { units(toPosition) - units(from) }
  /// Returns whichever end of a range is farther in a direction. For left and right, the result depends on the line's
  /// writing direction. For up, the result is the start of the range; for down, it is the end.
  open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    farthestPosition(in: range, direction: direction)
  }
  /// Returns the range from a position to the end of its line in a direction. For up, the range extends to the start
  /// of the text; for down, it extends to the end.
  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? { extendedRange(from: position, direction: direction) }
  /// Returns the writing direction of the line at a position. In an empty text, returns the layout direction.
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { writingDirection(at: position) }
  /// Does nothing, because the direction depends on the characters, the paragraph style and the layout direction.
  open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
  /// Returns the rectangle of a range's first line of text. For an empty range, returns the insertion point's
  /// rectangle.
  open func firstRect(for range: UITextRange) -> CGRect { firstRectangle(of: range) }
  /// Returns the rectangle of the insertion point at a position, 2 points wide. Overrides can return an empty
  /// rectangle to hide the insertion point.
  open func caretRect(for position: UITextPosition) -> CGRect { caretBar(at: units(position)) }
  /// Returns the rectangles of a selection. Overrides can return an empty array to hide the selection.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { selectionRectangles(of: range) }
  /// Returns the position closest to a point, which may be outside of the text.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { nearestPosition(to: point, within: nil) }
  /// Returns the position within a range that is closest to a point.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    nearestPosition(to: point, within: range)
  }
  /// Returns the range of the character at a point, or nil outside of the text.
  open func characterRange(at point: CGPoint) -> UITextRange? { character(at: point) }
  /// A delegate that is notified before and after the text and the selection change; nil by default. A weak
  /// reference.
  open var inputDelegate: (any UITextInputDelegate)? {
    get { inputDetails?.inputDelegate }
    set { details.inputDelegate = newValue }
  }
  /// A tokenizer that finds the boundaries of words, sentences, paragraphs and displayed lines.
  open var tokenizer: any UITextInputTokenizer { loadedTokenizer }
  /// The affinity of an insertion point between two lines. Stored only, because the insertion point is always on the
  /// lower line. `.forward` by default.
  open var selectionAffinity: UITextStorageDirection {
    get { inputDetails?.affinity ?? .forward }
    set { details.affinity = newValue }
  }
  /// Returns the attributes of the character after a position or, for `.backward`, before it. In an empty text,
  /// returns the text's defaults.
  open func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { styling(at: units(position), direction: direction) }

  /// Returns the delegate's menu. Overrides can return a different menu.
  open func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
    units(textRange).flatMap {
      delegate?.textField(self, editMenuForCharactersIn: $0, suggestedActions: suggestedActions)
    }
  }

  // MARK: Standard edit actions

  /// Returns whether a standard edit action is enabled for the current selection, text and pasteboard.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    performsEditAction(
      action, isEditable: isEnabled, isSecret: isSecureTextEntry, editsAttributes: allowsEditingTextAttributes)
      ?? super.canPerformAction(action, withSender: sender)
  }
  /// Copies the selection, and deletes it if the delegate allows the edit.
  open override func cut(_ sender: Any?) {
    copySelection()
    deleteSelection()
  }
  open override func copy(_ sender: Any?) { copySelection() }
  /// Inserts the pasteboard's string if the delegate allows the edit.
  open override func paste(_ sender: Any?) { pasteString() }
  open override func pasteAndMatchStyle(_ sender: Any?) { pasteString() }
  /// Selects the word at the insertion point.
  open override func select(_ sender: Any?) { selectWord() }
  open override func selectAll(_ sender: Any?) { moveSelection(to: NSRange(location: 0, length: inputLength)) }
  /// Deletes the selection if the delegate allows the edit.
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

  /// Returns the border's rectangle: the bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the text's rectangle when the field is not being edited.
  open func textRect(forBounds bounds: CGRect) -> CGRect { contentRect(bounds, isEditing: false) }
  /// Returns the placeholder's rectangle.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }
  /// Returns the text's rectangle during editing.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { contentRect(bounds, isEditing: true) }
  /// Returns the clear button's rectangle, which is 19 points wide and 5 points from the trailing edge.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { standardClearButtonRect(bounds) }
  /// Returns the left view's rectangle at the leading edge; zero if there is no left view.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { overlayRect(leftView, atLeading: true, bounds: bounds) }
  /// Returns the right view's rectangle at the trailing edge; zero if there is no right view.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    overlayRect(rightView, atLeading: false, bounds: bounds)
  }

  // MARK: Drawing

  /// Draws the text in a rectangle. Overrides can draw the text differently.
  open func drawText(in rect: CGRect) { paintText(in: rect) }
  /// Draws the placeholder in a rectangle. Overrides can draw the placeholder differently.
  open func drawPlaceholder(in rect: CGRect) { paintPlaceholder(in: rect) }

  // MARK: Layout

  /// The size of the text, or of the placeholder if there is no text, including the border's insets and the overlay
  /// views.
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

  /// The accessibility value: the text, bullets for secure text, or the placeholder of an empty field.
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
