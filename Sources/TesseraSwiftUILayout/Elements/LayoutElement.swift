// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The layout representation of a view: a box that chooses a size for each proposal. Subclasses represent modifiers,
/// containers and UIKit views.
@_spi(Tessera) open class LayoutElement {
  /// Creates an element without a container.
  public init() {}

  /// The parent element. It is notified when this element's size may have changed.
  public final var container: LayoutElement? {
    get { containerReference?.element }
    set { containerReference = newValue?.reference }
  }
  private final var containerReference: ElementReference?
  /// The reference that the element's children have to it.
  private final var reference: ElementReference {
    if let ownReference { return ownReference }
    let reference = ElementReference(self)
    ownReference = reference
    return reference
  }
  private final var ownReference: ElementReference?

  /// The element's frame from the last placement, in the coordinate space of the enclosing container view.
  public private(set) final var frame = CGRect.zero
  /// The proposal used for the last placement.
  public private(set) final var placedProposal = ProposedViewSize.unspecified
  /// The space used for the last placement.
  private final var placedSpace: LayoutSpace?
  /// Whether the element or a descendant has been invalidated since the last placement.
  private final var needsPlacement = true

  /// The layout direction.
  public final var direction = LayoutDirection.leftToRight {
    didSet {
      guard direction != oldValue else { return }
      directionDidChange()
      invalidate()
    }
  }
  /// The number of pixels per point.
  public final var scale: CGFloat = 1 {
    didSet { if scale != oldValue { invalidate() } }
  }

  deinit { ownReference?.element = nil }

  private final var results = LayoutResults()
  /// The priority set on the element itself, or nil to use the wrapped element's priority.
  private final var ownPriority: Double?
  private final var values: [ObjectIdentifier: Any] = [:]
  private final var axis: Axis?
  /// The placement that the enclosing layout has assigned to the element in the current layout pass.
  final var pending: PendingPlacement?

  /// Returns the size for a proposal, in points. Subclasses override this method. The result is cached.
  open func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Returns the explicit position of a guide in an element with the given dimensions, or nil to use the guide's
  /// default. Subclasses can override this method.
  open func explicitAlignment(of key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? { nil }

  /// The element's preferred distances to its neighbors, 8 points by default. Subclasses can override this property.
  open var spacing: ViewSpacing { ViewSpacing() }

  /// Whether, along each axis, every proposal of at least the element's maximum length results in that length. If so,
  /// a stack with enough room doesn't have to measure the minimum length. Subclasses can override this property.
  open var staysAtMaximum: Bool { false }

  /// The visible part of the element's content, if the element is a scroll view. Subclasses can override this property.
  open var viewport: Viewport? { nil }

  /// Places the element's contents, such as its children or a UIKit view. Subclasses override this method.
  open func placeContent(in frame: CGRect, proposal: ProposedViewSize, space: LayoutSpace) {}

  /// The element's priority when space is distributed. Defaults to the wrapped element's priority, or 0.
  public final var priority: Double {
    get {
      var element = self
      while element.ownPriority == nil, let wrapped = element.wrapped { element = wrapped }
      return element.ownPriority ?? element.defaultPriority
    }
    set {
      ownPriority = newValue.isNaN ? 0 : newValue
      invalidate()
    }
  }

  /// The axis of the stack that directly contains the element, or nil outside of stacks. Also applies to wrapped
  /// elements.
  public final var stackAxis: Axis? {
    get { axis }
    set {
      var next: LayoutElement? = self
      var hasChanged = false
      while let element = next {
        if element.axis != newValue {
          element.axis = newValue
          element.dropResults()
          hasChanged = true
        }
        next = element.wrapped
      }
      if hasChanged { invalidate() }
    }
  }

  /// Returns the value that the element passes to the enclosing layout.
  public final func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
    var next: LayoutElement? = self
    while let element = next {
      // A missing value must not be cast to an optional value type.
      if let stored = element.values[ObjectIdentifier(key)], let value = stored as? K.Value { return value }
      next = element.wrapped
    }
    return K.defaultValue
  }

  /// Sets the value that the element passes to the enclosing layout.
  public final func setLayoutValue<K: LayoutValueKey>(_ value: K.Value, for key: K.Type) {
    values[ObjectIdentifier(key)] = value
    invalidate()
  }

