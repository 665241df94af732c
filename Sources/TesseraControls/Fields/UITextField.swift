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
/// - Note: Differs from UIKit: there is no field editor and no `UITextInput`; the insertion point shows at the end of
///   the selection, in its visible phase.
open class UITextField: UIControl, UIKeyInput {
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

  var content = LabelText.Content.none
  var placeholderContent = LabelText.Content.none
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
    get { placeholderContent.attributed(font: shownFont, color: .placeholderText) }
    set {
      placeholderContent = newValue.map { .attributed(NSAttributedString(attributedString: $0)) } ?? .none
      contentDidChange()
    }
  }

  /// The font of text without one of its own. Nil counts as the system font of 17 points.
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { if font != oldValue { contentDidChange() } } }
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
  private var typing = TextInputTraits()
  open override var inputView: UIView? {
    get { typing.inputView }
    set { typing.inputView = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { typing.inputAccessoryView }
    set { typing.inputAccessoryView = newValue }
  }

  /// Stored only: there is no keyboard.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { typing.autocapitalizationType }
    set { typing.autocapitalizationType = newValue }
  }
  /// Stored only: there is no keyboard.
  open var autocorrectionType: UITextAutocorrectionType {
    get { typing.autocorrectionType }
    set { typing.autocorrectionType = newValue }
  }
  /// Stored only: spelling is not checked.
  open var spellCheckingType: UITextSpellCheckingType {
    get { typing.spellCheckingType }
    set { typing.spellCheckingType = newValue }
  }
  /// Stored only: quotes stay as typed.
  open var smartQuotesType: UITextSmartQuotesType {
    get { typing.smartQuotesType }
    set { typing.smartQuotesType = newValue }
  }
  /// Stored only: dashes stay as typed.
  open var smartDashesType: UITextSmartDashesType {
    get { typing.smartDashesType }
    set { typing.smartDashesType = newValue }
  }
  /// Stored only: spaces stay as typed.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { typing.smartInsertDeleteType }
    set { typing.smartInsertDeleteType = newValue }
  }
  /// Stored only: nothing is predicted.
  open var inlinePredictionType: UITextInlinePredictionType {
    get { typing.inlinePredictionType }
    set { typing.inlinePredictionType = newValue }
  }
  /// Stored only: there is no keyboard.
  open var keyboardType: UIKeyboardType {
    get { typing.keyboardType }
    set { typing.keyboardType = newValue }
  }
  /// Stored only: there is no keyboard.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { typing.keyboardAppearance }
    set { typing.keyboardAppearance = newValue }
  }
  /// Stored only: there is no keyboard.
  open var returnKeyType: UIReturnKeyType {
    get { typing.returnKeyType }
    set { typing.returnKeyType = newValue }
  }
  /// Whether the return key does nothing in an empty field. False by default.
  open var enablesReturnKeyAutomatically: Bool {
    get { typing.enablesReturnKeyAutomatically }
    set { typing.enablesReturnKeyAutomatically = newValue }
  }
  /// Whether a bullet shows for every character. False by default.
  open var isSecureTextEntry = false { didSet { if isSecureTextEntry != oldValue { contentDidChange() } } }
  /// Stored only: nothing is filled in.
  open var textContentType: UITextContentType! {
    get { typing.textContentType }
    set { typing.textContentType = newValue }
  }

  // MARK: Responder chain

  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing. The delegate is asked first, then the present first responder.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard responderWindow != nil, canBecomeFirstResponder, mayStartEditing, super.becomeFirstResponder() else {
      return false
    }
    beginEditing()
    return true
  }

  /// Ends editing unless the delegate objects.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    return mayStopEditing && super.resignFirstResponder()
  }

  @_spi(Tessera) open override var isOpaqueByDefault: Bool { false }
  @_spi(Tessera) open override func didLoseFirstResponder() { finishEditing(.committed) }
  @_spi(Tessera) open override func didTap() { becomeFirstResponder() }

  /// Whether there is any text.
  open var hasText: Bool { !content.isEmpty }
  /// Inserts text in place of the selection, as one line: line breaks become spaces. The delegate is not asked.
  open func insertText(_ text: String) { insert(text) }
  /// Deletes the selection or, without one, the character before it. The delegate is not asked.
  open func deleteBackward() { deleteBeforeInsertionPoint() }

  /// An empty field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    NibCoder.finish(self, coder, at: UITextField.self)
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

  @_spi(Tessera) open override var speaker: AnyViewSpeaker { AnyViewSpeaker(TextFieldSpeaker(view: self)) }
  @_spi(Tessera) open override var contentOverlaps: Bool { true }

  @_spi(Tessera) open override func paintContent(into canvas: inout Canvas) { paintField(into: &canvas) }
}
