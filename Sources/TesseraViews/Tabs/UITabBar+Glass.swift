// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The layout of a tab bar on glass:
//
//     │ 21 (  House   Friends   Photos  ) 8 ( ⌕ ) 21 │   62 points, 21 points above the bottom
//
// A tab for searching has a separate plate. A minimized bar shows only the selected tab, as a circle at the leading
// edge.

import Foundation
import TesseraGraphics

extension UITabBar {
  private var hasIcons: Bool { (items ?? []).contains { $0.image != nil || $0.selectedImage != nil } }

  /// The height of the plate.
  var glassHeight: CGFloat {
    if isMinimized { return GlassBarMetrics.accessoryHeight }
    return hasIcons ? GlassBarMetrics.tabBarHeight : GlassBarMetrics.lowTabBarHeight
  }

  /// The distances of the plate from the sides and from the bottom.
  private var plateMargins: (sides: CGFloat, bottom: CGFloat) { floatingMargins ?? (GlassBarMetrics.tabBarMargin, 0) }

  /// Returns the height of a bar at the bottom of the screen above a safe area with the given height, and sets the bar's
  /// distance from the bottom.
  package func heightAbove(safeArea: CGFloat) -> CGFloat {
    guard isGlass else {
      floatingMargins = nil
      return BarMetrics.tabBarHeight
    }
    let bottom = GlassBarMetrics.bottomMargin(safeArea: UIEdgeInsets(top: 0, left: 0, bottom: safeArea, right: 0))
    if floatingMargins?.bottom != bottom { floatingMargins = (GlassBarMetrics.floatingMargin, bottom) }
    return max(0, rowHeight + bottom - safeArea)
  }

  /// The width of the minimized bar, including the distance to what is next to it, in points.
  package var minimizedWidth: CGFloat { glassHeight + GlassBarMetrics.accessorySpacing }

  /// The least distance by which content is scrolled when the bar is minimized, in points. Approximates iOS 26.
  private static let minimizingDistance: CGFloat = 40

  /// Adapts the bar to the position and the edge effect of the scroll view below it, if there is one. Returns whether the
  /// height of the bar changed.
  @discardableResult
  package func follow(_ scrollView: UIScrollView?, minimizing behavior: UITabBarMinimizeBehavior) -> Bool {
    background.edgeStyle = scrollView?.edgeStyle(at: .bottom) ?? .automatic
    let distance = scrollView.map { $0.contentOffset.y + $0.adjustedContentInset.top } ?? 0
    let wasMinimized = isMinimized
    isMinimized = isGlass && behavior == .onScrollDown && distance >= Self.minimizingDistance
    return isMinimized != wasMinimized
  }

  /// Lays out the plate, the capsule of the selected tab and the tabs.
  func placeGlassTabs() {
    let grid = PixelGrid(scale: pixelScale)
    let height = glassHeight
    let search = buttons.last.flatMap { items?.last?.isSearch == true ? $0 : nil }
    let tabs = search == nil ? buttons : Array(buttons.dropLast())
    let margin = plateMargins.sides
    var room = bounds.width - safeAreaInsets.left - safeAreaInsets.right - margin * 2
    if search != nil { room -= height + GlassBarMetrics.accessorySpacing }
    let shown = isMinimized ? tabs.filter(\.isSelected) : tabs
    for button in tabs {
      button.isHidden = isMinimized && !button.isSelected
      button.hidesTitle = isMinimized
    }
    let wanted = isMinimized ? height - 2 : max(GlassBarMetrics.tabWidth, isWide ? widest + 32 : 0)
    let inset: CGFloat = isMinimized ? 1 : 4
    let width = max(0, min(wanted, (room - inset * 2) / CGFloat(max(1, shown.count))))
    let total = width * CGFloat(shown.count) + inset * 2
    let isLeading = search != nil || isMinimized
    let left = safeAreaInsets.left + margin + (isLeading ? 0 : (room - total) / 2)
    let start = isLeading && isRightToLeft ? bounds.width - left - total : left
    plate.frame = CGRect(x: grid.rounded(start), y: 0, width: grid.rounded(total), height: height)
    plate.isHidden = shown.isEmpty
    for (index, button) in shown.enumerated() {
      let place = isRightToLeft ? shown.count - 1 - index : index
      let x = start + inset + width * CGFloat(place)
      let (low, high) = (grid.rounded(x), grid.rounded(x + width))
      button.frame = CGRect(x: low, y: 0, width: high - low, height: height)
    }
    placeSearch(search, height: height, margin: margin)
    placeCapsule(in: search)
  }

  private var isWide: Bool { traitCollection.horizontalSizeClass == .regular }
  private var widest: CGFloat { buttons.map(\.naturalWidth).max() ?? 0 }

  private func placeSearch(_ button: TabBarButton?, height: CGFloat, margin: CGFloat) {
    searchPlate.isHidden = button == nil
    guard let button else { return }
    let x = isRightToLeft ? safeAreaInsets.left + margin : bounds.width - safeAreaInsets.right - margin - height
    button.frame = CGRect(x: x, y: 0, width: height, height: height)
    button.hidesTitle = true
    searchPlate.frame = button.frame
  }

  /// Places the capsule of the selected tab.
  private func placeCapsule(in search: TabBarButton?) {
    let selected = buttons.first { $0.isSelected && $0 !== search && !$0.isHidden }
    capsule.isHidden = selected == nil || isMinimized
    guard let selected else { return }
    let frame = selected.frame.insetBy(dx: 0, dy: 4)
    capsule.frame = frame
    capsule.layer.cornerRadius = min(frame.width, frame.height) / 2
    capsule.backgroundColor = .secondarySystemFill
  }
}