  /// Discards the cached results of the element and its containers.
  public final func invalidate() {
    var next: LayoutElement? = self
    while let element = next, !element.containsInvalidation {
      element.dropResults()
      next = element.container
    }
  }

  /// Forces the next placement to place the contents even if the frame is unchanged.
  final func setNeedsPlacement() { needsPlacement = true }

  /// Forces the next placement to place the contents of the element, which its containers pass on to it. Keeps the sizes.
  final func setNeedsPlacementUpward() {
    var next: LayoutElement? = self
    while let element = next {
      element.needsPlacement = true
      next = element.container
    }
  }

  /// Called when cached results have been discarded. Subclasses can override this method.
  open func resultsDidDrop() {}

  private final func dropResults() {
    results.removeAll()
    needsPlacement = true
    resultsDidDrop()
  }

  // MARK: Steps of wrappers, which run in loops so that deep trees do not exhaust the stack

  /// The wrapped element, or nil if the element isn't a wrapper.
  var wrapped: LayoutElement? { nil }
  /// The priority used if none is set.
  var defaultPriority: Double { 0 }
  /// Called when the layout direction has changed.
  func directionDidChange() {}
  /// Returns the proposal for the wrapped element, or nil if the element measures itself.
  func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize? { nil }
  /// Returns the wrapper's size, given the wrapped element's size.
  func size(_ proposal: ProposedViewSize, ofChild size: CGSize) -> CGSize { size }
  /// Returns the placement of the wrapped element, or nil if the element places its contents itself.
  func childPlacement(_ placement: Placement) -> Placement? { nil }
  /// Returns the wrapped element's dimensions if they determine the guide's position. Returns nil if the wrapper
  /// determines the position itself.
  func childDimensions(for key: AlignmentKey, in dimensions: ViewDimensions) -> ViewDimensions? { nil }
  /// Returns the wrapped element's origin, used to convert its guide positions.
  func guideOrigin(_ child: ViewDimensions, in size: CGSize) -> CGPoint { .zero }
  /// The guides that affect the wrapped element's origin.
  var originKeys: [AlignmentKey] { [] }
  /// Whether invalidation stops at this element because it is currently placing its contents.
  var containsInvalidation: Bool { false }
  /// Returns the wrapper's spacing, given the wrapped element's spacing, or nil if the two are independent.
  func spacing(ofChild spacing: ViewSpacing) -> ViewSpacing? { nil }

  /// A frame with the corresponding proposal and space.
  struct Placement: Equatable {
    var frame: CGRect
    var proposal: ProposedViewSize
    var space: LayoutSpace
  }
}

/// A reference from an element's children, which becomes nil when the element is deallocated.
///
/// A weak reference would give each container a side table, which makes all of its retains and releases slow.
private final class ElementReference {
  unowned(unsafe) var element: LayoutElement?
  init(_ element: LayoutElement) { self.element = element }
}

extension LayoutElement {
  /// Returns the size for a proposal, in points. Lengths are at least 0. A length is infinite only if the proposed
  /// length is infinite.
  public final func size(_ proposal: ProposedViewSize) -> CGSize {
    let proposal = proposal.asLengths
    if let size = results.size(for: proposal) { return size }
    guard let first = childProposal(for: proposal)?.asLengths, let wrapped else {
      return storeSize(measure(proposal), for: proposal)
    }
    var wrappers = [(self, proposal)]
    var (element, offer) = (wrapped, first)
    var size: CGSize
    while true {
      if let known = element.results.size(for: offer) {
        size = known
        break
      }
      guard let next = element.childProposal(for: offer)?.asLengths, let wrapped = element.wrapped else {
        size = element.storeSize(element.measure(offer), for: offer)
        break
      }
      wrappers.append((element, offer))
      (element, offer) = (wrapped, next)
    }
    for (element, offer) in wrappers.reversed() {
      size = element.storeSize(element.size(offer, ofChild: size), for: offer)
    }
    return size
  }

  private final func storeSize(_ size: CGSize, for proposal: ProposedViewSize) -> CGSize {
    let size = size.asLengths
    results.store(size, for: proposal)
    return size
  }

