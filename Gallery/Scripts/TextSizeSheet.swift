// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// Two text styles in one language, at every text size available in Settings, from XS to AX5.
final class TextSizeSheet: UIViewController {
  /// The language of the samples.
  enum Language: String {
    case arabic = "ar"
    case japanese = "ja"

    fileprivate var headline: String {
      switch self {
      case .arabic: "القاهرة إلى أسوان"
      case .japanese: "東京から京都へ"
      }
    }

    fileprivate var body: String {
      switch self {
      case .arabic: "يغادر القطار كل صباح في الساعة ٧:٣٠ ويصل قبل الغروب."
      case .japanese: "「のぞみ」は毎朝７時３０分に東京駅を出発し、約２時間で着きます。"
      }
    }
  }

  private static let sizes: [(String, UIContentSizeCategory)] = [
    ("XS", .extraSmall), ("S", .small), ("M", .medium), ("L", .large), ("XL", .extraLarge), ("XXL", .extraExtraLarge),
    ("XXXL", .extraExtraExtraLarge), ("AX1", .accessibilityMedium), ("AX2", .accessibilityLarge),
    ("AX3", .accessibilityExtraLarge), ("AX4", .accessibilityExtraExtraLarge),
    ("AX5", .accessibilityExtraExtraExtraLarge),
  ]

  private let language: Language

  init(_ language: Language) {
    self.language = language
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    traitOverrides.layoutDirection = language == .arabic ? .rightToLeft : .leftToRight
    let stack = UIStackView(arrangedSubviews: Self.sizes.map(row))
    stack.axis = .vertical
    stack.spacing = 10
    showAtTop(stack)
  }

  private func row(_ name: String, _ category: UIContentSizeCategory) -> UIView {
    let code = UILabel()
    code.text = name
    code.font = .monospacedSystemFont(ofSize: 11, weight: .regular)
    code.textColor = .secondaryLabel
    code.widthAnchor.constraint(equalToConstant: 48).isActive = true
    let texts = UIStackView(arrangedSubviews: [label(language.headline, .headline), label(language.body, .body)])
    texts.axis = .vertical
    texts.traitOverrides.preferredContentSizeCategory = category
    let row = UIStackView(arrangedSubviews: [code, texts])
    row.alignment = .firstBaseline
    return row
  }

  private func label(_ text: String, _ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    label.attributedText = NSAttributedString(string: text, attributes: [.languageIdentifier: language.rawValue])
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.textAlignment = .natural
    label.numberOfLines = 0
    return label
  }
}
