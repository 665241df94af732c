// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A text view is a scroll view whose content is one text. The content size depends on the text and the width; it is computed on
// demand after either has changed. Without scrolling, the same measurement is the intrinsic size, whose height depends on the
// width like a label's. Editing is in UITextView+Editing.swift, the positions of characters are in UITextView+Places.swift.
//
// The file exceeds 500 lines because overridable members can't move to extensions.

public import Foundation
import TesseraRaster
@_spi(Tessera) public import TesseraViews
@_spi(Tessera) public import TesseraGraphics
@_spi(Tessera) public import TesseraTextKit

/// A view of multiline text that scrolls and can be edited.
///
/// - Note: Differs from UIKit: the insertion point is always in its visible phase.
open class UITextView: UIScrollView, UITextInput, UITextSearching {
  /// The border around the view.
  public enum BorderStyle: Int, Sendable { case none = 0, roundedRect }

  // MARK: Text

  var content = LabelText.Content.none {
    didSet {
      contents = TextContents(content)
      if textSystemIfLoaded != nil { syncStorage() }
    }
  }
  /// The elements of the text that a label can't draw.
  private(set) var contents = TextContents()
  var shownAttachments: [NSTextAttachmentViewProvider] = []
  var itemMenu: TextItemMenu?
  /// The text as a storage and a layout manager, once one of them has been accessed.
  var textSystemIfLoaded: TextSystem?
  var detectedLinks: DetectedLinks?
  var searchStateIfLoaded: SearchState?
  var selection = NSRange(location: 0, length: 0)
  var isContentSizeStale = true

  /// The text; nil is treated as empty, and an empty text reads as "". Setting it moves the selection to its end.
  open var text: String! {
    get { content.string ?? "" }
    set {
      let new = newValue.map(LabelText.Content.plain) ?? .none
      guard KeyValues.areObserved else { return setContent(new) }
      KeyValues.change(self, key: "text", affecting: ["attributedText"]) { setContent(new) }
    }
  }

  /// The text with its attributes; plain text has `font` and `textColor`. Setting it moves the selection to its end.
  open var attributedText: NSAttributedString! {
    get { content.attributed(font: shownFont, color: textColor ?? .label) ?? NSAttributedString(string: "") }
    set {
      let new = newValue.map { LabelText.Content.attributed(NSAttributedString(attributedString: $0)) } ?? .none
      guard KeyValues.areObserved else { return setContent(new) }
      KeyValues.change(self, key: "attributedText", affecting: ["text"]) { setContent(new) }
    }
  }

  /// The default font of the text. nil, the default, is treated as Helvetica of 12 points. If
  /// `adjustsFontForContentSizeCategory` is true, the getter returns the font scaled for the view's traits.
  open var font: UIFont? {
    get { adjustsFontForContentSizeCategory ? baseFont?.adjusted(for: traitCollection) : baseFont }
    set {
      let old = baseFont
      baseFont = newValue
      if newValue != old { textAttributeDidChange(.font, value: newValue) }
    }
  }
  /// The font as it was set, without scaling.
  private var baseFont: UIFont?
  /// The default color of the text. nil, the default, is treated as the label color.
  open var textColor: UIColor? {
    didSet {
      if textSystemIfLoaded != nil, textColor != oldValue { textAttributeDidChange(.foregroundColor, value: textColor) }
    }
  }
  /// The alignment of the lines. `.natural`, the default, follows the layout direction.
  open var textAlignment: NSTextAlignment = .natural { didSet { if textAlignment != oldValue { textDidChange() } } }
  /// Whether a font of a text style follows the content size category of the traits. `false` by default.
  open var adjustsFontForContentSizeCategory = false {
    willSet { if !newValue { baseFont = font } }
    didSet { if adjustsFontForContentSizeCategory != oldValue { textDidChange() } }
  }
  /// The additional attributes of text with a link. The tint color by default.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [.foregroundColor: UIColor.tintColor]
  /// The additional attributes of text with a highlight style. Fonts and other attributes that change lines have no effect.
  /// None by default.
  open var textHighlightAttributes: [NSAttributedString.Key: Any] = [:] { didSet { textDidChange() } }
  /// The border around the view. None by default.
  ///
  /// - Note: Differs from UIKit: the background is not clipped to the corners.
  open var borderStyle: BorderStyle = .none
  /// The attributes of typed text; if empty, those of the preceding character. Missing attributes fall back to the text's defaults.
  /// Cleared when the selection moves.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// The types of data that are detected in the text of a view that can't be edited, and shown as links. None by default.
  ///
  /// - Note: Differs from UIKit: data is detected by patterns, regardless of the context; look-up suggestions are not detected
  ///   (`UIDataDetectorTypes` documents what each type detects).
  open var dataDetectorTypes: UIDataDetectorTypes = []

