// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics

// The order in which a screen reader reads a screen:
//
//     element                      is read, without its content
//     accessibilityElements        in their order, as one group
//     groups                       their content, before what follows
//     all else                     row by row from the top; in a row from the leading side
//
// Two boxes are in the same row if their tops are less than 8 points apart (13 points on an iPad). According to Cash
// App's AccessibilitySnapshot, VoiceOver uses the same distances.

/// The accessibility elements of a view and its descendants, in the order in which a screen reader reads them.
@MainActor
@_spi(Tessera) public struct SpokenOrder {
  public private(set) var elements: [SpokenElement] = []
  private let isRightToLeft: Bool
  private let rowHeight: CGFloat

  public init(of root: UIView) {
    isRightToLeft = root.isRightToLeft
    rowHeight = root.traitCollection.userInterfaceIdiom == .pad ? 13 : 8
    elements = root.reading { sorted(nodes(of: root, depth: 0)) }
  }

  /// A single element or a group of elements.
  private enum Node {
    case element(SpokenElement)
    case group([SpokenElement])

    var elements: [SpokenElement] {
      switch self {
      case .element(let element): [element]
      case .group(let elements): elements
      }
    }

    /// The box that determines the reading position. For a group, the union of its boxes.
    var box: CGRect {
      elements.dropFirst().reduce(elements.first?.frame ?? .zero) { $0.union($1.frame) }
    }
  }

  /// The maximum nesting depth of views. More deeply nested views aren't read.
  private static let maximumDepth = 500
  /// The containers whose explicit elements are being read. Used to detect cycles of containers that refer to each
  /// other.
  private var containers: Set<ObjectIdentifier> = []
  private var itemCount = 0
  private static let maximumItemCount = 100_000

  private mutating func nodes(of view: UIView, depth: Int) -> [Node] {
    guard !view.isHidden, view.alpha >= 0.01, !view.accessibilityElementsHidden, depth < Self.maximumDepth else {
      return []
    }
    if view.isAccessibilityElement {
      let own = SpokenElement(view)
      guard isReadable(own) else { return [] }
      return [.element(own)] + nodes(of: view.additionalElements, depth: depth + 1)
    }
    if let given = view.accessibilityElements ?? view.elementsByDefault ?? indexedElements(of: view) {
      let inside = nodes(ofItems: given, in: view, depth: depth).flatMap(\.elements)
      return inside.isEmpty ? [] : [.group(inside)]
    }
    let inside = nodes(of: withoutHiddenByModal(view.subviews), depth: depth + 1)
    guard view.shouldGroupAccessibilityChildren, !inside.isEmpty else { return inside }
    return [.group(sorted(inside))]
  }

  private mutating func nodes(of views: [UIView], depth: Int) -> [Node] {
    var nodes: [Node] = []
    for view in views { nodes += self.nodes(of: view, depth: depth) }
    return nodes
  }

  /// Returns the nodes for explicit elements. A container that contains itself has no nodes.
  private mutating func nodes(ofItems items: [Any], in container: AnyObject, depth: Int) -> [Node] {
    guard containers.insert(ObjectIdentifier(container)).inserted else { return [] }
    defer { containers.remove(ObjectIdentifier(container)) }
    var nodes: [Node] = []
    for item in items where itemCount < Self.maximumItemCount {
      itemCount += 1
      nodes += self.nodes(ofItem: item, depth: depth + 1)
    }
    return nodes
  }

  /// Returns the elements provided by the container methods, or nil if the view implements none of them.
  private func indexedElements(of view: UIView) -> [Any]? {
    guard OverriddenMethod.accessibilityElementCount.isOverridden(by: view) else { return nil }
    let count = view.accessibilityElementCount()
    guard count != NSNotFound, count >= 0 else { return nil }
    return (0..<min(count, 10_000)).compactMap { view.accessibilityElement(at: $0) }
  }

  private mutating func nodes(ofItem item: Any, depth: Int) -> [Node] {
    guard depth < Self.maximumDepth else { return [] }
    if let view = item as? UIView { return nodes(of: view, depth: depth) }
    guard let element = item as? UIAccessibilityElement, !element.accessibilityElementsHidden else { return [] }
    if element.isAccessibilityElement {
      let own = SpokenElement(element)
      return isReadable(own) ? [.element(own)] : []
    }
    return nodes(ofItems: element.accessibilityElements ?? [], in: element, depth: depth)
  }

  /// Returns whether a screen reader can stop at an element, which requires a frame.
  private func isReadable(_ element: SpokenElement) -> Bool {
    let box = element.frame
    return box.width > 0 && box.height > 0 && !box.isInfinite && box.minX.isFinite && box.minY.isFinite
  }

  /// Returns only the last modal view, or all views if none is modal.
  private func withoutHiddenByModal(_ views: [UIView]) -> [UIView] {
    let modal = views.last { $0.accessibilityViewIsModal && !$0.isHidden && $0.alpha >= 0.01 }
    return modal.map { [$0] } ?? views
  }

  private func sorted(_ nodes: [Node]) -> [SpokenElement] {
    let placed = nodes.enumerated().map { (offset: $0.offset, node: $0.element, box: $0.element.box) }
    let fromTop = placed.sorted { ($0.box.minY, $0.offset) < ($1.box.minY, $1.offset) }
    var rows: [[(offset: Int, node: Node, box: CGRect)]] = []
    for item in fromTop {
      if let first = rows.last?.first, item.box.minY - first.box.minY < rowHeight {
        rows[rows.count - 1].append(item)
      } else {
        rows.append([item])
      }
    }
    return rows.flatMap { row in
      row.sorted { (leadingEdge(of: $0.box), $0.offset) < (leadingEdge(of: $1.box), $1.offset) }.flatMap(
        \.node.elements)
    }
  }

  private func leadingEdge(of box: CGRect) -> CGFloat { isRightToLeft ? -box.maxX : box.minX }
}
