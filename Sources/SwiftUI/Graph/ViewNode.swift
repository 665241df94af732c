// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) internal import TesseraSwiftUILayout

/// A node of the view graph. It represents the identity of the view at a position, and exists for as long as the view
/// at that position has the same type.
@MainActor
public class _ViewNode {
  let graph: ViewGraph
  private(set) weak var parent: _ViewNode?
  let depth: Int
  /// The node's serial number, in order of creation.
  let serial: Int
  var environment: EnvironmentValues
  /// The number of evaluations so far.
  var evaluation = 0
  private(set) var isRemoved = false
  /// Whether the node is updating its children. Meanwhile, notifications from children are ignored, because the node
  /// computes its elements after the update.
  var isUpdating = false

  /// The layout elements of the node's view, in order. A group can have several elements.
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

  /// Whether the transitions of the node's descendants don't apply when the node appears or disappears.
  var isTransitionBoundary: Bool { false }

  /// The name of the node's view for messages.
  var name: String { "\(type(of: self))" }

  /// Reevaluates the view after a state change.
  func evaluate() {}

  /// Called when a child's elements change outside of an update of this node.
  func childElementsDidChange() { setElements(children.flatMap(\.elements)) }

  /// Stores the elements, and notifies the parent if they changed.
  final func setElements(_ new: [LayoutElement]) {
    guard !new.elementsEqual(elements, by: ===) else { return }
    elements = new
    graph.needsAdoption = true
    if let parent, !parent.isUpdating { graph.childElementsDidChange(of: parent) }
  }

  /// Performs a closure that updates the children, ignoring their notifications.
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

  /// Called once before the node is removed from the graph.
  func willRemove() {}

  /// Schedules the node for evaluation.
  final func invalidate() {
    guard !isRemoved else { return }
    graph.invalidate(self)
  }

  /// Calls the closure for each value of a preference in the node's subtree, in view order.
  func visitPreference<K: PreferenceKey>(_ key: K.Type, _ visit: (K.Value) -> Void) {
    for child in children { child.visitPreference(key, visit) }
  }
}

/// A node that has a single child and shares its elements.
@MainActor
class WrapperNode: _ViewNode {
  var child: _ViewNode?
  override var children: [_ViewNode] { child.map { [$0] } ?? [] }
  override func childElementsDidChange() { setElements(child?.elements ?? []) }

  /// Updates the child node with a view.
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

  /// Sets the element's layout direction and display scale.
  final func configure(_ environment: EnvironmentValues) {
    self.environment = environment
    element.direction = environment.layoutDirection
    element.scale = environment.displayScale
  }
}
