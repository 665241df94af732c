import CoreGraphics
import UIKit

/// A row of stars. The user sets a rating by tapping or dragging.
@IBDesignable
open class RatingControl: UIControl {

  @IBInspectable public var maximum: Int = 5 {
    didSet {
      guard maximum != oldValue else { return }
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  @IBInspectable public var rating: Int = 0 {
    didSet {
      guard rating != oldValue else { return }
      setNeedsDisplay()
      updateAccessibility()
    }
  }

  @IBInspectable public var starSize: CGFloat = 28 {
    didSet { invalidateIntrinsicContentSize() }
  }

  @IBInspectable public var spacing: CGFloat = 6 {
    didSet { invalidateIntrinsicContentSize() }
  }

  @IBInspectable public var emptyColor: UIColor = .systemGray4 {
    didSet { setNeedsDisplay() }
  }

  private let feedback = UISelectionFeedbackGenerator()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    commonInit()
  }

  private func commonInit() {
    backgroundColor = .clear
    contentMode = .redraw
    isOpaque = false
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    updateAccessibility()
  }

  private func updateAccessibility() {
    accessibilityLabel = NSLocalizedString("Rating", comment: "Stars")
    accessibilityValue = "\(rating) / \(maximum)"
  }

  open override var intrinsicContentSize: CGSize {
    let count = CGFloat(maximum)
    return CGSize(width: count * starSize + max(count - 1, 0) * spacing, height: starSize)
  }

  open override var isEnabled: Bool {
    didSet { alpha = isEnabled ? 1 : 0.4 }
  }

  // MARK: Drawing

  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    for index in 0..<maximum {
      context.saveGState()
      let frame = CGRect(
        x: CGFloat(index) * (starSize + spacing),
        y: bounds.midY - starSize / 2,
        width: starSize,
        height: starSize
      )
      context.addPath(Self.starPath(in: frame))
      let color: UIColor = index < rating ? tintColor : emptyColor
      context.setFillColor(color.cgColor)
      context.fillPath()
      context.restoreGState()
    }
  }

  static func starPath(in rect: CGRect, points: Int = 5) -> CGPath {
    let path = CGMutablePath()
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let outer = min(rect.width, rect.height) / 2
    let inner = outer * 0.45
    for step in 0..<(points * 2) {
      let radius = step.isMultiple(of: 2) ? outer : inner
      let angle = CGFloat(step) * .pi / CGFloat(points) - .pi / 2
      let point = CGPoint(
        x: center.x + radius * cos(angle),
        y: center.y + radius * sin(angle)
      )
      if step == 0 {
        path.move(to: point)
      } else {
        path.addLine(to: point)
      }
    }
    path.closeSubpath()
    return path
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  // MARK: Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    feedback.prepare()
    update(with: touch)
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    update(with: touch)
    return bounds.insetBy(dx: -60, dy: -60).contains(touch.location(in: self))
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    sendActions(for: .editingDidEnd)
  }

  private func update(with touch: UITouch) {
    let x = touch.location(in: self).x
    let value = Int((x / (starSize + spacing)).rounded(.up))
    change(to: value)
  }

  private func change(to value: Int) {
    let clamped = min(max(value, 0), maximum)
    guard clamped != rating else { return }
    rating = clamped
    feedback.selectionChanged()
    sendActions(for: .valueChanged)
  }

  // MARK: Accessibility

  open override func accessibilityIncrement() {
    change(to: rating + 1)
  }

  open override func accessibilityDecrement() {
    change(to: rating - 1)
  }
}