  /// Whether `findInteraction` can search the text. Setting it to false hides the find navigator. `false` by default.
  open var isFindInteractionEnabled = false {
    didSet { if isFindInteractionEnabled != oldValue { findInteractionDidToggle() } }
  }
  /// The interaction that searches the text; nil unless `isFindInteractionEnabled`.
  open var findInteraction: UIFindInteraction? { isFindInteractionEnabled ? searchState.interaction : nil }
  /// Stored only: there are no writing tools. `.default` by default.
  open var writingToolsBehavior: UIWritingToolsBehavior = .default
  /// Stored only: there are no writing tools. Empty by default.
  open var allowedWritingToolsResultOptions: UIWritingToolsResultOptions = []
  /// Whether writing tools are active. Always false.
  open var isWritingToolsActive: Bool { false }

  // MARK: Layout

  /// The width and the limits of the lines. A change lays out the text again.
  open private(set) var textContainer: NSTextContainer
  /// The layout manager of TextKit 1. It draws the lines if it is a subclass, or if there are exclusion paths, a delegate or
  /// several containers. Views use TextKit 2 by default; accessing this property permanently switches the view to TextKit 1.
  open var layoutManager: NSLayoutManager { firstLayoutManager }
  /// The layout manager of TextKit 2; nil in a view of TextKit 1. It draws the lines if its delegate, rendering attributes,
  /// exclusion paths or a delegate of the content storage make them differ from a label's.
  open var textLayoutManager: NSTextLayoutManager? { secondLayoutManager }
  var usesTextKit2 = true
  /// The editable text storage: the view follows its changes, and the view's own properties change it.
  open var textStorage: NSTextStorage { textSystem.storage }
  /// The space around the text, in points. 8 above and below by default.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { textDidChange() } }
  }

  /// Whether the text scrolls. If not, the view is as high as its text.
  open override var isScrollEnabled: Bool {
    didSet {
      guard isScrollEnabled != oldValue else { return }
      widthDependenceDidChange()
      textDidChange()
    }
  }

  // MARK: Editing

  /// Whether the text can be edited. Setting it to false ends editing. `true` by default.
  open var isEditable = true { didSet { if !isEditable, isEditing { resignFirstResponder() } } }
  /// Whether a view that can't be edited can be first responder. `true` by default.
  open var isSelectable = true
  /// Whether the user may make selected text bold, italic and underlined, with the edit menu and with keys. `false` by default.
  open var allowsEditingTextAttributes = false
  /// Whether the next insertion replaces the whole text. Reset to false by the insertion.
  open var clearsOnInsertion = false
  /// Stored only: text is shown in the sizes of its fonts. `false` by default.
  open var usesStandardTextScaling = false
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
  var isEditing = false

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
  /// Whether the return key is disabled in an empty view. `false` by default.
  open var enablesReturnKeyAutomatically = false
  /// Stored only: the text stays visible, as in UIKit.
  open var isSecureTextEntry = false
  /// Stored only: nothing is filled in.
  open var textContentType: UITextContentType!

  /// The delegate of editing and scrolling; nil for none. A weak reference.
  open var delegate: (any UITextViewDelegate)? {
    get { scrollDelegateStorage as? any UITextViewDelegate }
    set { scrollDelegateStorage = newValue }
  }

  /// The selected characters in UTF-16 units; empty for an insertion point. A range that extends beyond the text is clamped to
  /// it.
  open var selectedRange: NSRange {
    get { selection }
    set { moveSelection(to: newValue) }
  }

  // MARK: Responder chain

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// Begins editing, if the view is editable. Asks the delegate first, then the current first responder.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard responderWindow != nil, mayBecomeFirst, super.becomeFirstResponder() else { return false }
    if isEditable { beginEditing() }
    return true
  }

  /// Ends editing unless the delegate prevents it.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard !isEditing || mayStopEditing else { return false }
    return super.resignFirstResponder()
  }

  @_spi(Tessera) open override func didLoseFirstResponder() { finishEditing() }
  @_spi(Tessera) open override var takesKeys: Bool { isEditable }

  /// Begins editing and moves the insertion point when a touch on editable text ends; a double tap selects the word and shows the
  /// edit menu. In text that can't be edited, a tap follows a link.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, bounds.contains(touch.location(in: self)), handlesTap(touch) else {
      return super.touchesEnded(touches, with: event)
    }
  }

  /// Whether there is any text.
  open var hasText: Bool { !content.isEmpty }
  /// Replaces the selection with text, without consulting the delegate.
  open func insertText(_ text: String) { replaceSelection(with: text) }
  /// Deletes the selection or, without one, the preceding character, without consulting the delegate.
  open func deleteBackward() { deleteBeforeInsertionPoint() }
  /// Scrolls as little as needed to show the lines of the characters, given in UTF-16 units. A range that extends beyond the
  /// text is clamped to it.
  open func scrollRangeToVisible(_ range: NSRange) { reveal(range) }

  // MARK: Text input, implemented in TextInputHost.swift: positions are in UTF-16 units, rectangles in points of the view's
  // coordinates

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
    units(textRange).flatMap { delegate?.textView(self, editMenuForTextIn: $0, suggestedActions: suggestedActions) }
  }

  // MARK: Standard edit actions

  /// Returns whether a standard edit action applies to the current selection, text and pasteboard.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    performsEditAction(
      action, isEditable: isEditable, isSecret: false, editsAttributes: allowsEditingTextAttributes)
      ?? performsStyleAction(action) ?? super.canPerformAction(action, withSender: sender)
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
  /// Makes the selection bold, or removes the bold trait if the whole selection is bold. Requires `allowsEditingTextAttributes`.
  open override func toggleBoldface(_ sender: Any?) { toggleTrait(.traitBold) }
  /// Makes the selection italic, or removes the italic trait if the whole selection is italic. Requires
  /// `allowsEditingTextAttributes`.
  open override func toggleItalics(_ sender: Any?) { toggleTrait(.traitItalic) }
  /// Underlines the selection, or removes the underline if the whole selection is underlined. Requires
  /// `allowsEditingTextAttributes`.
  open override func toggleUnderline(_ sender: Any?) { toggleSelectionUnderline() }
  /// Selects the word at the insertion point.
  open override func select(_ sender: Any?) { selectWord() }
  open override func selectAll(_ sender: Any?) { moveSelection(to: NSRange(location: 0, length: inputLength)) }
  /// Deletes the selection, if the delegate allows it.
  open override func delete(_ sender: Any?) { deleteSelection() }

  // MARK: Search

  public typealias DocumentIdentifier = AnyHashable?

  /// Returns the order of the starts of two ranges.
  open func compare(
    _ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable?
  ) -> ComparisonResult { compare(foundRange.start, to: toRange.start) }
  /// Finds a string in the text.
  open func performTextSearch(
    queryString string: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<AnyHashable?>
  ) { search(for: string, options, resultAggregator) }
  /// Highlights a range in yellow, or removes the highlight.
  open func decorate(
    foundTextRange: UITextRange, document: AnyHashable?, usingStyle: UITextSearchFoundTextStyle
  ) { decorate(foundTextRange, style: usingStyle) }
  /// Removes all highlights.
  open func clearAllDecoratedFoundText() { searchState.styles = [] }
  /// Whether the text can be edited.
  open var supportsTextReplacement: Bool { isEditable }
  /// Returns the delegate's decision, as for a typed change.
  open func shouldReplace(foundTextRange: UITextRange, document: AnyHashable?, withText: String) -> Bool {
    mayReplaceCharacters(with: withText, in: foundTextRange)
  }
  /// Replaces a range with a text.
  open func replace(foundTextRange: UITextRange, document: AnyHashable?, withText: String) {
    replace(foundTextRange, withText: withText)
  }
  /// Replaces all matches, from the end, if the delegate allows it.
  open func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {
    replaceMatches(of: queryString, options: options, by: withText)
  }
  /// Does nothing. Override it to show a result in a custom way.
  open func willHighlight(foundTextRange: UITextRange, document: AnyHashable?) {}
  /// Scrolls as little as needed to show a range.
  open func scrollRangeToVisible(_ range: UITextRange, inDocument: AnyHashable?) {
    if let units = units(range) { scrollRangeToVisible(units) }
  }

  // MARK: Creation

  /// Creates a view that adopts a container and its text; nil for a new container. Sets `widthTracksTextView`, so that lines follow
  /// the view's width.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    connectContainer()
  }

  /// Creates an empty view whose lines follow its width.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// Creates an empty view.
  ///
  /// - Parameter usingTextLayoutManager: Whether the view uses TextKit 2 instead of TextKit 1.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
    usesTextKit2 = usingTextLayoutManager
  }

  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
    connectContainer()
    coder.finishDecoding(self, at: UITextView.self)
  }

  // MARK: Changes

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

  /// The height of the text with its insets, and the width of the view.
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

  /// Lays out the text and places the views of its attachments.
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

  /// Returns the size of the text within a width; 0 means no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(forWidth: size.width > 0 ? size.width : .greatestFiniteMagnitude)
  }

  @_spi(Tessera) open override func baselineOffsets() -> (first: CGFloat, last: CGFloat) { textBaselines }

  @_spi(Tessera) open override var isElementByDefault: Bool { true }
  @_spi(Tessera) open override var valueByDefault: String? { text }
  @_spi(Tessera) open override var isTextEntry: Bool { isEditable }

  @_spi(Tessera) open override class var appearanceKeys: AppearanceKeys { .textView }
  @_spi(Tessera) open override var viewInspector: AnyViewInspector { AnyViewInspector(TextViewInspector(view: self)) }

  // MARK: Painting

  @_spi(Tessera) open override var contentOverlaps: Bool { true }

  @_spi(Tessera) open override func paintContent(into canvas: inout Canvas) { paintText(into: &canvas) }
}

extension UITextView: UIContentSizeCategoryAdjusting {}
