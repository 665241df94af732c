// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) internal import TesseraSwiftUILayout

/// A node whose children are created when a lazy container shows them.
@MainActor
protocol DeferringNode: _ViewNode {
  /// Returns the node of the child at an index: a new node, or the existing node, updated.
  func updateChild(at index: Int, _ node: _ViewNode?) -> _ViewNode
}

/// The children of a node in a lazy container, and the deferred elements that create them.
///
/// Children are kept once they are created, so that their state outlives scrolling. When the data changes, the children
/// that are shown are updated immediately, and the others when they are shown again.
final class DeferredNodes: DeferredElements {
  private struct Child {
    let node: _ViewNode
    var isShown = false
    var isOutdated = false
  }

  private weak var owner: (any DeferringNode)?
  private let isOfTuple: Bool
  /// The closure that returns the identifier of a child.
  var identify: (Int) -> AnyHashable? = { _ in nil }
  private var children: [Int: Child] = [:]
  private var total = 0

  init(_ owner: any DeferringNode, isTuple: Bool = false) { (self.owner, isOfTuple) = (owner, isTuple) }

  /// The nodes that have been created, in order.
  var nodes: [_ViewNode] { children.sorted { $0.key < $1.key }.map(\.value.node) }

  /// The nodes that have been created, with their indices, in order.
  var indexedNodes: [(index: Int, node: _ViewNode)] {
    children.sorted { $0.key < $1.key }.map { ($0.key, $0.value.node) }
  }

  // MARK: Changes

  /// Changes the number of children after the data has changed.
  ///
  /// - Parameter moves: The closure that returns a child's new index, or nil if the child is removed.
  @MainActor
  func replace(count: Int, moves: ((Int) -> Int?)? = nil) {
    total = count
    if let moves {
      var moved: [Int: Child] = [:]
      for (index, child) in children.sorted(by: { $0.key < $1.key }) {
        if let index = moves(index) { moved[index] = child } else { child.node.remove() }
      }
      children = moved
    }
    for (index, child) in children.sorted(by: { $0.key < $1.key }) {
      children[index]?.isOutdated = true
      if child.isShown { updateChild(at: index) }
    }
    itemsDidChange()
  }

  @MainActor
  private func updateChild(at index: Int) {
    guard let owner, index < total else { return }
    let known = children[index]
    let node = owner.updating { owner.updateChild(at: index, known?.node) }
    if known?.node !== node {
      node.isScrolledOut = known?.isShown != true
      children[index] = Child(node: node, isShown: known?.isShown ?? false)
    } else {
      children[index]?.isOutdated = false
    }
  }

  // MARK: Deferred elements

  override var count: Int { total }
  override var isTuple: Bool { isOfTuple }
  override func identifier(at index: Int) -> AnyHashable? { identify(index) }

  override func elements(at index: Int) -> [LayoutElement] {
    // Layout always runs on the main actor.
    nonisolated(unsafe) let own = self
    nonisolated(unsafe) var elements: [LayoutElement] = []
    MainActor.assumeIsolated { elements = own.updatedElements(at: index) }
    return elements
  }

  @MainActor
  private func updatedElements(at index: Int) -> [LayoutElement] {
    if children[index]?.isOutdated ?? true { updateChild(at: index) }
    let elements = children[index]?.node.elements ?? []
    // The container shows the items of nested deferred elements instead of this item.
    if elements.contains(where: { $0 is DeferredElements }) { setShown(true, at: index) }
    return elements
  }

  override func createdElements(at index: Int) -> [LayoutElement]? {
    guard let node = children[index]?.node else { return nil }
    nonisolated(unsafe) var elements: [LayoutElement] = []
    MainActor.assumeIsolated { elements = node.elements }
    return elements
  }

  override func isOutdated(at index: Int) -> Bool { children[index]?.isOutdated ?? true }

  override func setShown(_ isShown: Bool, at index: Int) {
    guard let node = children[index]?.node, children[index]?.isShown != isShown else { return }
    children[index]?.isShown = isShown
    MainActor.assumeIsolated { node.isScrolledOut = !isShown }
  }
}
