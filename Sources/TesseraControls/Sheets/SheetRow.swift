// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics
@_spi(Tessera) import TesseraViews

/// A row of a list in a system sheet, 52 points high or more. From memory of iOS.
final class SheetRow: UIControl {
  let label = UILabel()
  private let picture = UIImageView()
  private let line = UIView()

  /// Whether a hairline parts the row from the next.
  var hasLine: Bool {
    get { !line.isHidden }
    set { line.isHidden = !newValue }
  }

  init(_ title: String?, image: UIImage?, hasLine: Bool, action: @escaping @MainActor () -> Void) {
    super.init(frame: .zero)
    label.text = title
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    picture.image = image
    picture.tintColor = .label
    picture.contentMode = .center
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
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      label.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: 8),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
      picture.leadingAnchor.constraint(greaterThanOrEqualTo: label.trailingAnchor, constant: 12),
      picture.centerXAnchor.constraint(equalTo: trailingAnchor, constant: -28),
      picture.centerYAnchor.constraint(equalTo: centerYAnchor),
      picture.widthAnchor.constraint(equalToConstant: 28), picture.heightAnchor.constraint(equalToConstant: 28),
      line.leadingAnchor.constraint(equalTo: label.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: trailingAnchor), line.bottomAnchor.constraint(equalTo: bottomAnchor),
      hair,
    ])
    addAction(UIAction { _ in action() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool { didSet { backgroundColor = isHighlighted ? .systemFill : nil } }
}

/// A stack of rows with round corners.
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
