// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
package import TesseraRaster

extension UIColor {
  /// The concrete colour for an environment.
  ///
  /// A provider may answer with a dynamic colour again; a chain of more than 64 is a loop and ends as black.
  package func components(with traits: UITraitCollection) -> ColorComponents {
    var color = self
    for _ in 0..<64 {
      switch color.source {
      case .concrete(let value): return value
      case .system(let system): return system.resolved(with: traits.values)
      case .named(let named): color = named.color(for: traits) ?? .clear
      case .tint:
        // A tint that is the tint itself stands for the system's.
        if let tint = traits.values.tintColor, tint != color { color = tint } else { color = .systemBlue }
      case .provider(let provider): color = traits.withCurrent { provider(traits) }
      }
    }
    return ColorComponents(white: 0, alpha: 1)
  }

  /// The colour that the rasterizer paints in an environment.
  package func rasterColor(with traits: UITraitCollection) -> Color {
    components(with: traits).rasterColor
  }

  /// Stores red, green, blue and alpha in the current environment. Always true.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let value = components(with: .current)
    red?.pointee = CGFloat(value.red)
    green?.pointee = CGFloat(value.green)
    blue?.pointee = CGFloat(value.blue)
    alpha?.pointee = CGFloat(value.alpha)
    return true
  }

  /// Stores hue, saturation, brightness and alpha in the current environment. Always true.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let value = components(with: .current)
    let hsb = value.hsb
    hue?.pointee = CGFloat(hsb.hue)
    saturation?.pointee = CGFloat(hsb.saturation)
    brightness?.pointee = CGFloat(hsb.brightness)
    alpha?.pointee = CGFloat(value.alpha)
    return true
  }

  /// Stores grey and alpha when the colour is a grey in the current environment; otherwise answers false.
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let value = components(with: .current)
    guard value.red == value.green, value.green == value.blue else { return false }
    white?.pointee = CGFloat(value.red)
    alpha?.pointee = CGFloat(value.alpha)
    return true
  }
}
