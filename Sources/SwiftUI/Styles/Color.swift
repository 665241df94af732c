// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit
@_spi(Tessera) internal import TesseraSwiftUILayout

/// A color. As a view, it fills the proposed size.
public struct Color: Hashable, Sendable {
  let uiColor: UIColor

  /// The color space of components.
  public enum RGBColorSpace: Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  /// Creates a color from a `UIColor`.
  public init(_ color: UIColor) { uiColor = color }
  /// Creates a color from a `UIColor`.
  public init(uiColor: UIColor) { self.uiColor = uiColor }
  /// Creates a color from a `CGColor`.
  public init(cgColor: CGColor) { uiColor = UIColor(cgColor: cgColor) }
  /// Creates a color from a `CGColor`.
  public init(_ color: CGColor) { uiColor = UIColor(cgColor: color) }

  /// Creates a color from components in 0...1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    func gamma(_ value: Double) -> Double {
      value <= 0.0031308 ? 12.92 * value : 1.055 * Foundation.pow(value, 1 / 2.4) - 0.055
    }
    uiColor =
      switch colorSpace {
      case .sRGB: UIColor(red: red, green: green, blue: blue, alpha: opacity)
      case .sRGBLinear: UIColor(red: gamma(red), green: gamma(green), blue: gamma(blue), alpha: opacity)
      case .displayP3: UIColor(displayP3Red: red, green: green, blue: blue, alpha: opacity)
      }
  }

  /// Creates a gray from a lightness in 0...1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a color from hue, saturation and brightness in 0...1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    uiColor = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity)
  }

  /// Creates a color from an asset catalog. Reports a missing color and creates a transparent one.
  public init(_ name: String, bundle: Bundle? = nil) {
    if let color = UIColor(named: name, in: bundle, compatibleWith: nil) {
      uiColor = color
    } else {
      Report.once("No color named '\(name)' found in asset catalog for \(bundle?.bundlePath ?? "main bundle").")
      uiColor = .clear
    }
  }

  /// Creates a color from a color resource.
  public init(_ resource: ColorResource) { uiColor = UIColor(resource: resource) }

  /// Returns the color with its opacity multiplied, from 0 to 1.
  public func opacity(_ opacity: Double) -> Color { Color(uiColor.multiplyingAlpha(by: opacity)) }

  /// Returns a mix of this color and another.
  public func mix(with rhs: Color, by fraction: Double) -> Color {
    let (a, b) = (uiColor, rhs.uiColor)
    return Color(
      UIColor { traits in
        var (r1, g1, b1, a1) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        var (r2, g2, b2, a2) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        a.resolvedColor(with: traits).getRed(&r1, green: &g1, blue: &b1, alpha: &a1)
        b.resolvedColor(with: traits).getRed(&r2, green: &g2, blue: &b2, alpha: &a2)
        let t = CGFloat(min(max(fraction, 0), 1))
        return UIColor(
          red: r1 + (r2 - r1) * t, green: g1 + (g2 - g1) * t, blue: b1 + (b2 - b1) * t, alpha: a1 + (a2 - a1) * t)
      })
  }

  /// The `CGColor` for the default appearance.
  public var cgColor: CGColor? { uiColor.cgColor }

  /// A vertical gradient that begins with a slightly lighter color.
  public var gradient: AnyGradient { AnyGradient(self) }

  /// Black.
  public static let black = Color(UIColor.black)
  /// White.
  public static let white = Color(UIColor.white)
  /// Transparent.
  public static let clear = Color(UIColor.clear)
  /// The system's red.
  public static let red = Color(.systemRed)
  /// The system's orange.
  public static let orange = Color(.systemOrange)
  /// The system's yellow.
  public static let yellow = Color(.systemYellow)
  /// The system's green.
  public static let green = Color(.systemGreen)
  /// The system's mint.
  public static let mint = Color(.systemMint)
  /// The system's teal.
  public static let teal = Color(.systemTeal)
  /// The system's cyan.
  public static let cyan = Color(.systemCyan)
  /// The system's blue.
  public static let blue = Color(.systemBlue)
  /// The system's indigo.
  public static let indigo = Color(.systemIndigo)
  /// The system's purple.
  public static let purple = Color(.systemPurple)
  /// The system's pink.
  public static let pink = Color(.systemPink)
  /// The system's brown.
  public static let brown = Color(.systemBrown)
  /// The system's gray.
  public static let gray = Color(.systemGray)
  /// The color of primary text.
  public static let primary = Color(.label)
  /// The color of secondary text.
  public static let secondary = Color(.secondaryLabel)
  /// The accent color: the tint of the hosting view.
  public static let accentColor = Color(.tintColor)
}

extension Color: ShapeStyle {
  /// Never: the style is already resolved.
  public typealias Resolved = Never
  /// Returns the color.
  public func _paint(in environment: EnvironmentValues) -> _Paint { .color(uiColor) }
}

extension Color: View {
  /// Never called.
  public typealias Body = Never

  /// Creates or updates the node of the color.
  public static func _updateNode(_ node: _ViewNode?, with view: Self, in context: _ViewContext) -> _ViewNode {
    let node = context.reuse(node, as: ColorNode.self) { ColorNode(context, ColorElement(UIView())) }
    node.configure(context.environment)
    context.environment.apply(to: node.element.view)
    node.element.view.backgroundColor = view.uiColor
    return node
  }
}

private typealias ColorNode = ElementNode<ColorElement>

/// The element of a color. It extends into adjacent safe area insets.
private final class ColorElement: HostedElement {
  override func placeContent(in frame: CGRect, proposal: ProposedViewSize, space: LayoutSpace) {
    super.placeContent(in: space.grown(frame), proposal: proposal, space: space)
  }
}

extension ShapeStyle where Self == Color {
  /// Black.
  public static var black: Color { .black }
  /// White.
  public static var white: Color { .white }
  /// Transparent.
  public static var clear: Color { .clear }
  /// The system's red.
  public static var red: Color { .red }
  /// The system's orange.
  public static var orange: Color { .orange }
  /// The system's yellow.
  public static var yellow: Color { .yellow }
  /// The system's green.
  public static var green: Color { .green }
  /// The system's mint.
  public static var mint: Color { .mint }
  /// The system's teal.
  public static var teal: Color { .teal }
  /// The system's cyan.
  public static var cyan: Color { .cyan }
  /// The system's blue.
  public static var blue: Color { .blue }
  /// The system's indigo.
  public static var indigo: Color { .indigo }
  /// The system's purple.
  public static var purple: Color { .purple }
  /// The system's pink.
  public static var pink: Color { .pink }
  /// The system's brown.
  public static var brown: Color { .brown }
  /// The system's gray.
  public static var gray: Color { .gray }
  /// The accent color.
  public static var accentColor: Color { .accentColor }
}

extension UIColor {
  /// Creates a UIKit color from a SwiftUI color. A dynamic color stays dynamic.
  public convenience init(_ color: Color) {
    let color = color.uiColor
    self.init { color.resolvedColor(with: $0) }
  }
}
