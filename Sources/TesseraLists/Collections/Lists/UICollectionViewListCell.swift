// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A list cell has the same structure as a table cell: the content, accessories at the ends, and a separator at the
// bottom. The separator covers the cell's last row of pixels. A table row, in contrast, reserves an additional pixel
// for the separator (a height of 44.33, measured); lists have not been measured. Because the content view of a
// collection view cell is as tall as the cell, a list row is as tall as its content.
//
//     │ margin ┊ leading accessories │ content view │ trailing accessories ┊ margin │
//     └───────────────────────── separator ────────────────────────────────────────┘

public import Foundation
@_spi(Tessera) public import TesseraViews

/// A list cell with accessories and a separator.
open class UICollectionViewListCell: UICollectionViewCell {
  @_spi(Tessera) open override var isElementByDefault: Bool { true }
  @_spi(Tessera) open override var labelByDefault: String? { CellAccessibility.label(of: contentView) }
  @_spi(Tessera) open override var traitsByDefault: UIAccessibilityTraits { isSelected ? .selected : [] }
  @_spi(Tessera) open override var additionalElements: [UIView] { CellAccessibility.controls(in: contentView) }

  private(set) var listContext: ListCellContext?
  private var accessoryViews: [(view: UIView, accessory: UICellAccessory)] = []
  private var accessoryState: Bool?
  private var bottomLine: UIView?
  private var topLine: UIView?
  private var guideStorage: UILayoutGuide?

  // MARK: Content

