// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics
@_spi(Tessera) import TesseraViews

/// The badge at the corner of a drag preview, which shows the number of items or the effect of a drop. Approximates
/// iOS: a 24-point circle with a white plus sign on green for a copy, a white number on blue, or a bar on gray for a
/// forbidden drop.
final class DragBadge: UIView {
  static let size: CGFloat = 24
  let sign: DragBadgeSymbol?
  let count: Int

  init(sign: DragBadgeSymbol?, count: Int) {
    (self.sign, self.count) = (sign, count)
    super.init(frame: CGRect(x: 0, y: 0, width: Self.size, height: Self.size))
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    layer.cornerRadius = Self.size / 2
    switch (sign, count) {
    case (.forbidden, _): showSymbol("nosign", color: .systemGray)
    case (.copy, ...1): showSymbol("plus", color: .systemGreen)
    case (.copy, _): showNumber(count: count, color: .systemGreen)
    case (nil, _): showNumber(count: count, color: .systemBlue)
    }
  }

  required init?(coder: NSCoder) { nil }

  private func showSymbol(_ symbol: String, color: UIColor) {
    backgroundColor = color
    let configuration = UIImage.SymbolConfiguration(pointSize: 13, weight: .bold)
    let picture = UIImageView(image: UIImage(systemName: symbol, withConfiguration: configuration))
    picture.tintColor = .white
    picture.contentMode = .center
    picture.frame = bounds
    addSubview(picture)
  }

  private func showNumber(count number: Int, color: UIColor) {
    backgroundColor = color
    let label = UILabel(frame: bounds)
    label.font = .systemFont(ofSize: 14, weight: .semibold)
    label.textColor = .white
    label.textAlignment = .center
    label.text = "\(number)"
    addSubview(label)
  }

  /// Moves the badge to the top trailing corner of a preview.
  func attach(to preview: UIView?) {
    guard let preview else { return }
    let frame = preview.frame
    let isRTL = preview.effectiveUserInterfaceLayoutDirection == .rightToLeft
    center = CGPoint(x: isRTL ? frame.minX : frame.maxX, y: frame.minY)
  }
}
