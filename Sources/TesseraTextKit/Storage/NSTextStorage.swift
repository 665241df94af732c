// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// An attributed string that tells layout managers what is edited. On Apple's platforms all methods of an attributed
// string come down to four that a subclass overrides. On Linux Foundation's own methods read and write the base class's
// memory instead. So all that edit are made of the four here, and what a subclass keeps elsewhere is copied into the base
// class when it tells of an edit by `edited`: copies, comparison and enumeration then find it there.

public import Foundation
import TesseraFoundation
import TesseraGraphics

/// The text of layout managers, which follow its edits.
///
///     let storage = NSTextStorage(string: "Hello")
///     storage.addLayoutManager(layoutManager)
///     storage.replaceCharacters(in: NSRange(location: 0, length: 5), with: "Bye")  // the lines follow
///
/// A subclass with a text of its own overrides `string`, `attributes(at:effectiveRange:)`, `replaceCharacters(in:with:)`
/// and `setAttributes(_:range:)`, and calls `edited` in the last two.
///
/// - Note: Differs from UIKit: changes of `mutableString` are not noticed, a text that a subclass keeps is kept twice, and
///   half of a character of two UTF-16 units is replaced with the other half.
open class NSTextStorage: NSMutableAttributedString {
  /// What was edited.
  public struct EditActions: OptionSet, Sendable {
    /// One bit for each kind.
    public let rawValue: UInt
    /// The kinds of a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Attributes were added, removed or changed.
    public static let editedAttributes = EditActions(rawValue: 1)
    /// Characters were added, removed or replaced.
    public static let editedCharacters = EditActions(rawValue: 2)
  }

  /// Posted by a storage before it puts attributes in order, with the delegate's first method.
  public static let willProcessEditingNotification = Notification.Name("NSTextStorageWillProcessEditingNotification")
  /// Posted by a storage before it tells its layout managers, with the delegate's second method.
  public static let didProcessEditingNotification = Notification.Name("NSTextStorageDidProcessEditingNotification")

  /// Is told about edits; nil for none. Not retained.
  open weak var delegate: (any NSTextStorageDelegate)?
  /// Those that show the text.
  open private(set) var layoutManagers: [NSLayoutManager] = []
  /// Follows edits beside the layout managers, as a content storage does; nil for nobody. Not retained. The observer before
  /// follows no longer.
  open weak var textStorageObserver: (any NSTextStorageObserving)? {
    didSet {
      guard textStorageObserver !== oldValue else { return }
      if oldValue?.textStorage === self { oldValue?.textStorage = nil }
      if let new = textStorageObserver, new.textStorage !== self { new.textStorage = self }
    }
  }
  /// What was edited since the last processing; empty in between.
  open private(set) var editedMask: EditActions = []
  /// The characters that were edited, as the text is now. Its location is `NSNotFound` in between.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// How many UTF-16 units the text has become longer.
  open private(set) var changeInLength = 0
  /// Whether attributes are put in order only when they are asked for. Always false.
  open var fixesAttributesLazily: Bool { false }

  private static let greatestLength = Int(Int32.max)

  private var nesting = 0
  private var isProcessing = false
  /// Whether an edit is made in the base class's memory already.
  private var isOwnEdit = false
  /// How often edits were processed: views compare it with the text that they have.
  package private(set) var generation = 0

  // MARK: Creation

