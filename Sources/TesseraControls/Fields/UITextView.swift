// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A text view is a scroll view whose content is text. The content size depends on the text and the width. It is
// computed on demand after the text or the width has changed. If scrolling is disabled, the same size is the
// intrinsic content size, whose height depends on the width as in a label. UITextView+Editing.swift implements
// editing, and UITextView+Places.swift computes the positions of characters.
//
// The file exceeds 500 lines because extensions can't contain overridable members.

public import Foundation
import TesseraRaster
@_spi(Tessera) public import TesseraViews
@_spi(Tessera) public import TesseraGraphics
@_spi(Tessera) public import TesseraTextKit

/// A scrollable view of editable multiline text.
///
/// - Note: Differs from UIKit: the insertion point does not blink.
open class UITextView: UIScrollView, UITextInput, UITextSearching {
  /// The style of the border around the view.
  public enum BorderStyle: Int, Sendable { case none = 0, roundedRect }

  // MARK: Text

  var content = LabelText.Content.none {
    didSet {
      contents = TextContents(content)
      if textSystemIfLoaded != nil { syncStorage() }
    }
  }
  /// The parts of the text that a label can't draw.
  private(set) var contents = TextContents()
  var shownAttachments: [NSTextAttachmentViewProvider] = []
  var itemMenu: TextItemMenu?
  /// The text storage and layout manager; nil until one of them is accessed.
  var textSystemIfLoaded: TextSystem?
  var detectedLinks: DetectedLinks?
  var searchStateIfLoaded: SearchState?
  var selection = NSRange(location: 0, length: 0)
  var isContentSizeStale = true

  /// The text. Setting it to nil clears the view, and an empty view returns "". Setting the text moves the insertion
  /// point to its end.
  open var text: String! {
    get { content.string ?? "" }
    set {
      let new = newValue.map(LabelText.Content.plain) ?? .none
      guard KeyValues.areObserved else { return setContent(new) }
      KeyValues.change(self, key: "text", affecting: ["attributedText"]) { setContent(new) }
    }
  }

  /// The text with its attributes. Plain text has `font` and `textColor`. Setting the text moves the insertion point
  /// to its end.
  open var attributedText: NSAttributedString! {
    get { content.attributed(font: shownFont, color: textColor ?? .label) ?? NSAttributedString(string: "") }
    set {
      let new = newValue.map { LabelText.Content.attributed(NSAttributedString(attributedString: $0)) } ?? .none
      guard KeyValues.areObserved else { return setContent(new) }
      KeyValues.change(self, key: "attributedText", affecting: ["text"]) { setContent(new) }
    }
  }

  /// The default font of the text. nil, the default, is treated as 12-point Helvetica. If
  /// `adjustsFontForContentSizeCategory` is true, the getter returns the font scaled for the view's traits.
  open var font: UIFont? {
    get { adjustsFontForContentSizeCategory ? baseFont?.adjusted(for: traitCollection) : baseFont }
    set {
      let old = baseFont
      baseFont = newValue
      if newValue != old { textAttributeDidChange(.font, value: newValue) }
    }
  }
  /// The font that was set, without scaling.
  private var baseFont: UIFont?
  /// The default color of the text. nil, the default, is treated as `UIColor.label`.
  open var textColor: UIColor? {
    didSet {
      if textSystemIfLoaded != nil, textColor != oldValue { textAttributeDidChange(.foregroundColor, value: textColor) }
    }
  }
  /// The horizontal alignment of the lines. `.natural`, the default, follows the layout direction.
  open var textAlignment: NSTextAlignment = .natural { didSet { if textAlignment != oldValue { textDidChange() } } }
  /// Whether a font with a text style scales with the content size category. `false` by default.
  open var adjustsFontForContentSizeCategory = false {
    willSet { if !newValue { baseFont = font } }
    didSet { if adjustsFontForContentSizeCategory != oldValue { textDidChange() } }
  }
  /// Additional attributes for links. By default, the tint color.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [.foregroundColor: UIColor.tintColor]
  /// Additional attributes for text with a highlight style. Attributes that affect layout, such as fonts, are
  /// ignored. Empty by default.
  open var textHighlightAttributes: [NSAttributedString.Key: Any] = [:] { didSet { textDidChange() } }
  /// The style of the border around the view. None by default.
  ///
  /// - Note: Differs from UIKit: the background is not clipped to the rounded corners.
  open var borderStyle: BorderStyle = .none
  /// The attributes of typed text. If empty, typed text has the attributes of the preceding character. Attributes
  /// that are missing here have the text's default values. Cleared when the selection moves.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// The types of data that a noneditable view detects in its text and shows as links. None by default.
  ///
  /// - Note: Differs from UIKit: data is detected by patterns, regardless of the context, and look-up suggestions are
  ///   not detected. `UIDataDetectorTypes` documents what each type detects.
  open var dataDetectorTypes: UIDataDetectorTypes = []

