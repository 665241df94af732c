// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) internal import TesseraSwiftUILayout

/// A node of the graph: the identity of a view at a position. It exists as long as the view there has the same type.
@MainActor
public class _ViewNode {
  let graph: ViewGraph
  private(set) weak var parent: _ViewNode?
  let depth: Int
  /// The serial number of the node, in order of creation.
  let serial: Int
  var environment: EnvironmentValues
  /// The number of evaluations so far.
  var evaluation = 0
  private(set) var isRemoved = false
  /// Whether the node is being updated. Its parent then recomputes its elements after the update.
  var isUpdating = false

  /// The layout elements of the node's view, in order. A group can have several.
  private(set) var elements: [LayoutElement] = []

  init(_ context: _ViewContext) {
    graph = context.graph
    parent = context.parent
    depth = (context.parent?.depth ?? -1) + 1
    serial = context.graph.makeSerial()
    environment = context.environment
  }

  /// The child nodes, in order.
  var children: [_ViewNode] { [] }

  /// The name of the node's view in messages.
  var name: String { "\(type(of: self))" }

  /// Evaluates the view again after a change of its state.
  func evaluate() {}

  /// Called when the elements of a child changed outside of an update of this node.
  func childElementsDidChange() { setElements(children.flatMap(\.elements)) }

  /// Stores the elements, and notifies the parent if they differ.
  final func setElements(_ new: [LayoutElement]) {
    guard !new.elementsEqual(elements, by: ===) else { return }
    elements = new
    graph.needsAdoption = true
    if let parent, !parent.isUpdating { graph.childElementsDidChange(of: parent) }
  }

  /// Updates the children in the closure, ignoring their notifications.
  final func updating<R>(_ body: () -> R) -> R {
    let outer = isUpdating
    isUpdating = true
    defer { isUpdating = outer }
    return body()
  }

  /// Removes the node and its descendants from the graph.
  final func remove() {
    guard !isRemoved else { return }
    var pending = [self as _ViewNode]
    while let node = pending.popLast() {
      node.isRemoved = true
      pending += node.children.reversed()
      node.willRemove()
    }
    graph.needsAdoption = true
  }

  /// Called once when the node leaves the graph.
  func willRemove() {}

  /// Marks the node for evaluation.
  final func invalidate() {
    guard !isRemoved else { return }
    graph.invalidate(self)
  }

  /// Calls the closure for the values of a preference set in the node's subtree, in order.
  func visitPreference<K: PreferenceKey>(_ key: K.Type, _ visit: (K.Value) -> Void) {
    for child in children { child.visitPreference(key, visit) }
  }
}

/// A node that has a single child and the same elements.
@MainActor
class WrapperNode: _ViewNode {
  var child: _ViewNode?
  override var children: [_ViewNode] { child.map { [$0] } ?? [] }
  override func childElementsDidChange() { setElements(child?.elements ?? []) }

  /// Updates the child with a view.
  final func updateChild<V: View>(_ view: V, _ environment: EnvironmentValues) {
    updating {
      child = V._updateNode(child, with: view, in: _ViewContext(graph: graph, parent: self, environment: environment))
    }
    childElementsDidChange()
  }
}

/// A node that creates one element.
@MainActor
class ElementNode<Element: LayoutElement>: _ViewNode {
  let element: Element

  init(_ context: _ViewContext, _ element: Element) {
    self.element = element
    super.init(context)
    setElements([element])
    configure(context.environment)
  }

  /// Sets the layout direction and the scale of the element.
  final func configure(_ environment: EnvironmentValues) {
    self.environment = environment
    element.direction = environment.layoutDirection
    element.scale = environment.displayScale
  }
}
