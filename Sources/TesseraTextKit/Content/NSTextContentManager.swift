// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// Keeps a document as elements and tells layout managers what is edited. An app with a store of its own makes a subclass
/// that overrides what `NSTextElementProvider` asks for; for attributed strings there is `NSTextContentStorage`.
///
/// A subclass must count places: `location(_:offsetBy:)` and `offset(from:to:)` are needed to lay out its elements.
open class NSTextContentManager: NSObject, NSTextElementProvider, TextContentDelegateHolder {
  /// In which order elements are told.
  public struct EnumerationOptions: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: UInt
    /// The options of a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// From the end to the beginning.
    public static let reverse = EnumerationOptions(rawValue: 1)
  }

  /// Is posted by nobody: storages take every attribute.
  public static let storageUnsupportedAttributeAddedNotification = Notification.Name(
    "NSTextContentStorageUnsupportedAttributeAddedNotification")

  /// The delegate as every content manager understands it.
  public weak var contentDelegateStorage: (any NSTextContentManagerDelegate)? { didSet { contentDidChange(from: 0) } }
  /// Those that lay out the document.
  open private(set) var textLayoutManagers: [NSTextLayoutManager] = []
  /// The one whose selections edits are made with; nil, the default, for none. One that is not among the managers is not
  /// taken.
  open weak var primaryTextLayoutManager: NSTextLayoutManager? {
    didSet {
      guard let new = primaryTextLayoutManager else { return }
      if !textLayoutManagers.contains(where: { $0 === new }) { primaryTextLayoutManager = oldValue }
    }
  }
  /// Whether edits are being made as one.
  open var hasEditingTransaction: Bool { transactions > 0 }
  /// Whether layout managers follow edits by themselves. True by default. Where it is false they follow
  /// `synchronizeTextLayoutManagers`.
  open var automaticallySynchronizesTextLayoutManagers = true
  /// Whether `synchronizeToBackingStore` is called after each edit. True by default.
  open var automaticallySynchronizesToBackingStore = true

  private var transactions = 0
  /// The first unit that layout managers have not heard of.
  private var firstChange: Int?
  /// How often the document changed: an enumeration ends when it does.
  private(set) var generation = 0

  /// An empty document.
  public override init() { super.init() }
  /// An empty document: nothing is decoded.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: Layout managers

  /// Has a layout manager lay out the document. It leaves the content manager it was of.
  open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    guard !textLayoutManagers.contains(where: { $0 === textLayoutManager }) else { return }
    textLayoutManager.textContentManager?.removeTextLayoutManager(textLayoutManager)
    textLayoutManagers.append(textLayoutManager)
    textLayoutManager.contentManagerDidChange(to: self)
  }

  /// Leaves a layout manager without a document. Others than its own are left alone.
  open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    guard let index = textLayoutManagers.firstIndex(where: { $0 === textLayoutManager }) else { return }
    textLayoutManagers.remove(at: index)
    if primaryTextLayoutManager === textLayoutManager { primaryTextLayoutManager = nil }
    textLayoutManager.contentManagerDidChange(to: nil)
  }

  /// Has layout managers follow all edits, and calls the handler without an error.
  open func synchronizeTextLayoutManagers(_ completionHandler: (((any Error)?) -> Void)? = nil) {
    tellLayoutManagers()
    completionHandler?(nil)
  }

  // MARK: Elements

  /// All of the document. Empty unless overridden.
  open var documentRange: NSTextRange { NSTextRange(location: CountedLocation(0)) }

  /// The elements with characters of a range, in order.
  open func textElements(for range: NSTextRange) -> [NSTextElement] {
    var found: [NSTextElement] = []
    enumerateTextElements(from: range.location, options: []) { element in
      guard let place = element.elementRange, place.location.compare(range.endLocation) == .orderedAscending else {
        return false
      }
      found.append(element)
      return true
    }
    return found
  }

  /// Tells of no elements unless overridden.
  @discardableResult open func enumerateTextElements(
    from textLocation: (any NSTextLocation)?, options: EnumerationOptions, using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)? { nil }

  /// Does nothing unless overridden.
  open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {}

  /// Calls the handler without an error: there is nothing to write.
  open func synchronizeToBackingStore(_ completionHandler: (((any Error)?) -> Void)?) { completionHandler?(nil) }

  /// The place that many units further; nil outside the document. Nil unless overridden.
  open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? { nil }

  /// How many units the second place is behind the first. `NSNotFound` unless overridden.
  open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { NSNotFound }

  /// Nil, for the range that was asked for.
  open func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange? { nil }

  // MARK: Editing

  /// Runs edits as one: layout managers follow when the last of nested transactions ends.
  open func performEditingTransaction(_ transaction: () -> Void) {
    transactions += 1
    transaction()
    transactions -= 1
    guard transactions == 0 else { return }
    if automaticallySynchronizesTextLayoutManagers { tellLayoutManagers() }
    if automaticallySynchronizesToBackingStore { synchronizeToBackingStore(nil) }
  }

  /// Tells that a range was replaced by another, which a subclass does in a transaction.
  open func recordEditAction(in originalTextRange: NSTextRange, newTextRange: NSTextRange) {
    contentDidChange(from: units(to: originalTextRange.location) - 1)
  }

  /// The document is another from a unit on.
  func contentDidChange(from unit: Int) {
    generation &+= 1
    firstChange = min(firstChange ?? .max, max(0, unit))
    if transactions == 0, automaticallySynchronizesTextLayoutManagers { tellLayoutManagers() }
  }

  private func tellLayoutManagers() {
    guard let start = firstChange else { return }
    firstChange = nil
    for manager in textLayoutManagers { manager.contentDidChange(from: start) }
  }

  // MARK: Counting

  /// How far a place is behind the document's beginning; 0 where that is not known.
  func units(to location: any NSTextLocation) -> Int {
    let units = offset(from: documentRange.location, to: location)
    return units == NSNotFound ? 0 : max(0, units)
  }

  /// The units of a range.
  func units(of range: NSTextRange) -> Range<Int> {
    let (start, end) = (units(to: range.location), units(to: range.endLocation))
    return min(start, end)..<max(start, end)
  }

  /// The units of the document.
  var length: Int { units(to: documentRange.endLocation) }

  /// The place of a unit, or the nearest end of the document.
  func place(at unit: Int) -> any NSTextLocation {
    let all = documentRange
    guard unit > 0 else { return all.location }
    return location(all.location, offsetBy: unit) ?? all.endLocation
  }

  func range(_ units: Range<Int>) -> NSTextRange {
    NSTextRange(between: place(at: units.lowerBound), and: place(at: units.upperBound))
  }
}
