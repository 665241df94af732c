// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension UIFont {
  /// Returns the font at an environment's text size, for views that adjust their font: the font of its text style, or the base
  /// font scaled again. Returns the font itself if it follows no text size.
  package func adjusted(for traits: UITraitCollection) -> UIFont {
    if let scaling {
      return UIFontMetrics(forTextStyle: scaling.style)
        .scaled(scaling.base, maximum: scaling.maximumPointSize, traits: traits)
    }
    guard let style = specification.textStyle, let category = specification.category else { return self }
    let row = DynamicType.row(for: style)
    // A font derived at a size other than the style's is no longer in the table.
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
