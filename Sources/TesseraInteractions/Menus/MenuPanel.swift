// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics
@_spi(Tessera) import TesseraViews

/// A rounded list that shows one menu. It scrolls if the menu does not fit.
final class MenuPanel: UIView {
  private(set) var menu: UIMenu
  /// Called when a row is selected, with its menu and its view. The header of a submenu calls `closeSubmenu` instead.
  var onSelect: ((_ row: MenuRow, _ menu: UIMenu, _ view: UIView) -> Void)?
  var closeSubmenu: (() -> Void)?
  /// Whether the first element is at the bottom.
  private let isReversed: Bool
  private let isSubmenu: Bool
  private var shadow: MaterialShadowView?
  private let clip = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  let scroll = UIScrollView()
  private let dim = UIView()
  private var contentHeight: CGFloat = 0
  /// The selectable controls, from top to bottom.
  private(set) var controls: [UIControl] = []

  init(_ menu: UIMenu, isSubmenu: Bool = false, isReversed: Bool = false) {
    self.menu = menu
    self.isSubmenu = isSubmenu
    self.isReversed = isReversed
    super.init(frame: .zero)
    clip.layer.cornerCurve = .continuous
    clip.clipsToBounds = true
    dim.backgroundColor = UIColor(white: 0, alpha: 0.1)
    dim.isHidden = true
    dim.isUserInteractionEnabled = false
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.showsVerticalScrollIndicator = false
    addSubview(clip)
    clip.contentView.addSubview(scroll)
    clip.contentView.addSubview(dim)
  }

  required init?(coder: NSCoder) { nil }

  /// Whether another menu covers this one.
  var isCovered: Bool {
    get { !dim.isHidden }
    set { dim.isHidden = !newValue }
  }

  /// Shows a menu's rows with the given width.
  func show(_ menu: UIMenu, width: CGFloat) {
    self.menu = menu
    for view in scroll.subviews { view.removeFromSuperview() }
    controls = []
    let metrics = MenuMetrics(traits: traitCollection)
    applyLook(metrics)
    var sections = MenuSection.sections(of: menu)
    let isMarked = sections.contains { $0.shape == .rows && $0.rows.contains { $0.mark != nil } }
    if isReversed {
      sections = sections.reversed()
      for index in sections.indices { sections[index].rows.reverse() }
    }
    let hasImages = sections.contains { $0.shape == .rows && $0.rows.contains { $0.image != nil } }
    rowStyle = MenuRowStyle(metrics: metrics, isMarked: isMarked, hasImages: hasImages)
    var top = metrics.edgePadding
    if isSubmenu {
      var style = rowStyle
      style?.isMarked = true
      let header = MenuRowView(
        .submenu(menu), style: style ?? MenuRowStyle(metrics: metrics, isMarked: true), isHeader: true)
      header.addAction(UIAction { [weak self] _ in self?.closeSubmenu?() }, for: .touchUpInside)
      controls.append(header)
      top = addView(header, at: top, width: width)
      header.hasLine = !metrics.isGlass
    } else if !menu.title.isEmpty {
      top = addTitle(menu.title, at: top, width: width, metrics: metrics)
    }
    for (index, section) in sections.enumerated() {
      if index > 0 { top = addGap(at: top, width: width) }
      if !section.title.isEmpty { top = addTitle(section.title, at: top, width: width, metrics: metrics) }
      top =
        section.shape == .rows
        ? addRows(section, at: top, width: width)
        : addTiles(section, at: top, width: width, metrics: metrics)
    }
    top += metrics.edgePadding
    contentHeight = top
    scroll.contentSize = CGSize(width: width, height: top)
  }

  /// The shared layout of the menu's rows.
  private var rowStyle: MenuRowStyle?

  /// Sets the material, the corners and the shadow. The shadow of glass is the panel's own, because its content is
  /// clipped.
  private func applyLook(_ metrics: MenuMetrics) {
    guard shadow == nil else { return }
    let radius = metrics.cornerRadius
    let shadow =
      metrics.isGlass
      ? MaterialShadowView(opacity: 0.16, blur: 16, offset: CGSize(width: 0, height: 6), cornerRadius: radius)
      : MaterialShadowView(opacity: 0.2, blur: 24, offset: CGSize(width: 0, height: 8), cornerRadius: radius)
    insertSubview(shadow, at: 0)
    self.shadow = shadow
    layer.cornerRadius = radius
    clip.layer.cornerRadius = radius
    if metrics.isGlass { clip.effect = UIGlassEffect() }
  }

  var neededHeight: CGFloat { contentHeight }

  private func addView(_ view: UIView, at top: CGFloat, width: CGFloat) -> CGFloat {
    let height = view.sizeThatFits(CGSize(width: width, height: 0)).height
    view.frame = CGRect(x: 0, y: top, width: width, height: height)
    scroll.addSubview(view)
    return top + height
  }

