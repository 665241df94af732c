// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import UIKit

/// A circle with an image, or with initials on the card's color.
final class AvatarView: UIView {
  private static let side: CGFloat = 72

  init(_ card: Card, _ picture: UIImage?, _ palette: CardPalette) {
    super.init(frame: .zero)
    widthAnchor.constraint(equalToConstant: Self.side).isActive = true
    heightAnchor.constraint(equalToConstant: Self.side).isActive = true
    let content = picture.map { Self.picture($0) } ?? Self.initials(of: card, palette)
    content.frame = CGRect(x: 0, y: 0, width: Self.side, height: Self.side)
    content.layer.cornerRadius = Self.side / 2
    content.clipsToBounds = true
    addSubview(content)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private static func picture(_ picture: UIImage) -> UIView {
    let view = UIImageView(image: picture)
    view.contentMode = .scaleAspectFill
    return view
  }

  private static func initials(of card: Card, _ palette: CardPalette) -> UIView {
    let label = UILabel()
    label.text = text(of: card)
    label.font = .systemFont(ofSize: 28, weight: .semibold)
    label.textAlignment = .center
    label.textColor = palette.page
    label.backgroundColor = palette.accent
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.6
    return label
  }

  /// Returns the card's initials, or the first letters of the name's first and last words.
  private static func text(of card: Card) -> String {
    if case .initials(let text) = card.avatar { return text }
    let words = card.name.split(whereSeparator: \.isWhitespace).compactMap { word in
      word.first { $0.isLetter || $0.isNumber }
        ?? (word.first.map { $0.unicodeScalars.contains(where: \.properties.isEmoji) } == true ? word.first : nil)
    }
    guard let first = words.first else { return "•" }
    // Arabic letters would join, so right-to-left cards use only one letter.
    guard words.count > 1, let last = words.last, !card.isRightToLeft else { return first.uppercased() }
    return first.uppercased() + last.uppercased()
  }
}
