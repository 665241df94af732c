// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// An attributed string that notifies layout managers of edits. On Apple platforms, all methods of an attributed
// string use four primitive methods that a subclass overrides. Foundation's methods on Linux access the base class's
// memory instead. For this reason, all mutating methods of this class use the four primitives. When a subclass calls
// `edited`, its text is also copied to the base class, so that copying, comparing and enumerating use the current
// text.

public import Foundation
import TesseraFoundation
import TesseraGraphics

/// An attributed string whose layout managers are updated after each edit.
///
///     let storage = NSTextStorage(string: "Hello")
///     storage.addLayoutManager(layoutManager)
///     storage.replaceCharacters(in: NSRange(location: 0, length: 5), with: "Bye")  // the lines are updated
///
/// A subclass with a custom backing store overrides `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` and `setAttributes(_:range:)`, and calls `edited` in the last two.
///
/// - Note: Differs from UIKit: changes to `mutableString` aren't observed, a subclass's text is stored twice, and
///   replacing half of a surrogate pair replaces the whole pair.
open class NSTextStorage: NSMutableAttributedString {
  /// The types of edits.
  public struct EditActions: OptionSet, Sendable {
    /// The raw bits, one per type of edit.
    public let rawValue: UInt
    /// Creates a set of edit types from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Attributes were added, removed or changed.
    public static let editedAttributes = EditActions(rawValue: 1)
    /// Characters were added, removed or replaced.
    public static let editedCharacters = EditActions(rawValue: 2)
  }

  /// Posted before attributes are fixed, immediately before the delegate's `willProcessEditing` method is called.
  public static let willProcessEditingNotification = Notification.Name("NSTextStorageWillProcessEditingNotification")
  /// Posted before layout managers are notified, immediately before the delegate's `didProcessEditing` method is
  /// called.
  public static let didProcessEditingNotification = Notification.Name("NSTextStorageDidProcessEditingNotification")

  /// The delegate, which is notified of edits, or nil. Not retained.
  open weak var delegate: (any NSTextStorageDelegate)?
  /// The layout managers of the text.
  open private(set) var layoutManagers: [NSLayoutManager] = []
  /// An additional observer of edits, such as a content storage, or nil. Not retained. Setting this property removes
  /// the previous observer.
  open weak var textStorageObserver: (any NSTextStorageObserving)? {
    didSet {
      guard textStorageObserver !== oldValue else { return }
      if oldValue?.textStorage === self { oldValue?.textStorage = nil }
      if let new = textStorageObserver, new.textStorage !== self { new.textStorage = self }
    }
  }
  /// The types of edits since edits were last processed. Empty if there are none.
  open private(set) var editedMask: EditActions = []
  /// The edited range in the current text. Its location is `NSNotFound` if there are no edits.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// The change in length since edits were last processed, in UTF-16 units.
  open private(set) var changeInLength = 0
  /// Whether attributes are fixed only on demand. Always false.
  open var fixesAttributesLazily: Bool { false }

  private static let maximumLength = Int(Int32.max)

  private var nesting = 0
  private var isProcessing = false
  /// Whether the base class already contains the edit being recorded.
  private var isOwnEdit = false
  /// The number of processed edits. Views compare it to detect that their text is outdated.
  package private(set) var generation = 0

  // MARK: Creation