  /// Returns a content configuration without text for the view's position: header, footer or cell. Outside of a list,
  /// returns the configuration for a cell.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch listContext?.role {
    case .header: listContext?.appearance == .plain ? .plainHeader() : .groupedHeader()
    case .footer: .groupedFooter()
    case .cell, nil: .cell()
    }
  }

  /// The accessories at the cell's ends, from leading to trailing. Setting this property creates the views
  /// immediately. Empty by default.
  open var accessories: [UICellAccessory] = [] {
    didSet {
      accessoryState = nil
      makeAccessories()
    }
  }

  /// The indentation level of the content. Each level is `indentationWidth` wide. Negative levels are treated as 0,
  /// the default.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { contentDidMove() } } }
  /// The width of one indentation level, in points. 16 by default.
  open var indentationWidth: CGFloat = 16 { didSet { if indentationWidth != oldValue { contentDidMove() } } }
  /// Whether leading accessories are indented with the content. True by default.
  open var indentsAccessories = true { didSet { if indentsAccessories != oldValue { contentDidMove() } } }

  private func contentDidMove() {
    measured = nil
    placeContent()
    setNeedsLayout()
    collectionView?.cellContentDidChange(self)
  }

  override func shown(_ configuration: any UIContentConfiguration) -> any UIContentConfiguration {
    guard let list = configuration as? UIListContentConfiguration, let listContext else { return configuration }
    return listContext.applied(to: list, hasAccessory: hasTrailingAccessory)
  }

  override func showContent() {
    super.showContent()
    applyMargins()
  }

  /// Applies a list configuration's margins to content that uses the cell's margins.
  private func applyMargins() {
    guard let listContext, let view = contentView as? any CellMarginsContent else { return }
    view.directionalLayoutMargins =
      listContext.applied(to: .cell(), hasAccessory: hasTrailingAccessory).directionalLayoutMargins
  }

  override func listContextDidChange(_ new: ListCellContext?) {
    guard new != listContext else { return }
    listContext = new
    layer.maskedCorners = new?.roundedCorners ?? []
    layer.cornerRadius = new.map { $0.roundedCorners.isEmpty ? 0 : $0.metrics.cornerRadius } ?? 0
    layer.cornerCurve = .continuous
    clipsToBounds = new != nil
    showBackground()
    if contentConfiguration is UIListContentConfiguration { showContent() }
    applyMargins()
    setNeedsLayout()
  }

  override var shownBackground: UIBackgroundConfiguration? {
    if let backgroundConfiguration { return backgroundConfiguration }
    guard automaticallyUpdatesBackgroundConfiguration, listContext != nil, backgroundView == nil else { return nil }
    var result = defaultBackgroundConfiguration()
    if listContext?.role == .cell, isSelected || isHighlighted, shownHighlight == nil {
      result.backgroundColor = .systemGray4
    }
    return result
  }

  /// The highlight of a row in a card of iOS 26, whose corners are as round as those of the card.
  override var shownHighlight: (color: UIColor, radius: CGFloat)? {
    guard let listContext, listContext.role == .cell, listContext.appearance == .insetGrouped,
      listContext.metrics.isGlass, isSelected || isHighlighted, backgroundConfiguration == nil,
      automaticallyUpdatesBackgroundConfiguration
    else { return nil }
    return (.systemGray4, listContext.metrics.cornerRadius)
  }

  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    let isCell = listContext?.role ?? .cell == .cell
    switch listContext?.appearance {
    case .grouped, .insetGrouped: return isCell ? .listGroupedCell() : .listGroupedHeaderFooter()
    case .sidebar, .sidebarPlain: return isCell ? .listSidebarCell() : .listSidebarHeader()
    case .plain, nil: return isCell ? .listPlainCell() : .listPlainHeaderFooter()
    }
  }

  // MARK: Accessories

  private var hasTrailingAccessory: Bool { accessoryViews.contains { !$0.accessory.isLeading } }

  /// Returns whether a point in the cell is on its reorder control. Approximates iOS: the control extends from 16
  /// points before its lines to the cell's edge.
  func isOnHandle(_ point: CGPoint) -> Bool {
    accessoryViews.contains { view, accessory in
      accessory.reorders && !view.isHidden && view.frame.insetBy(dx: -16, dy: -bounds.height).contains(point)
    }
  }

  private func makeAccessories() {
    let isEditing = collectionView?.isEditing ?? false
    guard accessoryState != isEditing else { return }
    accessoryState = isEditing
    let before = hasTrailingAccessory
    for (view, _) in accessoryViews { view.removeFromSuperview() }
    accessoryViews = accessories.filter { $0.isShown(isEditing: isEditing) }.map { accessory in
      let view = accessory.makeView()
      view.isHidden = accessory.isHidden
      addSubview(view)
      return (view, accessory)
    }
    showSelection()
    if before != hasTrailingAccessory, contentConfiguration is UIListContentConfiguration { showContent() }
    applyMargins()
    contentDidMove()
  }

  private func showSelection() {
    for (view, accessory) in accessoryViews { accessory.showSelection?(view, isSelected) }
  }

  override func updateConfigurationIfNeeded() {
    super.updateConfigurationIfNeeded()
    makeAccessories()
    showSelection()
  }

  /// Returns the accessory's custom size, or its fitting size in whole pixels, and its reserved width.
  private func size(of view: UIView, accessory: UICellAccessory) -> (size: CGSize, width: CGFloat) {
    let own = view.bounds.size
    let size = view is UILabel || view is UIImageView || own == .zero ? fittingSize(of: view) : own
    if case .custom(let width) = accessory.width, width.isFinite { return (size, max(0, width)) }
    return (size, size.width)
  }

  private var sideMargin: CGFloat { listContext?.sideMargin ?? 16 }
  private var indent: CGFloat {
    let indent = CGFloat(max(0, indentationLevel)) * indentationWidth
    return indent.isFinite ? max(0, indent) : 0
  }

  /// Returns the total width of the accessories at one end: the margin, the accessories' widths, and 12 points
  /// between accessories. The content's own margin separates its text from the accessories.
  private func accessoryWidth(isLeading: Bool) -> CGFloat {
    let widths = accessoryViews.filter { $0.accessory.isLeading == isLeading }.map {
      size(of: $0.view, accessory: $0.accessory).width
    }
    guard !widths.isEmpty else { return 0 }
    return sideMargin + widths.reduce(0, +) + 12 * CGFloat(widths.count - 1)
  }

  override var contentFrame: CGRect {
    let (near, far) = (accessoryWidth(isLeading: true) + indent, accessoryWidth(isLeading: false))
    let width = max(0, bounds.width - near - far)
    let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(x: isRTL ? bounds.width - near - width : near, y: 0, width: width, height: bounds.height)
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    let taken = accessoryWidth(isLeading: true) + indent + accessoryWidth(isLeading: false)
    let target = CGSize(width: max(0, targetSize.width - taken), height: targetSize.height)
    let size = super.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    return CGSize(width: size.width + taken, height: PixelGrid(scale: pixelScale).ceiled(size.height))
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutAccessories()
    layOutSeparators()
  }

  private func layOutAccessories() {
    let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let grid = PixelGrid(scale: pixelScale)
    for isLeading in [true, false] {
      var x = isLeading ? sideMargin + (indentsAccessories ? indent : 0) : contentFrameEnd
      for (view, accessory) in accessoryViews where accessory.isLeading == isLeading {
        let (size, width) = size(of: view, accessory: accessory)
        let left = x + (width - size.width) / 2
        let frame = CGRect(
          x: isRTL ? bounds.width - left - size.width : left, y: (bounds.height - size.height) / 2, width: size.width,
          height: size.height)
        view.frame = grid.rect(frame, residual: .zero).rect
        x += width + 12
      }
    }
  }

  /// The position of the content's trailing edge, from the cell's leading edge.
  private var contentFrameEnd: CGFloat { accessoryWidth(isLeading: true) + indent + contentFrame.width }

  private func layOutSeparators() {
    let height = TableMetrics(traitCollection).separatorHeight(scale: pixelScale)
    let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var insets = listContext?.endsGroup == true ? NSDirectionalEdgeInsets() : ownInsets
    if listContext?.endsGroup != true, let guideStorage, guideStorage.layoutFrame.width > 0 {
      let frame = guideStorage.layoutFrame
      insets.leading = isRTL ? bounds.width - frame.maxX : frame.minX
      insets.trailing = isRTL ? frame.minX : bounds.width - frame.maxX
    }
    let x = isRTL ? insets.trailing : insets.leading
    let width = max(0, bounds.width - insets.leading - insets.trailing)
    bottomLine = updatedLine(
      bottomLine,
      frame: listContext?.showsBottomLine == true
        ? CGRect(x: x, y: bounds.height - height, width: width, height: height) : nil)
    topLine = updatedLine(
      topLine, frame: listContext?.showsTopLine == true ? CGRect(x: 0, y: 0, width: bounds.width, height: height) : nil)
  }

  /// The insets of the separator. By default, the separator starts at the text and ends at the cell's edge.
  private var ownInsets: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: 0, leading: listContext?.lineStart ?? textStart, bottom: 0, trailing: listContext?.lineEnd ?? 0)
  }

  private var textStart: CGFloat {
    (contentView as? UIListContentView).map { accessoryWidth(isLeading: true) + indent + $0.textStart } ?? sideMargin
  }

  /// Updates the separator's frame and returns the separator. Creates the separator if necessary, or hides it if the
  /// frame is nil.
  private func updatedLine(_ old: UIView?, frame: CGRect?) -> UIView? {
    guard let frame else {
      old?.isHidden = true
      return old
    }
    let line = old ?? UIView()
    if old == nil { addSubview(line) }
    line.isHidden = false
    line.backgroundColor = listContext?.lineColor
    line.frame = frame
    return line
  }

  /// The layout guide of the separator. You can constrain its leading or trailing edge to views in the content.
  /// Without constraints, it starts at the leading margin and ends at the cell's edge.
  open var separatorLayoutGuide: UILayoutGuide {
    if let guideStorage { return guideStorage }
    let guide = UILayoutGuide()
    guideStorage = guide
    addLayoutGuide(guide)
    let start = guide.leadingAnchor.constraint(equalTo: leadingAnchor, constant: sideMargin)
    start.priority = .defaultLow
    let end = guide.trailingAnchor.constraint(equalTo: trailingAnchor)
    end.priority = .defaultLow
    NSLayoutConstraint.activate([
      start, end, guide.bottomAnchor.constraint(equalTo: bottomAnchor),
      guide.heightAnchor.constraint(equalToConstant: 0),
    ])
    return guide
  }
}
