// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// A superview and the subviews that a layout gives it, in order. Other subviews it may have stay where they are.
@MainActor
struct Family {
  private struct Child {
    weak var view: UIView?
    let id: ObjectIdentifier
    let isArranged: Bool
  }

  private weak var superview: UIView?
  private var children: [Child] = []

  init(superview: UIView) {
    self.superview = superview
  }

  mutating func add(_ view: UIView, isArranged: Bool) {
    children.append(Child(view: view, id: ObjectIdentifier(view), isArranged: isArranged))
  }

  /// Adds what is missing and moves what is out of order, and as little of that as possible.
  func assemble() {
    guard let superview else { return }
    for child in children { child.view?.followConstraints() }
    if !isInOrder(superview.subviews, children) {
      addMissing(to: superview)
      reorder(superview)
    }
    if let stack = superview as? UIStackView { arrange(stack) }
  }

  /// Whether nothing is missing or out of order.
  var isInOrder: Bool {
    guard let superview, isInOrder(superview.subviews, children) else { return false }
    guard let stack = superview as? UIStackView else { return true }
    return isInOrder(stack.arrangedSubviews, children.filter(\.isArranged))
  }

  /// Whether the children are among `views`, in their order, whatever else stands between them.
  private func isInOrder(_ views: [UIView], _ children: [Child]) -> Bool {
    var next = 0
    for index in views.indices where next < children.count && ObjectIdentifier(views[index]) == children[next].id {
      next += 1
    }
    return next == children.count
  }

  private func addMissing(to superview: UIView) {
    for child in children {
      guard let view = child.view, view.superview !== superview else { continue }
      if superview.isDescendant(of: view) {
        LayoutLog.report(
          "\(ItemName.name(of: view)) is listed inside itself, and left out there. List it once, where it belongs.")
        continue
      }
      superview.addSubview(view)
    }
  }

  /// Moves each view that breaks the order behind the one before it.
  private func reorder(_ superview: UIView) {
    var positions: [ObjectIdentifier: Int] = [:]
    for (index, view) in superview.subviews.enumerated() { positions[ObjectIdentifier(view)] = index }
    let present = children.compactMap { child in positions[child.id].flatMap { index in child.view.map { ($0, index) } }
    }
    let staying = LongestRise.members(of: present.map(\.1))
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

  private func arrange(_ stack: UIStackView) {
    let arranged = children.filter(\.isArranged)
    for child in children where !child.isArranged {
      if let view = child.view, stack.arrangedSubviews.contains(where: { $0 === view }) {
        stack.removeArrangedSubview(view)
      }
    }
    if !isInOrder(stack.arrangedSubviews, arranged) {
      arrange(arranged.compactMap(\.view).filter { $0.superview === stack }, in: stack)
    }
  }

  /// Puts the views one behind the other, from where the first of them that is arranged already stands.
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

extension UIView {
  /// Lets constraints, not the frame, place the view.
  fileprivate func followConstraints() {
    if translatesAutoresizingMaskIntoConstraints { translatesAutoresizingMaskIntoConstraints = false }
  }
}

/// The longest part of a sequence that rises: the members that may stay when the others are moved to sort it.
enum LongestRise {
  /// The indices of a longest rising part of `values`, which are all different. O(n log n).
  static func members(of values: [Int]) -> Set<Int> {
    // For each length, the index of the least value that a rise of that length can end with.
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
