// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// System symbols in several weights, scales and colors, and with increasing variable values.
final class SymbolStates: UIViewController {
  private typealias Configuration = UIImage.SymbolConfiguration

  private static let weights: [UIImage.SymbolWeight] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let stack = UIStackView(arrangedSubviews: [
      weights("gearshape"), weights("hand.raised"), weights("chevron.forward"), weights("envelope.badge"),
      weights("xmark.circle.fill"), scales(),
      row([
        "square.and.arrow.up", "person.badge.plus", "speaker.wave.3.fill", "mic.slash", "info.circle", "a.circle.fill",
      ]) {
        Configuration(hierarchicalColor: .systemIndigo).applying($0)
      },
      row([
        "xmark.circle.fill", "bag.badge.plus", "cloud.sun.rain.fill", "bell.slash.fill", "list.bullet", "person.3.fill",
      ]) {
        Configuration(paletteColors: [.systemPink, .systemTeal]).applying($0)
      },
      row([
        "heart.fill", "exclamationmark.triangle.fill", "cloud.sun.fill", "bell.badge.fill", "leaf.fill", "star.fill",
      ]) {
        Configuration.preferringMulticolor().applying($0)
      },
      values("wifi"), values("speaker.wave.3"), values("chart.bar.fill"), beside(),
    ])
    stack.axis = .vertical
    stack.alignment = .leading
    stack.spacing = 8
    showAtTop(stack)
  }

  private var size: Configuration { Configuration(textStyle: .title3) }

  private func line(_ images: [UIImage?]) -> UIView {
    // Shows only the samples that fit on an iPhone at large text sizes.
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let stack = UIStackView(arrangedSubviews: images.prefix(isLarge ? 4 : images.count).map { UIImageView(image: $0) })
    stack.spacing = 8
    stack.alignment = .center
    return stack
  }

  private func weights(_ name: String) -> UIView {
    line(Self.weights.map { UIImage(systemName: name, withConfiguration: size.applying(Configuration(weight: $0))) })
  }

  private func scales() -> UIView {
    let scales: [UIImage.SymbolScale] = [.small, .medium, .large]
    return line(
      ["square", "paperplane.fill"].flatMap { name in
        scales.map { UIImage(systemName: name, withConfiguration: size.applying(Configuration(scale: $0))) }
      })
  }

  private func row(_ names: [String], _ configure: (Configuration) -> Configuration) -> UIView {
    line(names.map { UIImage(systemName: $0, withConfiguration: configure(size)) })
  }

  private func values(_ name: String) -> UIView {
    line([0, 0.3, 0.6, 1].map { UIImage(systemName: name, variableValue: $0, configuration: size) })
  }

  /// Creates text with symbols on its baseline.
  private func beside() -> UIView {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    let text = NSMutableAttributedString(string: "Tap ")
    if let image = UIImage(systemName: "square.and.arrow.up") {
      text.append(NSAttributedString(attachment: NSTextAttachment(image: image)))
    }
    text.append(NSAttributedString(string: " to share, "))
    if let image = UIImage(systemName: "heart.fill")?.withTintColor(.systemRed) {
      text.append(NSAttributedString(attachment: NSTextAttachment(image: image)))
    }
    text.append(NSAttributedString(string: " to keep."))
    label.attributedText = text
    label.numberOfLines = 0
    return label
  }
}
