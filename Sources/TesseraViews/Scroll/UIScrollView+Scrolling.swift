// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

extension UIScrollView {
  package var scrollRange: ScrollRange {
    ScrollRange(content: contentSize, size: bounds.size, inset: adjustedContentInset)
  }

  /// The range of offsets if the bars that follow the content are expanded. Content that fits below them can't stay
  /// scrolled, and does not keep them collapsed.
  var rangeWithOpenBars: ScrollRange {
    var range = scrollRange
    if let open = openOffsetOfBars { range.inset.top = max(range.inset.top, -open) }
    return range
  }

  // MARK: Offset

  /// Moves the content to an offset rounded to pixels, so scrolled text is as sharp as text at rest.
  func setOffset(_ offset: CGPoint) {
    let grid = PixelGrid(scale: pixelScale)
    let isTame = abs(offset.x) < 1e9 && abs(offset.y) < 1e9
    let origin = isTame ? CGPoint(x: grid.rounded(offset.x), y: grid.rounded(offset.y)) : offset
    guard origin != bounds.origin else { return }
    bounds = CGRect(origin: origin, size: bounds.size)
  }

  func setOffset(_ offset: CGPoint, animated: Bool, arrived: @escaping @MainActor () -> Void) {
    if animated, offset != contentOffset, offset.x.isFinite, offset.y.isFinite,
      animate(to: { offset }, completion: arrived)
    {
      return
    }
    contentOffset = offset
    arrived()
  }

  func offsetDidChange() {
    layoutEngineIfLoaded?.offsetDidChange()
    setNeedsLayout()
    invalidateBarLayout()
    if AnimationClock.current != nil {
      indicators?.layOut(in: self)
      refreshControl?.followPull(in: self)
    }
    didScroll()
    scrollDelegate?.scrollViewDidScroll(self)
  }

  /// Clamps the offset if it is out of range because the content or the view has been resized.
  package func clampOffset() {
    let range = scrollRange
    guard let settled = settledRange else {
      settledRange = range
      return
    }
    guard settled != range else { return }
    settledRange = range
    // During a movement the offset may be out of range, so only the target is clamped.
    guard motion == nil else {
      motion?.rangeDidChange = true
      return
    }
    contentOffset = rangeWithOpenBars.clamp(contentOffset)
  }

  // MARK: Content size

  package func setExplicitContentSize(_ size: CGSize) {
    let size = CGSize(
      width: size.width.isFinite ? size.width : 0, height: size.height.isFinite ? size.height : 0)
    if let guide = contentGuideStorage {
      guide.explicitSize = size
      layoutEngineIfLoaded?.explicitSizeDidChange(of: guide)
    }
    setContentSize(size)
  }

  func applySolvedContentSize() {
    guard let guide = contentGuideStorage,
      let size = layoutEngineIfLoaded?.solvedSize(of: guide, scale: pixelScale)
    else { return }
    setContentSize(size)
  }

  // MARK: Guides

  var contentAreaGuide: ContentAreaGuide {
    if let guide = contentGuideStorage { return guide }
    let guide = ContentAreaGuide()
    guide.identifier = "UIScrollView-contentLayoutGuide"
    guide.explicitSize = contentSize
    guide.solvedFrame = CGRect(origin: .zero, size: contentSize)
    contentGuideStorage = guide
    addLayoutGuide(guide)
    return guide
  }

  var frameGuide: UILayoutGuide {
    if let guide = frameGuideStorage { return guide }
    let guide = UILayoutGuide()
    guide.identifier = "UIScrollView-frameLayoutGuide"
    guide.solvedFrame = bounds
    frameGuideStorage = guide
    addLayoutGuide(guide)
    for attribute in [NSLayoutConstraint.Attribute.left, .top, .right, .bottom] {
      let edge = SystemConstraint(
        between: guide, attribute: attribute, relation: .equal, second: self, secondAttribute: attribute, multiplier: 1,
        constant: 0)
      edge.identifier = "UIScrollView-frameLayoutGuide-\(attribute.name)"
      edge.isActive = true
    }
    return guide
  }

  // MARK: Revealing

  func reveal(_ rect: CGRect, animated: Bool) {
    let rect = rect.standardized
    guard rect.isFiniteRect, !rect.isEmpty else { return }
    let inset = adjustedContentInset
    let target = CGPoint(
      x: offset(revealing: bounds.minX + inset.left, end: bounds.maxX - inset.right, low: rect.minX, high: rect.maxX)
        - inset.left,
      y: offset(revealing: bounds.minY + inset.top, end: bounds.maxY - inset.bottom, low: rect.minY, high: rect.maxY)
        - inset.top)
    setContentOffset(scrollRange.clamp(target), animated: animated)
  }

  /// Returns the offset after the smallest movement of the visible span [start, end] that shows the span [low, high],
  /// or as much of it as fits.
  private func offset(revealing start: CGFloat, end: CGFloat, low: CGFloat, high: CGFloat) -> CGFloat {
    let length = end - start
    if low >= start, high <= end { return start }
    if high - low > length { return start < low ? low : min(start, high - length) }
    return low < start ? low : high - length
  }

  // MARK: Zoom

  func setZoom(_ scale: CGFloat) {
    let low = min(minimumZoomScale, maximumZoomScale)
    let held = max(low, min(scale.isNaN ? 1 : scale, maximumZoomScale))
    guard held != zoomScale, held > 0, held.isFinite, let view = scrollDelegate?.viewForZooming(in: self) else {
      return
    }
    setZoomStorage(held)
    let origin = view.frame.origin
    view.transform = CGAffineTransform(scaleX: held, y: held)
    view.frame.origin = origin
    contentSize = view.frame.size
    scrollDelegate?.scrollViewDidZoom(self)
  }

  /// Zooms and scrolls so that a rectangle of the zoomed view fills the scroll view.
  func zoom(to rect: CGRect) {
    guard rect.isFiniteRect, rect.width > 0, rect.height > 0 else { return }
    zoomScale = min(bounds.width / rect.width, bounds.height / rect.height)
    let offset = CGPoint(x: rect.midX * zoomScale - bounds.width / 2, y: rect.midY * zoomScale - bounds.height / 2)
    contentOffset = scrollRange.clamp(offset)
  }
}
