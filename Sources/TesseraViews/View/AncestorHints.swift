// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Asking a view for its window, its engine or its tint colour walks up to the root. In a tree of ten thousand levels that
// made adding each view cost ten thousand steps, all of them together more than a minute. So a long walk leaves hints in
// the views it has passed: a shortcut to an ancestor, and the colour found there.
//
//   root ◄─────────────── a ◄── b ◄── c          a root that gets a superview of its own stays an ancestor:
//    ▲                                           the walk goes on from there
//    └──── new root
//
// Shortcuts hold as long as no view has left its superview since, which one count for all trees tells. Trees that are less
// than 32 levels deep never get hints.

import Foundation

/// What a view deep in a tree knows about those above it.
@MainActor
final class AncestorHints {
  fileprivate weak var ancestor: UIView?
  fileprivate var cuts = -1
  fileprivate var tint: UIColor?
  fileprivate var tintChanges = -1

  /// The longest walk that leaves no hints.
  private static let far = 32
  /// How many views have left their superviews.
  private static var allCuts = 0
  /// How often the colour that some view inherits may have changed.
  private static var allTintChanges = 0

  static func viewLeftSuperview() {
    allCuts += 1
    allTintChanges += 1
  }

  static func tintDidChange() { allTintChanges += 1 }

  // MARK: Root

  static func root(of view: UIView) -> UIView {
    var root = view
    var steps = 0
    while let above = above(root) {
      root = above
      steps += 1
    }
    if steps > far { leaveWord(from: view, of: root) }
    return root
  }

  /// A known ancestor, or the superview.
  private static func above(_ view: UIView) -> UIView? {
    if let hints = view.ancestorHints, hints.cuts == allCuts, let ancestor = hints.ancestor { return ancestor }
    return view.superviewStorage
  }

  private static func leaveWord(from start: UIView, of root: UIView) {
    var view = start
    while view !== root, let next = above(view) {
      let hints = hints(of: view)
      (hints.ancestor, hints.cuts) = (root, allCuts)
      view = next
    }
  }

  private static func hints(of view: UIView) -> AncestorHints {
    if let hints = view.ancestorHints { return hints }
    let made = AncestorHints()
    view.ancestorHints = made
    return made
  }

  // MARK: Tint

  /// The nearest colour on the way to the root.
  static func tint(of view: UIView) -> UIColor {
    var found: UIColor?
    var current: UIView? = view
    var steps = 0
    while let asked = current {
      found = asked.tintColorStorage ?? knownTint(asked)
      if found != nil { break }
      current = asked.superview
      steps += 1
    }
    let tint = found ?? .systemBlue
    if steps > far { leaveWord(from: view, to: current, of: tint) }
    return tint
  }

  private static func knownTint(_ view: UIView) -> UIColor? {
    guard let hints = view.ancestorHints, hints.tintChanges == allTintChanges else { return nil }
    return hints.tint
  }

  private static func leaveWord(from start: UIView, to end: UIView?, of tint: UIColor) {
    var view: UIView? = start
    while let current = view, current !== end {
      let hints = hints(of: current)
      (hints.tint, hints.tintChanges) = (tint, allTintChanges)
      view = current.superview
    }
  }
}
