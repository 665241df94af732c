// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The state of a split view controller while its columns are collapsed. It stores which view controllers belong to
/// which column.
///
/// In this state, the navigation controllers of the other columns are empty. Their view controllers are on the
/// primary column's stack or stored here.
@MainActor
struct SplitCollapse {
  /// Each column's view controllers that are on the primary column's stack or were popped from it.
  private(set) var moved: [UISplitViewController.Column: [UIViewController]] = [:]
  /// The view controller that replaces all columns; nil if the primary column's stack is shown.
  var root: UIViewController?

  /// Returns the navigation controller that shows the collapsed columns.
  private func stack(_ split: UISplitViewController) -> UINavigationController? {
    let primary = split.shown[.primary]
    return primary as? UINavigationController
      ?? (primary as? UITabBarController)?.selectedViewController as? UINavigationController
  }

  /// Pushes a column's view controllers onto the stack, unless they are already on it.
  mutating func bringToTop(_ column: UISplitViewController.Column, of split: UISplitViewController) {
    guard root == nil, let stack = stack(split) else { return }
    if column == .primary { return _ = stack.popToRootViewController(animated: true) }
    if let own = moved[column], let last = own.last(where: { stack.viewControllers.contains($0) }) {
      stack.popToViewController(last, animated: true)
      return
    }
    let own = contents(of: column, in: split)
    guard !own.isEmpty else { return }
    moved[column] = own
    if own.count == 1 {
      stack.pushViewController(own[0], animated: true)
    } else {
      stack.setViewControllers(stack.viewControllers + own, animated: true)
    }
  }

  /// Removes a column's view controllers from the stack.
  mutating func takeContents(of column: UISplitViewController.Column, from split: UISplitViewController) {
    guard root == nil, column != .primary, let stack = stack(split),
      let first = stack.viewControllers.firstIndex(where: { moved[column]?.contains($0) == true }), first > 0
    else { return }
    stack.popToViewController(stack.viewControllers[first - 1], animated: true)
  }

  /// Replaces the secondary column's view controllers on the stack.
  mutating func replaceTop(_ split: UISplitViewController) {
    guard root == nil, let stack = stack(split) else { return }
    let own = moved.removeValue(forKey: .secondary) ?? []
    guard let first = stack.viewControllers.firstIndex(where: { own.contains($0) }) else { return }
    let new = contents(of: .secondary, in: split)
    moved[.secondary] = new
    stack.setViewControllers(Array(stack.viewControllers.prefix(first)) + new, animated: false)
  }

  /// Discards the stored view controllers of a column whose content was replaced, except for the secondary column.
  /// The old view controllers leave the stack with the next change.
  mutating func removeColumn(_ column: UISplitViewController.Column) {
    if column != .secondary { moved[column] = nil }
  }

  /// Removes and returns all view controllers of a column's navigation controller. Without a navigation controller,
  /// returns the column's view controller.
  private func contents(of column: UISplitViewController.Column, in split: UISplitViewController) -> [UIViewController]
  {
    if let waiting = moved[column] { return waiting }
    guard let controller = split.shown[column] else { return [] }
    guard let navigation = controller as? UINavigationController else { return [controller] }
    let own = navigation.viewControllers
    navigation.setViewControllers([], animated: false)
    return own
  }

  /// Pushes the view controllers of several columns onto the stack, without animation.
  mutating func adoptColumns(_ columns: [UISplitViewController.Column], of split: UISplitViewController) {
    guard let stack = stack(split) else { return }
    var controllers = stack.viewControllers
    for column in columns {
      let own = contents(of: column, in: split)
      moved[column] = own
      controllers += own
    }
    stack.setViewControllers(controllers, animated: false)
  }

  /// Moves the view controllers back to their columns: those on the stack, starting with the column's first view
  /// controller, or else those that were popped.
  mutating func separate(_ split: UISplitViewController) {
    guard let stack = stack(split) else { return }
    var rest = stack.viewControllers
    var homes: [(UISplitViewController.Column, [UIViewController])] = []
    for column in [UISplitViewController.Column.secondary, .supplementary] {
      guard let own = moved[column] else { continue }
      if let first = rest.firstIndex(where: { own.contains($0) }) {
        homes.append((column, Array(rest[first...])))
        rest.removeSubrange(first...)
      } else {
        homes.append((column, own))
      }
    }
    if rest.count != stack.viewControllers.count { stack.setViewControllers(rest, animated: false) }
    for (column, controllers) in homes {
      guard let home = split.shown[column] else { continue }
      if let navigation = home as? UINavigationController {
        navigation.setViewControllers(controllers, animated: false)
      } else if home.parent !== split {
        split.addChild(home)
        home.didMove(toParent: split)
      }
    }
    moved = [:]
  }
}
