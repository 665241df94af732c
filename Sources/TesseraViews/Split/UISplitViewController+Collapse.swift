// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// Methods that collapse and expand the columns.
extension UISplitViewController {
  var collapsedRoot: UIViewController? { collapse?.root ?? shown[.primary] ?? shown[.secondary] }

  /// Collapses or expands the columns according to the horizontal size class.
  func collapseOrExpand() {
    let isNarrow = traitCollection.horizontalSizeClass != .regular
    guard !didDecide || isNarrow != (collapse != nil) else { return }
    let isFirst = !didDecide
    didDecide = true
    if isNarrow {
      style == .unspecified ? collapseTwo() : collapseColumns()
      setModeItemForStack()
      delegate?.splitViewControllerDidCollapse(self)
    } else if !isFirst {
      style == .unspecified ? separateTwo() : separateColumns()
      delegate?.splitViewControllerDidExpand(self)
    }
  }

  private func setModeItemForStack() {
    laidOutMode = nil
    updateModeItem()
    for child in children { setOverrideTraitCollection(nil, forChild: child) }
  }

  // MARK: Styles with columns

  private func collapseColumns() {
    let proposed: Column =
      shown[.compact] != nil ? .compact : shown[.secondary] != nil ? .secondary : .primary
    let top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
    var state = SplitCollapse()
    if top == .compact, let compact = shown[.compact] {
      state.root = compact
    } else if let last = columns.firstIndex(of: top) {
      state.adoptColumns(Array(columns[...last].dropFirst()), of: self)
    }
    collapse = state
  }

  private func separateColumns() {
    collapse?.separate(self)
    collapse = nil
    chosenMode = nil
    let proposed = resolvedMode
    let mode =
      delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed) ?? proposed
    if mode != proposed { chosenMode = mode }
  }

  // MARK: Split views with two controllers

  private func collapseTwo() {
    var state = SplitCollapse()
    if let primary = delegate?.primaryViewController(forCollapsing: self), primary !== shown[.primary] {
      state.root = primary
      if primary.parent !== self {
        addChild(primary)
        primary.didMove(toParent: self)
      }
    }
    collapse = state
    guard let secondary = shown[.secondary], let primary = collapsedRoot, primary !== secondary else { return }
    if delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) == true { return }
    primary.collapseSecondaryViewController(secondary, for: self)
  }

  /// Pushes the second view controller onto the first view controller's stack.
  func adoptSecondary() { collapse?.adoptColumns([.secondary], of: self) }

  private func separateTwo() {
    let primary = collapsedRoot
    let secondary = primary.flatMap { delegate?.splitViewController(self, separateSecondaryFrom: $0) }
    let expanded = delegate?.primaryViewController(forExpanding: self)
    let own = primary?.separateSecondaryViewController(for: self)
    collapse?.separate(self)
    collapse = nil
    if let expanded { installController(expanded, for: .primary) }
    if let secondary = secondary ?? own { installController(secondary, for: .secondary) }
  }
}
