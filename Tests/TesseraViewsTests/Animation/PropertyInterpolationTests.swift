// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Tests every animatable property at a quarter of a linear animation that takes one second, so at 0.25 s. A number
// animated from a to b is a + (b - a) / 4. Colors, points and paths are interpolated component by component.

import Foundation
import TesseraRaster
import Testing

@testable import TesseraGraphics
@testable import TesseraViews

@MainActor @Suite struct PropertyInterpolationTests {
  private final class Shown: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
  }

  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let start: @MainActor @Sendable (CAGradientLayer) -> Void
    let end: @MainActor @Sendable (CAGradientLayer) -> Void
    /// Returns the presentation values as numbers.
    let numbers: @MainActor @Sendable (CAGradientLayer) -> [CGFloat]
    let quarter: [CGFloat]

    init(
      _ name: String, _ quarter: [CGFloat], _ numbers: @escaping @MainActor @Sendable (CAGradientLayer) -> [CGFloat],
      from start: @escaping @MainActor @Sendable (CAGradientLayer) -> Void,
      to end: @escaping @MainActor @Sendable (CAGradientLayer) -> Void
    ) {
      testDescription = name
      (self.quarter, self.numbers, self.start, self.end) = (quarter, numbers, start, end)
    }
  }

  nonisolated static func rgba(_ color: CGColor?) -> [CGFloat] { color?.components ?? [] }
  nonisolated static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  nonisolated static let clearBlue = CGColor(red: 0, green: 0, blue: 1, alpha: 0.5)
  /// 3/4 of red and 1/4 of half-transparent blue: red 0.75, blue 0.25, alpha 1 - 0.5 / 4.
  nonisolated static let between: [CGFloat] = [0.75, 0, 0.25, 0.875]

  nonisolated static let geometry = [
    Case("opacity", [0.8], { [CGFloat($0.opacity)] }, from: { $0.opacity = 1 }, to: { $0.opacity = 0.2 }),
    Case(
      "bounds", [2.5, 5, 125, 90], { [$0.bounds.minX, $0.bounds.minY, $0.bounds.width, $0.bounds.height] },
      from: { $0.bounds = CGRect(x: 0, y: 0, width: 100, height: 100) },
      to: { $0.bounds = CGRect(x: 10, y: 20, width: 200, height: 60) }),
    Case(
      "position", [12, 21], { [$0.position.x, $0.position.y] }, from: { $0.position = CGPoint(x: 10, y: 20) },
      to: { $0.position = CGPoint(x: 18, y: 24) }),
    // Scaled from 1 to 3 and translated by (40, 80).
    Case(
      "transform", [1.5, 1.5, 10, 20],
      { [$0.transform.m11, $0.transform.m22, $0.transform.m41, $0.transform.m42] },
      from: { $0.transform = CATransform3DIdentity },
      to: { $0.transform = CATransform3DMakeAffineTransform(CGAffineTransform(a: 3, b: 0, c: 0, d: 3, tx: 40, ty: 80)) }
    ),
    // A quarter of 120 degrees is 30 degrees, with cosine 0.866025 and sine 0.5.
    Case(
      "rotation", [0.866025, 0.5], { [$0.transform.m11, $0.transform.m12] },
      from: { $0.transform = CATransform3DIdentity },
      to: { $0.transform = CATransform3DMakeRotation(2 * .pi / 3, 0, 0, 1) }),
    Case(
      "anchorPoint", [0.375, 0.625], { [$0.anchorPoint.x, $0.anchorPoint.y] },
      from: { $0.anchorPoint = CGPoint(x: 0.5, y: 0.5) }, to: { $0.anchorPoint = CGPoint(x: 0, y: 1) }),
  ]

  nonisolated static let appearance = [
    Case(
      "backgroundColor", between, { rgba($0.backgroundColor) }, from: { $0.backgroundColor = red },
      to: { $0.backgroundColor = clearBlue }),
    Case("cornerRadius", [6], { [$0.cornerRadius] }, from: { $0.cornerRadius = 4 }, to: { $0.cornerRadius = 12 }),
    Case("borderWidth", [2], { [$0.borderWidth] }, from: { $0.borderWidth = 0 }, to: { $0.borderWidth = 8 }),
    Case(
      "borderColor", between, { rgba($0.borderColor) }, from: { $0.borderColor = red },
      to: { $0.borderColor = clearBlue }),
    Case(
      "shadowOpacity", [0.2], { [CGFloat($0.shadowOpacity)] }, from: { $0.shadowOpacity = 0 },
      to: { $0.shadowOpacity = 0.8 }),
    Case("shadowRadius", [5], { [$0.shadowRadius] }, from: { $0.shadowRadius = 3 }, to: { $0.shadowRadius = 11 }),
    Case(
      "shadowOffset", [2, -1], { [$0.shadowOffset.width, $0.shadowOffset.height] },
      from: { $0.shadowOffset = CGSize(width: 0, height: -3) }, to: { $0.shadowOffset = CGSize(width: 8, height: 5) }),
    Case(
      "shadowColor", between, { rgba($0.shadowColor) }, from: { $0.shadowColor = red },
      to: { $0.shadowColor = clearBlue }),
    // The corners (0, 0) and (10, 10) move to (4, 8) and (34, 58).
    Case(
      "shadowPath", [1, 2, 16, 22],
      { layer in
        let box = layer.shadowPath?.boundingBox ?? .null
        return [box.minX, box.minY, box.maxX, box.maxY]
      }, from: { $0.shadowPath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath },
      to: { $0.shadowPath = UIBezierPath(rect: CGRect(x: 4, y: 8, width: 30, height: 50)).cgPath }),
  ]

  nonisolated static let gradients = [
    Case(
      "colors", between + [0.75, 0.75, 0.25, 0.625],
      { $0.colors?.flatMap { rgba($0 as? CGColor) } ?? [] },
      from: { $0.colors = [red, CGColor(red: 1, green: 1, blue: 0, alpha: 0.5)] },
      to: { $0.colors = [clearBlue, CGColor(red: 0, green: 0, blue: 1, alpha: 1)] }),
    Case(
      "locations", [0.1, 0.95], { $0.locations?.map { CGFloat($0.doubleValue) } ?? [] },
      from: { $0.locations = [0, 1] }, to: { $0.locations = [0.4, 0.8] }),
    Case(
      "startPoint", [0.375, 0.25], { [$0.startPoint.x, $0.startPoint.y] },
      from: { $0.startPoint = CGPoint(x: 0.5, y: 0) }, to: { $0.startPoint = CGPoint(x: 0, y: 1) }),
    Case(
      "endPoint", [0.625, 1], { [$0.endPoint.x, $0.endPoint.y] }, from: { $0.endPoint = CGPoint(x: 0.5, y: 1) },
      to: { $0.endPoint = CGPoint(x: 1, y: 1) }),
  ]

  nonisolated static let cases = geometry + appearance + gradients

  func check(_ layer: CAGradientLayer, _ clock: AnimationClock, _ property: Case) {
    for (time, expected) in [(0.25, property.quarter), (1, property.numbers(layer))] {
      clock.advance(to: time)
      let shown = clock.run { layer.presentation().map(property.numbers) } ?? []
      #expect(shown.count == expected.count)
      for (a, b) in zip(shown, expected) { #expect(abs(a - b) < 1e-6, "\(shown) at \(time), not \(expected)") }
    }
  }

  /// An animation block animates a view's layer.
  @Test(arguments: cases)
  func inAView(_ property: Case) throws {
    let (clock, view) = (AnimationClock(), Shown(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    let layer = try #require(view.layer as? CAGradientLayer)
    property.start(layer)
    clock.run { UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { property.end(layer) } }
    check(layer, clock, property)
  }

  /// Standalone layers animate these properties implicitly.
  @Test(arguments: cases)
  func inALayer(_ property: Case) {
    let (clock, layer) = (AnimationClock(), CAGradientLayer())
    layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    property.start(layer)
    layer.isShown = true
    clock.run {
      CATransaction.begin()
      CATransaction.setAnimationDuration(1)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      property.end(layer)
      CATransaction.commit()
    }
    check(layer, clock, property)
  }

  /// A property animator animates a view's layer.
  @Test(arguments: cases)
  func inAnAnimator(_ property: Case) throws {
    let (clock, view) = (AnimationClock(), Shown(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    let layer = try #require(view.layer as? CAGradientLayer)
    property.start(layer)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { property.end(layer) }
    clock.run { animator.startAnimation() }
    check(layer, clock, property)
  }
}

/// Text is not interpolated. It dissolves in a transition and changes immediately in an animation block.
@MainActor @Suite struct TextAnimationTests {
  let clock = AnimationClock()
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
  let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 40))

  init() {
    label.text = "I"
    label.font = .systemFont(ofSize: 40, weight: .black)
    label.textAlignment = .center
    label.textColor = .black
    root.addSubview(label)
  }

  func bytes(_ time: Double) throws -> [UInt8] {
    clock.advance(to: time)
    let list = clock.withPresentation { root.displayList(scale: 1, pixels: (40, 40), background: .white) }
    let bitmap = try list.paint()
    return (0..<1600).map { bitmap.bytes[$0 * 4] }
  }

  /// After a quarter of the time, a quarter of white is visible over the black letter: 63.75.
  @Test(arguments: [false, true])
  func textsDissolve(changesColor: Bool) throws {
    let ink = try bytes(0).indices { $0 == 0 }
    #expect(!ink.isEmpty)
    clock.run {
      UIView.transition(with: label, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
        if changesColor { label.textColor = .white } else { label.text = nil }
      }
    }
    #expect(try bytes(0.25)[ink].allSatisfy { $0 == 64 })
    #expect(try bytes(1).allSatisfy { $0 == 255 })
  }

  @Test func textsChangeImmediatelyInABlock() throws {
    clock.run { UIView.animate(withDuration: 1) { label.text = nil } }
    #expect(try bytes(0).allSatisfy { $0 == 255 })
  }
}
