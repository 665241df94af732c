// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The layout settings of a cell that depend on its position in a table.
struct RowContext: Equatable {
  var sideMargin: CGFloat = 16
  var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  var ownSeparatorInset: UIEdgeInsets?
  var hasUsualInset = false
  var separatorColor: UIColor?
  /// The height reserved for the separator below the content, in points: one pixel in a table with separators.
  var separatorHeight: CGFloat = 0
  var showsSeparator = false
  /// Whether the row is the first of a group. Full-width separators are above the first row and below the last row of
  /// a group.
  var beginsGroup = false
  var endsGroup = false
  /// Whether the table has the look of iOS 26, or nil before the cell is in a table.
  var isGlass: Bool?
  /// Whether the row is in a card.
  var isInset = false
  /// Whether the row is the first of a section.
  var beginsSection = false
  var roundsTop = false
  var roundsBottom = false
  /// The width of the section index at the row's trailing end, in points.
  var indexWidth: CGFloat = 0
}

extension UITableViewCell {
  /// The text properties of the standard styles, which show one line per label.
  var textProperties: UIListContentConfiguration.TextProperties {
    var result = listConfiguration().textProperties
    result.numberOfLines = 1
    guard style == .value2 else { return result }
    result.font = keyFont
    result.color = tintColor
    result.alignment = .right
    return result
  }

  var secondaryProperties: UIListContentConfiguration.TextProperties {
    var result = listConfiguration().secondaryTextProperties
    result.numberOfLines = 1
    guard style == .value2 else { return result }
    result.font = keyFont
    result.color = .label
    return result
  }

  private var keyFont: UIFont { .preferredFont(forTextStyle: .footnote) }

  /// Returns the content configuration of the cell's style. It has the standard margins, which are replaced by the
  /// margins of the row.
  func listConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  var arrangement: ListContentLayout {
    let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var insets = contentView.effectiveMargins
    let indent = CGFloat(indentationLevel) * indentationWidth
    if isRTL { insets.right += indent } else { insets.left += indent }
    var result = ListContentLayout(insets: insets, isRTL: isRTL)
    result.isSideBySide = style == .value1
    // Approximates iOS: rows with 29-point images are as tall as rows without images.
    result.insetsImage = false
    result.keyWidth = style == .value2 ? 91 : nil
    // Rows with labels are 44 points high including the separator, as screenshots of iOS 13 show. Rows with content
    // configurations are 44 points high excluding the separator.
    result.minimumHeight = metrics.minimumRowHeight - (metrics.isGlass ? 0 : rowContext.separatorHeight)
    return result
  }

