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
  public enum BorderStyle: Int, Sendable { case none = 0, line, bezel, roundedRect }
  public enum ViewMode: Int, Sendable { case never = 0, whileEditing, unlessEditing, always }
  public enum DidEndEditingReason: Int, Sendable { case committed = 0, cancelled }

  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")

  // MARK: Text

  var content = LabelText.Content.none
  var placeholderContent = LabelText.Content.none
  /// The selected characters, in UTF-16 units; empty for an insertion point.
  var selection = NSRange(location: 0, length: 0)

  /// The text, never nil when read: nil counts as empty.
  open var text: String? {
    get { content.string ?? "" }
    set { setContent(newValue.map(LabelText.Content.plain) ?? .none) }
  }

  open var attributedText: NSAttributedString? {
    get {
      content.attributed(font: shownFont, color: textColor ?? .label) ?? NSAttributedString(string: "")
    }
    set { setContent(newValue.map { .attributed(NSAttributedString(attributedString: $0)) } ?? .none) }
  }

  open var placeholder: String? {
    get { placeholderContent.string }
    set { placeholderContent = newValue.map(LabelText.Content.plain) ?? .none; contentDidChange() }
  }

  open var attributedPlaceholder: NSAttributedString? {
    get { placeholderContent.attributed(font: shownFont, color: .placeholderText) }
    set {
      placeholderContent = newValue.map { .attributed(NSAttributedString(attributedString: $0)) } ?? .none
      contentDidChange()
    }
  }

  /// Nil counts as the system font of 17 points.
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { if font != oldValue { contentDidChange() } } }
  /// Nil counts as the label colour.
  open var textColor: UIColor? = .label
  open var textAlignment: NSTextAlignment = .natural
  /// Attributes for text without its own, from `font`, `textColor` and `textAlignment`. Setting them sets those three.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { currentAttributes }
    set { adopt(newValue) }
  }
  /// Attributes of text typed next. Emptied when the selection moves.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  open var allowsEditingTextAttributes = false
  open var adjustsFontSizeToFitWidth = false
  /// The least size in points that `adjustsFontSizeToFitWidth` may shrink to.
  open var minimumFontSize: CGFloat = 0
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory != oldValue { contentDidChange() } }
  }

  // MARK: Box and overlays

  open var borderStyle: BorderStyle = .none { didSet { if borderStyle != oldValue { contentDidChange() } } }
  /// Painted instead of a border, except a rounded one.
  open var background: UIImage?
  /// Painted instead of `background` while the field is disabled.
  open var disabledBackground: UIImage?
  /// Stands at the leading edge.
  open var leftView: UIView? { didSet { replaceOverlay(oldValue, leftView) } }
  open var leftViewMode: ViewMode = .never { didSet { contentDidChange() } }
  /// Stands at the trailing edge.
  open var rightView: UIView? { didSet { replaceOverlay(oldValue, rightView) } }
  open var rightViewMode: ViewMode = .never { didSet { contentDidChange() } }
  /// When the button that empties the field shows; it never does next to a right view or in an empty field.
  open var clearButtonMode: ViewMode = .never { didSet { contentDidChange() } }
  var clearButton: UIButton?

  // MARK: Editing

  open weak var delegate: (any UITextFieldDelegate)?
  open internal(set) var isEditing = false
  open var clearsOnBeginEditing = false
  open var clearsOnInsertion = false
  private var ownInputView: UIView?
  private var ownInputAccessoryView: UIView?
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }

  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var spellCheckingType: UITextSpellCheckingType = .default
  open var smartQuotesType: UITextSmartQuotesType = .default
  open var smartDashesType: UITextSmartDashesType = .default
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
  open var inlinePredictionType: UITextInlinePredictionType = .default
  open var keyboardType: UIKeyboardType = .default
  open var keyboardAppearance: UIKeyboardAppearance = .default
  open var returnKeyType: UIReturnKeyType = .default
  open var enablesReturnKeyAutomatically = false
  /// Shows a bullet for every character.
  open var isSecureTextEntry = false { didSet { if isSecureTextEntry != oldValue { contentDidChange() } } }
  open var textContentType: UITextContentType!

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

  open var hasText: Bool { !content.isEmpty }
  open func insertText(_ text: String) { insert(text) }
  open func deleteBackward() { deleteBeforeInsertionPoint() }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Rectangles

  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the text shows while it is not edited.
  open func textRect(forBounds bounds: CGRect) -> CGRect { contentRect(bounds, isEditing: false) }
  /// Where the placeholder shows.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }
  /// Where the text shows while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { contentRect(bounds, isEditing: true) }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { standardClearButtonRect(bounds) }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { overlayRect(leftView, atLeading: true, bounds) }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { overlayRect(rightView, atLeading: false, bounds) }

  // MARK: Drawing

  open func drawText(in rect: CGRect) { paintText(in: rect) }
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
