// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Traverses a screen's views in drawing order, without recursion. Golden trees, audits and explanations are based on
// the result. Golden trees use only the nodes. Audits and explanations also use the views.

internal import Foundation
internal import TesseraViews

/// A view tree's views and their nodes.
@MainActor
struct ViewInspection {
  struct Entry {
    let view: UIView
    /// The view's node, without its children.
    var node: ViewNode
    /// The index of the superview's entry, or -1 for the root.
    let parent: Int
    /// The transform from the view's coordinates to window coordinates.
    let transform: CGAffineTransform
  }

  private(set) var entries: [Entry] = []

  init(_ root: UIView) {
    var waiting = [(view: root, parent: -1, depth: 0, transform: Self.transformToWindow(root))]
    while let (view, parent, depth, transform) = waiting.popLast() {
      let index = entries.count
      entries.append(
        Entry(view: view, node: Self.node(view, transform), parent: parent, transform: transform))
      guard !view.isHidden else { continue }
      let isLast = depth + 1 >= ViewNode.maximumDepth
      for child in view.subviews.reversed() where !Self.isSpare(child, in: view) {
        let transform = Self.transformToSuperview(child).concatenating(transform)
        waiting.append((child, isLast ? parent : index, isLast ? depth : depth + 1, transform))
      }
    }
  }

  /// The entries as a tree.
  var tree: ViewNode {
    var nodes = entries.map(\.node)
    var children: [[ViewNode]] = Array(repeating: [], count: nodes.count)
    for index in nodes.indices.reversed() {
      nodes[index].children = children[index].reversed()
      children[index] = []
      if entries[index].parent >= 0 { children[entries[index].parent].append(nodes[index]) }
    }
    return nodes[0]
  }

  /// Returns the node of a view without its children.
  static func node(of view: UIView) -> ViewNode { node(view, transformToWindow(view)) }

  private static func node(_ view: UIView, _ transform: CGAffineTransform) -> ViewNode {
    let owner = (view.next as? UIViewController).flatMap { $0.viewIfLoaded === view ? $0 : nil }
    return ViewNode(
      className: className(view), identifier: view.accessibilityIdentifier.flatMap { $0.isEmpty ? nil : $0 },
      controller: owner.map(className), frame: ViewNode.Rect(view.bounds.applying(transform)), isHidden: view.isHidden,
      text: ViewStyle.text(of: view), style: ViewStyle.style(of: view))
  }

  /// Returns the name of an object's class, without its module and generic arguments.
  static func className(_ object: AnyObject) -> String {
    let name = _typeName(type(of: object), qualified: false)
    return String(name.prefix { $0 != "<" })
  }

  /// Returns whether a view is a hidden subview of one of UIKit's own controls or bars.
  private static func isSpare(_ view: UIView, in parent: UIView) -> Bool {
    guard view.isHidden, view.accessibilityIdentifier == nil else { return false }
    return parent.inspector.isReusablePart(view)
  }

  private static func transformToWindow(_ view: UIView) -> CGAffineTransform {
    var result = CGAffineTransform.identity
    var current = view
    while let parent = current.superview {
      result = result.concatenating(transformToSuperview(current))
      current = parent
    }
    return result
  }

  private static func transformToSuperview(_ view: UIView) -> CGAffineTransform {
    let layer = view.layer
    let (bounds, anchor, position) = (layer.bounds, layer.anchorPoint, layer.position)
    let center = CGPoint(x: bounds.minX + bounds.width * anchor.x, y: bounds.minY + bounds.height * anchor.y)
    let affine = layer.affineTransform()
    if affine.isIdentity { return CGAffineTransform(translationX: position.x - center.x, y: position.y - center.y) }
    return CGAffineTransform(translationX: -center.x, y: -center.y).concatenating(affine)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }
}

extension ViewNode.Rect {
  /// Creates a box from a rectangle, rounded to thousandths. NaN becomes 0, and numbers are clamped to a billion
  /// points.
  init(_ rect: CGRect) {
    func rounded(_ value: CGFloat) -> Double {
      guard !value.isNaN else { return 0 }
      let result = (min(max(Double(value), -1e9), 1e9) * 1000).rounded() / 1000
      return result == 0 ? 0 : result
    }
    let (minX, minY) = (rounded(rect.origin.x), rounded(rect.origin.y))
    self.init(x: minX, y: minY, width: rounded(rect.size.width), height: rounded(rect.size.height))
  }

  var maxX: Double { x + width }
  var maxY: Double { y + height }

  func union(_ other: Self) -> Self {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Self(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}
