// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@_spi(Tessera) import TesseraViews

/// The drag preview of a URL, drawn as a card. Approximates iOS: two lines of text, up to 300 points wide, with
/// padding of 10 points above and below and 14 points at the sides.
@MainActor enum URLDragPreview {
  static func makeCard(url: URL, title: String?) -> UIView {
    let first = UILabel()
    first.font = .preferredFont(forTextStyle: .subheadline)
    first.text = title ?? url.host ?? url.absoluteString
    let second = UILabel()
    second.font = .preferredFont(forTextStyle: .caption1)
    second.textColor = .secondaryLabel
    second.text = url.absoluteString
    let card = UIView()
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 12
    var y: CGFloat = 10
    var width: CGFloat = 0
    for label in [first, second] {
      let size = label.sizeThatFits(CGSize(width: 272, height: CGFloat.infinity))
      label.frame = CGRect(x: 14, y: y, width: min(size.width, 272), height: size.height)
      (y, width) = (label.frame.maxY + 2, max(width, label.frame.width))
      card.addSubview(label)
    }
    card.frame = CGRect(x: 0, y: 0, width: width + 28, height: y + 8)
    return card
  }
}
