// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The section index at the trailing edge of a list: the appearance of its titles, and their scroll positions.

import Foundation
@_spi(Tessera) import TesseraViews

@MainActor final class SectionIndex {
  var color: UIColor? { didSet { view?.update(self) } }
  var background: UIColor? { didSet { view?.update(self) } }
  var trackingBackground: UIColor? { didSet { view?.update(self) } }
  var minimumCount = 0
  /// Whether the list hides the index.
  var isHidden = false { didSet { view?.isHidden = isHidden } }
  /// Whether a drag began on the index. If so, the list passes the drag to the index instead of scrolling.
  var isTracked = false
  /// The initial vertical position of the finger on the index.
  private var start: CGFloat = 0
  private(set) var view: SectionIndexView?

  /// Shows the titles, or hides the index if the titles are nil or empty.
  func show(_ titles: [String]?, in list: UIView, onSelect choose: @escaping (Int) -> Void) {
    let titles = titles ?? []
    guard titles != view?.titles ?? [] else { return }
    view?.removeFromSuperview()
    view = nil
    guard !titles.isEmpty else { return }
    let made = SectionIndexView(titles: titles, onSelect: choose)
    made.update(self)
    made.isHidden = isHidden
    view = made
    list.addSubview(made)
  }

  /// The width by which the index reduces the rows' width.
  var width: CGFloat { view == nil || isHidden ? 0 : SectionIndexView.width }

  /// Positions the index at the trailing edge of the visible area, above all other views.
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

  func beginTracking(at point: CGPoint) -> Bool {
    isTracked = !isHidden && view?.frame.contains(point) ?? false
    start = point.y - (view?.frame.minY ?? 0)
    return isTracked
  }

  func track(_ pan: UIPanGestureRecognizer) {
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
