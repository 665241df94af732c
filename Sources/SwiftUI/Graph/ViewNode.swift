// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) internal import TesseraSwiftUILayout

/// A node of the view graph. It represents the identity of the view at a position, and exists for as long as the view
/// at that position has the same type.
@MainActor
public class _ViewNode {
  let graph: ViewGraph
  var parent: _ViewNode? { parentReference?.node }
  private let parentReference: NodeReference?
  /// The reference that the node's children have to it.
  private nonisolated(unsafe) var ownReference: NodeReference?
  let depth: Int
  /// The node's serial number, in order of creation.
  let serial: Int
  var environment: EnvironmentValues
  /// The number of evaluations so far.
  var evaluation = 0
  private(set) var isRemoved = false
  /// Whether the view is in a lazy container, so that its children are created on demand.
  let isLazy: Bool
  /// Whether the view is an item that its lazy container does not show. A change notifies the node and its descendants.
  final var isScrolledOut = false {
    didSet { if isScrolledOut != oldValue { notifyShown() } }
  }
  /// Whether the node or a descendant sets preferences, or did so before.
  private(set) final var hasPreferences = false
  /// Whether the node is updating its children. Meanwhile, notifications from children are ignored, because the node
  /// computes its elements after the update.
  var isUpdating = false

  /// The layout elements of the node's view, in order. A group can have several elements.
  private(set) var elements: [LayoutElement] = []

  init(_ context: _ViewContext) {
    graph = context.graph
    parentReference = context.parent?.reference
    depth = (context.parent?.depth ?? -1) + 1
    serial = context.graph.makeSerial()
    environment = context.environment
    isLazy = context.isLazy
  }

  deinit { ownReference?.node = nil }

  /// A reference to the node that doesn't retain it.
  final var reference: NodeReference {
    if let ownReference { return ownReference }
    let reference = NodeReference(self)
    ownReference = reference
    return reference
  }

  /// The child nodes, in order.
  var children: [_ViewNode] { [] }

  /// Whether the transitions of the node's descendants don't apply when the node appears or disappears.
  var isTransitionBoundary: Bool { false }

  /// The name of the node's view for messages.
  var name: String { "\(type(of: self))" }

  /// The type of the view, the modifier or the style that the node represents, or nil if its elements identify it.
  var represented: Any.Type? { nil }

  /// Reevaluates the view after a state change.
  func evaluate() {}

  /// Called when a child's elements change outside of an update of this node.
  func childElementsDidChange() { setElements(children.flatMap { $0.elements }) }

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

  /// Whether no lazy container has scrolled the view out of its visible rectangle.
  final var isShown: Bool {
    var next: _ViewNode? = self
    while let node = next {
      if node.isScrolledOut { return false }
      next = node.parent
    }
    return true
  }

  private final func notifyShown() {
    var pending = [self as _ViewNode]
    while let node = pending.popLast() {
      pending += node.children.reversed()
      node.isShownDidChange()
    }
  }

  /// Called when a lazy container begins or stops showing the view.
  func isShownDidChange() {}

  /// Called once before the node is removed from the graph.
  func willRemove() {}

  /// Schedules the node for evaluation.
  final func invalidate() {
    guard !isRemoved else { return }
    graph.invalidate(self)
  }

  /// Collects the identifiers of the elements of `ForEach`, by which pickers identify options without a tag.
  func collectTags(into tags: inout [ObjectIdentifier: AnyHashable]) {
    for child in children { child.collectTags(into: &tags) }
  }

  /// Calls the closure for each value of a preference in the node's subtree, in view order.
  func visitPreference<K: PreferenceKey>(_ key: K.Type, _ visit: (K.Value) -> Void) {
    for child in children where child.hasPreferences { child.visitPreference(key, visit) }
  }

  /// Records that the node sets preferences, so that observers visit the part of the tree that contains it.
  final func addPreferences() {
    var next: _ViewNode? = self
    while let node = next, !node.hasPreferences {
      node.hasPreferences = true
      next = node.parent
    }
  }
}

/// A reference to a node, which becomes nil when the node is deallocated.
///
/// A weak reference would give the node a side table, which makes all of its retains and releases slow.
final class NodeReference: @unchecked Sendable {
  // Changed by the node's deinitializer, and read on the main actor.
  fileprivate(set) unowned(unsafe) var node: _ViewNode?
  init(_ node: _ViewNode) { self.node = node }
}

/// A node that has a single child and shares its elements.
@MainActor
class WrapperNode: _ViewNode {
  var child: _ViewNode?
  override var children: [_ViewNode] { child.map { [$0] } ?? [] }
  override func childElementsDidChange() { setElements(child?.elements ?? []) }

  /// Whether the child is in the same container as the node's view, so that it is lazy if the view is.
  var sharesContainer: Bool { false }

  /// Updates the child node with a view.
  final func updateChild<V: View>(_ view: V, _ environment: EnvironmentValues, isLazy: Bool? = nil) {
    updating {
      let context = _ViewContext(
        graph: graph, parent: self, environment: environment, isLazy: isLazy ?? (sharesContainer && self.isLazy))
      child = V._updateNode(child, with: view, in: context)
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
