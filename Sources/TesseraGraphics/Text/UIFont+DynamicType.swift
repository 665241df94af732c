// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension UIFont {
  /// Returns the font for an environment's text size, for views that adjust their font. The result is the font of the
  /// text style or the base font scaled for the environment. If the font does not adapt to the text size, returns the
  /// font itself.
  package func adjusted(for traits: UITraitCollection) -> UIFont {
    if let scaling {
      return UIFontMetrics(forTextStyle: scaling.style)
        .scaled(scaling.base, maximum: scaling.maximumPointSize, traits: traits)
    }
    guard let style = specification.textStyle, let category = specification.category else { return self }
    let row = DynamicType.row(for: style)
    // If the font's size was changed, the font no longer matches the text style's table entry.
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
