// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A text view is a scroll view whose content is one text. The content size follows from the text and the width; it is
// settled when somebody asks for it after either changed. Without scrolling the same measure is the intrinsic size, whose
// height depends on the width as a label's does. Editing stands in UITextView+Editing.swift, places of characters in
// UITextView+Places.swift.

public import Foundation
import TesseraRaster
@_spi(Tessera) public import TesseraViews
@_spi(Tessera) public import TesseraGraphics

/// Text of many lines that scrolls and can be edited.
///
/// - Note: Differs from UIKit: there is no layout manager and no `UITextInput`, links are painted but not followed, and
///   the selection shows only as an insertion point.
open class UITextView: UIScrollView, UIKeyInput {
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")

  // MARK: Text

  var content = LabelText.Content.none
  private var selection = NSRange(location: 0, length: 0)
  private var isContentSizeStale = true

  /// The text, never nil when read.
  open var text: String! {
    get { content.string ?? "" }
    set { setContent(newValue.map(LabelText.Content.plain) ?? .none) }
  }

  open var attributedText: NSAttributedString! {
    get { content.attributed(font: shownFont, color: textColor ?? .label) ?? NSAttributedString(string: "") }
    set { setContent(newValue.map { .attributed(NSAttributedString(attributedString: $0)) } ?? .none) }
  }