  private func addTitle(_ title: String, at top: CGFloat, width: CGFloat, metrics: MenuMetrics) -> CGFloat {
    let label = UILabel()
    label.text = title
    label.font = metrics.smallFont
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    label.accessibilityTraits = .header
    let room = CGSize(width: max(0, width - 2 * metrics.side), height: .greatestFiniteMagnitude)
    let height = label.sizeThatFits(room).height.rounded(.up)
    label.frame = CGRect(x: metrics.side, y: top + 9, width: room.width, height: height)
    scroll.addSubview(label)
    if !metrics.isGlass { addLine(at: top + height + 18, width: width) }
    return top + height + 18
  }

  private func addLine(at bottom: CGFloat, width: CGFloat) {
    let hairline = 1 / pixelScale
    let line = UIView(frame: CGRect(x: 0, y: bottom - hairline, width: width, height: hairline))
    line.backgroundColor = MenuMetrics.line
    scroll.addSubview(line)
  }

  /// Adds the gap between two sections: a gray band, or a line in the middle on glass.
  private func addGap(at top: CGFloat, width: CGFloat) -> CGFloat {
    let metrics = MenuMetrics(traits: traitCollection)
    let band = CGRect(x: 0, y: top, width: width, height: metrics.sectionGap)
    let line = CGRect(
      x: metrics.side, y: top + (metrics.sectionGap - 1) / 2, width: max(0, width - 2 * metrics.side), height: 1)
    let gap = UIView(frame: metrics.isGlass ? line : band)
    gap.backgroundColor = metrics.isGlass ? MenuMetrics.line : MenuMetrics.gapColor
    scroll.addSubview(gap)
    return top + metrics.sectionGap
  }

  private func addRows(_ section: MenuSection, at start: CGFloat, width: CGFloat) -> CGFloat {
    guard let rowStyle else { return start }
    var top = start
    for (index, row) in section.rows.enumerated() {
      let view = MenuRowView(row, style: rowStyle)
      view.hasLine = index + 1 < section.rows.count && !rowStyle.metrics.isGlass
      connect(view, row: row, menu: section.menu)
      top = addView(view, at: top, width: width)
    }
    return top
  }

  private func connect(_ view: UIControl, row: MenuRow, menu: UIMenu) {
    controls.append(view)
    view.addAction(
      UIAction { [weak self, weak view] _ in if let view { self?.onSelect?(row, menu, view) } }, for: .touchUpInside)
  }

  private func addTiles(
    _ section: MenuSection, at top: CGFloat, width: CGFloat, metrics: MenuMetrics
  ) -> CGFloat {
    let height = section.shape == .medium ? metrics.mediumTileHeight : MenuMetrics.tileHeight
    if section.shape == .palette { return addPalette(section, at: top, width: width, height: height, metrics: metrics) }
    let columns = min(section.shape.columns, max(1, section.rows.count))
    let isRTL = isRightToLeft
    for (index, row) in section.rows.enumerated() {
      let tile = MenuTileView(row, shape: section.shape, metrics: metrics)
      let (column, line) = (index % columns, index / columns)
      let side = width / CGFloat(columns)
      let x = isRTL ? width - CGFloat(column + 1) * side : CGFloat(column) * side
      tile.frame = CGRect(x: x, y: top + CGFloat(line) * height, width: side, height: height)
      tile.hasLine = column + 1 < columns
      connect(tile, row: row, menu: section.menu)
      scroll.addSubview(tile)
      if column == 0, line > 0 { addLine(at: tile.frame.minY, width: width) }
    }
    let lines = (section.rows.count + columns - 1) / columns
    return top + CGFloat(lines) * height
  }

  private func addPalette(
    _ section: MenuSection, at top: CGFloat, width: CGFloat, height: CGFloat, metrics: MenuMetrics
  ) -> CGFloat {
    let strip = UIScrollView(frame: CGRect(x: 0, y: top, width: width, height: height))
    strip.contentInsetAdjustmentBehavior = .never
    strip.showsHorizontalScrollIndicator = false
    let side = max(44, (width - 16) / CGFloat(max(1, section.rows.count)))
    let content = max(width, CGFloat(section.rows.count) * side + 16)
    strip.contentSize = CGSize(width: content, height: height)
    for (index, row) in section.rows.enumerated() {
      let tile = MenuTileView(row, shape: .palette, metrics: metrics)
      let x = 8 + CGFloat(index) * side
      tile.frame = CGRect(x: isRightToLeft ? content - x - side : x, y: top, width: side, height: height)
      tile.frame.origin.y = 0
      connect(tile, row: row, menu: section.menu)
      strip.addSubview(tile)
    }
    if isRightToLeft { strip.contentOffset.x = content - width }
    scroll.addSubview(strip)
    return top + height
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    clip.frame = bounds
    dim.frame = clip.bounds
    if scroll.frame != clip.bounds { scroll.frame = clip.bounds }
    shadow?.surround(bounds)
  }

  /// Returns the control at a point in the panel, or nil if there is no control or the control is disabled.
  func control(at point: CGPoint) -> UIControl? {
    guard bounds.contains(point) else { return nil }
    return controls.first { $0.isEnabled && $0.bounds.contains($0.convert(point, from: self)) }
  }
}
