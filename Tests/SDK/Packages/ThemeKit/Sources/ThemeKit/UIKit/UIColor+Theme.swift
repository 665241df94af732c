// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#if canImport(UIKit)
import UIKit

extension UIColor {

    public convenience init(_ color: HexColor) {
        self.init(
            red: CGFloat(color.red) / 255,
            green: CGFloat(color.green) / 255,
            blue: CGFloat(color.blue) / 255,
            alpha: CGFloat(color.alpha) / 255
        )
    }

    /// Creates a dynamic color that adapts to the interface style.
    public convenience init(_ pair: Theme.Pair) {
        self.init { traits in
            switch traits.userInterfaceStyle {
            case .dark:
                return UIColor(pair.dark ?? pair.light)
            case .light, .unspecified:
                return UIColor(pair.light)
            @unknown default:
                return UIColor(pair.light)
            }
        }
    }

    /// The color's components, or nil if it can't be converted to RGB.
    public var hexColor: HexColor? {
        var red: CGFloat = 0
        var green: CGFloat = 0
        var blue: CGFloat = 0
        var alpha: CGFloat = 0
        guard getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return nil }
        func byte(_ value: CGFloat) -> UInt8 {
            UInt8((min(max(value, 0), 1) * 255).rounded())
        }
        return HexColor(red: byte(red), green: byte(green), blue: byte(blue), alpha: byte(alpha))
    }

    public func hexColor(in style: UIUserInterfaceStyle) -> HexColor? {
        resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).hexColor
    }
}
#endif
