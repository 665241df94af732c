// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// Columns that are one: whose controllers stand where.
///
/// The navigation controllers of the other columns are empty meanwhile. Their controllers stand on the primary column's
/// stack, or wait here.
@MainActor
struct SplitCollapse {
  /// The controllers of each column that stands on the stack, or stood there and was popped.
  private(set) var moved: [UISplitViewController.Column: [UIViewController]] = [:]
  /// What shows instead of the columns; nil for the primary column's stack.
  var root: UIViewController?

  /// Returns the stack that takes the columns in.
  private func stack(_ split: UISplitViewController) -> UINavigationController? {
    let primary = split.shown[.primary]
    return primary as? UINavigationController
      ?? (primary as? UITabBarController)?.selectedViewController as? UINavigationController
  }

  /// Puts a column's controllers on top of the stack, unless they are there.
  mutating func bringToTop(_ column: UISplitViewController.Column, _ split: UISplitViewController) {
    guard root == nil, let stack = stack(split) else { return }
    if column == .primary { return _ = stack.popToRootViewController(animated: true) }
    if let own = moved[column], let last = own.last(where: { stack.viewControllers.contains($0) }) {
      stack.popToViewController(last, animated: true)
      return
    }
    let own = contents(column, split)
    guard !own.isEmpty else { return }
    moved[column] = own
    if own.count == 1 {
      stack.pushViewController(own[0], animated: true)
    } else {
      stack.setViewControllers(stack.viewControllers + own, animated: true)
    }
  }

  /// Takes a column's controllers from the stack.
  mutating func take(_ column: UISplitViewController.Column, _ split: UISplitViewController) {
    guard root == nil, column != .primary, let stack = stack(split),
      let first = stack.viewControllers.firstIndex(where: { moved[column]?.contains($0) == true }), first > 0
    else { return }
    stack.popToViewController(stack.viewControllers[first - 1], animated: true)
  }

  /// Puts another secondary column in the place of the one on the stack.
  mutating func replaceTop(_ split: UISplitViewController) {
    guard root == nil, let stack = stack(split) else { return }
    let own = moved.removeValue(forKey: .secondary) ?? []
    guard let first = stack.viewControllers.firstIndex(where: { own.contains($0) }) else { return }
    let new = contents(.secondary, split)
    moved[.secondary] = new
    stack.setViewControllers(Array(stack.viewControllers.prefix(first)) + new, animated: false)
  }

  /// A column has got another controller; what it had on the stack goes with the next change.
  mutating func forget(_ column: UISplitViewController.Column) {
    if column != .secondary { moved[column] = nil }
  }

  /// What a column holds: the controllers of its stack, which it gives away, or its one controller.
  private func contents(_ column: UISplitViewController.Column, _ split: UISplitViewController) -> [UIViewController] {
    if let waiting = moved[column] { return waiting }
    guard let controller = split.shown[column] else { return [] }
    guard let navigation = controller as? UINavigationController else { return [controller] }
    let own = navigation.viewControllers
    navigation.setViewControllers([], animated: false)
    return own
  }

  /// Puts columns onto the stack, without animation.
  mutating func adopt(_ columns: [UISplitViewController.Column], _ split: UISplitViewController) {
    guard let stack = stack(split) else { return }
    var controllers = stack.viewControllers
    for column in columns {
      let own = contents(column, split)
      moved[column] = own
      controllers += own
    }
    stack.setViewControllers(controllers, animated: false)
  }

  /// Gives every column its controllers back: those above its first one on the stack, or those that were popped.
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
