// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A text view is a scroll view whose content is one text. The content size follows from the text and the width; it is
// computed when it is asked for after either has changed. Without scrolling the same measure is the intrinsic size,
// whose height depends on the width as a label's does. Editing is in UITextView+Editing.swift, the places of characters
// are in UITextView+Places.swift.

public import Foundation
import TesseraRaster
@_spi(Tessera) public import TesseraViews
@_spi(Tessera) public import TesseraGraphics
@_spi(Tessera) public import TesseraTextKit

/// Text of many lines that scrolls and can be edited.
///
/// - Note: Differs from UIKit: the insertion point shows in its visible phase.
open class UITextView: UIScrollView, UITextInput, UITextSearching {
  /// What is drawn around the view.
  public enum BorderStyle: Int, Sendable { case none = 0, roundedRect }

  // MARK: Text

  var content = LabelText.Content.none {
    didSet {
      contents = TextContents(content)
      if liveText != nil { writeStorage() }
    }
  }
  /// What of the text a label's lines cannot show.
  private(set) var contents = TextContents()
  var shownAttachments: [NSTextAttachmentViewProvider] = []
  var itemMenu: TextItemMenu?
  /// The text as a storage and a layout manager, once one of them was asked for.
  var liveText: LiveText?
  var detectedLinks: DetectedLinks?
  var found: FoundText?
  var selection = NSRange(location: 0, length: 0)
  var isContentSizeStale = true

  /// The text; nil counts as empty, and an empty text reads as "". Setting it moves the selection to its end.
  open var text: String! {
    get { content.string ?? "" }
    set {
      let new = newValue.map(LabelText.Content.plain) ?? .none
      guard KeyValues.areObserved else { return setContent(new) }
      KeyValues.change(self, "text", affecting: ["attributedText"]) { setContent(new) }
    }
  }

  /// The text with its attributes; in a text without, `font` and `textColor`. Setting it moves the selection to its
  /// end.
  open var attributedText: NSAttributedString! {
    get { content.attributed(font: shownFont, color: textColor ?? .label) ?? NSAttributedString(string: "") }
    set {
      let new = newValue.map { LabelText.Content.attributed(NSAttributedString(attributedString: $0)) } ?? .none
      guard KeyValues.areObserved else { return setContent(new) }
      KeyValues.change(self, "attributedText", affecting: ["text"]) { setContent(new) }
    }
  }

  /// The default font of the text. Nil, the default, counts as Helvetica of 12 points. If
  /// `adjustsFontForContentSizeCategory` is true, the getter returns the font at the text size of the view's traits.
  open var font: UIFont? {
    get { adjustsFontForContentSizeCategory ? baseFont?.adjusted(for: traitCollection) : baseFont }
    set {
      let old = baseFont
      baseFont = newValue
      if newValue != old { lookDidChange(.font, newValue) }
    }
  }
  /// The font as it was set.
  private var baseFont: UIFont?
  /// The colour of text without one of its own. Nil, the default, counts as the label colour.
  open var textColor: UIColor? {
    didSet { if liveText != nil, textColor != oldValue { lookDidChange(.foregroundColor, textColor) } }
  }
  /// How the lines stand in the width. `.natural`, the default, follows the layout direction.
  open var textAlignment: NSTextAlignment = .natural { didSet { if textAlignment != oldValue { textDidChange() } } }
  /// Whether a font made for a text style follows the text size of the traits. False by default.
  open var adjustsFontForContentSizeCategory = false {
    willSet { if !newValue { baseFont = font } }
    didSet { if adjustsFontForContentSizeCategory != oldValue { textDidChange() } }
  }
  /// Set on top of the attributes of text with a link. The tint colour by default.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [.foregroundColor: UIColor.tintColor]
  /// Set on top of the look of text with a highlight style. Fonts and other attributes that change lines have no effect. None by
  /// default.
  open var textHighlightAttributes: [NSAttributedString.Key: Any] = [:] { didSet { textDidChange() } }
  /// What is drawn around the view. None by default.
  ///
  /// - Note: Differs from UIKit: the corners of the background are not cut.
  open var borderStyle: BorderStyle = .none
  /// Attributes of text that is typed; empty for those of the character before. What they leave out is that of text
  /// without its own. Emptied when the selection moves.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// What is found in the text of a view that cannot be edited, and shows as links. None by default.
  ///
  /// - Note: Differs from UIKit: things are found by patterns, without regard to what stands around them, and words to look
  /// up are not (`UIDataDetectorTypes` says what each type finds).
  open var dataDetectorTypes: UIDataDetectorTypes = []

