// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// The same card and the text styles at the smallest, the default and the largest text size.
final class DynamicTypeViewController: UIViewController {
  private static let sizes: [(String, UIContentSizeCategory)] = [
    ("XS", .extraSmall), ("L (default)", .large), ("AX5", .accessibilityExtraExtraExtraLarge),
  ]

  private static let styles: [(String, UIFont.TextStyle)] = [
    ("Large Title", .largeTitle), ("Title 1", .title1), ("Title 2", .title2), ("Title 3", .title3),
    ("Headline", .headline), ("Body", .body), ("Callout", .callout), ("Subheadline", .subheadline),
    ("Footnote", .footnote), ("Caption 1", .caption1), ("Caption 2", .caption2),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    let columns = UIStackView(arrangedSubviews: Self.sizes.map(makeColumn))
    columns.alignment = .top
    columns.spacing = 20
    columns.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(columns)
    NSLayoutConstraint.activate([
      columns.topAnchor.constraint(equalTo: view.topAnchor, constant: 24),
      columns.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
      columns.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24),
    ])
    let widths: [CGFloat] = [0.8, 1]
    for (index, width) in widths.enumerated() {
      let column = columns.arrangedSubviews[index]
      let last = columns.arrangedSubviews[2]
      column.widthAnchor.constraint(equalTo: last.widthAnchor, multiplier: width * 0.5).isActive = true
    }
  }

  private func makeColumn(_ name: String, _ category: UIContentSizeCategory) -> UIView {
    let caption = UILabel()
    caption.text = name
    caption.font = .monospacedSystemFont(ofSize: 13, weight: .medium)
    caption.textColor = .secondaryLabel
    let styles = UIStackView(arrangedSubviews: Self.styles.map(makeSample))
    styles.axis = .vertical
    styles.spacing = 4
    let content = UIStackView(arrangedSubviews: [makeCard(), styles])
    content.axis = .vertical
    content.spacing = 20
    content.traitOverrides.preferredContentSizeCategory = category
    let column = UIStackView(arrangedSubviews: [caption, content])
    column.axis = .vertical
    column.spacing = 10
    return column
  }

  private func makeSample(_ name: String, _ style: UIFont.TextStyle) -> UIView {
    let label = makeLabel(name, style)
    label.numberOfLines = 1
    return label
  }

  private func makeLabel(_ text: String, _ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    return label
  }

  /// Creates a symbol and labels side by side, or stacked at accessibility sizes.
  private func makeCard() -> UIView {
    let symbol = UIImageView(image: UIImage(systemName: "envelope.fill"))
    symbol.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .title2)
    symbol.setContentHuggingPriority(.required, for: .horizontal)
    let detail = makeLabel("Your parcel leaves today and arrives on Thursday.", .subheadline)
    detail.textColor = .secondaryLabel
    let texts = UIStackView(arrangedSubviews: [makeLabel("On its way", .headline), detail])
    texts.axis = .vertical
    texts.spacing = 2
    return CardView(symbol: symbol, texts: texts)
  }
}

/// A white card that stacks its contents vertically when the text is very large.
private final class CardView: UIView {
  private let stack: UIStackView

  init(symbol: UIView, texts: UIView) {
    stack = UIStackView(arrangedSubviews: [symbol, texts])
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 12
    stack.spacing = UIStackView.spacingUseSystem
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 14),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 14),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -14),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -14),
    ])
    arrange()
  }

  required init?(coder: NSCoder) { nil }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    arrange()
  }

  private func arrange() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    stack.axis = isLarge ? .vertical : .horizontal
    stack.alignment = isLarge ? .leading : .firstBaseline
  }
}
