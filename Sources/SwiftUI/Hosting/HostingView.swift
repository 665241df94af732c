// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import UIKit

/// The UIKit view that hosts SwiftUI views.
class HostingView: UIView {
  private let graph = ViewGraph()
  private var root: RootNode?
  private var content: any View
  /// The index of the visible node, for one of several previews; nil for all.
  private let index: Int?
  weak var owner: UIViewController?
  var safeAreaRegions = SafeAreaRegions.all
  private(set) var facts = PreviewFacts()
  private var environment = EnvironmentValues()
  private var isStale = true

  init(_ content: any View, index: Int? = nil) {
    self.content = content
    self.index = index
    super.init(frame: .zero)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { return nil }

  func show(_ content: any View) {
    self.content = content
    isStale = true
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

  /// Updates and returns the nodes.
  @discardableResult
  func update() -> RootNode {
    if let root, !isStale { return root }
    isStale = false
    var nodes = graph.update(content, EnvironmentValues(traitCollection))
    if let index { nodes = nodes.indices.contains(index) ? [nodes[index]] : [] }
    facts = nodes.first?.facts ?? PreviewFacts()
    let root = RootNode(nodes)
    self.root = root
    adopt(root.leaves.map(\.hosted))
    return root
  }

  private func adopt(_ hosted: [HostedView]) {
    let views = hosted.map(\.view)
    for view in subviews where !views.contains(view) {
      let controller = owner?.children.first { $0.viewIfLoaded === view }
      controller?.willMove(toParent: nil)
      view.removeFromSuperview()
      controller?.removeFromParent()
    }
    for (position, item) in hosted.enumerated() {
      let isNew = item.view.superview !== self
      if isNew, let controller = item.controller { owner?.addChild(controller) }
      item.view.translatesAutoresizingMaskIntoConstraints = true
      insertSubview(item.view, at: position)
      if isNew { item.controller?.didMove(toParent: owner) }
    }
  }

  // MARK: Layout

  func fittingSize(_ proposal: ProposedViewSize) -> CGSize { update().size(proposal) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let root = update()
    let insets = safeAreaRegions.contains(.container) ? safeAreaInsets : .zero
    let safe = bounds.inset(by: insets)
    let size = root.size(ProposedViewSize(safe.size))
    root.place(
      in: Alignment.center.frame(of: size, in: safe, direction: .leftToRight), LayoutSpace(bounds: bounds, safe: safe))
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
