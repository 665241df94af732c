// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraFoundation
import TesseraGraphics

/// A content manager for a text storage, with one element per paragraph. Locations are UTF-16 offsets.
///
///     let content = NSTextContentStorage()
///     let layout = NSTextLayoutManager()
///     layout.textContainer = NSTextContainer(size: CGSize(width: 300, height: 0))
///     content.addTextLayoutManager(layout)
///     content.performEditingTransaction { content.textStorage?.setAttributedString(text) }
open class NSTextContentStorage: NSTextContentManager, NSTextStorageObserving {
  /// The delegate, which chooses elements and creates paragraphs, or nil (the default). Not retained.
  open var delegate: (any NSTextContentStorageDelegate)? {
    get { contentDelegateStorage as? any NSTextContentStorageDelegate }
    set { contentDelegateStorage = newValue }
  }

  /// The text storage, empty by default. Setting this property makes the content storage the observer of the new text
  /// storage, replacing any previous observer.
  open var textStorage: NSTextStorage? {
    didSet {
      guard textStorage !== oldValue else { return }
      if oldValue?.textStorageObserver === self { oldValue?.textStorageObserver = nil }
      textStorage?.textStorageObserver = self
      change(from: 0)
    }
  }

  /// The text. Setting this property replaces the text of the text storage, or creates a text storage.
  open var attributedString: NSAttributedString? {
    get { textStorage }
    set {
      if let newValue = newValue as? NSTextStorage {
        textStorage = newValue
      } else if let newValue, let textStorage {
        textStorage.setAttributedString(newValue)
      } else {
        textStorage = newValue.map { NSTextStorage(attributedString: $0) }
      }
    }
  }

  /// Whether the text includes list markers, in which case none are added to list items. Defaults to
  /// `NSTextList.includesTextListMarkers`, which is false.
  open var includesTextListMarkers = NSTextList.includesTextListMarkers {
    didSet { if includesTextListMarkers != oldValue { change(from: 0) } }
  }

  /// The start offsets of all paragraphs and the end of the text, or nil if not computed yet.
  private var starts: [Int]?
  /// The list items, or nil if not computed yet.
  private var listItems: TextListItems?
  /// The cached elements, keyed by start offset.
  private var elements: [Int: NSTextElement] = [:]

  /// Creates an empty storage.
  public override init() {
    super.init()
    textStorage = NSTextStorage()
    textStorage?.textStorageObserver = self
  }

