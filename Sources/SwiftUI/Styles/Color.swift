// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit
@_spi(Tessera) internal import TesseraSwiftUILayout

/// A color. A color used as a view fills the proposed size.
public struct Color: Hashable, Sendable {
  let uiColor: UIColor

  /// The color space of a color's components.
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

  /// Creates a color from RGB components in 0...1.
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

  /// Creates a grayscale color from a white value in 0...1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a color from hue, saturation and brightness in 0...1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    uiColor = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity)
  }

  /// Creates a color from an asset catalog entry. If the color is missing, reports it and creates a transparent
  /// color.
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

  /// Returns the color with its opacity multiplied by a factor from 0 to 1.
  public func opacity(_ opacity: Double) -> Color { Color(uiColor.multiplyingAlpha(by: opacity)) }

  /// Returns the color mixed with a fraction of white, with the same opacity.
  func lightened(by fraction: Double) -> Color {
    let color = uiColor
    return Color(
      UIColor { traits in
        let own = color.resolvedColor(with: traits)
        let mixed = Color(own.withAlphaComponent(1)).mix(with: .white, by: fraction)
        return mixed.uiColor.resolvedColor(with: traits).withAlphaComponent(own.cgColor.alpha)
      })
  }
  /// Returns a mix of this color and another one. The fraction, from 0 to 1, is the amount of the other color.
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

  /// The Core Graphics color for the default appearance.
  public var cgColor: CGColor? { uiColor.cgColor }

  /// A gradient from a slightly lighter color at the top to this color at the bottom.
  public var gradient: AnyGradient { AnyGradient(self) }

  /// The color black.
  public static let black = Color(UIColor.black)
  /// The color white.
  public static let white = Color(UIColor.white)
  /// A fully transparent color.
  public static let clear = Color(UIColor.clear)
  /// The system color red.
  public static let red = Color(.systemRed)
  /// The system color orange.
  public static let orange = Color(.systemOrange)
  /// The system color yellow.
  public static let yellow = Color(.systemYellow)
  /// The system color green.
  public static let green = Color(.systemGreen)
  /// The system color mint.
  public static let mint = Color(.systemMint)
  /// The system color teal.
  public static let teal = Color(.systemTeal)
  /// The system color cyan.
  public static let cyan = Color(.systemCyan)
  /// The system color blue.
  public static let blue = Color(.systemBlue)
  /// The system color indigo.
  public static let indigo = Color(.systemIndigo)
  /// The system color purple.
  public static let purple = Color(.systemPurple)
  /// The system color pink.
  public static let pink = Color(.systemPink)
  /// The system color brown.
  public static let brown = Color(.systemBrown)
  /// The system color gray.
  public static let gray = Color(.systemGray)
  /// The primary text color.
  public static let primary = Color(.label)
  /// The secondary text color.
  public static let secondary = Color(.secondaryLabel)
  /// The accent color, which is the hosting view's tint color.
  public static let accentColor = Color(.tintColor)
}

extension Color: ShapeStyle {
  /// The style does not resolve to another style.
  public typealias Resolved = Never
  /// Returns the color as a paint.
  public func _paint(in environment: EnvironmentValues) -> _Paint { .color(uiColor) }
}

extension Color: View {
  /// The view has no body.
  public typealias Body = Never

  /// Creates or updates the color's node.
  public static func _updateNode(_ node: _ViewNode?, with view: Self, in context: _ViewContext) -> _ViewNode {
    context.reuse(node, as: ColorNode.self) { ColorNode(context) }.update(view.uiColor, context)
  }
}

/// The node of a color that is used as a view.
private final class ColorNode: ElementNode<ColorElement> {
  private var color: UIColor?
  private var motion = AnimatableMotion()

  init(_ context: _ViewContext) { super.init(context, ColorElement(UIView())) }

  func update(_ color: UIColor, _ context: _ViewContext) -> _ViewNode {
    configure(context.environment)
    context.environment.apply(to: element.view)
    let old = self.color
    self.color = color
    if let old, motion.isRunning || graph.motion.canAnimate {
      let traits = environment.traits
      motion.change(
        from: PaintColors(.color(old), traits), to: PaintColors(.color(color), traits), of: self, effect: .appearance
      ) { [weak self] in self?.show() }
    }
    show()
    return self
  }

  private func show() {
    guard let color else { return }
    element.view.backgroundColor =
      motion.isRunning ? motion.shown(PaintColors(.color(color), environment.traits)).paint.color : color
  }
}

/// The layout element of a color. It extends into the adjacent safe area insets.
private final class ColorElement: HostedElement {
  override func placeContent(in frame: CGRect, proposal: ProposedViewSize, space: LayoutSpace) {
    super.placeContent(in: space.grown(frame), proposal: proposal, space: space)
  }
}

extension ShapeStyle where Self == Color {
  /// The color black.
  public static var black: Color { .black }
  /// The color white.
  public static var white: Color { .white }
  /// A fully transparent color.
  public static var clear: Color { .clear }
  /// The system color red.
  public static var red: Color { .red }
  /// The system color orange.
  public static var orange: Color { .orange }
  /// The system color yellow.
  public static var yellow: Color { .yellow }
  /// The system color green.
  public static var green: Color { .green }
  /// The system color mint.
  public static var mint: Color { .mint }
  /// The system color teal.
  public static var teal: Color { .teal }
  /// The system color cyan.
  public static var cyan: Color { .cyan }
  /// The system color blue.
  public static var blue: Color { .blue }
  /// The system color indigo.
  public static var indigo: Color { .indigo }
  /// The system color purple.
  public static var purple: Color { .purple }
  /// The system color pink.
  public static var pink: Color { .pink }
  /// The system color brown.
  public static var brown: Color { .brown }
  /// The system color gray.
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
