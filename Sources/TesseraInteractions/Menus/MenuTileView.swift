// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics
@_spi(Tessera) import TesseraViews

/// A menu element that shares a row with other elements. It shows an image, with a title below if there is space.
final class MenuTileView: UIControl {
  let row: MenuRow
  private let shape: MenuSection.Shape
  /// Whether there are no separator lines, as on glass.
  private let hidesLines: Bool
  private let imagePart: UIImageView
  private let titleLabel = UILabel()
  private let line = UIView()
  private let disc = UIView()

  init(_ row: MenuRow, shape: MenuSection.Shape, metrics: MenuMetrics) {
    self.row = row
    self.shape = shape
    hidesLines = shape == .palette || metrics.isGlass
    imagePart = UIImageView(image: row.image)
    super.init(frame: .zero)
    isEnabled = row.isEnabled
    let color: UIColor = !row.isEnabled ? .tertiaryLabel : row.isDestructive ? .systemRed : .label
    imagePart.tintColor = color
    imagePart.contentMode = row.image?.isSymbolImage == true ? .center : .scaleAspectFit
    let size = metrics.tileSymbolSize
    imagePart.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: size)
    titleLabel.text = row.title
    titleLabel.font = .systemFont(ofSize: shape == .medium ? metrics.tileTitleSize : size)
    titleLabel.textColor = color
    titleLabel.textAlignment = .center
    titleLabel.isHidden = row.image != nil && shape != .medium
    disc.backgroundColor = MenuMetrics.pressed
    disc.isHidden = row.state == .off
    disc.layer.cornerRadius = 8
    line.backgroundColor = MenuMetrics.line
    line.isHidden = hidesLines
    for part in [disc, imagePart, titleLabel, line] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    accessibilityLabel = row.title
  }

  required init?(coder: NSCoder) { nil }

  /// Whether there is a separator line at the trailing edge.
  var hasLine = true { didSet { line.isHidden = !hasLine || hidesLines } }

  override func layoutSubviews() {
    super.layoutSubviews()
    let grid = PixelGrid(scale: pixelScale)
    disc.frame = bounds.insetBy(dx: 4, dy: 4)
    let hasBoth = row.image != nil && shape == .medium
    let titleHeight = min(bounds.height, titleLabel.sizeThatFits(bounds.size).height)
    let imageHeight = hasBoth ? bounds.height - titleHeight - 18 : bounds.height
    imagePart.frame = CGRect(x: 0, y: hasBoth ? 10 : 0, width: bounds.width, height: max(0, imageHeight))
    if row.image?.isSymbolImage == false { imagePart.frame = imagePart.frame.insetBy(dx: 12, dy: 10) }
    titleLabel.frame = CGRect(
      x: 4, y: hasBoth ? bounds.height - titleHeight - 8 : grid.rounded((bounds.height - titleHeight) / 2),
      width: max(0, bounds.width - 8), height: titleHeight)
    let hairline = 1 / pixelScale
    line.frame = CGRect(x: isRightToLeft ? 0 : bounds.width - hairline, y: 0, width: hairline, height: bounds.height)
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
