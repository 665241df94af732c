// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
@_spi(Tessera) import TesseraGraphics

extension UIButton {
  /// Draws the configuration's background below the content.
  func paint(_ configuration: Configuration, into canvas: inout Canvas) {
    let look = configuration.background(tint: tintColor, state: state, traits: traitCollection)
    let insets = configuration.background.backgroundInsets
    let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let area = bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: isRTL ? insets.trailing : insets.leading, bottom: insets.bottom,
        right: isRTL ? insets.leading : insets.trailing))
    guard area.width > 0, area.height > 0 else { return }
    let radius = Double(configuration.cornerRadius(for: area.size, traitCollection))
    let box = Rect(area)
    let pressed = (isHighlighted ? 1 : 0) + glideDistance(named: "pressed")
    if var material = configuration.material(tint: tintColor, state: state) {
      // Pressed glass is dimmed and slightly smaller. Approximates iOS 26.
      material.dimming += (1 - material.dimming) * 0.12 * min(max(pressed, 0), 1)
      let shrunk = box.insetBy(dx: box.width * 0.02 * pressed, dy: box.height * 0.02 * pressed)
      material.paint([RoundedRect(shrunk, radius: radius)], with: traitCollection, into: &canvas)
    } else {
      canvas.opacity *= min(max(1 - 0.25 * pressed, 0), 1)
    }
    canvas.fill(.roundedRect(RoundedRect(box, radius: radius)), look.fill)
    if let image = configuration.background.image ?? currentBackgroundImage {
      paintImage(image, configuration: configuration, area: area, radius: radius, into: &canvas)
    }
    if let stroke = look.stroke, look.strokeWidth > 0 {
      let inset = look.strokeWidth / 2 - Double(configuration.background.strokeOutset)
      let outline = RoundedRect(box.insetBy(dx: inset, dy: inset), radius: max(0, radius - inset))
      canvas.stroke(.roundedRect(outline), style: StrokeStyle(width: look.strokeWidth), color: stroke)
    }
  }

  /// Draws the background image, clipped to the background's rounded corners.
  private func paintImage(
    _ image: UIImage, configuration: Configuration, area: CGRect, radius: Double, into canvas: inout Canvas
  ) {
    canvas.append(.beginClip(.roundedRect(RoundedRect(Rect(area), radius: radius)), canvas.transform))
    ImagePainter(image: image, tint: tintColor, traits: traitCollection)
      .paint(in: area, configuration.background.imageContentMode, into: &canvas)
    canvas.append(.endClip)
  }
}
