// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Adds, moves and removes subviews, with UIKit's callbacks in UIKit's order.

import Foundation

extension UIView {
  func isInside(_ view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superviewStorage
    }
    return false
  }

  func firstView(withTag tag: Int) -> UIView? {
    var walk = TreeWalk(self)
    while let view = walk.next() {
      if view.tag == tag { return view }
      walk.descend(into: view)
    }
    return nil
  }

  func insert(_ view: UIView, at index: Int) {
    checkInsertion(view)
    if view.superviewStorage === self {
      move(view, to: min(index, subviews.count - 1))
      return
    }
    let position = max(0, min(index, subviews.count))
    attach(view, at: position)
  }

  func insert(_ view: UIView, below sibling: UIView) {
    if view.superviewStorage === self, view !== sibling { detachForMove(view) }
    insert(view, at: subviews.firstIndex { $0 === sibling } ?? subviews.count)
  }

  func insert(_ view: UIView, above sibling: UIView) {
    if view.superviewStorage === self, view !== sibling { detachForMove(view) }
    insert(view, at: subviews.firstIndex { $0 === sibling }.map { $0 + 1 } ?? subviews.count)
  }

  private func detachForMove(_ view: UIView) {
    move(view, to: subviews.count - 1)
  }

  private func checkInsertion(_ view: UIView) {
    if view === self {
      raise("NSInvalidArgumentException", "Can't add self as subview")
    }
    if !view.subviews.isEmpty, isInside(view) {
      raise(
        "NSInvalidArgumentException",
        "Can't add \(view) as a subview of \(self): it is one of its superviews. Remove it from there first.")
    }
  }

  private func attach(_ view: UIView, at index: Int) {
    let newWindow = window
    let tint = view.inheritedTintColor
    view.superviewStorage?.willRemoveSubview(view)
    if view.superviewStorage == nil, view.flags.isInWindow, view.window == nil { view.resetWindow() }
    view.willMove(toSuperview: self)
    if view.window !== newWindow { view.notifyWillMove(to: newWindow) }
    if view.superviewStorage != nil { view.unlink() }
    // Callbacks and the removal from the old superview may have changed this view's list of subviews.
    let index = min(index, subviews.count)
    linkLayer(of: view, at: index)
    subviews.insert(view, at: index)
    view.superviewStorage = self
    // The view must be attached before the callbacks, because they may request layout.
    layoutEngineIfLoaded?.attach(view)
    view.rootEngine = nil
    if !view.subviews.isEmpty || view.ancestorHints != nil { AncestorHints.tintDidChange() }
    view.invalidateTraits()
    if view.tintColorStorage == nil, tint != view.inheritedTintColor { view.notifyTintColorDidChange() }
    view.flags.needsSafeAreaUpdate = true
    KeyboardGuideViews.placeDidChange(of: view)
    view.propagateNeeds()
    setNeedsLayout()
    view.notifyDidMove(to: newWindow)
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  /// Inserts the subview's layer at the corresponding position among the sublayers, which may include layers without
  /// views.
  private func linkLayer(of view: UIView, at index: Int) {
    if index < subviews.count {
      layerStorage.insertSublayer(view.layerStorage, below: subviews[index].layerStorage)
    } else {
      layerStorage.addSublayer(view.layerStorage)
    }
  }

  func detach() {
    guard let parent = superviewStorage else { return }
    parent.willRemoveSubview(self)
    willMove(toSuperview: nil)
    if flags.isInWindow { detachFromWindow() }
    let tint = inheritedTintColor
    unlink()
    if AnimationClock.current != nil { layerStorage.endAnimationsInside() }
    invalidateTraits()
    if tint != inheritedTintColor { notifyTintColorDidChange() }
    if flags.isInWindow { notifyDidMove(to: nil) }
    didMoveToSuperview()
  }

  private func detachFromWindow() {
    window?.resignResponders(in: self)
    notifyWillMove(to: nil)
  }

  /// Removes the view from its superview without callbacks. Deactivates constraints between the view's tree and other
  /// views.
  private func unlink() {
    guard let parent = superviewStorage else { return }
    dropCrossingConstraints()
    layoutEngineIfLoaded?.detach(self)
    parent.removeFromList(self)
    layerStorage.removeFromSuperlayer()
    superviewStorage = nil
    AncestorHints.viewLeftSuperview()
    flags.needsSafeAreaUpdate = true
    markSubtreeNeedsLayout()
    parent.didUnlink(self)
    parent.setNeedsLayout()
  }

  private func dropCrossingConstraints() {
    for constraint in constraintsAcrossCut() { constraint.container?.uninstall(constraint) }
  }

  /// Removes a subview from the list. It is usually the first or last element.
  private func removeFromList(_ view: UIView) {
    if subviews.last === view {
      subviews.removeLast()
    } else if let index = subviews.firstIndex(where: { $0 === view }) {
      subviews.remove(at: index)
    }
  }

  func move(_ view: UIView, to index: Int) {
    guard let old = subviews.firstIndex(where: { $0 === view }) else { return }
    let target = max(0, min(index, subviews.count - 1))
    guard old != target else { return }
    subviews.remove(at: old)
    linkLayer(of: view, at: target)
    subviews.insert(view, at: target)
    layoutEngineIfLoaded?.orderDidChange()
    setNeedsLayout()
  }

  func exchangeSubviews(at index1: Int, with index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2), index1 != index2 else { return }
    let (low, high) = (min(index1, index2), max(index1, index2))
    let (first, second) = (subviews[low], subviews[high])
    move(first, to: high)
    move(second, to: low)
  }

  // MARK: Window callbacks

  private func notifyWillMove(to window: UIWindow?) {
    var walk = TreeWalk(self)
    while let view = walk.next() {
      view.willMove(toWindow: window)
      view.viewController?.viewWillMove(toWindow: window)
      walk.descend(into: view)
    }
  }

  func notifyDidMove(to window: UIWindow?) {
    let isInWindow = window != nil
    let takesAppearance = isInWindow && AppearanceProxies.areUsed
    if takesAppearance { AppearanceProxies.viewsEnterWindow() }
    var walk = TreeWalk(self)
    while let view = walk.next() {
      guard view.flags.isInWindow != isInWindow else { continue }
      view.flags.isInWindow = isInWindow
      if takesAppearance { AppearanceProxies.applyProxies(to: view) }
      view.didMoveToWindow()
      view.viewController?.viewDidMove(toWindow: window)
      walk.descend(into: view)
    }
  }

  /// Resets the window of all views in a tree whose window was destroyed.
  private func resetWindow() {
    var walk = TreeWalk(self)
    while let view = walk.next() {
      view.flags.isInWindow = false
      walk.descend(into: view)
    }
  }
}

extension UIView {
  /// Detaches views whose superview was destroyed. Their frames and traits do not change.
  nonisolated static func detachFromDestroyedSuperview(_ views: [UIView]) {
    guard MainQueue.isCurrent else { return }
    MainActor.assumeIsolated {
      AncestorHints.tintDidChange()
      for view in views {
        view.flags.needsSafeAreaUpdate = true
        view.markSubtreeNeedsLayout()
      }
    }
  }

  /// Detaches a view whose window was destroyed. As when UIKit removes a view, its frame and traits do not change.
  func detachFromDestroyedWindow() {
    layerStorage.removeFromSuperlayer()
    superviewStorage = nil
    AncestorHints.viewLeftSuperview()
    notifyDidMove(to: nil)
    didMoveToSuperview()
  }
}
