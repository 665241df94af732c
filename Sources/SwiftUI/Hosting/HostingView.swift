// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) internal import TesseraSwiftUILayout
internal import UIKit

/// A UIKit view that hosts SwiftUI views.
class HostingView: UIView {
  let graph: ViewGraph
  private var root: RootNode? {
    get { lifetime.root }
    set { lifetime.root = newValue }
  }
  private let lifetime: GraphLifetime
  private var content: any View
  /// The index of the only element to show, for example one of several previews. Nil shows all elements.
  private let index: Int?
  weak var owner: UIViewController?
  var safeAreaRegions = SafeAreaRegions.all {
    didSet { setNeedsLayout() }
  }
  private var isStale = true

  init(_ content: any View, index: Int? = nil) {
    self.content = content
    self.index = index
    graph = ViewGraph()
    lifetime = GraphLifetime(graph)
    super.init(frame: .zero)
    graph.host = self
    graph.onInvalidate = { [weak self] in
      self?.setNeedsLayout()
      if self?.hasIntrinsicSize == true { self?.invalidateIntrinsicContentSize() }
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { return nil }

  func show(_ content: any View) {
    Motion.willChange()
    self.content = content
    isStale = true
    graph.motion.changeWillApply()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    isStale = true
    setNeedsLayout()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  // MARK: Nodes

  /// The values set by preview modifiers on the first view.
  var facts: PreviewFacts { update().elements.first.map(PreviewFacts.init) ?? PreviewFacts() }

  /// Evaluates the invalidated views and returns the root node.
  @discardableResult
  func update() -> RootNode {
    graph.motion.beginUpdate()
    defer { graph.motion.endUpdate() }
    var environment = EnvironmentValues(traitCollection)
    if let root, root.environment.isEqual(to: environment) { environment = root.environment }
    let root = self.root ?? RootNode(graph, environment, index: index)
    self.root = root
    if isStale {
      isStale = false
      root.update(content, environment)
    }
    graph.flush()
    if graph.needsAdoption {
      graph.needsAdoption = false
      HostSubviews.departing = graph.motion.departingViews
      HostSubviews.adopt([root.element], in: self, owner: owner)
    }
    return root
  }

  override var accessibilityElements: [Any]? {
    get { super.accessibilityElements ?? AccessibilityView.sortedElements(in: self) }
    set { super.accessibilityElements = newValue }
  }

  // MARK: Layout

  func fittingSize(_ proposal: ProposedViewSize) -> CGSize {
    let element = update().element
    return ContainerSize.with(proposal.replacingUnspecifiedDimensions(by: bounds.size)) { element.size(proposal) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var rounds = 0
    graph.motion.beginLayout()
    repeat {
      rounds += 1
      if rounds == Self.roundLimit { graph.recordsNames = true }
      layoutOnce()
    } while rounds < Self.roundLimit && (graph.motion.arrive() || graph.needsFlush || graph.needsAdoption)
    graph.endUpdates()
    graph.motion.endLayout()
    let actions = graph.afterLayout
    graph.afterLayout = []
    for action in actions { action() }
  }

  /// The maximum number of consecutive layout passes. A view whose content depends on its size may require several.
  private static var roundLimit: Int { 50 }

  private func layoutOnce() {
    let element = update().element
    let insets = safeAreaRegions.contains(.container) ? safeAreaInsets : .zero
    let safe = bounds.inset(by: insets)
    let proposal = ProposedViewSize(safe.size)
    let size = ContainerSize.with(safe.size) { element.size(proposal) }
    let frame = CGRect(
      x: safe.midX - size.width / 2, y: safe.midY - size.height / 2, width: size.width, height: size.height)
    let space = LayoutSpace(bounds: bounds, safe: safe)
    graph.motion.place {
      ContainerSize.with(safe.size) { element.place(in: frame, proposal: proposal, space: space) }
    }
    for check in graph.geometryChecks.values { check() }
  }

  override var intrinsicContentSize: CGSize {
    guard hasIntrinsicSize else { return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    return fittingSize(.unspecified)
  }
  var hasIntrinsicSize = false

  override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(ProposedViewSize(size)) }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    fittingSize(
      ProposedViewSize(
        width: horizontal == .required ? targetSize.width : nil, height: vertical == .required ? targetSize.height : nil
      ))
  }

  override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { fittingSize(.unspecified) }
}

/// Owns the nodes of a host, and removes them when the host is deallocated.
@MainActor
private final class GraphLifetime {
  let graph: ViewGraph
  var root: RootNode?

  init(_ graph: ViewGraph) { self.graph = graph }

  isolated deinit {
    root?.remove()
    graph.stop()
  }
}

/// The root node of a graph, which stacks several views vertically.
final class RootNode: WrapperNode {
  private(set) var element = LayoutElement()
  private let index: Int?

  init(_ graph: ViewGraph, _ environment: EnvironmentValues, index: Int? = nil) {
    self.index = index
    super.init(_ViewContext(graph: graph, parent: nil, environment: environment))
  }

  /// Displays a view. A view of a different type replaces the current view.
  func update(_ view: any View, _ environment: EnvironmentValues) {
    self.environment = environment
    updateChild(AnyView(erasing: view), environment)
  }

  override func childElementsDidChange() {
    var elements = child?.elements ?? []
    if let index { elements = elements.indices.contains(index) ? [elements[index]] : [] }
    setElements(elements)
    if elements.count == 1 {
      element = elements[0]
    } else {
      element = LayoutContainerElement(VStackLayout(), children: elements)
    }
    element.container = nil
    graph.onInvalidate()
  }
}
