// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The layout representation of a view: a box that chooses a size for each proposal.
@_spi(Tessera) open class LayoutElement {
  /// Creates an element without a container.
  public init() {}

  /// The element that contains this one, which is notified when its size may have changed.
  public final weak var container: LayoutElement?

  /// The element's frame in the coordinates of the enclosing container view, as last placed.
  public private(set) final var frame = CGRect.zero
  /// The proposal with which the element was last placed.
  public private(set) final var placedProposal = ProposedViewSize.unspecified
  /// The space in which the element was last placed.
  private final var placedSpace: LayoutSpace?
  /// Whether the element or one of its descendants was invalidated since it was last placed.
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

  private final var results = LayoutResults()
  /// The priority of the element itself; nil for that of the wrapped element.
  private final var ownPriority: Double?
  private final var values: [ObjectIdentifier: Any] = [:]
  private final var axis: Axis?
  /// The place that the enclosing layout has assigned to the element in the current pass.
  final var pending: PendingPlacement?

  /// Returns the size for a proposal, in points. Override; the result is cached.
  open func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Returns the explicit position of a guide in an element of the given dimensions; nil for the guide's default.
  /// Override.
  open func explicitAlignment(of key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? { nil }

  /// The distances that the element prefers to its neighbors, 8 points by default. Override.
  open var spacing: ViewSpacing { ViewSpacing() }

  /// Whether the element has its maximum length at every proposal of at least that length, along each axis. Override. With
  /// `true`, a stack with enough room does not need the minimum length.
  open var staysAtMaximum: Bool { false }

  /// Places the contents of the element, such as its children or a UIKit view. Override.
  open func placeContent(in frame: CGRect, proposal: ProposedViewSize, space: LayoutSpace) {}

  /// The priority of the element when space is distributed. The default is that of the wrapped element, or 0.
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

  /// The axis of the stack that directly contains the element, which also applies to wrapped elements; nil if there is none.
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
      if !element.values.isEmpty, let value = element.values[ObjectIdentifier(key)] as? K.Value { return value }
      next = element.wrapped
    }
    return K.defaultValue
  }

  /// Sets the value that the element passes to the enclosing layout.
  public final func setLayoutValue<K: LayoutValueKey>(_ value: K.Value, for key: K.Type) {
    values[ObjectIdentifier(key)] = value
    invalidate()
  }

  /// Drops cached results of the element and of its containers.
  public final func invalidate() {
    var next: LayoutElement? = self
    while let element = next, !element.containsInvalidation {
      element.dropResults()
      next = element.container
    }
  }

  /// Places the contents at the next placement, even if the frame is unchanged.
  final func setNeedsPlacement() { needsPlacement = true }

  private final func dropResults() {
    results.removeAll()
    needsPlacement = true
    resultsDidDrop()
  }

  // MARK: Steps of wrappers, which run in loops so that deep trees do not exhaust the stack

  /// The wrapped element; nil if the element is not a wrapper.
  var wrapped: LayoutElement? { nil }
  /// The priority without a value set.
  var defaultPriority: Double { 0 }
  /// Reacts to a change of the layout direction.
  func directionDidChange() {}
  /// Reacts to dropped results.
  func resultsDidDrop() {}
  /// Returns the proposal for the wrapped element; nil if the element measures itself.
  func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize? { nil }
  /// Returns the size of a wrapper from that of the wrapped element.
  func size(_ proposal: ProposedViewSize, ofChild size: CGSize) -> CGSize { size }
  /// Returns the placement of the wrapped element; nil if the element places its contents itself.
  func childPlacement(_ placement: Placement) -> Placement? { nil }
  /// Returns the dimensions of the wrapped element, from which a guide follows; nil if the element determines it itself.
  func childDimensions(for key: AlignmentKey, in dimensions: ViewDimensions) -> ViewDimensions? { nil }
  /// Returns the origin of the wrapped element for its guides.
  func guideOrigin(_ child: ViewDimensions, in size: CGSize) -> CGPoint { .zero }
  /// The guides on which the origin of the wrapped element depends.
  var originKeys: [AlignmentKey] { [] }
  /// Whether changes of the contents do not affect containers, because the element is placing them.
  var containsInvalidation: Bool { false }
  /// Returns the spacing of a wrapper from that of the wrapped element; nil if it does not depend on it.
  func spacing(ofChild spacing: ViewSpacing) -> ViewSpacing? { nil }

  /// A frame with its proposal and space.
  struct Placement: Equatable {
    var frame: CGRect
    var proposal: ProposedViewSize
    var space: LayoutSpace
  }
}

extension LayoutElement {
  /// Returns the size for a proposal, in points. Lengths are at least 0, and infinite only for infinite proposals.
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

  /// Returns the explicit position of a guide, in points. The result is cached.
  final func explicitValue(of key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    if let known = results.guide(key, for: dimensions.proposal) { return known.value }
    guard wrapped != nil else { return resolveGuide(key, in: dimensions) }
    // Resolves wrappers from the innermost to the outermost, so that each finds the result of the wrapper inside it.
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

  /// The number of wrappers above which guides are resolved in advance.
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

  /// The distances that the element prefers to its neighbors, without recursion into wrappers.
  final var resolvedSpacing: ViewSpacing {
    var wrappers: [LayoutElement] = []
    var element = self
    while element.spacing(ofChild: ViewSpacing()) != nil, let wrapped = element.wrapped {
      wrappers.append(element)
      element = wrapped
    }
    return wrappers.reversed().reduce(element.spacing) { $1.spacing(ofChild: $0) ?? $0 }
  }

  /// Places the element in a frame in the coordinates of the enclosing container view. Skips the subtree if frame, proposal
  /// and space are unchanged and nothing in it was invalidated.
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

  /// Stores a placement. Returns whether the contents must be placed.
  private final func record(_ placement: Placement) -> Bool {
    if !needsPlacement, frame == placement.frame, placedProposal == placement.proposal, placedSpace == placement.space {
      return false
    }
    (frame, placedProposal, placedSpace) = (placement.frame, placement.proposal, placement.space)
    needsPlacement = false
    return true
  }

  /// Returns a rectangle whose edges are rounded to pixels.
  public final func pixelAligned(_ rect: CGRect) -> CGRect {
    func rounded(_ value: CGFloat) -> CGFloat { scale > 0 ? (value * scale).rounded() / scale : value }
    let (x, y) = (rounded(rect.minX), rounded(rect.minY))
    return CGRect(x: x, y: y, width: rounded(rect.maxX) - x, height: rounded(rect.maxY) - y)
  }
}