  /// Returns the size and the guides for a proposal.
  public final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: size(proposal), proposal: proposal.asLengths, element: self)
  }

  /// Returns the explicit position of a guide, in points, or nil. The result is cached.
  final func explicitValue(of key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    if let known = results.guide(key, for: dimensions.proposal) { return known.value }
    guard wrapped != nil else { return resolveGuide(key, in: dimensions) }
    // Resolves wrappers from the innermost to the outermost, so that the result of each inner wrapper is already
    // cached.
    var chain: [(element: LayoutElement, dimensions: ViewDimensions)] = []
    var keys = [key]
    var next: (element: LayoutElement, dimensions: ViewDimensions)? = (self, dimensions)
    while let (element, current) = next, element.results.guide(key, for: current.proposal) == nil {
      chain.append((element, current))
      for key in element.originKeys where !keys.contains(key) { keys.append(key) }
      next = nil
      if let wrapped = element.wrapped, let child = element.childDimensions(for: key, in: current) {
        next = (wrapped, child)
      }
    }
    if chain.count > Self.deepChain {
      for (element, current) in chain.reversed() {
        for key in keys { _ = element.resolveGuide(key, in: current) }
      }
    } else {
      for (element, current) in chain.dropFirst().reversed() { _ = element.resolveGuide(key, in: current) }
    }
    return resolveGuide(key, in: dimensions)
  }

  /// The number of nested wrappers beyond which guides are resolved in advance.
  private static var deepChain: Int { 32 }

  private final func resolveGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    if let known = results.guide(key, for: dimensions.proposal) { return known.value }
    var value: CGFloat?
    if let wrapped, let child = childDimensions(for: key, in: dimensions) {
      value = wrapped.explicitValue(of: key, in: child).map {
        let origin = guideOrigin(child, in: dimensions.size)
        return $0 + (key.axis == .horizontal ? origin.x : origin.y)
      }
    } else {
      value = explicitAlignment(of: key, in: dimensions)
    }
    if value?.isFinite == false { value = nil }
    results.storeGuide(key, value, for: dimensions.proposal)
    return value
  }

  /// The element's preferred distances to its neighbors, computed without recursion into wrappers. The result is cached.
  final var resolvedSpacing: ViewSpacing {
    if let known = results.spacing { return known }
    let spacing = computeSpacing()
    results.spacing = spacing
    return spacing
  }

  private final func computeSpacing() -> ViewSpacing {
    var wrappers: [LayoutElement] = []
    var element = self
    while element.spacing(ofChild: ViewSpacing()) != nil, let wrapped = element.wrapped {
      wrappers.append(element)
      element = wrapped
    }
    return wrappers.reversed().reduce(element.spacing) { $1.spacing(ofChild: $0) ?? $0 }
  }

  /// Places the element in a frame in the coordinate space of the enclosing container view. Skips the subtree if the
  /// frame, the proposal and the space are unchanged and nothing in the subtree was invalidated.
  public final func place(in frame: CGRect, proposal: ProposedViewSize, space: LayoutSpace) {
    var (element, placement) = (self, Placement(frame: frame, proposal: proposal, space: space))
    while true {
      placement.proposal = placement.proposal.asLengths
      placement.frame = CGRect(
        origin: CGPoint(x: placement.frame.origin.x.orZero, y: placement.frame.origin.y.orZero),
        size: placement.frame.size.finiteLengths)
      guard element.record(placement) else { return }
      guard let next = element.childPlacement(placement), let wrapped = element.wrapped else {
        element.placeContent(in: placement.frame, proposal: placement.proposal, space: placement.space)
        return
      }
      (element, placement) = (wrapped, next)
    }
  }

  /// Places the element as in its last placement if something in its subtree was invalidated since.
  public final func placeAgain() {
    if let placedSpace { place(in: frame, proposal: placedProposal, space: placedSpace) }
  }

  /// Stores a placement. Returns whether the contents have to be placed.
  private final func record(_ placement: Placement) -> Bool {
    if !needsPlacement, frame == placement.frame, placedProposal == placement.proposal, placedSpace == placement.space {
      return false
    }
    (frame, placedProposal, placedSpace) = (placement.frame, placement.proposal, placement.space)
    needsPlacement = false
    return true
  }

  /// Rounds a rectangle's edges to pixels.
  public final func pixelAligned(_ rect: CGRect) -> CGRect {
    func rounded(_ value: CGFloat) -> CGFloat { scale > 0 ? (value * scale).rounded() / scale : value }
    let (x, y) = (rounded(rect.minX), rounded(rect.minY))
    return CGRect(x: x, y: y, width: rounded(rect.maxX) - x, height: rounded(rect.maxY) - y)
  }
}
