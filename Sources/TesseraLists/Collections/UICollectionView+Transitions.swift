// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Layout changes: immediate, animated, or controlled by the app. Cells remain and move to their new positions.

import Foundation
@_spi(Tessera) import TesseraViews

@MainActor struct InteractiveTransition {
  let layout: UICollectionViewTransitionLayout
  let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
}

extension UICollectionView {
  /// The duration of a layout change in seconds. Approximates iOS; not measured.
  private static let duration: TimeInterval = 0.3

  func replaceLayout(_ layout: UICollectionViewLayout, animated: Bool, _ completion: ((Bool) -> Void)?) {
    if let transition { endTransition(transition, finishes: false) }
    let old = collectionViewLayout
    let replace = { [self] in
      notifyTransitionBegin(from: old, to: layout)
      installLayout(layout)
      old.collectionView = nil
      notifyTransitionEnd(from: old, to: layout)
    }
    guard animated, window != nil else {
      replace()
      completion?(true)
      return
    }
    guard canShowMotion else {
      replace()
      layoutIfNeeded()
      completion?(true)
      return
    }
    show(nil, change: replace) { completion?(true) }
  }

  private func notifyTransitionBegin(from old: UICollectionViewLayout, to new: UICollectionViewLayout) {
    old.prepareForTransition(to: new)
    new.prepareForTransition(from: old)
    for (_, view) in shownViews { view.willTransition(from: old, to: new) }
  }

  private func notifyTransitionEnd(from old: UICollectionViewLayout, to new: UICollectionViewLayout) {
    old.finalizeLayoutTransition()
    new.finalizeLayoutTransition()
    for (_, view) in shownViews { view.didTransition(from: old, to: new) }
  }

  private var shownViews: [(key: CollectionElement, value: UICollectionReusableView)] {
    views.sorted { $0.key < $1.key }
  }

  /// Installs another layout. Removes decoration views, because the layout defines them. Other views move to their
  /// new positions.
  private func installLayout(_ layout: UICollectionViewLayout) {
    closeSwipe(animated: false)
    endMove(commits: false)
    for (element, view) in shownViews {
      if element.category == .decorationView { retire(element) } else { view.measured = nil }
    }
    setLayoutStorage(layout)
    layout.collectionView = self
    needsPrepare = true
    hasShownStart = false
    needsTargetOffset = preparedBounds != nil
    applyBackground()
    setNeedsLayout()
  }

  // MARK: Interactive transitions

  func startTransition(
    to new: UICollectionViewLayout, _ completion: LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    if let transition { endTransition(transition, finishes: false) }
    let old = collectionViewLayout
    let layout =
      delegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: new)
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: new)
    notifyTransitionBegin(from: old, to: new)
    transition = InteractiveTransition(layout: layout, completion: completion)
    new.collectionView = self
    installLayout(layout)
    needsTargetOffset = false
    hasShownStart = true
    return layout
  }

  /// Updates positions after the progress has changed, without preparing the layouts again.
  func transitionDidMove() {
    needsPrepare = true
    setNeedsLayout()
  }

  /// Completes the transition at its start or end, and installs the corresponding layout.
  func animateToEnd(finishes: Bool) {
    guard let transition else { return }
    SystemAnimation.run(for: Self.duration) {
      transition.layout.transitionProgress = finishes ? 1 : 0
      self.layoutIfNeeded()
    } completion: { [weak self] _ in
      if let self, self.transition?.layout === transition.layout { endTransition(transition, finishes: finishes) }
    }
  }

  private func endTransition(_ transition: InteractiveTransition, finishes: Bool) {
    self.transition = nil
    let (old, new) = (transition.layout.currentLayout, transition.layout.nextLayout)
    installLayout(finishes ? new : old)
    needsTargetOffset = finishes && preparedBounds != nil
    transition.layout.collectionView = nil
    (finishes ? old : new).collectionView = nil
    notifyTransitionEnd(from: old, to: new)
    transition.completion?(true, finishes)
  }
}
