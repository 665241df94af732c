// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Shapes that several controls draw.

import Foundation
package import TesseraRaster
@_spi(Tessera) import TesseraGraphics

extension Canvas {
  /// Fills a rounded rectangle. The radius is limited to half the shorter side.
  package mutating func fillRounded(_ rect: CGRect, radius: CGFloat, color: Color) {
    guard rect.width > 0, rect.height > 0 else { return }
    let held = min(radius, min(rect.width, rect.height) / 2)
    fill(.roundedRect(RoundedRect(Rect(rect), radius: Double(held))), color)
  }

  package mutating func fillCapsule(_ rect: CGRect, color: Color) {
    fillRounded(rect, radius: .greatestFiniteMagnitude, color: color)
  }

  /// The shadow of a control's thumb or other moving part.
  package enum ThumbShadow {
    /// The shadow of a switch's knob and a segment's plate. On a background of gray 238, it is gray 214 to 220
    /// directly below the plate.
    case plate
    /// The shadow of a slider's knob. On white, it is gray 216 directly below the knob, 240 directly above it, and
    /// ends 15 points below it.
    case knob

    fileprivate var parts: [DisplayList.Shadow] {
      func part(_ opacity: Double, _ y: Double, sigma: Double) -> DisplayList.Shadow {
        DisplayList.Shadow(
          color: Color(red: 0, green: 0, blue: 0, alpha: UInt8((opacity * 255).rounded())), offset: Point(x: 0, y: y),
          sigma: sigma)
      }
      switch self {
      case .plate: return [part(0.15, 3, sigma: 4)]
      case .knob: return [part(0.12, 0.5, sigma: 2), part(0.12, 6, sigma: 6.5)]
      }
    }
  }

  /// Fills a rounded rectangle with a shadow, such as the knob of a switch or a slider. The grays match images
  /// recorded on iOS 17.5 and 18.5.
  package mutating func fillThumb(_ rect: CGRect, radius: CGFloat, color: Color, shadow: ThumbShadow = .plate) {
    guard rect.width > 0, rect.height > 0 else { return }
    let held = Double(min(radius, min(rect.width, rect.height) / 2))
    let shape = DisplayList.Shape.roundedRect(RoundedRect(Rect(rect), radius: held))
    for part in shadow.parts { append(.shadow(shape, part, transform)) }
    fill(shape, color)
  }

  /// Runs `body`, drawing at half opacity if `isDimmed` is `true`.
  package mutating func withDimming(if isDimmed: Bool, _ body: (inout Canvas) -> Void) {
    if isDimmed { append(.beginGroup(opacity: 0.5, shadow: nil, transform)) }
    body(&self)
    if isDimmed { append(.endGroup) }
  }
}
