// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#if canImport(UIKit)
import UIKit

extension Bundle {
    /// The bundle that contains the package's colors.
    public static var themeKit: Bundle { .module }
}

/// The colors in the asset catalog.
public enum ThemeColor: String, CaseIterable {
    case accent = "Accent"
    case surface = "Surface"
    case warning = "Warning"
    case success = "Status/Success"

    public var color: UIColor {
        guard let color = UIColor(named: rawValue, in: .themeKit, compatibleWith: nil) else {
            assertionFailure("Missing color \(rawValue)")
            return .magenta
        }
        return color
    }

    /// Returns the color for the given traits.
    public func color(compatibleWith traits: UITraitCollection) -> UIColor? {
        UIColor(named: rawValue, in: .themeKit, compatibleWith: traits)
    }
}
#endif