  /// Whether `findInteraction` can search the text. Setting the property to false hides the find navigator. `false`
  /// by default.
  open var isFindInteractionEnabled = false {
    didSet { if isFindInteractionEnabled != oldValue { findInteractionDidToggle() } }
  }
  /// The interaction for searching the text; nil if `isFindInteractionEnabled` is false.
  open var findInteraction: UIFindInteraction? { isFindInteractionEnabled ? searchState.interaction : nil }
  /// The behavior of Writing Tools. Stored only, because Writing Tools are not supported. `.default` by default.
  open var writingToolsBehavior: UIWritingToolsBehavior = .default
  /// The content that Writing Tools may insert. Stored only, because Writing Tools are not supported. Empty by
  /// default.
  open var allowedWritingToolsResultOptions: UIWritingToolsResultOptions = []
  /// Whether Writing Tools are active. Always false.
  open var isWritingToolsActive: Bool { false }

  // MARK: Layout

  /// The container, which limits the width and the number of lines. Modifying the container lays out the text again.
  open private(set) var textContainer: NSTextContainer
  /// The TextKit 1 layout manager. Views use TextKit 2 by default; accessing this property permanently switches the
  /// view to TextKit 1. The layout manager draws the lines if it is a subclass, has a delegate or has several
  /// containers, or if there are exclusion paths.
  open var layoutManager: NSLayoutManager { firstLayoutManager }
  /// The TextKit 2 layout manager; nil if the view uses TextKit 1. The layout manager draws the lines if they could
  /// differ from a label's lines, because of delegates, rendering attributes or exclusion paths.
  open var textLayoutManager: NSTextLayoutManager? { secondLayoutManager }
  var usesTextKit2 = true
  /// The text storage. Editing the storage updates the view, and the view's properties update the storage.
  open var textStorage: NSTextStorage { textSystem.storage }
  /// The space around the text, in points. By default, 8 points above and below.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { textDidChange() } }
  }

  /// Whether the text scrolls. If false, the view's intrinsic height is the height of its text.
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
  /// Whether a noneditable view can become the first responder. `true` by default.
  open var isSelectable = true
  /// Whether the user can make selected text bold, italic or underlined with the edit menu and keyboard shortcuts.
  /// `false` by default.
  open var allowsEditingTextAttributes = false
  /// Whether the next insertion replaces the whole text. Inserting text resets the property to false.
  open var clearsOnInsertion = false
  /// Whether text is scaled like text on the Mac. Stored only, because text is never scaled. `false` by default.
  open var usesStandardTextScaling = false
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
  var isEditing = false

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
  /// Whether the return key is disabled if the view is empty. `false` by default.
  open var enablesReturnKeyAutomatically = false
  /// Whether the text is secret. Stored only: as in UIKit, text views do not hide secret text.
  open var isSecureTextEntry = false
  /// The meaning of the text, for AutoFill. Stored only, because views are never filled in.
  open var textContentType: UITextContentType!

  /// The delegate, which controls editing and is notified of scrolling. A weak reference.
  open var delegate: (any UITextViewDelegate)? {
    get { scrollDelegateStorage as? any UITextViewDelegate }
    set { scrollDelegateStorage = newValue }
  }

  /// The selected range in UTF-16 units. The length is 0 for an insertion point. Setting a range that extends beyond
  /// the text clamps it.
  open var selectedRange: NSRange {
    get { selection }
    set { moveSelection(to: newValue) }
  }

  // MARK: Responder chain

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// Begins editing if the view is editable, unless the delegate or the current first responder prevents it.
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

  /// Handles taps. A tap on editable text begins editing and moves the insertion point, and a double tap selects the
  /// word and presents the edit menu. A tap on noneditable text follows a link.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, bounds.contains(touch.location(in: self)), handlesTap(touch) else {
      return super.touchesEnded(touches, with: event)
    }
  }

  /// Whether the text is not empty.
  open var hasText: Bool { !content.isEmpty }
  /// Replaces the selection with text without consulting the delegate.
  open func insertText(_ text: String) { replaceSelection(with: text) }
  /// Deletes the selection, or the preceding character if the selection is empty, without consulting the delegate.
  open func deleteBackward() { deleteBeforeInsertionPoint() }
  /// Scrolls just far enough to show the lines of a range, which is in UTF-16 units. A range that extends beyond the
  /// text is clamped.
  open func scrollRangeToVisible(_ range: NSRange) { reveal(range) }

  // MARK: Text input, implemented in TextInputHost.swift
  // Positions are in UTF-16 units, and rectangles are in points in the view's coordinate system.

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
    units(textRange).flatMap { delegate?.textView(self, editMenuForTextIn: $0, suggestedActions: suggestedActions) }
  }

  // MARK: Standard edit actions

  /// Returns whether a standard edit action is enabled for the current selection, text and pasteboard.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    performsEditAction(
      action, isEditable: isEditable, isSecret: false, editsAttributes: allowsEditingTextAttributes)
      ?? performsStyleAction(action) ?? super.canPerformAction(action, withSender: sender)
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
  /// Makes the selection bold, or removes the bold trait if the whole selection is bold. Requires
  /// `allowsEditingTextAttributes`.
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
  /// Deletes the selection if the delegate allows the edit.
  open override func delete(_ sender: Any?) { deleteSelection() }

  // MARK: Search

  public typealias DocumentIdentifier = AnyHashable?

  /// Compares the start positions of two ranges.
  open func compare(
    _ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable?
  ) -> ComparisonResult { compare(foundRange.start, to: toRange.start) }
  /// Searches the text for a string.
  open func performTextSearch(
    queryString string: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<AnyHashable?>
  ) { search(for: string, options, resultAggregator) }
  /// Highlights a range in yellow or removes its highlight.
  open func decorate(
    foundTextRange: UITextRange, document: AnyHashable?, usingStyle: UITextSearchFoundTextStyle
  ) { decorate(foundTextRange, style: usingStyle) }
  /// Removes all highlights.
  open func clearAllDecoratedFoundText() { searchState.styles = [] }
  /// Whether found text can be replaced: true if the text is editable.
  open var supportsTextReplacement: Bool { isEditable }
  /// Returns whether the delegate allows the replacement, which it treats like typed text.
  open func shouldReplace(foundTextRange: UITextRange, document: AnyHashable?, withText: String) -> Bool {
    mayReplaceCharacters(with: withText, in: foundTextRange)
  }
  /// Replaces a found range with text.
  open func replace(foundTextRange: UITextRange, document: AnyHashable?, withText: String) {
    replace(foundTextRange, withText: withText)
  }
  /// Replaces all matches whose replacement the delegate allows, starting with the last match.
  open func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {
    replaceMatches(of: queryString, options: options, by: withText)
  }
  /// Called before a result is highlighted. Does nothing unless overridden.
  open func willHighlight(foundTextRange: UITextRange, document: AnyHashable?) {}
  /// Scrolls just far enough to show a range.
  open func scrollRangeToVisible(_ range: UITextRange, inDocument: AnyHashable?) {
    if let units = units(range) { scrollRangeToVisible(units) }
  }

  // MARK: Creation

  /// Creates a view that shows the text of a text container, or of a new container if it is nil. Sets the container's
  /// `widthTracksTextView` to true, so that the line width follows the view's width.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    connectContainer()
  }

  /// Creates an empty view. The line width follows the view's width.
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

  /// The size of the content: the view's width, and the height of the text with its insets.
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

  /// Lays out the text and positions the attachment views.
  open override func layoutSubviews() {
    followTrackedViews()
    _ = contentSize
    super.layoutSubviews()
    layoutAttachmentViews()
    prepareItemMenu()
  }

  /// The size of the text if scrolling is disabled.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    return textSize(forWidth: .greatestFiniteMagnitude)
  }

  @_spi(Tessera) open override var heightDependsOnWidth: Bool { !isScrollEnabled }

  @_spi(Tessera) open override func contentHeight(forWidth width: CGFloat) -> CGFloat? {
    heightDependsOnWidth ? textHeight(forWidth: width) : nil
  }

  /// Returns the size of the text for a maximum width. A width of 0 means no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(forWidth: size.width > 0 ? size.width : .greatestFiniteMagnitude)
  }

  @_spi(Tessera) open override func baselineOffsets() -> (first: CGFloat, last: CGFloat) { textBaselines }

  @_spi(Tessera) open override var isElementByDefault: Bool { true }
  @_spi(Tessera) open override var valueByDefault: String? { text }
  @_spi(Tessera) open override var isTextEntry: Bool { isEditable }

  @_spi(Tessera) open override class var appearanceKeys: AppearanceKeys { .textView }
  @_spi(Tessera) open override var viewInspector: AnyViewInspector { AnyViewInspector(TextViewInspector(view: self)) }

  // MARK: Drawing

  @_spi(Tessera) open override var contentOverlaps: Bool { true }

  @_spi(Tessera) open override func paintContent(into canvas: inout Canvas) { paintText(into: &canvas) }
}

extension UITextView: UIContentSizeCategoryAdjusting {}
