// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#if canImport(UIKit)
import UIKit

/// A view with the theme's surface color and a border that adapts to the interface style.
open class ThemedView: UIView {

    public var theme: Theme? {
        didSet { applyTheme() }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        applyTheme()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        applyTheme()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) {
            applyBorder()
        }
    }

    private func applyTheme() {
        layer.cornerRadius = CGFloat(theme?.cornerRadius ?? 0)
        layer.borderWidth = 1
        backgroundColor = theme?.colors["surface"].map { UIColor($0) } ?? ThemeColor.surface.color
        applyBorder()
    }

    /// Resolves the border color for the current traits, because layers don't support dynamic colors.
    private func applyBorder() {
        let border = theme?.colors["border"].map { UIColor($0) } ?? ThemeColor.accent.color
        layer.borderColor = border.resolvedColor(with: traitCollection).cgColor
    }
}
#endif
