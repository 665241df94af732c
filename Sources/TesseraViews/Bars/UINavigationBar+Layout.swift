// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The layout of a navigation bar:
//
//     │ 8 ‹ Back   16 items 16 │      Title      │ 16 items 16 │   44 points, 32 if compact, 50 on iPad, 56 in sheets
//     │ 16 Large Title                                         │   52 points, shrinking as content scrolls under
//
// The title is centered in the bar. It is shifted if items would overlap it, and truncated if it doesn't fit.

import Foundation

extension UINavigationBar {
  func placeParts() {
    let size = bounds.size
    background.frame = CGRect(x: 0, y: -topExtension, width: size.width, height: size.height + topExtension)
    promptLabel.frame = CGRect(x: 0, y: 6, width: size.width, height: BarMetrics.promptHeight - 8)
    placeLargeTitle()
    placeSearchBar()
    placeRow()
    let alpha: CGFloat = hidesTitles ? 0 : 1
    plates.setAlpha(alpha)
    for view in content.views + [titleLabel, promptLabel] where view.alpha != alpha && (hidesTitles || hidTitles) {
      view.alpha = alpha
    }
    hidTitles = hidesTitles
  }

  /// Lays out the titles and buttons.
  func placeRow() {
    let placer = BarPlacer(
      width: bounds.width, height: rowHeight, top: contentTop, isRightToLeft: isRightToLeft,
      grid: PixelGrid(scale: pixelScale))
    if isGlass { return placeGlassRow(placer) }
    let trailing = placeTrailing(placer)
    let leading = placeLeading(placer, limit: trailing)
    placeTitle(with: placer, leading: leading, trailing: trailing)
  }

  private var margin: CGFloat {
    isGlass ? GlassBarMetrics.margin : BarMetrics.margin(width: bounds.width)
  }

  /// Lays out the titles and the buttons, which lie on plates of glass.
  private func placeGlassRow(_ placer: BarPlacer) {
    let height = GlassBarMetrics.plateHeight
    plates.begin()
    var leading = margin + sides.leading
    if let back = content.back {
      let size = CGSize(width: height, height: height)
      plates.place(placer.frame(x: leading, size: size), in: self, above: background)
      placer.setFrame(of: back, x: leading, size: size)
      leading += height + GlassBarMetrics.groupSpacing
    }
    for group in GlassGroup.groups(of: content.leading) {
      plates.place(group, x: leading, height: height, in: self, above: background, placer)
      leading += group.width(height: height) + GlassBarMetrics.groupSpacing
    }
    var trailing = bounds.width - margin - sides.trailing
    for group in GlassGroup.groups(of: content.trailing) {
      // Trailing items are ordered from the edge.
      let mirrored = GlassGroup(entries: group.entries.reversed(), hasPlate: group.hasPlate)
      trailing -= mirrored.width(height: height)
      plates.place(mirrored, x: trailing, height: height, in: self, above: background, placer)
      trailing -= GlassBarMetrics.groupSpacing
    }
    plates.end()
    placeTitle(with: placer, leading: leading, trailing: trailing)
  }

  /// The leading and trailing safe area insets, which are nonzero only in landscape.
  private var sides: (leading: CGFloat, trailing: CGFloat) {
    let insets = superview?.safeAreaInsets ?? .zero
    return isRightToLeft ? (insets.right, insets.left) : (insets.left, insets.right)
  }

  // MARK: Items

  /// Places the trailing items. Returns the distance from the leading edge at which they begin.
  private func placeTrailing(_ placer: BarPlacer) -> CGFloat {
    var x = bounds.width - margin - sides.trailing
    var isFirst = true
    for entry in content.trailing {
      guard let view = entry.view else {
        x -= entry.item.width
        continue
      }
      let size = BarItemViews.size(of: view, item: entry.item, height: rowHeight)
      if !isFirst { x -= entry.isCustom ? BarMetrics.customViewSpacing : BarMetrics.itemSpacing }
      isFirst = false
      x -= size.width
      placer.setFrame(of: view, x: x, size: size)
    }
    return isFirst ? bounds.width - margin - sides.trailing : x - BarMetrics.customViewSpacing
  }

  /// Places the leading items. Returns the distance from the leading edge at which they end.
  private func placeLeading(_ placer: BarPlacer, limit: CGFloat) -> CGFloat {
    var x = margin + sides.leading
    var isFirst = true
    if let back = content.back {
      x = BarMetrics.backIndicatorLeading + sides.leading
      let width = chooseBackTitle(back, room: limit - x)
      placer.setFrame(of: back, x: x, size: CGSize(width: width, height: rowHeight))
      x += width
      isFirst = false
    }
    for entry in content.leading {
      guard let view = entry.view else {
        x += entry.item.width
        continue
      }
      let size = BarItemViews.size(of: view, item: entry.item, height: rowHeight)
      if !isFirst { x += entry.isCustom ? BarMetrics.customViewSpacing : BarMetrics.itemSpacing }
      isFirst = false
      placer.setFrame(of: view, x: x, size: size)
      x += size.width
    }
    return isFirst ? x : x + BarMetrics.customViewSpacing
  }

