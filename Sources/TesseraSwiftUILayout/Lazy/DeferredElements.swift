// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A run of items whose elements are created when a lazy container shows them.
///
/// A view that creates its children on demand, such as a `ForEach` in a lazy stack, has deferred elements in place of
/// the elements of its children. Lazy containers are the only elements that accept them.
@_spi(Tessera) open class DeferredElements: LayoutElement {
  /// The lazy container that shows the items, or the deferred elements that wrap these.
  public final weak var observer: (any DeferredElementsObserver)?

  /// The deferred elements that have these among the elements of an item, and the index of that item.
  final weak var parentRun: DeferredElements?
  final var parentIndex = 0
  /// The item that has these deferred elements among its elements.
  final var parentItem: LazyItem? { parentRun.map { LazyItem(run: $0, index: parentIndex) } }
  /// The estimated length of the items that are not created.
  final var estimate = LazyEstimate()

  /// The number of items.
  open var count: Int { 0 }

  /// Returns the elements of an item, creating or updating them if necessary. An item can have any number of elements.
  open func elements(at index: Int) -> [LayoutElement] { [] }

  /// Returns the elements of an item, or nil if they have not been created.
  open func createdElements(at index: Int) -> [LayoutElement]? { nil }

  /// Whether the elements of an item were created from data that has changed since.
  open func isOutdated(at index: Int) -> Bool { false }

  /// Whether the items are the views of a tuple, rather than those of a collection.
  open var isTuple: Bool { false }

  /// Returns the identifier of an item in its collection.
  open func identifier(at index: Int) -> AnyHashable? { nil }

  /// An object that a modifier attaches to the items, for the container.
  open var attachment: AnyObject?

  /// Called when the container begins or stops showing an item.
  open func setShown(_ isShown: Bool, at index: Int) {}

  /// Notifies the container that the items, or the created elements, have changed.
  public final func itemsDidChange() { observer?.deferredElementsDidChange() }
}

/// An object that is notified when deferred elements change.
@_spi(Tessera) public protocol DeferredElementsObserver: AnyObject {
  /// Called when the number of items or their created elements have changed.
  func deferredElementsDidChange()
}

/// Deferred elements that wrap each element of other deferred elements.
@_spi(Tessera)
public final class WrappedDeferredElements<Wrapper: LayoutElement>: DeferredElements,
  DeferredElementsObserver
{
  private let base: DeferredElements
  /// The closure that stores a new wrapper of an element in its second argument.
  private let makeWrapper: (LayoutElement, inout Wrapper?) -> Void
  private var known: [ObjectIdentifier: (child: LayoutElement, wrapper: Wrapper)] = [:]
  /// The wrappers of deferred elements among the elements of items.
  private var runs: [ObjectIdentifier: WrappedDeferredElements] = [:]

  /// The wrappers that have been created.
  public var wrappers: [Wrapper] { known.values.map { $0.wrapper } + runs.values.flatMap { $0.wrappers } }

  /// Creates deferred elements that wrap the elements of `base`.
  public init(_ base: DeferredElements, _ makeWrapper: @escaping (LayoutElement, inout Wrapper?) -> Void) {
    (self.base, self.makeWrapper) = (base, makeWrapper)
    super.init()
    base.observer = self
  }

  /// Whether these deferred elements wrap the elements of `base`.
  public func wraps(_ base: LayoutElement) -> Bool { self.base === base }

  public override var count: Int { base.count }
  public override func elements(at index: Int) -> [LayoutElement] { base.elements(at: index).map(wrapped) }
  public override func createdElements(at index: Int) -> [LayoutElement]? {
    base.createdElements(at: index)?.map(wrapped)
  }
  public override func isOutdated(at index: Int) -> Bool { base.isOutdated(at: index) }
  public override var isTuple: Bool { base.isTuple }
  public override func identifier(at index: Int) -> AnyHashable? { base.identifier(at: index) }
  public override var attachment: AnyObject? {
    get { base.attachment }
    set { base.attachment = newValue }
  }
  public override func setShown(_ isShown: Bool, at index: Int) { base.setShown(isShown, at: index) }

  public func deferredElementsDidChange() { itemsDidChange() }

  private func wrapped(_ element: LayoutElement) -> LayoutElement {
    if let nested = element as? DeferredElements {
      if let run = runs[ObjectIdentifier(nested)] { return run }
      let run = WrappedDeferredElements(nested, makeWrapper)
      runs[ObjectIdentifier(nested)] = run
      return run
    }
    if let known = known[ObjectIdentifier(element)] { return known.wrapper }
    var made: Wrapper?
    makeWrapper(element, &made)
    guard let wrapper = made else { return element }
    known[ObjectIdentifier(element)] = (element, wrapper)
    return wrapper
  }
}
