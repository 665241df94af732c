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
    /// The view. For a declared container that has no view, the view that contains its contents.
    let view: UIView
    /// The view's node, without its children.
    var node: ViewNode
    /// The index of the superview's entry, or -1 for the root.
    let parent: Int
    /// The index of the entry that contains this one in the tree: the superview's, or that of a declared container.
    let container: Int
    /// The transform from the view's coordinates to window coordinates.
    let transform: CGAffineTransform
    /// The view as it is declared, for example in SwiftUI code. Nil for views that are created.
    var declared: DeclaredView?
    /// Whether the entry is a declared container that has no view.
    var isScope = false
    /// The number of entries around this one.
    var depth = 0
  }

  private(set) var entries: [Entry] = []

  init(_ root: UIView) {
    var scopes = DeclaredScopes()
    var waiting = [(view: root, parent: -1, transform: Self.transformToWindow(root))]
    while let (view, parent, transform) = waiting.popLast() {
      let place = scopes.place(of: view)
      let container = place.map { enterScopes(around: $0, in: parent, &scopes) } ?? leaveScopes(in: parent, &scopes)
      let index = entries.count
      var entry = Entry(
        view: view, node: Self.node(view, transform), parent: parent, container: container, transform: transform)
      entry.depth = container < 0 ? 0 : entries[container].depth + 1
      if let declared = place.map(scopes.view) {
        entry.declared = declared
        if !declared.name.isEmpty { entry.node.className = declared.name }
        entry.node.isCustom = declared.kind == .custom
        entry.node.style.merge(declared.attributes) { own, _ in own }
      }
      entries.append(entry)
      guard !view.isHidden else { continue }
      scopes.add(hostedBy: view)
      let isLast = entry.depth + 1 >= ViewNode.maximumDepth
      for child in view.subviews.reversed() where !Self.isSpare(child, in: view) {
        waiting.append((child, isLast ? parent : index, Self.transformToSuperview(child).concatenating(transform)))
      }
    }
    addTitles()
  }

  /// Adds the declared containers around the next view, unless they are open, and returns the innermost one's entry.
  private mutating func enterScopes(
    around place: DeclaredScopes.Place, in parent: Int, _ scopes: inout DeclaredScopes
  ) -> Int {
    guard parent >= 0 else { return parent }
    let superview = entries[parent]
    // The last levels are reserved for views.
    let room = max(0, ViewNode.maximumDepth / 2 - superview.depth)
    let path = scopes.scopes(around: place, in: superview.view).prefix(room)
    let views = scopes
    return scopes.enter(Array(path), in: parent) { scope, container in
      let declared = views.view(at: scope)
      let node = ViewNode(
        className: declared.name, isCustom: declared.kind == .custom,
        frame: ViewNode.Rect(declared.frame.applying(superview.transform)), style: declared.attributes)
      var entry = Entry(
        view: superview.view, node: node, parent: parent, container: container, transform: superview.transform)
      (entry.declared, entry.isScope, entry.depth) = (declared, true, entries[container].depth + 1)
      entries.append(entry)
      return entries.count - 1
    }
  }

  /// Closes the declared containers in a view, because its next subview is in none of them.
  private func leaveScopes(in parent: Int, _ scopes: inout DeclaredScopes) -> Int {
    scopes.enter([], in: parent) { _, container in container }
  }

  /// Gives declared controls, such as a button, their title: the first text in them.
  private mutating func addTitles() {
    for index in entries.indices {
      guard let declared = entries[index].declared, !entries[index].isScope, declared.kind == .container,
        entries[index].node.text == nil, entries[index].view.inspector.role.isControl
      else { continue }
      var next = index + 1
      while next < entries.count, entries[next].depth > entries[index].depth {
        if let text = entries[next].node.text {
          entries[index].node.text = text
          break
        }
        next += 1
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
      if entries[index].container >= 0 { children[entries[index].container].append(nodes[index]) }
    }
    let look = Look(entries[0].view.traitCollection.look)
    if look != .iOS18 { nodes[0].look = look.name }
    return nodes[0]
  }

  /// Returns the node of a view without its children.
  static func node(of view: UIView) -> ViewNode { node(view, transformToWindow(view)) }

  private static func node(_ view: UIView, _ transform: CGAffineTransform) -> ViewNode {
    let owner = (view.next as? UIViewController).flatMap { $0.viewIfLoaded === view ? $0 : nil }
    var name = className(view)
    // The view of SwiftUI's hosting controller has no public class.
    if name == "HostingView", let owner { name = className(owner) }
    return ViewNode(
      className: name, identifier: view.accessibilityIdentifier.flatMap { $0.isEmpty ? nil : $0 },
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
