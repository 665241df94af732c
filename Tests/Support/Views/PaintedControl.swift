// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A control drawn on a plain background at two pixels per point, shared by the control suites. Tests read pixels by
// their position in points. Colors are compared exactly where a single opaque color covers the pixel.

package import Foundation
package import TesseraGraphics
package import TesseraRaster
package import TesseraViews

@MainActor
package final class PaintedControl {
  package let window: UIWindow
  let scale: CGFloat

  package init(
    _ view: UIView, width: CGFloat = 200, height: CGFloat = 100, scale: CGFloat = 2,
    style: UIUserInterfaceStyle = .light, direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) {
    window = makeWindow(width, height, scale: scale, style: style, direction: direction)
    self.scale = scale
    window.addSubview(view)
    window.layoutIfNeeded()
  }

  /// Returns the color of the pixel below and to the right of a point. The background is green, which no control
  /// uses.
  package func color(_ x: CGFloat, _ y: CGFloat) throws -> Color {
    window.layoutIfNeeded()
    let (width, height) = (Int(window.bounds.width * scale), Int(window.bounds.height * scale))
    let list = window.displayList(scale: scale, pixels: (width, height), background: Self.ground)
    let bitmap = try Painter().paint(list)
    let index = (Int(y * scale) * width + Int(x * scale)) * 4
    let bytes = bitmap.bytes[index..<index + 4].map { $0 }
    return Color(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes[3])
  }

  package static let ground = Color(red: 0, green: 255, blue: 0)
}

extension UIColor {
  /// The color resolved for the light interface style.
  @MainActor package var light: Color { rasterColor(with: UITraitCollection(userInterfaceStyle: .light)) }
}
