// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics
@_spi(Tessera) import TesseraViews

/// The layout that all rows of a menu share.
@MainActor
struct MenuRowStyle {
  let metrics: MenuMetrics
  /// Whether a row has a checkmark.
  var isMarked: Bool
  /// Whether a row has an image.
  var hasImages = false

  private static let imageGap: CGFloat = 12

  /// The position of images on glass, from the leading edge.
  var imageStart: CGFloat { isMarked ? metrics.markedSide : metrics.side }
  /// The position of titles, from the leading edge.
  var titleStart: CGFloat {
    metrics.isGlass && hasImages ? imageStart + MenuMetrics.imageBox + Self.imageGap : imageStart
  }
}

/// A row of a menu, with an optional checkmark, a title, a subtitle and an image on the trailing side.
///
///     ✓ Title                    ▣
///       Subtitle
///
/// On glass, the image is before the title.
final class MenuRowView: UIControl {
  let row: MenuRow
  /// Whether this row is the header of an open submenu. Tapping the header closes the submenu.
  let isHeader: Bool
  private let style: MenuRowStyle
  private var leadingInset: CGFloat { style.titleStart }
  private let titleLabel = UILabel()
  private var subtitleLabel: UILabel?
  private var imagePart: UIImageView?
  private var markPart: UIImageView?
  private var activityIndicator: UIActivityIndicatorView?
  private let line = UIView()
  /// Whether there is a hairline at the bottom.
  var hasLine = false { didSet { line.isHidden = !hasLine } }

  init(_ row: MenuRow, style: MenuRowStyle, isHeader: Bool = false) {
    let metrics = style.metrics
    self.style = style
    self.row = row
    self.isHeader = isHeader
    super.init(frame: .zero)
    isEnabled = row.isEnabled || isHeader
    line.backgroundColor = MenuMetrics.line
    line.isHidden = true
    setUpTexts(metrics)
    setUpImages(metrics)
    addSubview(line)
    for part in subviews { part.isUserInteractionEnabled = false }
    accessibilityLabel = [row.title, row.subtitle].compactMap { $0 }.joined(separator: ", ")
  }

  required init?(coder: NSCoder) { nil }

  private var color: UIColor {
    if case .loading = row { return .secondaryLabel }
    if !row.isEnabled { return .tertiaryLabel }
    return row.isDestructive ? .systemRed : .label
  }

  private func setUpTexts(_ metrics: MenuMetrics) {
    titleLabel.text = row.title
    titleLabel.font = isHeader ? metrics.headerFont : metrics.titleFont
    titleLabel.textColor = color
    titleLabel.numberOfLines = metrics.isLarge ? 0 : 2
    addSubview(titleLabel)
    guard let subtitle = row.subtitle, !isHeader else { return }
    let label = UILabel()
    label.text = subtitle
    label.font = metrics.smallFont
    label.textColor = row.isEnabled ? .secondaryLabel : .tertiaryLabel
    label.numberOfLines = metrics.isLarge ? 0 : 2
    addSubview(label)
    subtitleLabel = label
  }

  private func setUpImages(_ metrics: MenuMetrics) {
    if case .loading = row {
      let wheel = UIActivityIndicatorView(style: .medium)
      wheel.startAnimating()
      addSubview(wheel)
      self.activityIndicator = wheel
    }
    if let image = row.image {
      imagePart = makeImageView(image, configuration: UIImage.SymbolConfiguration(font: metrics.titleFont))
    }
    if let mark = isHeader ? "chevron.down" : row.mark, let image = UIImage(systemName: mark) {
      let size = min(titleLabel.font.pointSize, 28) * 0.76
      markPart = makeImageView(image, configuration: UIImage.SymbolConfiguration(pointSize: size, weight: .semibold))
    }
  }

  private func makeImageView(_ image: UIImage, configuration: UIImage.SymbolConfiguration) -> UIImageView {
    let view = UIImageView(image: image)
    view.preferredSymbolConfiguration = configuration
    view.tintColor = color
    view.contentMode = image.isSymbolImage ? .center : .scaleAspectFit
    addSubview(view)
    return view
  }

  private var imageSize: CGSize {
    if activityIndicator != nil { return CGSize(width: 20, height: 20) }
    guard let imagePart else { return .zero }
    let size = imagePart.intrinsicContentSize
    guard imagePart.image?.isSymbolImage != true else { return size }
    // Images are at most as large as a symbol.
    let side = titleLabel.font.lineHeight * 1.2
    let scale = min(1, side / max(size.width, size.height, 1))
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  private var trailingInset: CGFloat {
    let width = imageSize.width
    let side = style.metrics.side
    return width > 0 && !style.metrics.isGlass ? side + max(MenuMetrics.imageBox, width) + 8 : side
  }

  private func textSizes(_ width: CGFloat) -> (title: CGSize, subtitle: CGSize) {
    let room = CGSize(width: max(0, width - leadingInset - trailingInset), height: .greatestFiniteMagnitude)
    return (titleLabel.sizeThatFits(room), subtitleLabel?.sizeThatFits(room) ?? .zero)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let texts = textSizes(size.width)
    let height = max(texts.title.height + texts.subtitle.height, imageSize.height)
    return CGSize(
      width: size.width, height: max(MenuMetrics.rowHeight, height.rounded(.up) + 2 * MenuMetrics.rowPadding))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let grid = PixelGrid(scale: pixelScale)
    let texts = textSizes(bounds.width)
    let room = max(0, bounds.width - leadingInset - trailingInset)
    var top = grid.rounded((bounds.height - texts.title.height - texts.subtitle.height) / 2)
    place(titleLabel, leading: leadingInset, size: CGSize(width: room, height: texts.title.height), top: top)
    top += texts.title.height
    if let subtitleLabel {
      place(subtitleLabel, leading: leadingInset, size: CGSize(width: room, height: texts.subtitle.height), top: top)
    }
    let size = imageSize
    if let picture: UIView = activityIndicator ?? imagePart {
      let box = max(MenuMetrics.imageBox, size.width)
      let start = style.metrics.isGlass ? style.imageStart : bounds.width - style.metrics.side - box
      let leading = start + (box - size.width) / 2
      place(picture, leading: grid.rounded(leading), size: size, top: grid.rounded((bounds.height - size.height) / 2))
    }
    if let markPart {
      let size = markPart.intrinsicContentSize
      let leading = max(6, (style.metrics.markedSide - size.width) / 2)
      // Align the checkmark with the first line.
      let first = titleLabel.frame.minY + min(titleLabel.font.lineHeight, titleLabel.frame.height) / 2
      place(markPart, leading: grid.rounded(leading), size: size, top: grid.rounded(first - size.height / 2))
    }
    let hairline = 1 / pixelScale
    line.frame = CGRect(x: 0, y: bounds.height - hairline, width: bounds.width, height: hairline)
  }

  private func place(_ view: UIView, leading: CGFloat, size: CGSize, top: CGFloat) {
    let x = isRightToLeft ? bounds.width - leading - size.width : leading
    view.frame = CGRect(origin: CGPoint(x: x, y: top), size: size)
  }

  override func controlStateDidChange() {
    super.controlStateDidChange()
    backgroundColor = isHighlighted ? MenuMetrics.pressed : nil
  }

  override var traitsByDefault: UIAccessibilityTraits {
    var traits = super.traitsByDefault.union(.button)
    if row.state != .off { traits.insert(.selected) }
    return traits
  }
}
