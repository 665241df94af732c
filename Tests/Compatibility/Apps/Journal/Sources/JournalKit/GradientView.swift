import QuartzCore
import UIKit

/// A view with a gradient layer.
@IBDesignable
public final class GradientView: UIView {

  @IBInspectable public var startColor: UIColor = .systemTeal {
    didSet { updateColors() }
  }

  @IBInspectable public var endColor: UIColor = .systemIndigo {
    didSet { updateColors() }
  }

  @IBInspectable public var isHorizontal: Bool = false {
    didSet { updateDirection() }
  }

  public override class var layerClass: AnyClass {
    CAGradientLayer.self
  }

  private var gradientLayer: CAGradientLayer {
    // swiftlint:disable:next force_cast
    layer as! CAGradientLayer
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    updateColors()
    updateDirection()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    updateColors()
    updateDirection()
  }

  public override func prepareForInterfaceBuilder() {
    super.prepareForInterfaceBuilder()
    updateColors()
  }

  private func updateColors() {
    gradientLayer.colors = [startColor, endColor].map {
      $0.resolvedColor(with: traitCollection).cgColor
    }
    gradientLayer.locations = [0, 1]
  }

  private func updateDirection() {
    gradientLayer.startPoint = isHorizontal ? CGPoint(x: 0, y: 0.5) : CGPoint(x: 0.5, y: 0)
    gradientLayer.endPoint = isHorizontal ? CGPoint(x: 1, y: 0.5) : CGPoint(x: 0.5, y: 1)
  }

  public func setColors(_ start: UIColor, _ end: UIColor, animated: Bool) {
    let oldColors = gradientLayer.colors
    CATransaction.begin()
    CATransaction.setDisableActions(!animated)
    startColor = start
    endColor = end
    if animated {
      let animation = CABasicAnimation(keyPath: #keyPath(CAGradientLayer.colors))
      animation.fromValue = oldColors
      animation.toValue = gradientLayer.colors
      animation.duration = 0.4
      animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      gradientLayer.add(animation, forKey: "colors")
    }
    CATransaction.commit()
  }
}

extension GradientView {
  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) {
      updateColors()
    }
  }
}