  /// Whether the text can be searched by `findInteraction`. Setting it to false hides the find navigator. False by default.
  open var isFindInteractionEnabled = false {
    didSet { if isFindInteractionEnabled != oldValue { findInteractionDidToggle() } }
  }
  /// Searches the text; nil unless `isFindInteractionEnabled`.
  open var findInteraction: UIFindInteraction? { isFindInteractionEnabled ? foundText.interaction : nil }
  /// Stored only: no system writes. `.default` by default.
  open var writingToolsBehavior: UIWritingToolsBehavior = .default
  /// Stored only: no system writes. Empty by default.
  open var allowedWritingToolsResultOptions: UIWritingToolsResultOptions = []
  /// Whether a system is writing. Always false.
  open var isWritingToolsActive: Bool { false }

  // MARK: Layout

  /// The width and the limits of the lines. A change lays out the text anew.
  open private(set) var textContainer: NSTextContainer
  /// Sets the lines in TextKit 1. A subclass draws them, and so does one with exclusion paths, a delegate or several
  /// containers. In a view of TextKit 2, as they are by default, asking for it changes the view to TextKit 1 for good.
  open var layoutManager: NSLayoutManager { firstLayoutManager }
  /// Sets the lines in TextKit 2; nil in a view of TextKit 1. It draws them where its delegate, rendering attributes,
  /// exclusion paths or a delegate of the content storage make them other than a label's.
  open var textLayoutManager: NSTextLayoutManager? { secondLayoutManager }
  /// Whether a text system is made of TextKit 2.
  var usesTextKit2 = true
  /// The text, to be edited: the view follows, and what the view's own properties change is changed here.
  open var textStorage: NSTextStorage { live.storage }
  /// Space around the text, in points. 8 above and below by default.
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

  /// Whether the text can be edited. Setting it to false ends editing. True by default.
  open var isEditable = true { didSet { if !isEditable, isEditing { resignFirstResponder() } } }
  /// Whether a view that cannot be edited can be first responder. True by default.
  open var isSelectable = true
  /// Whether the user may make selected text bold, italic and underlined, by the edit menu and by keys. False by default.
  open var allowsEditingTextAttributes = false
  /// Whether the next insertion replaces the whole text. It turns false then.
  open var clearsOnInsertion = false
  /// Stored only: text is shown in the sizes of its fonts. False by default.
  open var usesStandardTextScaling = false
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
  var isEditing = false

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
  /// Whether the return key does nothing in an empty view. False by default.
  open var enablesReturnKeyAutomatically = false
  /// Stored only: the text shows, as in UIKit.
  open var isSecureTextEntry = false
  /// Stored only: nothing is filled in.
  open var textContentType: UITextContentType!

  /// Is asked and told about editing and scrolling; nil for none. Not retained.
  open var delegate: (any UITextViewDelegate)? {
    get { scrollDelegateStorage as? any UITextViewDelegate }
    set { scrollDelegateStorage = newValue }
  }

  /// The selected characters in UTF-16 units; empty for an insertion point. A range that reaches beyond the text is cut
  /// to it.
  open var selectedRange: NSRange {
    get { selection }
    set { moveSelection(to: newValue) }
  }

  // MARK: Responder chain

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// Begins editing, if the view is editable. The delegate is asked first, then the present first responder.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard responderWindow != nil, mayBecomeFirst, super.becomeFirstResponder() else { return false }
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
  @_spi(Tessera) open override var takesKeys: Bool { isEditable }

