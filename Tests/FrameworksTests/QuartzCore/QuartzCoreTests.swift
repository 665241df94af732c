// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import QuartzCore
import Testing

/// As with Apple's SDK, the default values in nonisolated types may be layers and animations.
private struct Palette {
  let border = CALayer()
  let shape = CAShapeLayer()
  let gradient = CAGradientLayer()
  let fade = CABasicAnimation()
}

private final class Meter {
  let layer = Needle()
  let started = CACurrentMediaTime()
}

private final class Needle: CAShapeLayer {
  var angle: CGFloat = 1

  override init() { super.init() }
  override init(layer: Any) { super.init(layer: layer) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Code in a file that imports only Quartz Core.
@MainActor
struct QuartzCoreTests {
  @Test func defaultValues() {
    let palette = Palette()
    palette.border.addSublayer(palette.shape)
    #expect(palette.border.sublayers?.count == 1)
    #expect(palette.gradient.colors == nil && palette.fade.keyPath == nil)
    #expect(Meter().layer.angle == 1 && Meter().layer.lineWidth == 1)
  }

  @Test func transactionValues() {
    CATransaction.begin()
    CATransaction.setValue(true, forKey: kCATransactionDisableActions)
    CATransaction.setValue(1.5, forKey: kCATransactionAnimationDuration)
    CATransaction.setValue(1, forKey: "unknown")
    #expect(CATransaction.disableActions() && CATransaction.animationDuration() == 1.5)
    #expect(CATransaction.value(forKey: kCATransactionDisableActions) as? Bool == true)
    #expect(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double == 1.5)
    #expect(CATransaction.value(forKey: "unknown") == nil)
    CATransaction.commit()
    CATransaction.lock()
    CATransaction.unlock()
  }

  /// The product of a transform and its inverse is the identity. The inverse of a singular transform is the transform
  /// itself.
  @Test func inverses() {
    let t = CATransform3DTranslate(CATransform3DMakeScale(4, 2, 1), 2, 0, 1)
    let back = CATransform3DConcat(t, CATransform3DInvert(t))
    #expect(CATransform3DIsIdentity(back))
    #expect(!CATransform3DIsAffine(t))
    #expect(CATransform3DIsAffine(CATransform3DMakeScale(4, 2, 1)))
    let flat = CATransform3DMakeScale(0, 1, 1)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
    var perspective = CATransform3DIdentity
    perspective.m34 = -1.0 / 500
    #expect(!CATransform3DIsAffine(perspective))
    #expect(CATransform3DInvert(perspective).m34 == 1.0 / 500)
  }
}
