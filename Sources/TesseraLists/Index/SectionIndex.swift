// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Titles at the trailing edge of a list, which lead to its sections: what is shown of them, and where a finger scrolls to.

import Foundation
@_spi(Tessera) import TesseraViews

/// The index of a list, and how it looks.
@MainActor final class SectionIndex {
  var color: UIColor? { didSet { view?.update(self) } }
  var background: UIColor? { didSet { view?.update(self) } }
  var trackingBackground: UIColor? { didSet { view?.update(self) } }
  /// How many rows there must be for the index to show.
  var minimumCount = 0
  /// Whether a drag that the list gave away belongs to the index.
  var isTracked = false
  /// Where its finger came down.
  private var start: CGFloat = 0
  private(set) var view: SectionIndexView?

  /// Shows titles; nil and none show nothing.
  func show(_ titles: [String]?, in list: UIView, _ choose: @escaping (Int) -> Void) {
    let titles = titles ?? []
    guard titles != view?.titles ?? [] else { return }
    view?.removeFromSuperview()
    view = nil
    guard !titles.isEmpty else { return }
    let made = SectionIndexView(titles, choose)
    made.update(self)
    view = made
    list.addSubview(made)
  }

  /// What the index takes of the rows' width.
  var width: CGFloat { view == nil ? 0 : SectionIndexView.width }

  /// Stands at the trailing edge of what is seen, above everything.
  func place(in list: UIScrollView) {
    guard let view else { return }
    if list.subviews.last !== view { list.bringSubviewToFront(view) }
    let box = list.bounds.inset(by: list.adjustedContentInset)
    let isRTL = list.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x =
      isRTL
      ? list.bounds.minX + list.safeAreaInsets.left
      : list.bounds.maxX - list.safeAreaInsets.right - SectionIndexView.width
    view.frame = CGRect(x: x, y: box.minY, width: SectionIndexView.width, height: max(0, box.height))
  }

  /// Whether a finger came down on the index.
  func takes(_ point: CGPoint) -> Bool {
    isTracked = view?.frame.contains(point) ?? false
    start = point.y - (view?.frame.minY ?? 0)
    return isTracked
  }

  func follow(_ pan: UIPanGestureRecognizer) {
    guard let view else { return isTracked = false }
    switch pan.state {
    case .began:
      if !view.isTracked { view.track(start) }
      view.track(pan.location(in: view).y)
    case .changed: view.track(pan.location(in: view).y)
    default:
      view.endTracking()
      isTracked = false
    }
  }
}