  /// An empty text.
  public init() { super.init(string: "") }
  /// A text without attributes.
  public override init(string str: String) { super.init(string: str) }
  /// A text with the same attributes throughout.
  public override init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: str, attributes: attrs)
  }
  /// A copy of a text.
  public override init(attributedString attrStr: NSAttributedString) { super.init(attributedString: attrStr) }
  /// The text of an archive; nil if it holds none.
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  // MARK: The four that a subclass overrides

  /// The characters without their attributes.
  open override var string: String { super.string }

  /// The attributes of a character and, in `range`, the characters around it that have the same.
  open override func attributes(
    at location: Int, effectiveRange range: NSRangePointer?
  ) -> [NSAttributedString.Key: Any] {
    check(NSRange(location: location, length: 1), "attributesAtIndex:effectiveRange:")
    return super.attributes(at: location, effectiveRange: range)
  }

  /// Replaces characters; the new ones have the attributes of the first one replaced, or of the one before.
  open override func replaceCharacters(in range: NSRange, with str: String) {
    check(range, "replaceCharactersInRange:withString:")
    let range = whole(range)
    let before = super.length
    replaceUnits(range, str)
    tell(.editedCharacters, range, super.length - before)
  }

  /// Linux's strings replace whole characters only, and lose count of attributes where a part of one is asked for: a letter
  /// without its accent. What is left of these is put in again, with its attributes.
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

  /// Gives characters these attributes and no others.
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

  /// The range with both halves of a character of two units: Linux's strings cannot hold one of them alone.
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

  // MARK: Those made of the four

  /// Replaces characters by others with their attributes.
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    check(range, "replaceCharactersInRange:withAttributedString:")
    let new = NSAttributedString(attributedString: attrString)
    let range = whole(range)
    beginEditing()
    let before = super.length
    replaceCharacters(in: range, with: new.string)
    // A subclass may put in something else.
    if super.length - before == new.length - range.length {
      new.enumerateAttributes(in: NSRange(location: 0, length: new.length)) { attributes, part, _ in
        setAttributes(attributes, range: NSRange(location: range.location + part.location, length: part.length))
      }
    }
    endEditing()
  }

  /// Adds an attribute to characters, in place of one of the same name.
  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    addAttributes([name: value], range: range)
  }

  /// Adds attributes to characters, in place of those of the same names.
  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    change(range) { $0.merging(attrs) { $1 } }
  }

  /// Takes an attribute away from characters.
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

  /// Puts a text with its attributes before a character.
  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }

  /// Puts a text with its attributes at the end.
  open override func append(_ attrString: NSAttributedString) { insert(attrString, at: super.length) }

  /// Removes the characters of a range, in UTF-16 units.
  open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

  /// Replaces the whole text.
  open override func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: super.length), with: attrString)
  }

  // MARK: Editing

  /// Begins edits that are told together, at the `endEditing` that belongs to it.
  open override func beginEditing() { nesting += 1 }

  /// Ends edits; at the last of nested ones they are told.
  open override func endEditing() {
    nesting = max(0, nesting - 1)
    if nesting == 0, !editedMask.isEmpty, !isProcessing { process() }
  }

  /// Tells of an edit: `range` as the text was before it, and by how many UTF-16 units it has become longer. It is
  /// processed at once, or at the end of `endEditing`.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
    // No text is longer; sums of what subclasses say stay in range.
    let editedRange = editedRange.clamped(to: Self.greatestLength)
    let delta = min(max(delta, -Self.greatestLength), Self.greatestLength)
    if !isOwnEdit { mirror(editedRange, delta) }
    let (start, end) = (editedRange.location, editedRange.location + editedRange.length)
    if self.editedMask.isEmpty {
      self.editedRange = NSRange(location: start, length: max(0, editedRange.length + delta))
    } else {
      let low = min(self.editedRange.location, start)
      let high = min(max(NSMaxRange(self.editedRange), end) + delta, Self.greatestLength)
      self.editedRange = NSRange(location: low, length: max(0, high - low))
    }
    self.editedMask.formUnion(editedMask)
    changeInLength = min(max(changeInLength + delta, -Self.greatestLength), Self.greatestLength)
    if nesting == 0, !isProcessing { process() }
  }

  /// Has edits told. Those that are made meanwhile, also by a subclass, are told with them.
  private func process() {
    isProcessing = true
    processEditing()
    isProcessing = false
  }

  /// Copies an edit of a subclass's own text into the base class.
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

  /// Tells the delegate and the layout managers of what was edited. Called when edits end; override it to change
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

  /// Puts attributes of characters in order: attachments stay with characters U+FFFC alone.
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

  /// Does nothing: attributes are put in order when edits end.
  open func invalidateAttributes(in range: NSRange) {}
  /// Does nothing: attributes are put in order when edits end.
  open func ensureAttributesAreFixed(in range: NSRange) {}

  // MARK: Layout managers

  /// Has a layout manager set the text. One that is there already is not added again.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  /// Leaves a layout manager without a text. Others than its own are left alone.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard let index = layoutManagers.firstIndex(where: { $0 === aLayoutManager }) else { return }
    layoutManagers.remove(at: index)
    if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
  }
}

extension String {
  /// The UTF-16 units of the characters that a range of units touches; the range itself where it ends between characters.
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
    // An insertion between characters touches none.
    if range.length == 0, start == range.location { return range }
    return NSRange(location: start, length: place(NSMaxRange(range), up: true) - start)
  }
}