  /// Creates an empty text storage.
  public init() { super.init(string: "") }
  /// Creates a text storage from a string, without attributes.
  public override init(string str: String) { super.init(string: str) }
  /// Creates a text storage from a string, with the same attributes for all characters.
  public override init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: str, attributes: attrs)
  }
  /// Creates a text storage with a copy of an attributed string.
  public override init(attributedString attrStr: NSAttributedString) { super.init(attributedString: attrStr) }
  /// Creates a text storage from an archive. Returns nil if the archive contains none.
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  // MARK: Primitives

  /// The characters without their attributes.
  open override var string: String { super.string }

  /// Returns the attributes of a character. Stores the range of surrounding characters with the same attributes in
  /// `range`.
  open override func attributes(
    at location: Int, effectiveRange range: NSRangePointer?
  ) -> [NSAttributedString.Key: Any] {
    check(NSRange(location: location, length: 1), "attributesAtIndex:effectiveRange:")
    return super.attributes(at: location, effectiveRange: range)
  }

  /// Replaces characters. The new characters have the attributes of the first replaced character or, for an
  /// insertion, of the preceding character.
  open override func replaceCharacters(in range: NSRange, with str: String) {
    check(range, "replaceCharactersInRange:withString:")
    let range = whole(range)
    let before = super.length
    replaceUnits(range, str)
    tell(.editedCharacters, range, super.length - before)
  }

  /// Replaces UTF-16 units. Attributed strings on Linux replace only whole characters, and corrupt their attributes
  /// if part of a character is replaced, such as a letter without its accent. This method replaces whole characters
  /// and then reinserts the remaining units with their attributes.
  private func replaceUnits(_ range: NSRange, _ str: String) {
    let wide = super.string.characters(around: range)
    guard wide != range else { return super.replaceCharacters(in: range, with: str) }
    let units = super.string.utf16
    func part(_ low: Int, _ high: Int) -> String {
      let start = units.index(units.startIndex, offsetBy: low)
      return String(decoding: Array(units[start..<units.index(start, offsetBy: high - low)]), as: UTF16.self)
    }
    let (end, wideEnd) = (NSMaxRange(range), NSMaxRange(wide))
    let (head, tail) = (part(wide.location, range.location), part(end, wideEnd))
    let heads = (wide.location..<range.location).map { super.attributes(at: $0, effectiveRange: nil) }
    let tails = (end..<wideEnd).map { super.attributes(at: $0, effectiveRange: nil) }
    let own = super.attributes(at: range.length > 0 ? range.location : range.location - 1, effectiveRange: nil)
    super.replaceCharacters(in: wide, with: head + str + tail)
    var place = wide.location
    func set(_ attributes: [NSAttributedString.Key: Any], _ count: Int) {
      if count > 0 { super.setAttributes(attributes, range: NSRange(location: place, length: count)) }
      place += count
    }
    for attributes in heads { set(attributes, 1) }
    set(own, str.utf16.count)
    for attributes in tails { set(attributes, 1) }
  }

  /// Replaces the attributes of characters.
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    check(range, "setAttributes:range:")
    super.setAttributes(attrs, range: range)
    tell(.editedAttributes, range, 0)
  }

  private func tell(_ mask: EditActions, _ range: NSRange, _ delta: Int) {
    isOwnEdit = true
    edited(mask, range: range, changeInLength: delta)
    isOwnEdit = false
  }

  /// Returns the range extended to whole surrogate pairs, because strings on Linux can't contain half of a pair.
  private func whole(_ range: NSRange) -> NSRange {
    let units = super.string.utf16
    func isInside(_ place: Int) -> Bool {
      guard place > 0, place < super.length else { return false }
      return units[units.index(units.startIndex, offsetBy: place)] & 0xFC00 == 0xDC00
    }
    let start = isInside(range.location) ? range.location - 1 : range.location
    let end = isInside(NSMaxRange(range)) ? NSMaxRange(range) + 1 : NSMaxRange(range)
    return NSRange(location: start, length: end - start)
  }

  private func check(_ range: NSRange, _ method: String) {
    let length = super.length
    guard range.location >= 0, range.length >= 0, range.location <= length, range.length <= length - range.location
    else { raise("NSRangeException", "\(type(of: self)) \(method): Out of bounds") }
  }

  // MARK: Methods based on the primitives

  /// Replaces characters with an attributed string.
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    check(range, "replaceCharactersInRange:withAttributedString:")
    let new = NSAttributedString(attributedString: attrString)
    let range = whole(range)
    beginEditing()
    let before = super.length
    replaceCharacters(in: range, with: new.string)
    // A subclass may insert different text.
    if super.length - before == new.length - range.length {
      new.enumerateAttributes(in: NSRange(location: 0, length: new.length)) { attributes, part, _ in
        setAttributes(attributes, range: NSRange(location: range.location + part.location, length: part.length))
      }
    }
    endEditing()
  }

  /// Adds an attribute to characters. Replaces any attribute with the same name.
  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    addAttributes([name: value], range: range)
  }

  /// Adds attributes to characters. Replaces any attributes with the same names.
  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    change(range) { $0.merging(attrs) { $1 } }
  }

  /// Removes an attribute from characters.
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    change(range) { attributes in
      var left = attributes
      left[name] = nil
      return left
    }
  }

  private func change(
    _ range: NSRange, _ change: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {
    check(range, "addAttributes:range:")
    beginEditing()
    var place = range.location
    while place < range.location + range.length {
      var run = NSRange(location: place, length: 1)
      let attributes = attributes(at: place, effectiveRange: &run)
      let end = min(range.location + range.length, max(place + 1, run.location + run.length))
      setAttributes(change(attributes), range: NSRange(location: place, length: end - place))
      place = end
    }
    endEditing()
  }

  /// Inserts an attributed string before a character.
  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }

  /// Appends an attributed string.
  open override func append(_ attrString: NSAttributedString) { insert(attrString, at: super.length) }

  /// Removes the characters of a range, in UTF-16 units.
  open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

  /// Replaces the whole text.
  open override func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: super.length), with: attrString)
  }

  // MARK: Editing

  /// Begins a group of edits, which ends with the matching `endEditing`.
  open override func beginEditing() { nesting += 1 }

  /// Ends a group of edits. Ending the outermost group processes the edits.
  open override func endEditing() {
    nesting = max(0, nesting - 1)
    if nesting == 0, !editedMask.isEmpty, !isProcessing { process() }
  }

  /// Records an edit: its types, its range before the edit, and the change in length in UTF-16 units. Edits are
  /// processed immediately, or by `endEditing` within a group.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
    // Actual text is always shorter. The limit prevents overflow in sums of values from subclasses.
    let editedRange = editedRange.clamped(to: Self.maximumLength)
    let delta = min(max(delta, -Self.maximumLength), Self.maximumLength)
    if !isOwnEdit { mirror(editedRange, delta) }
    let (start, end) = (editedRange.location, editedRange.location + editedRange.length)
    if self.editedMask.isEmpty {
      self.editedRange = NSRange(location: start, length: max(0, editedRange.length + delta))
    } else {
      let low = min(self.editedRange.location, start)
      let high = min(max(NSMaxRange(self.editedRange), end) + delta, Self.maximumLength)
      self.editedRange = NSRange(location: low, length: max(0, high - low))
    }
    self.editedMask.formUnion(editedMask)
    changeInLength = min(max(changeInLength + delta, -Self.maximumLength), Self.maximumLength)
    if nesting == 0, !isProcessing { process() }
  }

  /// Processes edits, including edits made during processing, for example by a subclass.
  private func process() {
    isProcessing = true
    processEditing()
    isProcessing = false
  }

  /// Copies an edit of a subclass's text to the base class.
  private func mirror(_ range: NSRange, _ delta: Int) {
    let own = string as NSString
    let length = own.length
    if delta != 0, super.length == length { return }
    var old = range
    if super.length != length - delta || range.location < 0 || range.length + delta < 0
      || range.location + max(range.length, range.length + delta) > max(super.length, length)
    {
      old = NSRange(location: 0, length: super.length)
    }
    let new = NSRange(location: old.location, length: old.length + length - super.length)
    guard new.length >= 0, NSMaxRange(old) <= super.length, NSMaxRange(new) <= length else { return }
    replaceUnits(old, own.substring(with: new))
    var place = new.location
    while place < NSMaxRange(new), place < super.length {
      var run = NSRange(location: place, length: 1)
      let attributes = attributes(at: place, effectiveRange: &run)
      let end = min(NSMaxRange(new), super.length, max(place + 1, NSMaxRange(run)))
      super.setAttributes(attributes, range: NSRange(location: place, length: end - place))
      place = end
    }
  }

  /// Notifies the delegate and the layout managers of edits. Called when editing ends. Override this method to modify
  /// attributes of the edited paragraphs, and call super.
  open func processEditing() {
    guard !editedMask.isEmpty else { return }
    let wasProcessing = isProcessing
    isProcessing = true
    NotificationCenter.default.post(name: Self.willProcessEditingNotification, object: self)
    delegate?.textStorage(self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    fixAttributes(in: editedRange)
    NotificationCenter.default.post(name: Self.didProcessEditingNotification, object: self)
    delegate?.textStorage(self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    let (mask, range, delta) = (editedMask, editedRange, changeInLength)
    (editedMask, changeInLength) = ([], 0)
    editedRange = NSRange(location: NSNotFound, length: 0)
    isProcessing = wasProcessing
    generation += 1
    textStorageObserver?.processEditing(
      for: self, edited: mask, range: range, changeInLength: delta, invalidatedRange: range)
    for manager in layoutManagers {
      manager.processEditing(for: self, edited: mask, range: range, changeInLength: delta, invalidatedRange: range)
    }
  }

  /// Fixes the attributes of characters: removes attachments from all characters except U+FFFC.
  open func fixAttributes(in range: NSRange) {
    let range = range.clamped(to: super.length)
    guard range.length > 0 else { return }
    var wrong: [NSRange] = []
    enumerateAttribute(.attachment, in: range) { value, part, _ in
      guard value != nil else { return }
      let units = (string as NSString).substring(with: part).utf16
      for (index, unit) in units.enumerated() where unit != 0xFFFC {
        wrong.append(NSRange(location: part.location + index, length: 1))
      }
    }
    for part in wrong { removeAttribute(.attachment, range: part) }
  }

  /// Does nothing, because attributes are fixed when editing ends.
  open func invalidateAttributes(in range: NSRange) {}
  /// Does nothing, because attributes are fixed when editing ends.
  open func ensureAttributesAreFixed(in range: NSRange) {}

  // MARK: Layout managers

  /// Adds a layout manager. A no-op if it has already been added.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  /// Removes a layout manager. A no-op if it belongs to a different text storage.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard let index = layoutManagers.firstIndex(where: { $0 === aLayoutManager }) else { return }
    layoutManagers.remove(at: index)
    if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
  }
}

extension String {
  /// Returns the range extended to whole characters, or the same range if its ends are between characters.
  fileprivate func characters(around range: NSRange) -> NSRange {
    func place(_ unit: Int, up: Bool) -> Int {
      var (index, unit) = (utf16.index(startIndex, offsetBy: unit), unit)
      while index > startIndex, index < endIndex, String.Index(index, within: self) == nil {
        let next = up ? unicodeScalars.index(after: index) : unicodeScalars.index(before: index)
        unit += utf16.distance(from: index, to: next)
        index = next
      }
      return unit
    }
    let start = place(range.location, up: false)
    // An insertion between characters doesn't affect any character.
    if range.length == 0, start == range.location { return range }
    return NSRange(location: start, length: place(NSMaxRange(range), up: true) - start)
  }
}
