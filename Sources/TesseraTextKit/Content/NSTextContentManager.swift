// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An object that manages a document as a sequence of elements and notifies layout managers of edits. Use
/// `NSTextContentStorage` for attributed strings. For a custom backing store, create a subclass that overrides the
/// requirements of `NSTextElementProvider`.
///
/// A subclass must implement `location(_:offsetBy:)` and `offset(from:to:)`, which layout requires.
open class NSTextContentManager: NSObject, NSTextElementProvider, TextContentDelegateHolder {
  /// Options for enumerating elements.
  public struct EnumerationOptions: OptionSet, Sendable {
    /// The raw bits, one per option.
    public let rawValue: UInt
    /// Creates options from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Enumerates from the end to the beginning.
    public static let reverse = EnumerationOptions(rawValue: 1)
  }

  /// Never posted, because text storages support all attributes.
  public static let storageUnsupportedAttributeAddedNotification = Notification.Name(
    "NSTextContentStorageUnsupportedAttributeAddedNotification")

  /// The delegate, typed as the protocol common to all content managers.
  public weak var contentDelegateStorage: (any NSTextContentManagerDelegate)? { didSet { contentDidChange(from: 0) } }
  /// The layout managers of the document.
  open private(set) var textLayoutManagers: [NSTextLayoutManager] = []
  /// The layout manager whose selections are used for edits, or nil (the default). Ignored unless it is in
  /// `textLayoutManagers`.
  open weak var primaryTextLayoutManager: NSTextLayoutManager? {
    didSet {
      guard let new = primaryTextLayoutManager else { return }
      if !textLayoutManagers.contains(where: { $0 === new }) { primaryTextLayoutManager = oldValue }
    }
  }
  /// Whether an editing transaction is in progress.
  open var hasEditingTransaction: Bool { transactions > 0 }
  /// Whether layout managers are updated automatically after edits. True by default. If false, call
  /// `synchronizeTextLayoutManagers` to update them.
  open var automaticallySynchronizesTextLayoutManagers = true
  /// Whether `synchronizeToBackingStore` is called after each edit. True by default.
  open var automaticallySynchronizesToBackingStore = true

  private var transactions = 0
  /// The first changed character offset that layout managers haven't been notified of.
  private var firstChange: Int?
  /// A counter that is incremented on every change to the document. A change ends an enumeration.
  private(set) var generation = 0

  /// Creates an empty document.
  public override init() { super.init() }
  /// Creates an empty document. The coder isn't read.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: Layout managers

  /// Adds a layout manager, and removes it from its previous content manager.
  open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    guard !textLayoutManagers.contains(where: { $0 === textLayoutManager }) else { return }
    textLayoutManager.textContentManager?.removeTextLayoutManager(textLayoutManager)
    textLayoutManagers.append(textLayoutManager)
    textLayoutManager.contentManagerDidChange(to: self)
  }

  /// Removes a layout manager. A no-op if it belongs to a different content manager.
  open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    guard let index = textLayoutManagers.firstIndex(where: { $0 === textLayoutManager }) else { return }
    textLayoutManagers.remove(at: index)
    if primaryTextLayoutManager === textLayoutManager { primaryTextLayoutManager = nil }
    textLayoutManager.contentManagerDidChange(to: nil)
  }

  /// Updates the layout managers after edits, then calls the handler without an error.
  open func synchronizeTextLayoutManagers(_ completionHandler: (((any Error)?) -> Void)? = nil) {
    tellLayoutManagers()
    completionHandler?(nil)
  }

  // MARK: Elements

  /// The range of the document. Empty unless overridden.
  open var documentRange: NSTextRange { NSTextRange(location: CountedLocation(0)) }

  /// Returns the elements that contain characters in a range, in document order.
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

  /// Enumerates elements. Enumerates no elements unless overridden.
  @discardableResult open func enumerateTextElements(
    from textLocation: (any NSTextLocation)?, options: EnumerationOptions, using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)? { nil }

  /// Replaces a range with elements. Does nothing unless overridden.
  open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {}

  /// Calls the handler without an error, because there is no backing store to write to.
  open func synchronizeToBackingStore(_ completionHandler: (((any Error)?) -> Void)?) { completionHandler?(nil) }

  /// Returns the location at an offset, or nil outside of the document. Always returns nil unless overridden.
  open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? { nil }

  /// Returns the number of UTF-16 units between two locations. Returns `NSNotFound` unless overridden.
  open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { NSNotFound }

  /// Returns nil, which leaves the range unadjusted.
  open func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange? { nil }

  // MARK: Editing

  /// Runs edits in a transaction. Layout managers are updated when the outermost transaction ends.
  open func performEditingTransaction(_ transaction: () -> Void) {
    transactions += 1
    transaction()
    transactions -= 1
    guard transactions == 0 else { return }
    if automaticallySynchronizesTextLayoutManagers { tellLayoutManagers() }
    if automaticallySynchronizesToBackingStore { synchronizeToBackingStore(nil) }
  }

  /// Records that a range was replaced with another range. Subclasses call this method within a transaction.
  open func recordEditAction(in originalTextRange: NSTextRange, newTextRange: NSTextRange) {
    contentDidChange(from: units(to: originalTextRange.location) - 1)
  }

  /// Records that the document has changed from a character offset on.
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

  /// Returns the number of UTF-16 units from the document's start to a location, or 0 if it is unknown.
  func units(to location: any NSTextLocation) -> Int {
    let units = offset(from: documentRange.location, to: location)
    return units == NSNotFound ? 0 : max(0, units)
  }

  /// Returns a range as UTF-16 offsets.
  func units(of range: NSTextRange) -> Range<Int> {
    let (start, end) = (units(to: range.location), units(to: range.endLocation))
    return min(start, end)..<max(start, end)
  }

  /// The length of the document in UTF-16 units.
  var length: Int { units(to: documentRange.endLocation) }

  /// Returns the location at a UTF-16 offset, clamped to the document.
  func place(at unit: Int) -> any NSTextLocation {
    let all = documentRange
    guard unit > 0 else { return all.location }
    return location(all.location, offsetBy: unit) ?? all.endLocation
  }

  func range(_ units: Range<Int>) -> NSTextRange {
    NSTextRange(between: place(at: units.lowerBound), and: place(at: units.upperBound))
  }
}