  /// Nil counts as Helvetica of 12 points.
  open var font: UIFont? { didSet { if font != oldValue { textDidChange() } } }
  /// Nil counts as the label colour.
  open var textColor: UIColor?
  open var textAlignment: NSTextAlignment = .natural { didSet { if textAlignment != oldValue { textDidChange() } } }
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory != oldValue { textDidChange() } }
  }
  /// Laid over the attributes of text with a link. By default links take the tint colour.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [.foregroundColor: UIColor.tintColor]
  /// Attributes of text typed next; emptied when the selection moves.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  open var dataDetectorTypes: UIDataDetectorTypes = []

  // MARK: Layout

  open private(set) var textContainer: NSTextContainer
  /// Space around the text.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { textDidChange() } }
  }

  /// Whether the text scrolls. If not, the view is as high as its text needs.
  open override var isScrollEnabled: Bool {
    didSet {
      guard isScrollEnabled != oldValue else { return }
      widthDependenceDidChange()
      textDidChange()
    }
  }

  // MARK: Editing

  open var isEditable = true { didSet { if !isEditable, isEditing { resignFirstResponder() } } }
  open var isSelectable = true
  open var allowsEditingTextAttributes = false
  open var clearsOnInsertion = false
  open var usesStandardTextScaling = false
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
  var isEditing = false

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
  /// Kept for source compatibility: text views show their text, as UIKit's do.
  open var isSecureTextEntry = false
  open var textContentType: UITextContentType!

  open var delegate: (any UITextViewDelegate)? {
    get { scrollDelegateStorage as? any UITextViewDelegate }
    set { scrollDelegateStorage = newValue }
  }

  /// The selected characters in UTF-16 units. A range that reaches beyond the text is cut to it.
  open var selectedRange: NSRange {
    get { selection }
    set { select(newValue) }
  }

  // MARK: Responder chain

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// Begins editing, if the view is editable. The delegate is asked first, then the present first responder.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard responderWindow != nil, canBecomeFirstResponder, !isEditable || mayStartEditing,
      super.becomeFirstResponder()
    else { return false }
    if isEditable { beginEditing() }
    return true
  }

  /// Ends editing unless the delegate objects.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard !isEditing || mayStopEditing else { return false }
    return super.resignFirstResponder()
  }

  @_spi(Tessera) open override func didLoseFirstResponder() { finishEditing() }

  /// A finger lifted from an editable text begins editing.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEditable, let touch = touches.first, bounds.contains(touch.location(in: self)) else {
      return super.touchesEnded(touches, with: event)
    }
    becomeFirstResponder()
  }

  open var hasText: Bool { !content.isEmpty }
  open func insertText(_ text: String) { replaceSelection(with: text) }
  open func deleteBackward() { deleteBeforeInsertionPoint() }
  /// Scrolls as little as needed to show the lines of the characters, given in UTF-16 units.
  open func scrollRangeToVisible(_ range: NSRange) { reveal(range) }

  // MARK: Creation

  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    adoptContainer()
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
    adoptContainer()
  }

  private func adoptContainer() {
    textContainer.widthTracksTextView = true
    textContainer.didChange = { [weak self] in self?.textDidChange() }
    backgroundColor = .systemBackground
  }

  // MARK: Change

  func setContent(_ new: LabelText.Content) {
    content = new
    selection = NSRange(location: new.length, length: 0)
    textDidChange()
  }

  func textDidChange() {
    isContentSizeStale = true
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func select(_ range: NSRange) {
    let length = content.length
    let low = min(max(0, range.location), length)
    let new = NSRange(location: low, length: min(max(0, range.length), length - low))
    guard new != selection else { return }
    selection = new
    typingAttributes = [:]
    delegate?.textViewDidChangeSelection(self)
  }

  @_spi(Tessera) open override func sizeDidChange() {
    isContentSizeStale = true
    super.sizeDidChange()
  }

  @_spi(Tessera) open override func environmentDidChange() {
    super.environmentDidChange()
    if adjustsFontForContentSizeCategory { textDidChange() }
  }

  // MARK: Size

  /// The text with its insets, at least as wide as the view.
  open override var contentSize: CGSize {
    get {
      if isContentSizeStale {
        isContentSizeStale = false
        super.contentSize = CGSize(width: bounds.width, height: textHeight(forWidth: bounds.width))
      }
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  open override func layoutSubviews() {
    _ = contentSize
    super.layoutSubviews()
  }

  /// The size of the text if the view does not scroll.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    return textSize(forWidth: .greatestFiniteMagnitude)
  }

  @_spi(Tessera) open override var heightDependsOnWidth: Bool { !isScrollEnabled }

  @_spi(Tessera) open override func contentHeight(forWidth width: CGFloat) -> CGFloat? {
    heightDependsOnWidth ? textHeight(forWidth: width) : nil
  }

  /// The size of the text within a width; 0 counts as no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(forWidth: size.width > 0 ? size.width : .greatestFiniteMagnitude)
  }

  @_spi(Tessera) open override func baselineOffsets() -> (first: CGFloat, last: CGFloat) {
    let (ascent, descent) = labelText.verticalMetrics
    let grid = PixelGrid(scale: pixelScale)
    return (grid.rounded(textContainerInset.top + ascent), grid.rounded(textContainerInset.bottom + descent))
  }

  @_spi(Tessera) open override var speaker: AnyViewSpeaker { AnyViewSpeaker(TextViewSpeaker(view: self)) }

  // MARK: Painting

  @_spi(Tessera) open override var contentOverlaps: Bool { true }

  @_spi(Tessera) open override func paintContent(into canvas: inout Canvas) {
    let area = textBounds
    let layout = textLayout(forWidth: area.width)
    let origin = CGPoint(x: textOrigin.x + area.minX - bounds.minX, y: textOrigin.y)
    labelText.paint(layout, at: origin, traitCollection, into: &canvas, visible: bounds)
    if isEditing {
      let bar = RoundedRect(Rect(insertionRect), radius: 1)
      canvas.fill(.roundedRect(bar), tintColor.rasterColor(with: traitCollection))
    }
  }
}

private struct TextViewSpeaker: ScrollSpeaker {
  let view: UITextView

  var words: String? { view.text }

  func addScrollLook(to look: inout ViewLook) {
    if let font = view.font { look["font"] = .font(font) }
    if let ink = view.textColor { look["text colour"] = color(ink) }
  }
}
