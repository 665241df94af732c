// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Sections that scroll orthogonally to the layout. Each of these sections has a scroll view inside the collection
// view, which contains the section's cells. The section's headers, footers and backgrounds are outside of the scroll
// view.

import Foundation
@_spi(Tessera) import TesseraViews

extension UICollectionView {
  /// Returns the offset of a section's scroll view, measured in the reading direction.
  func orthogonalOffset(ofSection section: Int) -> CGFloat? { scrollers[section]?.logicalOffset }

  func updateScrollers() {
    let regions = collectionViewLayout.orthogonalRegions
    for section in scrollers.keys.sorted() where regions[section] == nil {
      for element in views.keys.sorted() where views[element]?.superview === scrollers[section] { retire(element) }
      scrollers.removeValue(forKey: section)?.removeFromSuperview()
    }
    for (section, region) in regions.sorted(by: { $0.key < $1.key }) {
      let scroller = scrollers[section] ?? makeScroller(forSection: section)
      scroller.show(region, frame: flipped(region.frame), isMirrored: isFlipped)
    }
  }

  private func makeScroller(forSection section: Int) -> OrthogonalScrollView {
    let scroller = OrthogonalScrollView(frame: .zero)
    scroller.owner = self
    scrollers[section] = scroller
    insertSubview(scroller, at: backgroundView == nil ? 0 : 1)
    return scroller
  }

  /// Returns the scroll view that contains an element. Scroll views contain cells and the views attached to cells or
  /// groups.
  func scroller(for attributes: UICollectionViewLayoutAttributes) -> OrthogonalScrollView? {
    guard attributes.scrollsAcross, !scrollers.isEmpty else { return nil }
    return scrollers[attributes.indexPath.section]
  }

  func scrollOrthogonally(to indexPath: IndexPath, position: ScrollPosition) {
    guard let scroller = scrollers[indexPath.section],
      let frame = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame
    else { return }
    let local = scroller.localFrame(of: frame)
    let isHorizontal = scroller.isHorizontal
    let (near, middle, far): (ScrollPosition, ScrollPosition, ScrollPosition) =
      isHorizontal ? (.left, .centeredHorizontally, .right) : (.top, .centeredVertically, .bottom)
    let side = position.contains(near) ? -1 : position.contains(middle) ? 0 : position.contains(far) ? 1 : nil
    var offset = scroller.contentOffset
    if isHorizontal {
      offset.x = scrollOffset(
        low: local.minX, high: local.maxX, offset: offset.x, length: scroller.bounds.width, near: 0, far: 0, side: side)
    } else {
      offset.y = scrollOffset(
        low: local.minY, high: local.maxY, offset: offset.y, length: scroller.bounds.height, near: 0, far: 0, side: side
      )
    }
    scroller.contentOffset = scroller.scrollRange.clamp(offset)
    setNeedsLayout()
    layoutIfNeeded()
  }
}

final class OrthogonalScrollView: UIScrollView, UIScrollViewDelegate {
  weak var owner: UICollectionView?
  private(set) var region: OrthogonalRegion?
  private var isMirrored = false
  private var hasShownStart = false
  var isHorizontal: Bool { region?.isHorizontal ?? true }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentInsetAdjustmentBehavior = .never
    scrollDelegateStorage = self
    showsHorizontalScrollIndicator = false
  }

  required init?(coder: NSCoder) { nil }

  func show(_ region: OrthogonalRegion, frame: CGRect, isMirrored: Bool) {
    self.region = region
    self.isMirrored = isMirrored && region.isHorizontal
    isPagingEnabled = region.behavior == .paging
    decelerationRate = region.behavior == .continuous ? .normal : .fast
    if self.frame != frame { self.frame = frame }
    if contentSize != region.content { contentSize = region.content }
    clampOffset()
    if self.isMirrored, !hasShownStart { contentOffset.x = scrollRange.greatest.x }
    hasShownStart = true
  }

  /// Converts a rectangle from layout coordinates to this view's content coordinates.
  func localFrame(of rect: CGRect) -> CGRect {
    guard let region else { return rect }
    let moved = rect.offsetBy(dx: -region.frame.minX, dy: -region.frame.minY)
    guard isMirrored else { return moved }
    let width = max(region.content.width, region.frame.width)
    return CGRect(x: width - moved.maxX, y: moved.minY, width: moved.width, height: moved.height)
  }

  /// The distance scrolled from the start of the content, in points.
  var logicalOffset: CGFloat {
    guard let region, region.isHorizontal else { return contentOffset.y }
    return isMirrored ? max(region.content.width, bounds.width) - bounds.width - contentOffset.x : contentOffset.x
  }

  override func didScroll() {
    super.didScroll()
    owner?.setNeedsLayout()
  }

  // MARK: Paging

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard let region, let start = restingOffset(near: targetContentOffset.pointee, velocity: velocity, region: region)
    else { return }
    if region.isHorizontal { targetContentOffset.pointee.x = start } else { targetContentOffset.pointee.y = start }
  }

  /// Returns the offset at which a group is aligned with the edge or the center.
  private func restingOffset(near target: CGPoint, velocity: CGPoint, region: OrthogonalRegion) -> CGFloat? {
    let isCentered = region.behavior == .groupPagingCentered
    switch region.behavior {
    case .none, .continuous, .paging: return nil
    case .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered: break
    }
    let (low, high) = (scrollRange.least, scrollRange.greatest)
    let (least, most) = region.isHorizontal ? (low.x, high.x) : (low.y, high.y)
    let length = region.isHorizontal ? bounds.width : bounds.height
    let content = region.isHorizontal ? max(region.content.width, length) : region.content.height
    let stops = region.groups.map { group -> CGFloat in
      let wish =
        isCentered ? group.start + group.length / 2 - length / 2 : group.start - (region.groups.first?.start ?? 0)
      let mirrored = isMirrored ? content - length - wish : wish
      return min(max(mirrored, least), most)
    }
    let wish = region.isHorizontal ? target.x : target.y
    let nearest = stops.min { abs($0 - wish) < abs($1 - wish) }
    guard region.behavior != .continuousGroupLeadingBoundary, let nearest else { return nearest }
    return nextStop(in: stops.sorted(), from: nearest, velocity: region.isHorizontal ? velocity.x : velocity.y)
  }

  /// Returns the offset of the next group in the flick's direction.
  private func nextStop(in stops: [CGFloat], from nearest: CGFloat, velocity: CGFloat) -> CGFloat {
    let now = isHorizontal ? contentOffset.x : contentOffset.y
    if velocity > 0 { return stops.first { $0 > now } ?? nearest }
    if velocity < 0 { return stops.last { $0 < now } ?? nearest }
    return stops.min { abs($0 - now) < abs($1 - now) } ?? nearest
  }
}
