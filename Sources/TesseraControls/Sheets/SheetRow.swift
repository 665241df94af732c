// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics
@_spi(Tessera) import TesseraViews

/// A list row in a system sheet, at least 52 points high. Approximates iOS; not measured.
final class SheetRow: UIControl {
  let label = UILabel()
  let picture = UIImageView()
  private let line = UIView()

  /// Whether a hairline separates the row from the next row.
  var hasLine: Bool {
    get { !line.isHidden }
    set { line.isHidden = !newValue }
  }

  /// - Parameter isLeading: Whether the image is tinted and precedes the title. If false, the image is at the
  ///   trailing edge.
  init(
    _ title: String?, image: UIImage?, isLeading: Bool = false, hasLine: Bool, action: @escaping @MainActor () -> Void
  ) {
    super.init(frame: .zero)
    label.text = title
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    picture.image = image
    if !isLeading { picture.tintColor = .label }
    picture.contentMode = .center
    // Symbols scale with the text size.
    picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
    line.backgroundColor = .separator
    line.isHidden = !hasLine
    for view in [label, picture, line] {
      view.translatesAutoresizingMaskIntoConstraints = false
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    let hair = line.heightAnchor.constraint(equalToConstant: 0.5)
    NSLayoutConstraint.activate([
      heightAnchor.constraint(greaterThanOrEqualToConstant: 52),
      label.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: 8),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
      picture.centerYAnchor.constraint(equalTo: centerYAnchor),
      line.leadingAnchor.constraint(equalTo: label.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: trailingAnchor), line.bottomAnchor.constraint(equalTo: bottomAnchor),
      hair,
    ])
    NSLayoutConstraint.activate(isLeading ? leadingPlaces : trailingPlaces)
    sizePicture()
    addAction(UIAction { _ in action() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  private var leadingPlaces: [NSLayoutConstraint] {
    [
      picture.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 14),
      label.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
      label.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -16),
    ]
  }

  private var trailingPlaces: [NSLayoutConstraint] {
    [
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      picture.leadingAnchor.constraint(greaterThanOrEqualTo: label.trailingAnchor, constant: 12),
      picture.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -14),
    ]
  }

  /// Sets the size of the image to 28 points. Symbols are at least 28 points and scale with the text size.
  private func sizePicture() {
    let isSymbol = picture.image?.isSymbolImage ?? false
    let room = UIFontMetrics(forTextStyle: .body).scaledValue(for: 28)
    for side in [picture.widthAnchor, picture.heightAnchor] {
      let size = isSymbol ? side.constraint(greaterThanOrEqualToConstant: room) : side.constraint(equalToConstant: 28)
      size.priority = UILayoutPriority(999)
      size.isActive = true
    }
    // The image view is square, so that the titles of several rows align.
    picture.widthAnchor.constraint(equalTo: picture.heightAnchor).isActive = true
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      picture.setContentHuggingPriority(UILayoutPriority(998), for: axis)
      picture.setContentCompressionResistancePriority(UILayoutPriority(isSymbol ? 1000 : 1), for: axis)
    }
  }

  override var isHighlighted: Bool { didSet { backgroundColor = isHighlighted ? .systemFill : nil } }
}

final class SheetCard: UIStackView {
  init() {
    super.init(frame: .zero)
    axis = .vertical
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 10
    clipsToBounds = true
  }

  required init(coder: NSCoder) { super.init(coder: coder) }
}
