// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#if canImport(UIKit)
import UIKit

public enum ThemeFont {

    public static func font(
        _ style: UIFont.TextStyle,
        traits symbolicTraits: UIFontDescriptor.SymbolicTraits = [],
        compatibleWith traitCollection: UITraitCollection? = nil
    ) -> UIFont {
        let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
        guard !symbolicTraits.isEmpty,
              let descriptor = font.fontDescriptor.withSymbolicTraits(symbolicTraits)
        else { return font }
        return UIFont(descriptor: descriptor, size: 0)
    }

    /// Returns a system font of the given size, scaled for Dynamic Type.
    public static func scaled(
        size: CGFloat,
        weight: UIFont.Weight = .regular,
        style: UIFont.TextStyle = .body,
        compatibleWith traitCollection: UITraitCollection? = nil
    ) -> UIFont {
        UIFontMetrics(forTextStyle: style)
            .scaledFont(for: .systemFont(ofSize: size, weight: weight), compatibleWith: traitCollection)
    }
}
#endif