  var currentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    state.isSwiped = isSwiped
    return state
  }

  // MARK: Margins

  var requiredMargins: NSDirectionalEdgeInsets {
    let side = rowContext.sideMargin
    let margin = metrics.verticalMargin
    return NSDirectionalEdgeInsets(top: margin, leading: side, bottom: margin, trailing: hasAccessory ? 8 : side)
  }

  /// Returns the configuration with the row's margins, unless it has custom margins.
  func applyingMargins(to configuration: any UIContentConfiguration) -> any UIContentConfiguration {
    guard var list = configuration as? UIListContentConfiguration,
      list.directionalLayoutMargins == UIListContentConfiguration.standardMargins
    else { return configuration }
    list.directionalLayoutMargins = requiredMargins
    list.minimumHeight = max(list.minimumHeight, metrics.minimumRowHeight)
    return list
  }

  /// Applies the row's margins to the content, unless the content has custom margins.
  func applyMargins() {
    let wanted = requiredMargins
    guard contentView is CellContentView else {
      guard appliedMargins != wanted else { return }
      if let view = contentView as? any CellMarginsContent {
        appliedMargins = wanted
        view.directionalLayoutMargins = wanted
      }
      guard let view = contentView as? UIListContentView else { return }
      appliedMargins = wanted
      if let contentConfiguration { view.configuration = applyingMargins(to: contentConfiguration) }
      return
    }
    if let applied = appliedMargins {
      guard applied != wanted, case .directional(let current) = contentView.margins.custom, current == applied else {
        return
      }
    }
    appliedMargins = wanted
    contentView.directionalLayoutMargins = wanted
  }

  // MARK: Accessory

  private var hasAccessory: Bool {
    editing == nil ? accessoryView != nil || accessoryImage != nil : editingAccessoryView != nil || handle != nil
  }

  private var handle: UIView? { editingViews?.handle }

  /// The indentation of the content in editing mode, in points.
  private var editingInset: CGFloat { editing?.indents == true ? RowEditingViews.size + RowEditingViews.gap : 0 }

  /// Updates the row's editing controls and accessory.
  func editingDidChange() {
    editingViews?.remove()
    editingViews = editing.map { RowEditingViews($0, in: self) }
    if editing?.control == .select { editingViews?.showSelection(isSelected: isSelected) }
    accessoryView?.isHidden = editing != nil
    accessoryImage?.isHidden = editing != nil || accessoryView != nil
    if let view = editingAccessoryView {
      if editing == nil { view.removeFromSuperview() } else { addSubview(view) }
    }
    applyMargins()
    placeContent()
    setNeedsLayout()
  }

  func accessoryDidChange() {
    accessoryImage?.removeFromSuperview()
    accessoryImage = TableAccessory.makeView(for: accessoryType)
    if let accessoryImage, accessoryView == nil { addSubview(accessoryImage) }
    accessoryImage?.isHidden = editing != nil
    applyMargins()
    setNeedsLayout()
  }

  func replaceAccessory(_ old: UIView?) {
    guard old !== accessoryView else { return }
    old?.removeFromSuperview()
    accessoryImage?.isHidden = accessoryView != nil || editing != nil
    accessoryView?.isHidden = editing != nil
    if let accessoryView { addSubview(accessoryView) }
    applyMargins()
    setNeedsLayout()
  }

  /// The visible accessory and its size: the size of a custom view or, for other accessories, the fitting size in
  /// whole pixels.
  private var shownAccessory: (view: UIView, size: CGSize)? {
    if let view = editing == nil ? accessoryView : editingAccessoryView {
      let size = view.bounds.size
      return (view, size == .zero ? fittingSize(of: view) : size)
    }
    guard editing == nil, let view = accessoryImage else { return nil }
    return (view, fittingSize(of: view))
  }

  /// Returns the content width for a row width, excluding the accessory and its margin. The content's trailing margin
  /// of 8 points separates the text from the accessory. Both margins approximate iOS.
  func contentWidth(rowWidth width: CGFloat) -> CGFloat {
    let width = width - rowContext.indexWidth
    let ends = [shownAccessory?.size.width, handle.map { _ in RowEditingViews.size }].compactMap(\.self)
    guard !ends.isEmpty else { return max(0, width - editingInset) }
    let gaps = RowEditingViews.gap * CGFloat(ends.count - 1)
    return max(0, width - editingInset - rowContext.sideMargin - ends.reduce(0, +) - gaps)
  }

  // MARK: Placement

  func layOutParts() {
    let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
    placeContent()
    if let accessory = shownAccessory {
      let end =
        rowContext.indexWidth + rowContext.sideMargin + (handle == nil ? 0 : RowEditingViews.size + RowEditingViews.gap)
      let x = isRTL ? end : bounds.width - end - accessory.size.width
      let frame = CGRect(
        x: x, y: (contentView.frame.height - accessory.size.height) / 2, width: accessory.size.width,
        height: accessory.size.height)
      accessory.view.frame = PixelGrid(scale: pixelScale).rect(frame, residual: .zero).rect
    }
    editingViews?.place(
      in: CGSize(width: bounds.width, height: contentView.frame.height), margin: rowContext.sideMargin,
      end: rowContext.indexWidth, isRTL: isRTL, scale: pixelScale)
    backgroundView?.frame = bounds
    if let insets = backgroundConfiguration?.backgroundInsets {
      configurationView?.frame = bounds.inset(
        by: UIEdgeInsets(
          top: insets.top, left: isRTL ? insets.trailing : insets.leading, bottom: insets.bottom,
          right: isRTL ? insets.leading : insets.trailing))
    }
    placeHighlight()
    layOutSeparators(isRTL: isRTL)
  }

  /// Places the highlight, which also covers the separator of the row above. In cards of iOS 26, its corners are as round as
  /// those of the card.
  private func placeHighlight() {
    guard let highlightView else { return }
    if rowContext.isInset, metrics.isGlass {
      highlightView.frame = bounds
      guard selectedBackgroundView == nil else { return }
      highlightView.layer.cornerRadius = min(metrics.cornerRadius, bounds.height / 2)
      highlightView.layer.cornerCurve = .continuous
    } else {
      let above = rowContext.beginsSection ? 0 : rowContext.separatorHeight
      highlightView.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
    }
  }

  func placeContent() {
    let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = contentWidth(rowWidth: bounds.width)
    contentView.frame = CGRect(
      x: isRTL ? bounds.width - width - editingInset : editingInset, y: 0, width: width,
      height: max(0, bounds.height - (metrics.isGlass ? 0 : rowContext.separatorHeight)))
  }

  /// The leading edge of the text in a row with an image. Unless an inset is set, the separator also begins there.
  /// Approximates iOS.
  private var lineStart: CGFloat? {
    guard rowContext.hasUsualInset, rowContext.ownSeparatorInset == nil else { return nil }
    if let list = contentView as? UIListContentView { return list.textStartAfterImage }
    guard let parts = partsIfLoaded, parts.image?.image != nil, let frame = parts.text?.frame, frame.width > 0 else {
      return nil
    }
    return isRightToLeft ? contentView.bounds.width - frame.maxX : frame.minX
  }

  /// The metrics of the table, whose traits the cell doesn't have yet when it is configured.
  var metrics: TableMetrics { rowContext.isGlass.map { TableMetrics(isGlass: $0) } ?? TableMetrics(traitCollection) }

  private func layOutSeparators(isRTL: Bool) {
    let height = metrics.separatorHeight(scale: pixelScale)
    var inset = rowContext.endsGroup ? .zero : separatorInset
    if !rowContext.endsGroup, let lineStart { inset.left = lineStart }
    if !rowContext.endsGroup {
      (inset.left, inset.right) = (inset.left + editingInset, inset.right + rowContext.indexWidth)
      if rowContext.isInset, inset.right == 0 { inset.right = metrics.cardSeparatorEnd }
    }
    let (left, right) = isRTL ? (inset.right, inset.left) : (inset.left, inset.right)
    let bottom = CGRect(
      x: left, y: bounds.height - height, width: max(0, bounds.width - left - right), height: height)
    // The highlight covers the separator below the row.
    separator = updatedLine(separator, frame: rowContext.showsSeparator && highlightView == nil ? bottom : nil)
    topLine = updatedLine(
      topLine, frame: rowContext.beginsGroup ? CGRect(x: 0, y: 0, width: bounds.width, height: height) : nil)
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
    line.backgroundColor = rowContext.separatorColor
    line.frame = frame
    return line
  }

  func replace(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
    setNeedsLayout()
  }

  func stateDidChange() {
    setNeedsUpdateConfiguration()
    selectionDidChange()
  }

  func selectionDidChange() {
    if editing?.control == .select { editingViews?.showSelection(isSelected: isSelected) }
    let isShown = (isSelected || isHighlighted) && selectionStyle != .none
    highlightView?.removeFromSuperview()
    highlightView = nil
    guard isShown else { return }
    let view = selectedBackgroundView ?? UIView()
    if selectedBackgroundView == nil { view.backgroundColor = .systemGray4 }
    insertSubview(view, at: backgroundView == nil ? 0 : 1)
    highlightView = view
    setNeedsLayout()
  }

  // MARK: Fitting

  func fittingHeight(width: CGFloat) -> CGFloat {
    let room = contentWidth(rowWidth: width)
    var height: CGFloat = 0
    if let parts = partsIfLoaded { height = arrangement.height(parts, width: room) }
    if !(partsIfLoaded != nil && contentView.constraints.isEmpty) {
      let fit = contentView.systemLayoutSizeFitting(
        CGSize(width: room, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      height = max(height, fit.height)
    }
    // If the content has no height, 0 means that the table determines the height.
    return height > 0 ? PixelGrid(scale: pixelScale).ceiled(height) + rowContext.separatorHeight : 0
  }
}

@MainActor
enum TableAccessory {
  static func makeView(for type: UITableViewCell.AccessoryType) -> UIView? {
    switch type {
    case .none: return nil
    case .disclosureIndicator:
      return makeSymbol(named: "chevron.forward", size: 14, weight: .semibold, color: .tertiaryLabel)
    case .checkmark: return makeSymbol(named: "checkmark", size: 17, weight: .semibold, color: nil)
    case .detailButton: return makeSymbol(named: "info.circle", size: 20, weight: .regular, color: nil)
    case .detailDisclosureButton:
      let views = [
        makeSymbol(named: "info.circle", size: 20, weight: .regular, color: nil),
        makeSymbol(named: "chevron.forward", size: 14, weight: .semibold, color: .tertiaryLabel),
      ]
      return AccessoryRow(views)
    }
  }

  private static func makeSymbol(
    named name: String, size: CGFloat, weight: UIImage.SymbolWeight, color: UIColor?
  ) -> UIImageView {
    let configuration = UIImage.SymbolConfiguration(pointSize: size, weight: weight)
    let view = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
    view.contentMode = .center
    view.tintColor = color
    return view
  }
}

/// A view with two accessory symbols side by side, 12 points apart.
private final class AccessoryRow: UIView {
  private let views: [UIView]

  init(_ views: [UIView]) {
    self.views = views
    super.init(frame: .zero)
    for view in views { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let sizes = views.map { $0.sizeThatFits(.zero) }
    return CGSize(
      width: sizes.reduce(0) { $0 + $1.width } + 12 * CGFloat(max(0, views.count - 1)),
      height: sizes.map(\.height).max() ?? 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var x: CGFloat = 0
    let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for view in isRTL ? views.reversed() : views {
      let size = view.sizeThatFits(.zero)
      view.frame = CGRect(x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
      x += size.width + 12
    }
  }
}
