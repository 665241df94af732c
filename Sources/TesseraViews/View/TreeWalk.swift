// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Traversal of a view tree without recursion, because a deep tree could overflow the stack.

/// A preorder traversal of a view and its descendants. Siblings are visited in order.
///
///     var walk = TreeWalk(root)
///     while let view = walk.next() { if wanted(view) { walk.descend(into: view) } }
///
/// The subviews of a view are listed when the walk descends into it. Therefore subviews that a visit adds to the view
/// are found, but subviews that are removed later are still visited.
@MainActor
package struct TreeWalk {
  private var levels: [(views: [UIView], next: Int)] = []

  package init(_ root: UIView) {
    levels.append(([root], 0))
  }

  /// Creates a traversal of the descendants of `view`, without `view` itself.
  init(below view: UIView) {
    descend(into: view)
  }

  package mutating func next() -> UIView? {
    while !levels.isEmpty {
      let top = levels.count - 1
      let next = levels[top].next
      if next < levels[top].views.count {
        levels[top].next = next + 1
        return levels[top].views[next]
      }
      levels.removeLast()
    }
    return nil
  }

  /// Adds the subviews of `view`, the view just visited, to the traversal.
  package mutating func descend(into view: UIView) {
    let views = view.subviews
    if !views.isEmpty { levels.append((views, 0)) }
  }
}

/// A postorder traversal of a view and its descendants. Siblings are visited in order.
///
/// `enter` is called before a view's descendants and decides whether they and the view are visited. `leave` is called
/// after the descendants.
@MainActor
enum BottomUpWalk {
  static func visit(_ root: UIView, enter: (UIView) -> Bool, leave: (UIView) -> Void) {
    guard enter(root) else { return }
    var levels: [(view: UIView, children: [UIView], next: Int)] = [(root, root.subviews, 0)]
    while let level = levels.last {
      guard level.next < level.children.count else {
        levels.removeLast()
        leave(level.view)
        continue
      }
      levels[levels.count - 1].next += 1
      let child = level.children[level.next]
      if enter(child) { levels.append((child, child.subviews, 0)) }
    }
  }
}
