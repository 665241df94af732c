// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// Labels with every text attribute that has a visible effect.
final class AttributeStates: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let stack = UIStackView(arrangedSubviews: [
      glyphs(), lines(), shadows(), directions(), symbols(), lists(), markdown(),
    ])
    stack.axis = .vertical
    stack.spacing = 6
    showAtTop(stack)
  }

  private var isLarge: Bool { traitCollection.preferredContentSizeCategory.isAccessibilityCategory }
  private var font: UIFont { .preferredFont(forTextStyle: .callout) }

  /// Creates a label from strings with different attributes.
  private func label(_ parts: [(String, [NSAttributedString.Key: Any])]) -> UILabel {
    let text = NSMutableAttributedString()
    // Shows only the strings that fit on an iPhone at large text sizes.
    for (string, attributes) in isLarge ? Array(parts.prefix(2)) : parts {
      let plain: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: UIColor.label]
      text.append(NSAttributedString(string: string, attributes: plain.merging(attributes) { $1 }))
      text.append(NSAttributedString(string: "  ", attributes: plain))
    }
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = text
    return label
  }

  private func glyphs() -> UIView {
    let heavy = UIFont.systemFont(ofSize: font.pointSize * 1.5, weight: .heavy)
    return label([
      ("Outline", [.font: heavy, .strokeWidth: 3, .strokeColor: UIColor.systemRed]),
      (
        "Filled",
        [.font: heavy, .strokeWidth: -3, .strokeColor: UIColor.systemRed, .foregroundColor: UIColor.systemYellow]
      ),
      ("Oblique", [.obliqueness: 0.25]), ("Wide", [.expansion: 0.35]), ("Narrow", [.expansion: -0.35]),
      ("Kern", [.kern: 3]), ("Track", [.tracking: -1]), ("Raised", [.baselineOffset: 5]),
      ("Lowered", [.baselineOffset: -5]), ("Ground", [.backgroundColor: UIColor.systemTeal.withAlphaComponent(0.4)]),
      ("Link", [.link: "https://example.com"]),
    ])
  }

  private func lines() -> UIView {
    func line(_ style: NSUnderlineStyle) -> [NSAttributedString.Key: Any] { [.underlineStyle: style.rawValue] }
    return label([
      ("single", line(.single)), ("thick", line(.thick)), ("double", line(.double)),
      ("dots", line([.single, .patternDot])),
      ("dashes", line([.single, .patternDash])), ("dash dot", line([.single, .patternDashDot])),
      ("dash dot dot", line([.thick, .patternDashDotDot])), ("word by word", line([.single, .byWord])),
      ("struck", [.strikethroughStyle: NSUnderlineStyle.single.rawValue]),
      ("twice", [.strikethroughStyle: NSUnderlineStyle.double.rawValue, .strikethroughColor: UIColor.systemRed]),
      ("coloured", [.underlineStyle: NSUnderlineStyle.thick.rawValue, .underlineColor: UIColor.systemGreen]),
    ])
  }

  private func shadows() -> UIView {
    func shadow(_ blur: CGFloat, _ offset: CGSize, _ color: UIColor) -> NSShadow {
      let shadow = NSShadow()
      (shadow.shadowBlurRadius, shadow.shadowOffset, shadow.shadowColor) = (blur, offset, color)
      return shadow
    }
    let heavy = UIFont.systemFont(ofSize: font.pointSize * 1.5, weight: .heavy)
    return label([
      ("Soft", [.font: heavy, .shadow: shadow(6, CGSize(width: 0, height: 3), .systemBlue)]),
      ("Sharp", [.font: heavy, .shadow: shadow(0, CGSize(width: 2, height: 2), .systemGray)]),
      (
        "Glow",
        [.font: heavy, .shadow: shadow(12, .zero, .systemPink), .underlineStyle: NSUnderlineStyle.thick.rawValue]
      ),
      (
        "Pressed",
        [
          .font: heavy, .foregroundColor: UIColor.systemGray,
          .textEffect: NSAttributedString.TextEffectStyle.letterpressStyle,
        ]
      ),
    ])
  }

  private func directions() -> UIView {
    let override = NSWritingDirection.rightToLeft.rawValue | NSWritingDirectionFormatType.override.rawValue
    return label([
      ("drawkcab", [.writingDirection: [override], .foregroundColor: UIColor.systemIndigo]),
      ("שלום (a) עולם", [.writingDirection: [NSWritingDirection.rightToLeft.rawValue]]),
    ])
  }

  private func symbols() -> UIView {
    let text = NSMutableAttributedString()
    for (size, weight) in [(13.0, UIFont.Weight.light), (20, .regular), (30, .black)] {
      guard let image = UIImage(systemName: "star") else { continue }
      let font = UIFont.systemFont(ofSize: size, weight: weight)
      text.append(NSAttributedString(string: "Star ", attributes: [.font: font, .foregroundColor: UIColor.label]))
      let star = NSMutableAttributedString(attachment: NSTextAttachment(image: image))
      star.addAttributes(
        [.font: font, .foregroundColor: UIColor.systemOrange], range: NSRange(location: 0, length: 1))
      text.append(star)
      text.append(NSAttributedString(string: " ", attributes: [.font: font]))
    }
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = text
    return label
  }

  private func lists() -> UIView {
    let outer = NSTextList(markerFormat: NSTextList.MarkerFormat("{decimal}."), startingItemNumber: 1)
    let inner = NSTextList(markerFormat: .lowercaseRoman, startingItemNumber: 1)
    let step = UIFontMetrics.default.scaledValue(for: 28)
    func item(_ text: String, _ lists: [NSTextList]) -> NSAttributedString {
      let style = NSMutableParagraphStyle()
      style.textLists = lists
      style.tabStops = []
      style.defaultTabInterval = step
      style.headIndent = 2 * step
      return NSAttributedString(
        string: text, attributes: [.font: font, .foregroundColor: UIColor.label, .paragraphStyle: style])
    }
    let text = NSMutableAttributedString()
    text.append(item("first\n", [outer]))
    if !isLarge { text.append(item("inner\ninner again\n", [outer, inner])) }
    text.append(item("second", [outer]))
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = text
    return label
  }

  private func markdown() -> UIView {
    let label = UILabel()
    label.numberOfLines = 0
    label.font = font
    let source =
      isLarge
      ? "**Bold**, *italic*"
      : "From Markdown: **bold**, *italic*, ***both***, `code`, ~~struck~~, [a link](https://example.com)"
    label.attributedText = try? NSAttributedString(markdown: source)
    return label
  }
}
