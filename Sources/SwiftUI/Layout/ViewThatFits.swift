// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) public import TesseraSwiftUILayout

/// A view that shows the first of its child views that fits the proposed size.
public struct ViewThatFits<Content: View>: View {
  private let axes: Axis.Set
  private let content: Content

  /// Creates a view that compares the children's ideal sizes with the proposed size along the given axes.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    (self.axes, self.content) = (axes, content())
  }

  /// The view has no body.
  public typealias Body = Never
  /// Creates or updates the view's node.
  public static func _updateNode(_ node: _ViewNode?, with view: Self, in context: _ViewContext) -> _ViewNode {
    context.reuse(node, as: FittingNode<Content>.self) { FittingNode(context) }.update(
      view.content, axes: view.axes, in: context)
  }
}

private final class FittingNode<Content: View>: WrapperNode {
  private let element = ViewThatFitsElement(children: [])
  private var selection: Int?

  override init(_ context: _ViewContext) {
    super.init(context)
    element.onSelect = { [weak self] index in
      let node = self
      MainActor.assumeIsolated { node?.select(at: index) }
    }
  }

  private func select(at index: Int) {
    guard selection != index else { return }
    selection = index
    graph.needsAdoption = true
  }

  func update(_ content: Content, axes: Axis.Set, in context: _ViewContext) -> _ViewNode {
    environment = context.environment
    element.direction = environment.layoutDirection
    element.scale = environment.displayScale
    element.axes = axes
    updateChild(content, environment)
    return self
  }

  override func childElementsDidChange() {
    let children = child?.elements ?? []
    if !children.elementsEqual(element.children, by: ===) {
      element.children = children
      selection = nil
      graph.needsAdoption = true
    }
    setElements([element])
  }
}