  /// A finger lifted from an editable text begins editing and places the insertion point; a double tap selects the word
  /// and shows the edit menu. In a text that cannot be edited a tap follows a link.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, bounds.contains(touch.location(in: self)), takesTap(touch) else {
      return super.touchesEnded(touches, with: event)
    }
  }

  /// Whether there is any text.
  open var hasText: Bool { !content.isEmpty }
  /// Inserts text in place of the selection. The delegate is not asked.
  open func insertText(_ text: String) { replaceSelection(with: text) }
  /// Deletes the selection or, without one, the character before it. The delegate is not asked.
  open func deleteBackward() { deleteBeforeInsertionPoint() }
  /// Scrolls as little as needed to show the lines of the characters, given in UTF-16 units. Of a range that reaches beyond
  /// the text, its part there or the nearest place counts.
  open func scrollRangeToVisible(_ range: NSRange) { reveal(range) }

  // MARK: Text input, done by TextInputHost.swift: positions count UTF-16 units, places are points of the view's coordinates

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
    units(textRange).flatMap { delegate?.textView(self, editMenuForTextIn: $0, suggestedActions: suggestedActions) }
  }

  // MARK: Standard edit actions

  /// Whether a standard edit action makes sense with the selection, the text and the pasteboard as they are.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    performsEditAction(
      action, isEditable: isEditable, isSecret: false, editsAttributes: allowsEditingTextAttributes)
      ?? performsLookAction(action) ?? super.canPerformAction(action, withSender: sender)
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
  /// Makes the selection bold or, if all of it is, not bold, where `allowsEditingTextAttributes` lets it.
  open override func toggleBoldface(_ sender: Any?) { toggleTrait(.traitBold) }
  /// Makes the selection italic or, if all of it is, upright, where `allowsEditingTextAttributes` lets it.
  open override func toggleItalics(_ sender: Any?) { toggleTrait(.traitItalic) }
  /// Underlines the selection or, if all of it is, takes the line away, where `allowsEditingTextAttributes` lets it.
  open override func toggleUnderline(_ sender: Any?) { toggleSelectionUnderline() }
  /// Selects the word at the insertion point.
  open override func select(_ sender: Any?) { selectWord() }
  open override func selectAll(_ sender: Any?) { moveSelection(to: NSRange(location: 0, length: inputLength)) }
  /// Deletes the selection, if the delegate agrees.
  open override func delete(_ sender: Any?) { deleteSelection() }

  // MARK: Searching: a text view is one document, which has no name

  public typealias DocumentIdentifier = AnyHashable?

  /// Which range begins first.
  open func compare(
    _ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable?
  ) -> ComparisonResult { compare(foundRange.start, to: toRange.start) }
  /// Finds a string in the text.
  open func performTextSearch(
    queryString string: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<AnyHashable?>
  ) { search(for: string, options, resultAggregator) }
  /// Lays a range on yellow, or takes that away.
  open func decorate(
    foundTextRange: UITextRange, document: AnyHashable?, usingStyle: UITextSearchFoundTextStyle
  ) { decorate(foundTextRange, usingStyle) }
  /// Takes all yellow away.
  open func clearAllDecoratedFoundText() { foundText.styles = [] }
  /// Whether the text can be edited.
  open var supportsTextReplacement: Bool { isEditable }
  /// Asks the delegate as a key would.
  open func shouldReplace(foundTextRange: UITextRange, document: AnyHashable?, withText: String) -> Bool {
    mayPut(withText, in: foundTextRange)
  }
  /// Puts a text in place of a range.
  open func replace(foundTextRange: UITextRange, document: AnyHashable?, withText: String) {
    replace(foundTextRange, withText: withText)
  }
  /// Replaces all that is found, from the end, where the delegate agrees.
  open func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {
    replaceFound(queryString, options, by: withText)
  }
  /// Does nothing. Override it to show a result in a way of the app's own.
  open func willHighlight(foundTextRange: UITextRange, document: AnyHashable?) {}
  /// Scrolls as little as needed to show a range.
  open func scrollRangeToVisible(_ range: UITextRange, inDocument: AnyHashable?) {
    if let units = units(range) { scrollRangeToVisible(units) }
  }

  // MARK: Creation

  /// An empty view with a container, or a new one for nil. Its lines follow the view's width: `widthTracksTextView` is
  /// set to true.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    adoptContainer()
  }

  /// An empty view whose lines follow its width.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// An empty view of TextKit 2 or, for false, of TextKit 1.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
    usesTextKit2 = usingTextLayoutManager
  }

  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
    adoptContainer()
    coder.finishDecoding(self, at: UITextView.self)
  }

  // MARK: Change

  @_spi(Tessera) open override func sizeDidChange() {
    isContentSizeStale = true
    super.sizeDidChange()
  }

  @_spi(Tessera) open override func environmentDidChange() {
    super.environmentDidChange()
    if adjustsFontForContentSizeCategory || contents.hasAttachments || traitCollection.textTranslation != nil {
      textDidChange()
    }
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

  /// Lays out the text and puts the views of its attachments where these stand.
  open override func layoutSubviews() {
    followTrackedViews()
    _ = contentSize
    super.layoutSubviews()
    layoutAttachmentViews()
    prepareItemMenu()
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

  @_spi(Tessera) open override func baselineOffsets() -> (first: CGFloat, last: CGFloat) { textBaselines }

  @_spi(Tessera) open override var isElementByDefault: Bool { true }
  @_spi(Tessera) open override var valueByDefault: String? { text }
  @_spi(Tessera) open override var isTextEntry: Bool { isEditable }

  @_spi(Tessera) open override class var appearanceKeys: AppearanceKeys { .textView }
  @_spi(Tessera) open override var speaker: AnyViewSpeaker { AnyViewSpeaker(TextViewSpeaker(view: self)) }

  // MARK: Painting

  @_spi(Tessera) open override var contentOverlaps: Bool { true }

  @_spi(Tessera) open override func paintContent(into canvas: inout Canvas) { paintText(into: &canvas) }
}

extension UITextView: UIContentSizeCategoryAdjusting {}
