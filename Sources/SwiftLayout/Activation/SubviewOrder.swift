// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// A superview and its subviews in a layout, in order. Other subviews of the superview are not moved.
@MainActor
struct SubviewOrder {
  private struct Child {
    let id: ObjectIdentifier
    /// The index of the view in the layout.
    let place: Int
    let isArranged: Bool
  }

  private weak var superview: UIView?
  private var children: [Child] = []

  init(superview: UIView) {
    self.superview = superview
  }

  mutating func addChild(id: ObjectIdentifier, place: Int, isArranged: Bool) {
    children.append(Child(id: id, place: place, isArranged: isArranged))
  }

  /// Adds missing views and reorders the existing views with as few moves as possible.
  /// - Parameter entries: The views of the layout, by index.
  /// - Returns: The views that were missing.
  func applyOrder(_ entries: [LayoutCollector.ViewEntry]) -> [UIView] {
    guard let superview else { return [] }
    var added: [UIView] = []
    if !isInOrder(superview.subviews, children: children) {
      added = addMissing(to: superview, entries: entries)
      reorderSubviews(of: superview, entries: entries)
    }
    if let stack = superview as? UIStackView { arrangeSubviews(of: stack, entries: entries) }
    return added
  }

  /// Adds the existing children to the superview again, in order. This moves them in front of the superview's other
  /// subviews and calls overrides of `addSubview`.
  func addAgain(_ entries: [LayoutCollector.ViewEntry]) {
    guard let superview else { return }
    for child in children {
      let view = entries[child.place].view
      if view.superview === superview { superview.addSubview(view) }
    }
  }

  /// Whether all views are present and in order.
  var isInOrder: Bool {
    guard let superview, isInOrder(superview.subviews, children: children) else { return false }
    guard let stack = superview as? UIStackView else { return true }
    return children.allSatisfy(\.isArranged)
      ? isInOrder(stack.arrangedSubviews, children: children)
      : isInOrder(stack.arrangedSubviews, children: arranged) && !hasOtherArrangedViews(stack)
  }

  /// Returns whether `views` contains the children in order. Other views may be between them.
  private func isInOrder(_ views: [UIView], children: [Child]) -> Bool {
    var next = 0
    for index in views.indices where next < children.count && ObjectIdentifier(views[index]) == children[next].id {
      next += 1
    }
    return next == children.count
  }

  private func addMissing(to superview: UIView, entries: [LayoutCollector.ViewEntry]) -> [UIView] {
    var added: [UIView] = []
    for child in children {
      let view = entries[child.place].view
      if view.superview === superview { continue }
      if superview.isDescendant(of: view) {
        LayoutLog.report(
          "\(ItemName.name(of: view)) is listed inside itself, and ignored there. List it once, where it belongs.",
          at: entries[child.place].place)
        continue
      }
      superview.addSubview(view)
      added.append(view)
    }
    return added
  }

  /// Moves each view that is out of order in front of its predecessor.
  private func reorderSubviews(of superview: UIView, entries: [LayoutCollector.ViewEntry]) {
    var positions: [ObjectIdentifier: Int] = [:]
    for (index, view) in superview.subviews.enumerated() { positions[ObjectIdentifier(view)] = index }
    let present = children.compactMap { child in positions[child.id].map { (entries[child.place].view, $0) } }
    let staying = LongestIncreasingSubsequence.members(of: present.map(\.1))
    var previous: UIView?
    for (index, (view, _)) in present.enumerated() {
      if !staying.contains(index) {
        if let previous {
          superview.insertSubview(view, aboveSubview: previous)
        } else if let next = present.indices.first(where: staying.contains) {
          superview.insertSubview(view, belowSubview: present[next].0)
        }
      }
      previous = view
    }
  }

  // MARK: Stack views

  private var arranged: [Child] { children.filter(\.isArranged) }

  /// Returns whether the stack view arranges any child that the layout adds only as a subview.
  private func hasOtherArrangedViews(_ stack: UIStackView) -> Bool {
    let ids = Set(stack.arrangedSubviews.map(ObjectIdentifier.init))
    return children.contains { !$0.isArranged && ids.contains($0.id) }
  }

  private func arrangeSubviews(of stack: UIStackView, entries: [LayoutCollector.ViewEntry]) {
    for child in children where !child.isArranged { stack.removeArrangedSubview(entries[child.place].view) }
    if !isInOrder(stack.arrangedSubviews, children: arranged) {
      arrange(arranged.map { entries[$0.place].view }.filter { $0.superview === stack }, in: stack)
    }
  }

  /// Arranges the views consecutively, starting at the index of the first view that is already arranged.
  private func arrange(_ views: [UIView], in stack: UIStackView) {
    let ids = Set(views.map(ObjectIdentifier.init))
    var index = stack.arrangedSubviews.firstIndex { ids.contains(ObjectIdentifier($0)) } ?? stack.arrangedSubviews.count
    for view in views {
      let arranged = stack.arrangedSubviews
      if index >= arranged.count || arranged[index] !== view { stack.insertArrangedSubview(view, at: index) }
      index += 1
    }
  }
}

/// The longest increasing subsequence, whose members can stay in place when the other elements are moved to sort a
/// sequence.
enum LongestIncreasingSubsequence {
  /// Returns the indices of a longest increasing subsequence of `values`, which must be distinct. Runs in O(n log n).
  static func members(of values: [Int]) -> Set<Int> {
    // For each length, the index of the smallest value that can end a subsequence of that length.
    var ends: [Int] = []
    var before = [Int](repeating: -1, count: values.count)
    for (index, value) in values.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if values[ends[middle]] < value { low = middle + 1 } else { high = middle }
      }
      before[index] = low > 0 ? ends[low - 1] : -1
      if low < ends.count { ends[low] = index } else { ends.append(index) }
    }
    var members = Set<Int>(minimumCapacity: ends.count)
    var index = ends.last ?? -1
    while index >= 0 {
      members.insert(index)
      index = before[index]
    }
    return members
  }
}