  /// Shows the longest back button title that doesn't cause the bar's title to be truncated, or only the chevron if
  /// no title fits. Returns the width of the button.
  private func chooseBackTitle(_ back: BackButton, room: CGFloat) -> CGFloat {
    let title = showsInlineTitle ? titleSize.width + BarMetrics.customViewSpacing : 0
    let free = max(0, room - title)
    let variant = (0..<back.variants).first { back.width(ofVariant: $0) <= free } ?? back.variants - 1
    back.showVariant(at: variant)
    return back.width(ofVariant: variant)
  }

  // MARK: Titles

  private var titleSize: CGSize {
    content.titleView.map { BarItemViews.size(of: $0, item: nil, height: rowHeight) }
      ?? titleLabel.intrinsicContentSize
  }

  /// The inline title appears once all but 12 points of the large title have scrolled away.
  private var showsInlineTitle: Bool {
    !hasLargeTitle || content.titleView != nil || collapse >= largeTitleHeight - 12
  }

  private func placeTitle(with placer: BarPlacer, leading: CGFloat, trailing: CGFloat) {
    let view = content.titleView ?? titleLabel
    setTitleShown(to: content.titleView == nil && showsInlineTitle)
    let natural = titleSize
    let width = min(natural.width, max(0, trailing - leading))
    let centered = (bounds.width - width) / 2
    let x = max(leading, min(centered, trailing - width))
    placer.setFrame(of: view, x: x, size: CGSize(width: width, height: natural.height))
    let offset = content.titleOffset
    guard offset != .zero, content.titleView == nil else { return }
    titleLabel.frame = titleLabel.frame.offsetBy(dx: offset.horizontal, dy: offset.vertical)
  }

  /// Fades the inline title of a bar with a large title in or out over 0.2 seconds if animations are enabled.
  /// Approximates iOS.
  private func setTitleShown(to isShown: Bool) {
    guard titleLabel.isHidden == isShown else { return }
    guard hasLargeTitle, ListMotion.isAnimated(in: self) else { return titleLabel.isHidden = !isShown }
    let motion = ListMotion(duration: 0.2)
    if !isShown, let picture = DisappearingSnapshot(of: titleLabel) {
      var place = ListMotion.Placement(picture.frame)
      place.alpha = 0
      motion.moveAway(picture, in: self, at: subviews.count, to: place)
    }
    titleLabel.isHidden = !isShown
    if isShown { motion.fadeIn(titleLabel) }
    motion.close()
  }

  /// Positions the search bar so that its field is 1 point below the titles and aligned with the navigation bar's
  /// margins. The search bar pads its field by 10 points at the top and 8 points on each side. Like the large title, it
  /// scrolls away at the top.
  private func placeSearchBar() {
    searchClip.isHidden = searchBar == nil
    guard let searchBar else { return }
    let shown = max(0, searchHeight - min(searchCollapse, searchHeight))
    let height = searchBar.intrinsicContentSize.height
    searchClip.frame = CGRect(x: 0, y: bounds.height - shown, width: bounds.width, height: shown)
    let left = margin - 8 + (isRightToLeft ? sides.trailing : sides.leading)
    let right = margin - 8 + (isRightToLeft ? sides.leading : sides.trailing)
    searchBar.frame = CGRect(
      x: left, y: searchGap - 9 - min(searchCollapse, searchHeight), width: max(0, bounds.width - left - right),
      height: height)
  }

  private func placeLargeTitle() {
    largeTitleClip.isHidden = !hasLargeTitle
    guard hasLargeTitle else { return }
    let top = contentTop + titleRowHeight
    let height = max(0, bounds.height - top - (searchHeight - min(searchCollapse, searchHeight)))
    largeTitleClip.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
    let grid = PixelGrid(scale: pixelScale)
    let size = largeTitleLabel.intrinsicContentSize
    let width = max(0, bounds.width - margin * 2 - sides.leading - sides.trailing)
    let x = margin + (isRightToLeft ? sides.trailing : sides.leading)
    // The large title begins 3 points below the title row before iOS 26 and scrolls up with the content. Pulling down enlarges it by
    // at most 10 %. Approximates iOS; not measured.
    let scale = 1 + min(0.1, stretch / 1000)
    let titleTop = grid.rounded((isGlass ? GlassBarMetrics.largeTitleTop : 3) - collapse + stretch)
    guard scale > 1 || largeTitleLabel.transform != .identity else {
      return largeTitleLabel.frame = CGRect(x: x, y: titleTop, width: width, height: size.height)
    }
    let shift = (scale - 1) * width / 2
    largeTitleLabel.bounds = CGRect(x: 0, y: 0, width: width, height: size.height)
    largeTitleLabel.center = CGPoint(x: x + width / 2 + (isRightToLeft ? -shift : shift), y: titleTop + size.height / 2)
    largeTitleLabel.transform = scale > 1 ? CGAffineTransform(scaleX: scale, y: scale) : .identity
  }
}
