// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@_spi(Tessera) import TesseraGraphics
@_spi(Tessera) import TesseraViews

/// A slider with a title and a value, for one color component: red, green, blue or opacity. The track shows the color
/// that each position selects, over a checkerboard for translucent colors.
final class ColorTrack: UIView {
  /// A handler that receives the selected value, from 0 to 1, and whether the touch is still active.
  var onChange: ((CGFloat, Bool) -> Void)?
  private let caption = UILabel()
  private let field = UILabel()
  private let track = UIView()
  private let checkerboard = CheckerboardView()
  private let gradient = CAGradientLayer()
  private let knob = UIView()
  private var value: CGFloat = 0
  /// The view's height, in points. Approximates iOS; not measured.
  static let height: CGFloat = 60
  private static let trackHeight: CGFloat = 36

  init(_ title: String) {
    super.init(frame: .zero)
    caption.text = title
    caption.font = .systemFont(ofSize: 13, weight: .semibold)
    caption.textColor = .secondaryLabel
    field.font = .systemFont(ofSize: 17)
    field.textAlignment = .center
    field.backgroundColor = .tertiarySystemFill
    field.layer.cornerRadius = 8
    field.layer.masksToBounds = true
    track.layer.cornerRadius = Self.trackHeight / 2
    track.layer.masksToBounds = true
    checkerboard.layer.addSublayer(gradient)
    track.addSubview(checkerboard)
    knob.bounds.size = CGSize(width: 30, height: 30)
    knob.layer.cornerRadius = 15
    knob.layer.borderWidth = 3
    knob.layer.borderColor = UIColor.white.cgColor
    knob.isUserInteractionEnabled = false
    track.isUserInteractionEnabled = false
    for view in [caption, field, track, knob] { addSubview(view) }
    isAccessibilityElement = true
    accessibilityLabel = title
    accessibilityTraits = .adjustable
  }

  required init?(coder: NSCoder) { nil }

  /// - Parameters:
  ///   - value: The value, from 0 to 1.
  ///   - text: The formatted value.
  ///   - ends: The track's colors at 0 and at 1.
  ///   - color: The knob's color.
  func show(_ value: CGFloat, text: String, ends: (UIColor, UIColor), color: UIColor) {
    self.value = value.isFinite ? max(0, min(1, value)) : 0
    field.text = text
    accessibilityValue = text
    gradient.colors = [ends.0.cgColor, ends.1.cgColor]
    knob.backgroundColor = color
    setNeedsLayout()
  }

  private var isTurned: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (wide, fieldWidth) = (bounds.width, min(bounds.width, 72))
    caption.frame = CGRect(x: 0, y: 0, width: wide, height: 18)
    let top = bounds.height - Self.trackHeight
    field.frame = CGRect(x: isTurned ? 0 : wide - fieldWidth, y: top, width: fieldWidth, height: Self.trackHeight)
    track.frame = CGRect(
      x: isTurned ? fieldWidth + 12 : 0, y: top, width: max(0, wide - fieldWidth - 12), height: Self.trackHeight)
    checkerboard.frame = track.bounds
    gradient.frame = track.bounds
    gradient.startPoint = CGPoint(x: isTurned ? 1 : 0, y: 0.5)
    gradient.endPoint = CGPoint(x: isTurned ? 0 : 1, y: 0.5)
    let room = max(0, track.frame.width - Self.trackHeight)
    let part = isTurned ? 1 - value : value
    knob.center = CGPoint(x: track.frame.minX + Self.trackHeight / 2 + room * part, y: track.frame.midY)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { trackTouches(touches, isMoving: true) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { trackTouches(touches, isMoving: true) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { trackTouches(touches, isMoving: false) }

  private func trackTouches(_ touches: Set<UITouch>, isMoving: Bool) {
    let room = track.frame.width - Self.trackHeight
    guard let place = touches.first?.location(in: track), room > 0 else { return }
    let part = max(0, min(1, (place.x - Self.trackHeight / 2) / room))
    onChange?(isTurned ? 1 - part : part, isMoving)
  }
}
