// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@_spi(Tessera) import TesseraGraphics
@_spi(Tessera) import TesseraViews

/// A date or time on a gray rounded background. It is 34 points high at the default text size. Approximates iOS; not
/// measured.
final class DatePill: UIView {
  let label = UILabel()
  var onTap: (() -> Void)?

  init() {
    super.init(frame: .zero)
    label.textAlignment = .center
    addSubview(label)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 8
    isAccessibilityElement = true
    accessibilityTraits = .button
    addGestureRecognizer(UITapGestureRecognizer(target: self) { pill, _ in pill.onTap?() })
  }

  required init?(coder: NSCoder) { nil }

  override var isOpaqueByDefault: Bool { false }

  var text: String = "" { didSet { label.text = text } }

  override var intrinsicContentSize: CGSize {
    label.font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
    // At the default text size, the 17-point body font has a line height of 20.3. The limit of 20.5 ignores fonts
    // with slightly taller lines, so that only the text size affects the height.
    let taller = max(0, label.font.lineHeight - 20.5).rounded(.up)
    return CGSize(width: (label.intrinsicContentSize.width + 24).rounded(.up), height: 34 + taller)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = traitCollection.isGlass ? bounds.height / 2 : 8
    label.font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    label.frame = bounds.insetBy(dx: min(8, bounds.width / 2), dy: 0)
  }

  override var valueByDefault: String? { text }
}
