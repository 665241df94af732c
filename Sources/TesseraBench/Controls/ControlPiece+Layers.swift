// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import UIKit

extension ControlPiece {
  static let layers = [
    ControlPiece("text layer", 120, 40) { makeText() },
    ControlPiece("replicator", 64, 64) { makeWheel() },
    ControlPiece("emitter", 120, 72) { makeSnow() },
    ControlPiece("gradients in perspective", 340, 96) { makeCards() },
    ControlPiece("continuous corners", 96, 72) { makeCorners() },
    ControlPiece("blend mode", 72, 72) { makeBlend() },
    ControlPiece(
      "picture of a view", 172, 48,
      make: { _ in
        let host = UIView()
        let cards = UIView(frame: CGRect(x: 0, y: 0, width: 340, height: 96))
        cards.layer.addSublayer(makeCards())
        if let picture = cards.snapshotView(afterScreenUpdates: true) { host.addSubview(picture) }
        return host
      }),
  ]

  private init(
    _ name: String, _ width: CGFloat, _ height: CGFloat, layer: @escaping @MainActor @Sendable () -> CALayer
  ) {
    self.init(
      name, width, height,
      make: { _ in
        let host = UIView()
        host.layer.addSublayer(layer())
        return host
      })
  }

  @MainActor
  private static func makeText() -> CALayer {
    let text = CATextLayer()
    text.frame = CGRect(x: 0, y: 0, width: 120, height: 24)
    text.string = "Dots at the end of a line"
    text.font = UIFont.systemFont(ofSize: 18)
    text.fontSize = 15
    text.foregroundColor = UIColor.black.cgColor
    text.truncationMode = .end
    return text
  }

  /// Creates twelve fading spokes.
  @MainActor
  private static func makeWheel() -> CALayer {
    let wheel = CAReplicatorLayer()
    wheel.frame = CGRect(x: 0, y: 0, width: 64, height: 64)
    wheel.instanceCount = 12
    wheel.instanceTransform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
    wheel.instanceAlphaOffset = -0.075
    let spoke = CALayer()
    spoke.frame = CGRect(x: 29, y: 2, width: 6, height: 18)
    spoke.cornerRadius = 3
    spoke.backgroundColor = UIColor.systemOrange.cgColor
    wheel.addSublayer(spoke)
    return wheel
  }

  @MainActor
  private static func makeSnow() -> CALayer {
    let emitter = CAEmitterLayer()
    emitter.frame = CGRect(x: 0, y: 0, width: 120, height: 72)
    emitter.backgroundColor = UIColor.systemIndigo.cgColor
    emitter.emitterShape = .line
    emitter.emitterPosition = CGPoint(x: 60, y: -4)
    emitter.emitterSize = CGSize(width: 120, height: 0)
    let flake = CAEmitterCell()
    flake.contents = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
      UIColor.white.setFill()
      context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 8))
    }
    (flake.birthRate, flake.lifetime) = (14, 4)
    (flake.velocity, flake.velocityRange, flake.emissionLongitude) = (22, 8, .pi / 2)
    (flake.emissionRange, flake.scale, flake.scaleRange, flake.alphaSpeed) = (.pi / 4, 0.6, 0.4, -0.2)
    emitter.emitterCells = [flake]
    return emitter
  }

  /// Creates five cards. The outer cards are rotated toward the center.
  @MainActor
  private static func makeCards() -> CALayer {
    let row = CALayer()
    row.frame = CGRect(x: 0, y: 0, width: 340, height: 96)
    var eye = CATransform3DIdentity
    eye.m34 = -1 / 300
    row.sublayerTransform = eye
    for place in -2...2 {
      let card = CAGradientLayer()
      card.colors = [UIColor.systemBlue.cgColor, UIColor.systemTeal.cgColor]
      card.cornerRadius = 10
      card.bounds = CGRect(x: 0, y: 0, width: 70, height: 84)
      card.position = CGPoint(x: 170 + CGFloat(place) * 62, y: 48)
      card.transform = CATransform3DRotate(
        CATransform3DMakeTranslation(0, 0, -30 * abs(CGFloat(place))), -CGFloat(place) * .pi / 6, 0, 1, 0)
      row.addSublayer(card)
    }
    return row
  }

  @MainActor
  private static func makeCorners() -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 96, height: 72)
    layer.backgroundColor = UIColor.systemTeal.cgColor
    layer.cornerRadius = 28
    layer.cornerCurve = .continuous
    layer.borderWidth = 3
    layer.borderColor = UIColor.systemGray.cgColor
    return layer
  }

  /// Creates a disc that is blended with a stripe using the multiply mode.
  @MainActor
  private static func makeBlend() -> CALayer {
    let stripe = CALayer()
    stripe.frame = CGRect(x: 0, y: 0, width: 72, height: 36)
    stripe.backgroundColor = UIColor.systemYellow.cgColor
    let disc = CALayer()
    disc.frame = CGRect(x: 12, y: 12, width: 48, height: 48)
    disc.cornerRadius = 24
    disc.backgroundColor = UIColor.systemBlue.cgColor
    disc.compositingFilter = "multiplyBlendMode"
    stripe.addSublayer(disc)
    return stripe
  }
}
