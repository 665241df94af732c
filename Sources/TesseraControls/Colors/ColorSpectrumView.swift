// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@_spi(Tessera) import TesseraGraphics
@_spi(Tessera) import TesseraViews

/// A spectrum with all hues from left to right, white at the top and black at the bottom. A tap or drag selects a
/// color.
final class ColorSpectrumView: UIView {
  var onChoice: ((UIColor, Bool) -> Void)?
  var chosen: UIColor? { didSet { setNeedsLayout() } }
  private let hues = CAGradientLayer()
  private let shades = CAGradientLayer()
  private let knob = UIView()

  init() {
    super.init(frame: .zero)
    layer.cornerRadius = 8
    layer.masksToBounds = true
    hues.colors = (0...6).map { UIColor(hue: CGFloat($0) / 6, saturation: 1, brightness: 1, alpha: 1).cgColor }
    hues.startPoint = CGPoint(x: 0, y: 0.5)
    hues.endPoint = CGPoint(x: 1, y: 0.5)
    shades.colors = [
      UIColor.white.cgColor, UIColor.white.withAlphaComponent(0).cgColor, UIColor.black.withAlphaComponent(0).cgColor,
      UIColor.black.cgColor,
    ]
    shades.locations = [0, 0.5, 0.5, 1]
    layer.addSublayer(hues)
    layer.addSublayer(shades)
    knob.bounds.size = CGSize(width: 30, height: 30)
    knob.layer.cornerRadius = 15
    knob.layer.borderWidth = 3
    knob.layer.borderColor = UIColor.white.cgColor
    knob.isUserInteractionEnabled = false
    addSubview(knob)
    isAccessibilityElement = true
    accessibilityLabel = "Color Spectrum"
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    hues.frame = bounds
    shades.frame = bounds
    knob.isHidden = chosen == nil
    guard let chosen else { return }
    knob.backgroundColor = chosen.withAlphaComponent(1)
    knob.center = knobPosition(of: chosen)
  }

  /// Returns the knob's position for a color. Fully saturated colors are in the middle, tints are above and shades
  /// below.
  private func knobPosition(of color: UIColor) -> CGPoint {
    var (hue, saturation, brightness, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    let y = brightness < 1 ? 1 - brightness / 2 : saturation / 2
    return CGPoint(x: bounds.width * hue, y: bounds.height * y)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { trackTouches(touches, isMoving: true) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { trackTouches(touches, isMoving: true) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { trackTouches(touches, isMoving: false) }

  private func trackTouches(_ touches: Set<UITouch>, isMoving: Bool) {
    guard let place = touches.first?.location(in: self), bounds.width > 0, bounds.height > 0 else { return }
    let (x, y) = (max(0, min(1, place.x / bounds.width)), max(0, min(1, place.y / bounds.height)))
    let color = UIColor(hue: x, saturation: min(1, 2 * y), brightness: min(1, 2 - 2 * y), alpha: 1)
    onChoice?(color, isMoving)
  }
}
