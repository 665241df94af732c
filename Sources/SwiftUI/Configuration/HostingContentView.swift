// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import TesseraFoundation
internal import TesseraLists
internal import UIKit

/// Shows a hosting configuration in a cell, inside the cell's margins.
final class HostingContentView<Content: View, Background: View>: HostingView, UIContentView, CellMarginsContent {
  private var shown: UIHostingConfiguration<Content, Background>

  init(_ configuration: UIHostingConfiguration<Content, Background>) {
    shown = configuration
    super.init(EmptyView())
    safeAreaRegions = []
    insetsLayoutMarginsFromSafeArea = false
    hasIntrinsicSize = true
    refresh()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { return nil }

  /// The configuration. Another type raises an exception, as with UIKit's content views.
  var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIHostingConfiguration<Content, Background> else {
        raise(
          "NSInternalInconsistencyException",
          "The view shows \(type(of: shown)), not \(type(of: newValue)). Set a configuration of that type.")
      }
      shown = new
      refresh()
    }
  }

  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    refresh()
  }

  private func refresh() {
    show(ConfigurationContent(configuration: shown) { [weak self] in self?.layoutMargins ?? .zero })
  }
}

/// A configuration as the only view of its host.
private struct ConfigurationContent<Content: View, Background: View>: View, PrimitiveView {
  let configuration: UIHostingConfiguration<Content, Background>
  /// Read each time, since left and right depend on the layout direction.
  let cellMargins: @MainActor () -> UIEdgeInsets

  var body: EmptyView { EmptyView() }

  func nodes(in graph: ViewGraph, _ environment: EnvironmentValues) -> [LayoutNode] {
    let behind = graph.scoped("background") { graph.resolve(configuration.background, environment) }
    let content = graph.scoped("content") { graph.resolve(configuration.content, environment) }
    let margins = configuration.margins.resolved(cellMargins(), environment.layoutDirection)
    return [ConfigurationNode(content: content, behind: behind, margins: margins, leastSize: configuration.leastSize)]
  }
}

/// The content within margins, and its background. It fills the offered size.
private final class ConfigurationNode: LayoutNode {
  private let content: RootNode
  private let behind: [LayoutNode]
  private let margins: UIEdgeInsets
  private let leastSize: CGSize

  init(content: [LayoutNode], behind: [LayoutNode], margins: UIEdgeInsets, leastSize: CGSize) {
    self.content = RootNode(content)
    self.behind = behind
    self.margins = margins
    self.leastSize = leastSize
  }

  override var leaves: [LeafNode] { behind.flatMap(\.leaves) + content.leaves }

  override func size(_ proposal: ProposedViewSize) -> CGSize {
    if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
    let own = content.size(proposal.inset(margins))
    return CGSize(
      width: proposal.width ?? max(leastSize.width, own.width + margins.left + margins.right),
      height: proposal.height ?? max(leastSize.height, own.height + margins.top + margins.bottom))
  }

  override func place(in rect: CGRect, _ space: LayoutSpace) {
    for node in behind {
      let size = node.size(ProposedViewSize(rect.size))
      node.place(in: Alignment.center.frame(of: size, in: rect, direction: .leftToRight), space)
    }
    let size = content.size(ProposedViewSize(rect.size).inset(margins))
    content.place(in: Alignment.center.frame(of: size, in: rect.inset(by: margins), direction: .leftToRight), space)
  }
}
