// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
@_spi(Tessera) internal import TesseraSwiftUILayout
@_spi(Tessera) internal import TesseraViews
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
  /// The root node, or nil before the first update.
  var currentRoot: RootNode? { root }
  var safeAreaRegions = SafeAreaRegions.all {
    didSet { setNeedsLayout() }
  }
  private var isStale = true
  /// The visibility of the system's overlays, by the node of the modifier that sets it.
  var overlays: [ObjectIdentifier: SystemOverlays] = [:]
  /// The invalidated hosts that present screens but are not in a window, such as covered pages of a navigation stack.
  private var hiddenHosts: [WeakHost] = []
  private struct WeakHost { weak var view: HostingView? }
  /// Whether an update outside of a window is scheduled.
  private var isUpdateScheduled = false
  /// Called when the content has to be evaluated.
  var onInvalidate: (() -> Void)?

  init(_ content: any View, index: Int? = nil) {
    self.content = content
    self.index = index
    graph = ViewGraph()
    lifetime = GraphLifetime(graph)
    super.init(frame: .zero)
    graph.host = self
    graph.onInvalidate = { [weak self] in
      self?.setNeedsLayout()
      self?.updatePresentationsIfHidden()
      self?.onInvalidate?()
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
    onInvalidate?()
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

  override func keyboardFrameDidChange() {
    super.keyboardFrameDidChange()
    guard owner?.viewIfLoaded === self else { return }
    setNeedsLayout()
    guard let field = window?.keyboardFrame != nil ? window?.firstResponder as? UIView : nil,
      field.isDescendant(of: self)
    else { return }
    graph.afterLayout.append { [weak field] in field?.revealInScrollViews() }
  }

  // MARK: Nodes

  /// Evaluates the invalidated views if the host is not in a window, where no layout does it.
  func updateOffscreen() {
    guard window == nil, isStale || graph.needsFlush else { return }
    update()
    graph.presentations?.settle()
  }

  /// The values set by preview modifiers on the first view.
  var facts: PreviewFacts { update().elements.first.map(PreviewFacts.init) ?? PreviewFacts() }

  /// Evaluates the invalidated views and returns the root node.
  @discardableResult
  func update() -> RootNode {
    graph.motion.beginUpdate()
    defer { graph.motion.endUpdate() }
    var environment = EnvironmentValues(traitCollection)
    if let owner { environment.dismiss = DismissAction(dismissal(of: owner)) }
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

  override var viewInspector: AnyViewInspector { AnyViewInspector(HostInspector(view: self)) }

  /// The dismissal of a controller that UIKit code presented or pushed.
  private var ownDismissal: DismissTarget?

  private func dismissal(of owner: UIViewController) -> DismissTarget {
    if let ownDismissal { return ownDismissal }
    let new = DismissTarget { [weak owner] in
      owner?.dismissByContent()
    } isPresented: { [weak owner] in
      owner?.canBeDismissed == true
    }
    ownDismissal = new
    return new
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
    graph.presentations?.settle()
    guard !hiddenHosts.isEmpty else { return }
    let hosts = hiddenHosts.compactMap(\.view)
    hiddenHosts = []
    for host in hosts { host.updateHidden() }
  }

  /// Schedules the update of a host that presents screens but is not in a window.
  private func updatePresentationsIfHidden() {
    guard graph.presenterCount > 0, window == nil, owner?.parent != nil, !isUpdateScheduled else { return }
    isUpdateScheduled = true
    if let root = owner?.root.viewIfLoaded as? HostingView, root !== self {
      root.hiddenHosts.append(WeakHost(view: self))
      root.setNeedsLayout()
    } else {
      DispatchQueue.main.async { [weak self] in self?.updateHidden() }
    }
  }

  private func updateHidden() {
    isUpdateScheduled = false
    guard window == nil else { return }
    update()
    graph.presentations?.settle()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if graph.presentations != nil { setNeedsLayout() }
  }

  /// The maximum number of consecutive layout passes. A view whose content depends on its size may require several.
  private static var roundLimit: Int { 50 }

  private func layoutOnce() {
    let element = update().element
    var insets = safeAreaRegions.contains(.container) ? safeAreaInsets : .zero
    let uncovered = bounds.inset(by: insets)
    let keyboard = safeAreaRegions.contains(.keyboard) ? max(0, keyboardOverlap - insets.bottom) : 0
    insets.bottom += keyboard
    let safe = bounds.inset(by: insets)
    let proposal = ProposedViewSize(safe.size)
    let size = ContainerSize.with(safe.size) { element.size(proposal) }
    let frame = CGRect(
      x: safe.midX - size.width / 2, y: safe.midY - size.height / 2, width: size.width, height: size.height)
    var space = LayoutSpace(bounds: bounds, safe: safe)
    (space.uncovered, space.keyboard) = (uncovered, keyboard)
    graph.motion.place {
      ContainerSize.with(safe.size) { element.place(in: frame, proposal: proposal, space: space) }
    }
    for check in graph.geometryChecks.values { check() }
    graph.runScrollChecks()
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

  /// Whether the host is a preview, which is as large as its content when it is offered the size of the device.
  var isPreview = false

  override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    fittingSize(isPreview ? ProposedViewSize(bounds.size) : .unspecified)
  }
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
