// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Finding a view's window, layout engine or tint color requires walking up to the root. In a tree with ten thousand
// levels, adding a single view took ten thousand steps, and adding all of them took more than a minute. Therefore a
// long walk leaves hints in the views it passes: a shortcut to an ancestor, and the inherited tint color.
//
//     root ◄─────────────── a ◄── b ◄── c          a root that is added to a superview remains an ancestor,
//      ▲                                           so the walk continues from there
//      └──── new root
//
// Shortcuts are valid until any view is removed from its superview. A global counter counts these removals. Trees
// with fewer than 32 levels have no hints.

import Foundation

/// The cached facts about the ancestors of a view that is deep in a tree.
@MainActor
final class AncestorHints {
  fileprivate weak var ancestor: UIView?
  fileprivate var knownRemovalCount = -1
  fileprivate var tint: UIColor?
  fileprivate var tintChanges = -1

  /// The maximum length of a walk that leaves no hints.
  private static let maximumUnhintedDepth = 32
  /// The total number of views removed from their superviews.
  private static var removalCount = 0
  /// The total number of changes that may affect inherited tint colors.
  private static var allTintChanges = 0

  static func viewLeftSuperview() {
    removalCount += 1
    allTintChanges += 1
  }

  static func tintDidChange() { allTintChanges += 1 }

  // MARK: Root

  static func root(of view: UIView) -> UIView {
    var root = view
    var steps = 0
    while let above = cachedAncestor(of: root) {
      root = above
      steps += 1
    }
    if steps > maximumUnhintedDepth { cacheRoot(from: view, of: root) }
    return root
  }

  /// Returns a distant ancestor if one is cached, otherwise the superview.
  private static func cachedAncestor(of view: UIView) -> UIView? {
    if let hints = view.ancestorHints, hints.knownRemovalCount == removalCount, let ancestor = hints.ancestor {
      return ancestor
    }
    return view.superviewStorage
  }

  private static func cacheRoot(from start: UIView, of root: UIView) {
    var view = start
    while view !== root, let next = cachedAncestor(of: view) {
      let hints = hints(of: view)
      (hints.ancestor, hints.knownRemovalCount) = (root, removalCount)
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

  /// Returns the tint color of the view or of its nearest ancestor with a tint color. The default is blue.
  static func tint(of view: UIView) -> UIColor {
    var found: UIColor?
    var current: UIView? = view
    var steps = 0
    while let asked = current {
      found = asked.tintColorStorage ?? cachedTint(of: asked)
      if found != nil { break }
      current = asked.superview
      steps += 1
    }
    let tint = found ?? .systemBlue
    if steps > maximumUnhintedDepth { cacheTint(from: view, to: current, of: tint) }
    return tint
  }

  private static func cachedTint(of view: UIView) -> UIColor? {
    guard let hints = view.ancestorHints, hints.tintChanges == allTintChanges else { return nil }
    return hints.tint
  }

  private static func cacheTint(from start: UIView, to end: UIView?, of tint: UIColor) {
    var view: UIView? = start
    while let current = view, current !== end {
      let hints = hints(of: current)
      (hints.tint, hints.tintChanges) = (tint, allTintChanges)
      view = current.superview
    }
  }
}
