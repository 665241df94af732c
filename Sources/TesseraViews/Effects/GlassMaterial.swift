// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
package import TesseraRaster
@_spi(Tessera) package import TesseraGraphics

/// The material of glass: the content below it is blurred, refracted along the edge and tinted, and two lines follow the
/// edge.
///
/// Apple doesn't publish the values. On iOS 26.2, a circle of glass on gray 242 is gray 247 to 253, its outermost pixels
/// are gray 217 to 223, and its shadow is soft. All other values approximate iOS 26.
package struct GlassMaterial: Equatable {
  /// The variants of glass.
  package enum Kind: Hashable, Sendable {
    /// Glass with a strong blur and tint, on which text is legible.
    case regular
    /// Glass through which the content is almost unchanged.
    case clear
  }

  package var kind: Kind
  /// The color of the glass, or nil for glass without a color.
  package var color: UIColor?
  /// The fraction by which the glass is dimmed, as while it is pressed.
  package var dimming: Double = 0

  package init(_ kind: Kind = .regular, color: UIColor? = nil) {
    self.kind = kind
    self.color = color
  }

  /// Returns clear glass with a color, on which white text is legible. Apple recommends a dimming layer of 35 % for clear
  /// glass over bright content.
  static func dimmedClear(_ color: UIColor) -> GlassMaterial {
    var material = GlassMaterial(.clear, color: color.withAlphaComponent(0.5))
    material.dimming = 0.35
    return material
  }

  /// Draws glass with a soft shadow around it.
  ///
  /// - Parameters:
  ///   - shapes: The shapes in the canvas's coordinates. Shapes that are closer than `spacing` points merge.
  ///   - spacing: The distance within which shapes merge, in points.
  ///   - traits: The traits with which colors are resolved.
  ///   - canvas: The canvas.
  package func paint(
    _ shapes: [RoundedRect], spacing: CGFloat = 0, with traits: UITraitCollection, into canvas: inout Canvas
  ) {
    let glass = glass(shapes, spacing: spacing, traits)
    let box = glass.box
    guard box.width > 0, box.height > 0 else { return }
    paintShadows(shapes, traits, into: &canvas)
    let backdrop = DisplayList.Backdrop(sigma: sigma, saturation: kind == .clear ? 1.1 : 1.6, glass: glass)
    canvas.append(.backdrop(.rect(box), backdrop, canvas.transform))
  }

  /// The standard deviation of the blur, in points. At three pixels per point, it is three pixels of an image at an eighth of
  /// the size, the least that `ReducedBackdrop` uses.
  private var sigma: Double { kind == .clear ? 1.5 : 8 }

  private func glass(_ shapes: [RoundedRect], spacing: CGFloat, _ traits: UITraitCollection) -> DisplayList.Glass {
    let isDark = traits.userInterfaceStyle == .dark
    let tints = tints(traits, isDark: isDark)
    return DisplayList.Glass(
      shapes: shapes, spacing: Double(spacing), tint: tints.overLight, darkTint: tints.overDark,
      rim: 10, refraction: kind == .clear ? 16 : 12,
      edge: isDark ? .white(alpha: 0.14) : .black(alpha: 0.11),
      highlight: isDark ? .white(alpha: 0.2) : .white(alpha: 0.8))
  }

  /// Returns the tints over light and dark content.
  private func tints(_ traits: UITraitCollection, isDark: Bool) -> (overLight: Color, overDark: Color) {
    var tints: (overLight: Color, overDark: Color) =
      switch (kind, isDark) {
      case (.regular, false): (.white(alpha: 0.62), .white(alpha: 0.76))
      case (.regular, true): (Color.gray(white: 0.1, alpha: 0.7), Color.gray(white: 0.16, alpha: 0.62))
      case (.clear, false): (.white(alpha: 0.12), .white(alpha: 0.06))
      case (.clear, true): (.black(alpha: 0.2), .black(alpha: 0.1))
      }
    if let color {
      let resolved = color.rasterColor(with: traits)
      let strength = 0.88 * Double(resolved.alpha) / 255
      let tint = Color(red: resolved.red, green: resolved.green, blue: resolved.blue, alpha: UInt8(255 * strength))
      tints = (tint, tint)
    }
    guard dimming > 0 else { return tints }
    return (tints.overLight.darkened(by: dimming), tints.overDark.darkened(by: dimming))
  }

  /// Draws the shadows of the shapes. The rasterizer doesn't show them through the glass.
  private func paintShadows(_ shapes: [RoundedRect], _ traits: UITraitCollection, into canvas: inout Canvas) {
    guard kind == .regular else { return }
    let isDark = traits.userInterfaceStyle == .dark
    let shadow = DisplayList.Shadow(color: .black(alpha: isDark ? 0.3 : 0.1), offset: Point(x: 0, y: 4), sigma: 10)
    for shape in shapes { canvas.append(.shadow(.roundedRect(shape), shadow, canvas.transform)) }
  }
}

extension Color {
  fileprivate static func white(alpha: Double) -> Color { gray(white: 1, alpha: alpha) }
  fileprivate static func black(alpha: Double) -> Color { gray(white: 0, alpha: alpha) }

  fileprivate static func gray(white: Double, alpha: Double) -> Color {
    let level = UInt8((white * 255).rounded())
    return Color(red: level, green: level, blue: level, alpha: UInt8((alpha * 255).rounded()))
  }

  /// Returns the color with black of an opacity over it.
  fileprivate func darkened(by fraction: Double) -> Color {
    let share = min(max(fraction, 0), 1)
    let own = Double(alpha) / 255 * (1 - share)
    guard share + own > 0 else { return self }
    func part(_ value: UInt8) -> UInt8 { UInt8((Double(value) * own / (share + own)).rounded()) }
    return Color(
      red: part(red), green: part(green), blue: part(blue), alpha: UInt8(((share + own) * 255).rounded()))
  }
}
