// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension UIFont {
  /// The font at an environment's text size, for views that adjust their font: that of the text style it was made for,
  /// or the base font scaled anew. The font itself where it follows no text size.
  package func adjusted(for traits: UITraitCollection) -> UIFont {
    if let scaling {
      return UIFontMetrics(forTextStyle: scaling.style)
        .scaled(scaling.base, maximum: scaling.maximumPointSize, traits: traits)
    }
    guard let style = specification.textStyle, let category = specification.category else { return self }
    let row = DynamicType.row(for: style)
    // A font derived at another size than the style's has left the table.
    guard specification.size == row.entry(at: category).size else { return self }
    var copy = FontSpecification(style: style, traits: traits)
    copy.family = specification.family
    copy.weight = specification.weight
    copy.isItalic = specification.isItalic
    copy.hasMonospacedDigits = specification.hasMonospacedDigits
    copy.otherTraits = specification.otherTraits
    return copy == specification ? self : UIFont(copy)
  }
}
