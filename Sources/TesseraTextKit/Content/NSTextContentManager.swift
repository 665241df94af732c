// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// Manages a document as elements and notifies layout managers of edits. To use a different backing store, make a subclass
/// that overrides the requirements of `NSTextElementProvider`. Use `NSTextContentStorage` for attributed strings.
///
/// A subclass must implement `location(_:offsetBy:)` and `offset(from:to:)`, which layout needs.
open class NSTextContentManager: NSObject, NSTextElementProvider, TextContentDelegateHolder {
  /// Options for the enumeration of elements.
  public struct EnumerationOptions: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: UInt
    /// Creates options from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Enumerates from the end to the beginning.
    public static let reverse = EnumerationOptions(rawValue: 1)
  }

  /// Never posted: storages support all attributes.
  public static let storageUnsupportedAttributeAddedNotification = Notification.Name(
    "NSTextContentStorageUnsupportedAttributeAddedNotification")

  /// The delegate, with the type common to all content managers.
  public weak var contentDelegateStorage: (any NSTextContentManagerDelegate)? { didSet { contentDidChange(from: 0) } }
  /// The layout managers of the document.
  open private(set) var textLayoutManagers: [NSTextLayoutManager] = []
  /// The layout manager whose selections apply to edits; nil, the default, for none. Ignored if it is not one of
  /// `textLayoutManagers`.
  open weak var primaryTextLayoutManager: NSTextLayoutManager? {
    didSet {
      guard let new = primaryTextLayoutManager else { return }
      if !textLayoutManagers.contains(where: { $0 === new }) { primaryTextLayoutManager = oldValue }
    }
  }
  /// Whether an editing transaction is in progress.
  open var hasEditingTransaction: Bool { transactions > 0 }
  /// Whether layout managers follow edits automatically. True by default. If false, they are updated by
  /// `synchronizeTextLayoutManagers`.
  open var automaticallySynchronizesTextLayoutManagers = true
  /// Whether `synchronizeToBackingStore` is called after each edit. True by default.
  open var automaticallySynchronizesToBackingStore = true

  private var transactions = 0
  /// The first changed unit that layout managers have not been notified of.
  private var firstChange: Int?
  /// The number of changes to the document. A change ends an enumeration.
  private(set) var generation = 0

  /// Creates an empty document.
  public override init() { super.init() }
  /// Creates an empty document: nothing is decoded.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: Layout managers

  /// Adds a layout manager. Removes it from its previous content manager.
  open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    guard !textLayoutManagers.contains(where: { $0 === textLayoutManager }) else { return }
    textLayoutManager.textContentManager?.removeTextLayoutManager(textLayoutManager)
    textLayoutManagers.append(textLayoutManager)
    textLayoutManager.contentManagerDidChange(to: self)
  }

  /// Removes a layout manager. Does nothing if it belongs to a different content manager.
  open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    guard let index = textLayoutManagers.firstIndex(where: { $0 === textLayoutManager }) else { return }
    textLayoutManagers.remove(at: index)
    if primaryTextLayoutManager === textLayoutManager { primaryTextLayoutManager = nil }
    textLayoutManager.contentManagerDidChange(to: nil)
  }

  /// Updates the layout managers after edits, and calls the handler without an error.
  open func synchronizeTextLayoutManagers(_ completionHandler: (((any Error)?) -> Void)? = nil) {
    tellLayoutManagers()
    completionHandler?(nil)
  }

  // MARK: Elements

  /// The range of the document. Empty unless overridden.
  open var documentRange: NSTextRange { NSTextRange(location: CountedLocation(0)) }

  /// Returns the elements that contain characters in a range, in order.
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

  /// Enumerates no elements unless overridden.
  @discardableResult open func enumerateTextElements(
    from textLocation: (any NSTextLocation)?, options: EnumerationOptions, using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)? { nil }

  /// Does nothing unless overridden.
  open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {}

  /// Calls the handler without an error: there is nothing to write.
  open func synchronizeToBackingStore(_ completionHandler: (((any Error)?) -> Void)?) { completionHandler?(nil) }

  /// Returns the location at an offset; nil outside the document. Returns nil unless overridden.
  open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? { nil }

  /// Returns the number of units from the first location to the second. Returns `NSNotFound` unless overridden.
  open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { NSNotFound }

  /// Returns nil: the range is not adjusted.
  open func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange? { nil }

  // MARK: Editing

  /// Runs edits as one transaction. Layout managers are updated when the outermost transaction ends.
  open func performEditingTransaction(_ transaction: () -> Void) {
    transactions += 1
    transaction()
    transactions -= 1
    guard transactions == 0 else { return }
    if automaticallySynchronizesTextLayoutManagers { tellLayoutManagers() }
    if automaticallySynchronizesToBackingStore { synchronizeToBackingStore(nil) }
  }

  /// Records that a range was replaced by another. Subclasses call it within a transaction.
  open func recordEditAction(in originalTextRange: NSTextRange, newTextRange: NSTextRange) {
    contentDidChange(from: units(to: originalTextRange.location) - 1)
  }

  /// Records that the document changed from a unit on.
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

  // MARK: Units

  /// Returns the number of units from the document's beginning to a location; 0 if it is unknown.
  func units(to location: any NSTextLocation) -> Int {
    let units = offset(from: documentRange.location, to: location)
    return units == NSNotFound ? 0 : max(0, units)
  }

  /// Returns the units of a range.
  func units(of range: NSTextRange) -> Range<Int> {
    let (start, end) = (units(to: range.location), units(to: range.endLocation))
    return min(start, end)..<max(start, end)
  }

  /// The number of units of the document.
  var length: Int { units(to: documentRange.endLocation) }

  /// Returns the location of a unit, or the nearest end of the document.
  func place(at unit: Int) -> any NSTextLocation {
    let all = documentRange
    guard unit > 0 else { return all.location }
    return location(all.location, offsetBy: unit) ?? all.endLocation
  }

  func range(_ units: Range<Int>) -> NSTextRange {
    NSTextRange(between: place(at: units.lowerBound), and: place(at: units.upperBound))
  }
}
