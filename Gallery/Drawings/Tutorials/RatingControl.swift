// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// A rating of 0 to 5 stars. Users tap it, drag over it, or adjust it in steps with a screen reader.
final class RatingControl: UIControl {
  var rating = 0 {
    didSet {
      rating = min(max(rating, 0), Self.stars)
      if rating != oldValue { setNeedsDisplay() }
    }
  }

  private static let stars = 5
  private static let side: CGFloat = 32
  private static let gap: CGFloat = 12

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
    contentMode = .redraw
    isAccessibilityElement = true
    accessibilityLabel = "Rating"
    accessibilityTraits = .adjustable
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var intrinsicContentSize: CGSize {
    CGSize(width: CGFloat(Self.stars) * (Self.side + Self.gap), height: 44)
  }

  override func draw(_ rect: CGRect) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for star in 0..<Self.stars {
      let column = CGFloat(isMirrored ? Self.stars - 1 - star : star)
      let box = CGRect(
        x: column * (Self.side + Self.gap) + Self.gap / 2, y: bounds.midY - Self.side / 2, width: Self.side,
        height: Self.side)
      let color: UIColor = star < rating ? .systemOrange : .systemGray4
      let symbol = UIImage(systemName: star < rating ? "star.fill" : "star")
      symbol?.withTintColor(color.withAlphaComponent(isEnabled ? 1 : 0.4)).draw(in: box)
    }
    if isHighlighted {
      tintColor.withAlphaComponent(0.12).setFill()
      UIBezierPath(roundedRect: bounds, cornerRadius: 12).fill()
    }
  }

  override var isEnabled: Bool { didSet { setNeedsDisplay() } }
  override var isHighlighted: Bool { didSet { setNeedsDisplay() } }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }

  private func follow(_ touch: UITouch) {
    var share = touch.location(in: self).x / bounds.width
    if effectiveUserInterfaceLayoutDirection == .rightToLeft { share = 1 - share }
    change(to: Int((share * CGFloat(Self.stars)).rounded(.up)))
  }

  private func change(to value: Int) {
    let before = rating
    rating = value
    if rating != before { sendActions(for: .valueChanged) }
  }

  override var accessibilityValue: String? {
    get { "\(rating) of \(Self.stars)" }
    set {}
  }

  override func accessibilityIncrement() { change(to: rating + 1) }
  override func accessibilityDecrement() { change(to: rating - 1) }
}