  /// Creates an empty storage. The coder isn't read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    textStorage = NSTextStorage()
    textStorage?.textStorageObserver = self
  }

  // MARK: Elements

  /// The range of the document.
  open override var documentRange: NSTextRange {
    NSTextRange(between: CountedLocation(0), and: CountedLocation(textStorage?.length ?? 0))
  }

  /// Calls the block with paragraphs. An edit made by the block ends the enumeration.
  @discardableResult open override func enumerateTextElements(
    from textLocation: (any NSTextLocation)?, options: EnumerationOptions, using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)? {
    let length = textStorage?.length ?? 0
    let isReverse = options.contains(.reverse)
    var place = min(max(0, textLocation.map(units(to:)) ?? (isReverse ? length : 0)), length)
    var edge: (any NSTextLocation)?
    let started = generation
    while isReverse ? place > 0 : place < length {
      guard let element = element(holding: isReverse ? place - 1 : place), let range = element.elementRange else {
        break
      }
      let found = units(of: range)
      place = isReverse ? min(found.lowerBound, place - 1) : max(found.upperBound, place + 1)
      let isIncluded =
        contentDelegateStorage?.textContentManager(self, shouldEnumerate: element, options: options) ?? true
      guard isIncluded else { continue }
      edge = isReverse ? range.location : range.endLocation
      guard block(element), generation == started else { break }
    }
    return edge
  }

  /// Returns the characters of an element, or nil if it isn't a paragraph.
  open func attributedString(for textElement: NSTextElement) -> NSAttributedString? {
    (textElement as? NSTextParagraph)?.attributedString
  }

  /// Returns a paragraph with the given characters, without a range.
  open func textElement(for attributedString: NSAttributedString) -> NSTextElement? {
    let paragraph = NSTextParagraph(attributedString: attributedString)
    paragraph.textContentManager = self
    return paragraph
  }

  /// Replaces a range with the characters of paragraphs.
  open override func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {
    guard let textStorage else { return }
    let new = NSMutableAttributedString()
    for element in textElements ?? [] { if let text = attributedString(for: element) { new.append(text) } }
    textStorage.replaceCharacters(in: NSRange(units(of: range)).clamped(to: textStorage.length), with: new)
  }

  // MARK: Locations

  /// Returns the location at an offset in UTF-16 units, or nil outside of the text.
  open override func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
    let (sum, overflow) = ((location as? CountedLocation)?.units ?? 0).addingReportingOverflow(offset)
    return overflow || sum < 0 || sum > textStorage?.length ?? 0 ? nil : CountedLocation(sum)
  }

  /// Returns the number of UTF-16 units between two locations.
  open override func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
    ((to as? CountedLocation)?.units ?? 0) - ((from as? CountedLocation)?.units ?? 0)
  }

  /// Returns the range extended to whole characters if either end is within a character; otherwise, nil.
  open override func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange? {
    guard let textStorage else { return nil }
    let asked = NSRange(units(of: textRange)).clamped(to: textStorage.length)
    let text = textStorage.string
    guard asked.location < textStorage.length else { return nil }
    let low = text.utf16.index(text.startIndex, offsetBy: asked.location)
    let high = text.utf16.index(low, offsetBy: asked.length)
    let start = Self.character(in: text, low, roundsUp: false)
    let end = asked.length == 0 ? start : Self.character(in: text, high, roundsUp: true)
    guard start != low || end != high else { return nil }
    let first = text.utf16.distance(from: text.startIndex, to: start)
    return range(first..<first + text.utf16.distance(from: start, to: end))
  }

  private static func character(in text: String, _ place: String.Index, roundsUp: Bool) -> String.Index {
    guard place < text.endIndex else { return text.endIndex }
    let whole = text.rangeOfComposedCharacterSequence(at: place)
    return whole.lowerBound == place ? place : roundsUp ? whole.upperBound : whole.lowerBound
  }

  // MARK: Edits

  /// Invalidates the layout of the edited paragraphs and of all following paragraphs.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
    changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
  ) {
    guard textStorage === self.textStorage else { return }
    let edit = newCharRange.clamped(to: textStorage.length)
    for manager in textLayoutManagers { manager.shiftRenderingAttributes(edit, by: delta) }
    change(from: edit.location)
  }

  /// Runs edits of the text storage in a transaction.
  open func performEditingTransaction(for textStorage: NSTextStorage, using transaction: () -> Void) {
    performEditingTransaction {
      textStorage.beginEditing()
      transaction()
      textStorage.endEditing()
    }
  }

  /// Runs edits in a transaction. The text storage reports them when the transaction ends.
  open override func performEditingTransaction(_ transaction: () -> Void) {
    super.performEditingTransaction {
      let storage = textStorage
      storage?.beginEditing()
      transaction()
      storage?.endEditing()
    }
  }

  override func contentDidChange(from unit: Int) {
    elements = elements.filter { $0.key < unit && units(of: $0.value).upperBound < unit }
    super.contentDidChange(from: unit)
  }

  private func change(from unit: Int) {
    (starts, listItems) = (nil, nil)
    // Includes the preceding character, because an edit at the start of a paragraph or at the end of the text may
    // change the preceding paragraph.
    contentDidChange(from: max(0, unit - 1))
  }

  private func units(of element: NSTextElement) -> Range<Int> { element.elementRange.map(units(of:)) ?? 0..<0 }

  // MARK: Paragraphs

  private var paragraphStarts: [Int] {
    if let starts { return starts }
    var found: [Int] = []
    var end = 0
    for paragraph in ParagraphRanges(textStorage?.string ?? "") {
      found.append(paragraph.location)
      end = paragraph.location + paragraph.length
    }
    found.append(end)
    starts = found
    return found
  }

  /// Returns the range of the paragraph that contains a UTF-16 offset.
  private func paragraph(holding unit: Int) -> NSRange {
    let starts = paragraphStarts
    var (low, high) = (0, max(0, starts.count - 2))
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= unit { low = middle } else { high = middle - 1 }
    }
    guard low + 1 < starts.count else { return NSRange(location: 0, length: 0) }
    return NSRange(location: starts[low], length: starts[low + 1] - starts[low])
  }

  private func element(holding unit: Int) -> NSTextElement? {
    guard let textStorage, unit < textStorage.length else { return nil }
    let paragraph = paragraph(holding: unit).clamped(to: textStorage.length)
    if let known = elements[paragraph.location] { return known }
    let place = range(paragraph.location..<NSMaxRange(paragraph))
    let own = contentDelegateStorage?.textContentManager(self, textElementAt: place.location)
    let element =
      own ?? delegate?.textContentStorage(self, textParagraphWith: paragraph)
      ?? listElement(paragraph, textStorage) ?? NSTextParagraph(attributedString: textStorage.part(paragraph))
    element.textContentManager = self
    // An element that spans several paragraphs keeps its range if the range begins here.
    if element.elementRange.map({ units(of: $0).lowerBound != paragraph.location || $0.isEmpty }) ?? true {
      element.elementRange = place
    }
    elements[paragraph.location] = element
    return element
  }

  /// Returns the list item for a paragraph, or nil if its style has no list or the text includes the markers.
  private func listElement(_ paragraph: NSRange, _ storage: NSTextStorage) -> NSTextListElement? {
    guard !includesTextListMarkers,
      let style = storage.attribute(.paragraphStyle, at: paragraph.location, effectiveRange: nil) as? NSParagraphStyle,
      let list = style.textLists.last, !type(of: list).includesTextListMarkers
    else { return nil }
    let items = listItems ?? TextListItems(storage, paragraphs: paragraphStarts.dropLast())
    listItems = items
    let start = paragraph.location
    guard let item = items.items[start] else { return nil }
    return NSTextListElement(
      storage.part(paragraph), marker: item.marker, of: item.list,
      below: item.parent.flatMap { element(holding: $0) as? NSTextListElement },
      children: { [weak self] in self?.elementsBelow(start) ?? [] })
  }

  private func elementsBelow(_ start: Int) -> [NSTextElement] {
    (listItems?.items[start]?.children ?? []).compactMap { element(holding: $0) }
  }
}
