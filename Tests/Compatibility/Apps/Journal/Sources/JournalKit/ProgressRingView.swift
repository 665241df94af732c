import QuartzCore
import UIKit

/// A ring that fills with increasing progress.
@IBDesignable
open class ProgressRingView: UIView {

  @IBInspectable public var lineWidth: CGFloat = 8 {
    didSet {
      trackLayer.lineWidth = lineWidth
      ringLayer.lineWidth = lineWidth
      setNeedsLayout()
    }
  }

  @IBInspectable public var trackColor: UIColor = .tertiarySystemFill {
    didSet { updateColors() }
  }

  /// The progress, in 0...1.
  public private(set) var progress: CGFloat = 0

  private let trackLayer = CAShapeLayer()
  private let ringLayer = CAShapeLayer()
  private let label = UILabel()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    commonInit()
  }

  private func commonInit() {
    for shapeLayer in [trackLayer, ringLayer] {
      shapeLayer.fillColor = nil
      shapeLayer.lineWidth = lineWidth
      shapeLayer.lineCap = .round
      layer.addSublayer(shapeLayer)
    }
    ringLayer.strokeEnd = 0
    label.font = .monospacedDigitSystemFont(ofSize: 17, weight: .semibold)
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    addSubview(label)
    updateColors()
    updateLabel()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height) - lineWidth
    let path = UIBezierPath(
      arcCenter: CGPoint(x: bounds.midX, y: bounds.midY),
      radius: max(side / 2, 0),
      startAngle: -.pi / 2,
      endAngle: 1.5 * .pi,
      clockwise: true
    )
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    trackLayer.frame = bounds
    ringLayer.frame = bounds
    trackLayer.path = path.cgPath
    ringLayer.path = path.cgPath
    CATransaction.commit()
    label.frame = bounds.insetBy(dx: lineWidth * 2, dy: lineWidth * 2)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColors()
  }

  private func updateColors() {
    trackLayer.strokeColor = trackColor.resolvedColor(with: traitCollection).cgColor
    ringLayer.strokeColor = tintColor.cgColor
  }

  private func updateLabel() {
    let formatter = NumberFormatter()
    formatter.numberStyle = .percent
    label.text = formatter.string(from: NSNumber(value: Double(progress)))
    accessibilityValue = label.text
  }

  public func setProgress(_ newValue: CGFloat, animated: Bool) {
    let clamped = min(max(newValue, 0), 1)
    guard clamped != progress else { return }
    let animation = CABasicAnimation(keyPath: #keyPath(CAShapeLayer.strokeEnd))
    animation.fromValue = ringLayer.presentation()?.strokeEnd ?? ringLayer.strokeEnd
    animation.toValue = clamped
    animation.duration = animated ? 0.35 : 0
    progress = clamped
    ringLayer.strokeEnd = clamped
    if animated {
      ringLayer.add(animation, forKey: "progress")
    }
    updateLabel()
  }

  public func startPulsing() {
    let pulse = CABasicAnimation(keyPath: "transform.scale")
    pulse.fromValue = 1
    pulse.toValue = 1.06
    pulse.duration = 0.6
    pulse.autoreverses = true
    pulse.repeatCount = .infinity
    layer.add(pulse, forKey: "pulse")
  }

  public func stopPulsing() {
    layer.removeAnimation(forKey: "pulse")
  }
}
