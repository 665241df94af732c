// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Tests that a reversed animator shows the same frames in reverse order, byte for byte.

import Foundation
import TesseraRaster
import TesseraViewFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraViews

@MainActor @Suite struct ReversedAnimatorTests {
  private final class Shown: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
  }

  let clock = AnimationClock()
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 120))
  private let card = Shown()
  let label = UILabel()

  func layOut() -> NSLayoutConstraint {
    card.translatesAutoresizingMaskIntoConstraints = false
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(card)
    card.addSubview(label)
    label.text = "Reversed"
    card.gradient?.colors = [UIColor.red.cgColor, UIColor.yellow.cgColor]
    card.layer.shadowColor = UIColor.black.cgColor
    let width = card.widthAnchor.constraint(equalToConstant: 40)
    NSLayoutConstraint.activate([
      width, card.heightAnchor.constraint(equalToConstant: 50),
      card.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      card.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      label.centerXAnchor.constraint(equalTo: card.centerXAnchor), label.topAnchor.constraint(equalTo: card.topAnchor),
    ])
    root.layoutIfNeeded()
    return width
  }

  func open(_ width: NSLayoutConstraint) {
    width.constant = 90
    root.layoutIfNeeded()
    card.gradient?.colors = [UIColor.blue.cgColor, UIColor.green.cgColor]
    card.layer.cornerRadius = 16
    card.layer.shadowOpacity = 0.5
    card.layer.shadowRadius = 9
    card.layer.shadowOffset = CGSize(width: 2, height: 7)
    card.layer.borderWidth = 3
    card.transform = CGAffineTransform(rotationAngle: 0.4).scaledBy(x: 1.1, y: 0.9)
    label.alpha = 0.3
  }

  func list(_ time: Double) -> DisplayList {
    clock.advance(to: time)
    return clock.withPresentation { root.displayList(scale: 1, pixels: (120, 120), background: .white) }
  }

  nonisolated static let timings: [@MainActor @Sendable () -> any UITimingCurveProvider] = [
    { UICubicTimingParameters(animationCurve: .linear) }, { UICubicTimingParameters(animationCurve: .easeInOut) },
    { UICubicTimingParameters(controlPoint1: CGPoint(x: 0.2, y: 0), controlPoint2: CGPoint(x: 0.1, y: 1.3)) },
    { UISpringTimingParameters(dampingRatio: 0.5) },
  ]

  /// The animator takes two seconds and is reversed after one second, so the frame at 1 + t equals the frame at 1 -
  /// t.
  @Test(arguments: timings.indices)
  func playsFramesBackwards(timing: Int) throws {
    let width = layOut()
    let animator = UIViewPropertyAnimator(duration: 2, timingParameters: Self.timings[timing]())
    animator.addAnimations { open(width) }
    clock.run { animator.startAnimation() }
    let forward = (0...16).map { list(Double($0) / 16) }
    clock.run { animator.isReversed = true }
    let backward = (0...16).map { list(1 + Double($0) / 16) }
    for (number, (a, b)) in zip(forward, backward.reversed()).enumerated() {
      #expect(try a.paint() == b.paint(), "frame \(number)")
    }
    #expect(Set(try forward.map { try $0.paint().bytes }).count == 17, "Frames differ from each other.")
    #expect(animator.state == .inactive && card.bounds.width == 40)
  }

  /// An animator that starts reversed plays its whole duration, starting from its end.
  @Test func playsReversedFromTheEnd() throws {
    let width = layOut()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { open(width) }
    clock.run { animator.startAnimation() }
    let forward = (0...15).map { list(Double($0) / 16) }
    clock.run {
      animator.pauseAnimation()
      animator.fractionComplete = 0
      animator.stopAnimation(false)
      animator.finishAnimation(at: .start)
    }
    width.constant = 40
    root.layoutIfNeeded()
    let back = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { open(width) }
    back.isReversed = true
    clock.run { back.startAnimation() }
    let begin = 15.0 / 16
    let backward = (1...16).map { list(begin + Double($0) / 16) }
    for (number, (a, b)) in zip(forward, backward.reversed()).enumerated() {
      #expect(try a.paint() == b.paint(), "frame \(number)")
    }
  }
}

extension UIView {
  fileprivate var gradient: CAGradientLayer? { layer as? CAGradientLayer }
}
