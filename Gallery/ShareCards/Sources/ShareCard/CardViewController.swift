// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import UIKit

/// A card of 600 x 315 points, with a person on the leading side and a mosaic on the trailing side.
final class CardViewController: UIViewController {
  private let card: Card
  private let picture: UIImage?
  private let palette: CardPalette

  init(_ card: PaintableCard) {
    (self.card, picture, palette) = (card.card, card.picture, CardPalette(card.card))
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = palette.page
    let mosaic = MosaicView(card.name, palette)
    let header = makeHeader()
    let texts = makeTexts()
    for part in [mosaic, header, texts] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      mosaic.topAnchor.constraint(equalTo: view.topAnchor),
      mosaic.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      mosaic.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      mosaic.widthAnchor.constraint(equalToConstant: MosaicView.side * 3),
      header.topAnchor.constraint(equalTo: view.topAnchor, constant: 32),
      header.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 38),
      header.trailingAnchor.constraint(lessThanOrEqualTo: mosaic.leadingAnchor, constant: -30),
      texts.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 14),
      texts.leadingAnchor.constraint(equalTo: header.leadingAnchor),
      texts.trailingAnchor.constraint(equalTo: mosaic.leadingAnchor, constant: -30),
    ])
    guard !card.statistics.isEmpty else { return }
    let statistics = makeStatistics()
    statistics.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(statistics)
    NSLayoutConstraint.activate([
      statistics.leadingAnchor.constraint(equalTo: texts.leadingAnchor),
      statistics.trailingAnchor.constraint(equalTo: texts.trailingAnchor),
      statistics.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -32),
      texts.bottomAnchor.constraint(lessThanOrEqualTo: statistics.topAnchor, constant: -12),
    ])
  }

  /// The width between the leading edge and the mosaic.
  private static let textWidth = 600 - MosaicView.side * 3 - 38 - 30

  // MARK: Parts

  private func makeHeader() -> UIView {
    let row = UIStackView(arrangedSubviews: [AvatarView(card, picture, palette)])
    row.alignment = .center
    row.spacing = 16
    if let badge = card.badge, !badge.isEmpty { row.addArrangedSubview(BadgeView(badge, palette)) }
    return row
  }

  private func makeTexts() -> UIView {
    let name = label(card.name, fittingFont(card.name), palette.primary, lines: 2)
    let column = UIStackView(arrangedSubviews: [name])
    column.axis = .vertical
    column.spacing = hasTallLines ? 0 : 6
    if let title = card.title, !title.isEmpty {
      let lines = card.statistics.isEmpty ? 4 : 2
      column.addArrangedSubview(
        label(
          title, .systemFont(ofSize: 17, weight: .regular), palette.secondary, lines: hasTallLines ? lines / 2 : lines))
    }
    return column
  }

  private func makeStatistics() -> UIView {
    let row = UIStackView()
    row.alignment = .top
    row.spacing = card.statistics.count < 4 ? 18 : 14
    // Limits the width of each column to leave space for the other columns.
    let count = CGFloat(card.statistics.count)
    let most = (Self.textWidth - (2 * count - 1) * row.spacing) / count
    for (index, statistic) in card.statistics.enumerated() {
      if index > 0 { row.addArrangedSubview(separator()) }
      let value = label(text(statistic.value), .systemFont(ofSize: 25, weight: .bold), palette.primary)
      let name = label(statistic.label, .systemFont(ofSize: 12.5, weight: .medium), palette.secondary)
      value.adjustsFontSizeToFitWidth = true
      value.minimumScaleFactor = 0.6
      let column = UIStackView(arrangedSubviews: [value, name])
      column.axis = .vertical
      column.spacing = 1
      if count > 1 { column.widthAnchor.constraint(lessThanOrEqualToConstant: most).isActive = true }
      row.addArrangedSubview(column)
    }
    // A spacer for the remaining width. If there is too little space, the columns are compressed.
    let rest = UIView()
    rest.setContentHuggingPriority(.init(1), for: .horizontal)
    row.addArrangedSubview(rest)
    return row
  }

  private func separator() -> UIView {
    let line = UIView()
    line.backgroundColor = palette.line
    line.widthAnchor.constraint(equalToConstant: 1).isActive = true
    line.heightAnchor.constraint(equalToConstant: 44).isActive = true
    return line
  }

  private func label(_ text: String, _ font: UIFont, _ color: UIColor, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = font
    label.textColor = color
    label.numberOfLines = lines
    return label
  }

  // MARK: Texts

  /// Whether the name or the title uses a script with tall lines, such as Arabic.
  private lazy var hasTallLines =
    (card.name + (card.title ?? "")).unicodeScalars.contains { (0x0600...0x08FF).contains($0.value) }

  /// Returns the largest of several font sizes at which the name fits on at most two lines.
  private func fittingFont(_ name: String) -> UIFont {
    let most = Self.textWidth
    let sizes: [CGFloat] = card.title == nil ? [46, 40, 34, 29, 25] : [40, 35, 30, 26, 23]
    let width = (name as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: sizes[0], weight: .bold)])
      .width
    // Uses one line if the name fits on it at three quarters of the first size or more. Otherwise, uses two lines,
    // with only 1.7 times the width of one line because a long word can leave the first line partly empty.
    let size =
      sizes.first { width * $0 / sizes[0] <= most && $0 >= sizes[0] * 0.75 }
      ?? sizes.first { width * $0 / sizes[0] <= most * 1.7 } ?? sizes[sizes.count - 1]
    return .systemFont(ofSize: size, weight: .bold)
  }

  private func text(_ value: Statistic.Value) -> String {
    switch value {
    case .text(let text): text
    case .number(let number): Self.text(number, card.language ?? "en")
    }
  }

  /// Number formatters by language, cached because they are expensive to create.
  private static var formatters: [String: NumberFormatter] = [:]

  private static func text(_ number: Int, _ language: String) -> String {
    // Numbers of one million or more are abbreviated, as in 1.2M.
    guard number.magnitude < 1_000_000 else {
      return number.formatted(
        .number.notation(.compactName).precision(.significantDigits(1...3)).locale(Locale(identifier: language)))
    }
    let formatter: NumberFormatter
    if let known = formatters[language] {
      formatter = known
    } else {
      formatter = NumberFormatter()
      formatter.locale = Locale(identifier: language)
      formatter.numberStyle = .decimal
      if formatters.count >= 64 { formatters.removeAll() }
      formatters[language] = formatter
    }
    return formatter.string(from: NSNumber(value: number)) ?? "\(number)"
  }
}
