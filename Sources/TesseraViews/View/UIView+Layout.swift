// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The layout pass. Constraints are updated from the bottom up and solved once, and then frames are set from the top
// down. A view's layoutSubviews is called after the view has its size. A pass visits only the parts of the tree that
// need layout.
//
//     setNeedsLayout ──► flags on the path to the root
//     layoutIfNeeded ──► updateConstraints (leaves first) ──► engine.solve ──► safe areas, layoutSubviews (root first)
//                          ▲                                                        │
//                          └──────────── repeated while constraints change ◄────────┘

import Foundation

/// The maximum number of times that a pass restarts because layout code changed constraints. UIKit loops until its
/// feedback-loop debugger stops it, but a renderer must terminate.
private let maximumPasses = 16

extension UIView {
  package func markNeedsLayout() {
    flags.needsLayout = true
    markSubtreeNeedsLayout()
  }

  package func markSubtreeNeedsLayout() {
    if flags.subtreeNeedsLayout { return }
    var view: UIView? = self
    while let current = view, !current.flags.subtreeNeedsLayout {
      current.flags.subtreeNeedsLayout = true
      view = current.superviewStorage
      if view == nil, let window = current as? UIWindow { RunLoopLayout.scheduleLayout(of: window) }
    }
  }

  func markNeedsUpdateConstraints() {
    flags.needsUpdateConstraints = true
    var view: UIView? = self
    while let current = view, !current.flags.subtreeNeedsUpdateConstraints {
      current.flags.subtreeNeedsUpdateConstraints = true
      view = current.superviewStorage
    }
    markSubtreeNeedsLayout()
  }

  /// Sets the new superviews' flags according to the attached subtree's pending layout and constraint updates.
  func propagateNeeds() {
    flags.subtreeNeedsLayout = false
    markSubtreeNeedsLayout()
    let wanted = flags.subtreeNeedsUpdateConstraints
    flags.subtreeNeedsUpdateConstraints = false
    if wanted || flags.needsUpdateConstraints {
      let needed = flags.needsUpdateConstraints
      markNeedsUpdateConstraints()
      flags.needsUpdateConstraints = needed
    }
  }

  func performLayout() {
    performViewLayout()
    if !LayerLayout.isEmpty { LayerLayout.flush(below: layerStorage) }
  }

  private func performViewLayout() {
    let root = AncestorHints.root(of: self)
    guard root.flags.subtreeNeedsLayout || root.rootEngine?.needsSolve == true else { return }
    for _ in 0..<maximumPasses {
      LayoutMeter.current?.countPass(of: root)
      root.performUpdateConstraints()
      root.layoutEngine.solve()
      let top = topmostNeedingLayout
      top.layoutTree()
      root.layoutEngine.dropPlacedNodes()
      if !root.layoutEngine.needsSolve, !top.flags.subtreeNeedsLayout { return }
    }
    root.layoutEngine.reportUnsettled(root: root, passes: maximumPasses)
  }

  /// The view at which a pass for this view begins: the topmost of the consecutive ancestors that need layout.
  /// Therefore a view receives its frame before its subviews do. Core Animation's `layoutIfNeeded` does the same.
  ///
  /// A view that is laying out its subviews is not laid out recursively. If it needs layout again, the pass in
  /// progress is repeated.
  private var topmostNeedingLayout: UIView {
    var top = self
    while let parent = top.superviewStorage, parent.flags.needsLayout, !parent.flags.isInLayout { top = parent }
    return top
  }

  private func layoutTree() {
    var walk = TreeWalk(self)
    while let view = walk.next() {
      guard view === self || view.flags.subtreeNeedsLayout || view.flags.needsSafeAreaUpdate else { continue }
      if view.layoutOne() { walk.descend(into: view) }
    }
  }

  /// Lays out this view only. Returns whether its descendants may need layout.
  private func layoutOne() -> Bool {
    if flags.needsSafeAreaUpdate { updateSafeArea() }
    guard flags.subtreeNeedsLayout || flags.needsLayout else { return false }
    flags.subtreeNeedsLayout = false
    if flags.needsLayout {
      flags.needsLayout = false
      let wasInLayout = flags.isInLayout
      flags.isInLayout = true
      defer { flags.isInLayout = wasInLayout }
      LayoutMeter.current?.beginWork(on: self, work: .layout)
      viewController?.showUnavailableContent(in: self)
      viewController?.viewWillLayoutSubviews()
      let layer = layerStorage
      if type(of: layer) == CALayer.self { layoutSublayers(of: layer) } else { layer.layoutSublayers() }
      viewController?.viewDidLayoutSubviews()
      LayoutMeter.current?.end()
    }
    return true
  }

  func performUpdateConstraints() {
    BottomUpWalk.visit(
      self,
      enter: { view in
        let isWanted = view.flags.subtreeNeedsUpdateConstraints || view.flags.needsUpdateConstraints
        view.flags.subtreeNeedsUpdateConstraints = false
        return isWanted
      },
      leave: { $0.updateOwnConstraints() })
  }

  private func updateOwnConstraints() {
    guard flags.needsUpdateConstraints else { return }
    flags.needsUpdateConstraints = false
    flags.calledUpdateConstraints = false
    LayoutMeter.current?.beginWork(on: self, work: .constraints)
    viewController?.updateViewConstraints()
    updateConstraints()
    LayoutMeter.current?.end()
    if !flags.calledUpdateConstraints {
      raise(
        "NSInternalInconsistencyException",
        "\(self) did not call super in -updateConstraints. Call super.updateConstraints() as the last step.")
    }
  }

  /// The default implementation of `layoutSubviews`: moves subviews and guides to their solved frames.
  func copyOutSubviewFrames() {
    layoutEngineIfLoaded?.copyOutFrames(below: self)
  }
}
