// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) internal import TesseraSwiftUILayout
internal import TesseraFoundation
internal import TesseraLists
internal import UIKit

/// A content view that shows a hosting configuration's view inside a cell's margins.
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

  /// The configuration. Setting a configuration of another type raises an exception, as in UIKit.
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

/// The only view in the host. It consists of the configuration's content and background.
private struct ConfigurationContent<Content: View, Background: View>: View {
  typealias Body = Never
  let configuration: UIHostingConfiguration<Content, Background>
  /// The cell's margins. A closure is used because the left and right margins depend on the layout direction.
  let cellMargins: @MainActor () -> UIEdgeInsets

  static func _updateNode(_ node: _ViewNode?, with view: Self, in context: _ViewContext) -> _ViewNode {
    context.reuse(node, as: ConfigurationNode<Content, Background>.self) { ConfigurationNode(context) }
      .update(view.configuration, view.cellMargins(), context)
  }
}

/// The node of a configuration, with nodes for its content and its background.
private final class ConfigurationNode<Content: View, Background: View>: ElementNode<ConfigurationElement> {
  private var content: _ViewNode?
  private var background: _ViewNode?

  init(_ context: _ViewContext) { super.init(context, ConfigurationElement()) }

  override var children: [_ViewNode] { [content, background].compactMap(\.self) }

  func update(
    _ configuration: UIHostingConfiguration<Content, Background>, _ cellMargins: UIEdgeInsets, _ context: _ViewContext
  ) -> _ViewNode {
    configure(context.environment)
    element.margins = configuration.margins.resolved(cellMargins, environment.layoutDirection)
    element.minimumSize = configuration.minimumSize
    let inner = context.inside(self)
    updating {
      content = Content._updateNode(content, with: configuration.content, in: inner)
      background = Background._updateNode(background, with: configuration.background, in: inner)
    }
    childElementsDidChange()
    return self
  }

  override func childElementsDidChange() {
    element.set(content: content?.elements ?? [], background: background?.elements ?? [])
    graph.needsAdoption = true
  }
}

/// The layout element of the content, which is inset by the margins, and of its background. It fills the proposed
/// size.
private final class ConfigurationElement: LayoutElement, DisplayContainer {
  var margins = UIEdgeInsets.zero { didSet { invalidate() } }
  var minimumSize = CGSize.zero { didSet { invalidate() } }
  private var content: LayoutElement = LayoutElement()
  private var background: [LayoutElement] = []

  var displayedElements: [LayoutElement] { background + [content] }

  func set(content: [LayoutElement], background: [LayoutElement]) {
    self.content = content.count == 1 ? content[0] : LayoutContainerElement(VStackLayout(), children: content)
    self.background = background
    for element in displayedElements { element.container = self }
    invalidate()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
    let own = content.size(inner(proposal))
    return CGSize(
      width: proposal.width ?? max(minimumSize.width, own.width + margins.left + margins.right),
      height: proposal.height ?? max(minimumSize.height, own.height + margins.top + margins.bottom))
  }

  /// Returns a proposal reduced by the margins.
  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - margins.left - margins.right) },
      height: proposal.height.map { max(0, $0 - margins.top - margins.bottom) })
  }

  override func placeContent(in frame: CGRect, proposal: ProposedViewSize, space: LayoutSpace) {
    for element in background { place(element, in: frame, space) }
    place(content, in: frame.inset(by: margins), space)
  }

  /// Centers an element in a rectangle.
  private func place(_ element: LayoutElement, in rect: CGRect, _ space: LayoutSpace) {
    let proposal = ProposedViewSize(rect.size)
    let size = element.size(proposal)
    element.place(
      in: CGRect(
        x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width, height: size.height),
      proposal: proposal, space: space)
  }
}
