// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Tests that sizes from constraints or frames, and quarter turns, are read exactly as set. They are compared with ==.

import Foundation
import TesseraRandom
import TesseraViewFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraViews

@MainActor @Suite struct ExactSizeTests {
  nonisolated static let places: [CGFloat] = [
    0.1, 1.0 / 3, 0.7, 12.35, 84.4, 100.1, 199.9, 333.3, 1000.0 / 3, 844.6,
  ]

  /// With whole sizes, both edges are rounded by the same amount, so the size stays 100 or 33 at every scale. At
  /// scale 3, 84.4 is pixel 253, and 184⅓ - 84⅓ in points is 100.00000000000001.
  @Test(arguments: places, [1, 2, 3])
  func constraintsSizes(_ place: CGFloat, _ scale: CGFloat) {
    let window = makeWindow(1000, 2000, scale: scale)
    let box = addBox(to: window)
    activate(
      box.leftAnchor.constraint(equalTo: window.leftAnchor, constant: place),
      box.topAnchor.constraint(equalTo: window.topAnchor, constant: place),
      box.widthAnchor.constraint(equalToConstant: 33), box.heightAnchor.constraint(equalToConstant: 100))
    window.layoutIfNeeded()
    #expect(box.frame.size == CGSize(width: 33, height: 100))
    #expect(box.bounds.size == CGSize(width: 33, height: 100))
    #expect(box.convert(box.bounds, to: nil).size == CGSize(width: 33, height: 100))
    // The position is a whole number of pixels, up to the rounding error of a quotient.
    let pixels = (box.frame.minY * scale).rounded()
    #expect(box.frame.minY == pixels / scale)
  }

  /// Thirds of a point are pixels at scale 3 and are read as set.
  @Test func thirds() {
    let window = makeWindow(1000, 2000, scale: 3)
    let box = addBox(to: window)
    activate(
      box.leftAnchor.constraint(equalTo: window.leftAnchor, constant: 47.0 / 3),
      box.topAnchor.constraint(equalTo: window.topAnchor, constant: 253.0 / 3),
      box.widthAnchor.constraint(equalToConstant: 100.0 / 3), box.heightAnchor.constraint(equalToConstant: 500.0 / 3))
    window.layoutIfNeeded()
    #expect(box.frame == CGRect(47.0 / 3, 253.0 / 3, 100.0 / 3, 500.0 / 3))
  }

  /// A frame is stored as a center and a size. Tenths, thirds and eighths are read as set.
  @Test func framesReturnTheSetValue() {
    let view = UIView()
    for numerator in stride(from: 1, to: 20_000, by: 7) {
      for denominator: CGFloat in [2, 3, 8, 10, 100] {
        let (a, b) = (CGFloat(numerator) / denominator, CGFloat(numerator * 31 % 9973) / denominator)
        let frame = CGRect(a, -b, b, a)
        view.frame = frame
        guard view.frame == frame else {
          Issue.record("\(frame) is read as \(view.frame)")
          return
        }
      }
    }
  }

  /// Setting a frame to the value just read is a no-op for all numbers.
  @Test func settingTheReadFrameIsANoOp() {
    var random = SeededRandom(state: 7)
    let view = UIView()
    for _ in 0..<2000 {
      let numbers = (0..<4).map { _ in CGFloat.random(in: -1000...1000, using: &random) }
      view.frame = CGRect(numbers[0], numbers[1], abs(numbers[2]), abs(numbers[3]))
      let (center, bounds, frame) = (view.center, view.bounds, view.frame)
      view.frame = frame
      #expect(view.center == center && view.bounds == bounds && view.frame == frame)
    }
  }

  /// Moving a view does not affect its size, and resizing does not affect its position.
  @Test func oneSideAtATime() {
    let view = UIView(frame: CGRect(84.4, 84.4, 100, 33.3))
    view.frame.origin.y = 12.7
    #expect(view.frame == CGRect(84.4, 12.7, 100, 33.3))
    view.frame.size.width = 50.1
    #expect(view.frame == CGRect(84.4, 12.7, 50.1, 33.3))
  }

  /// A quarter turn of 100 x 50 at (0, 0) about its center (50, 25) results in 50 x 100 at (25, -25). The cosine as a
  /// Double is 6e-17, which could change 50 to 50.00000000000001.
  @Test(arguments: [
    (1, CGRect(25, -25, 50, 100)), (2, CGRect(0, 0, 100, 50)), (3, CGRect(25, -25, 50, 100)),
    (4, CGRect(0, 0, 100, 50)), (-1, CGRect(25, -25, 50, 100)), (-6, CGRect(0, 0, 100, 50)),
    (41, CGRect(25, -25, 50, 100)),
  ])
  func quarterTurns(_ quarters: Int, _ frame: CGRect) {
    let view = UIView(frame: CGRect(0, 0, 100, 50))
    view.transform = CGAffineTransform(rotationAngle: CGFloat(quarters) * .pi / 2)
    #expect(view.frame == frame)
    #expect(view.bounds.size == CGSize(width: 100, height: 50))
    let parent = makeRoot()
    parent.addSubview(view)
    #expect(view.convert(view.bounds, to: parent) == frame)
    #expect(parent.convert(view.bounds, from: view) == frame)
    #expect(parent.convert(frame, to: view) == view.bounds)
    let turn = CGAffineTransform(rotationAngle: CGFloat(quarters) * .pi / 2)
    #expect(CGRect(0, 0, 100, 50).applying(turn).size == frame.size)
  }

  /// The same rotation in two steps of 45 degrees, whose combined sine is not exactly 1.
  @Test func aQuarterTurnInTwoSteps() {
    let view = UIView(frame: CGRect(0, 0, 100, 50))
    view.transform = CGAffineTransform(rotationAngle: .pi / 4).rotated(by: .pi / 4)
    #expect(view.frame == CGRect(25, -25, 50, 100))
  }

  /// Setting the frame of a view rotated by a quarter turn swaps the width and height of its bounds.
  @Test func setsTheFrameOfARotatedView() {
    let view = UIView(frame: CGRect(0, 0, 100, 50))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    view.frame = CGRect(10, 20, 30, 70)
    #expect(view.bounds.size == CGSize(width: 70, height: 30))
    #expect(view.frame == CGRect(10, 20, 30, 70))
  }

  /// Rotations have the same values as on iOS. Rounding errors are removed when rectangles are transformed.
  @Test func transformsKeepTheirValues() {
    let turn = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(turn.b == 1 && turn.c == -1 && turn.a != 0 && abs(turn.a) < 1e-16)
  }

  /// A translated rectangle keeps its size, although (84.4 + 100) + 0.1 - (84.4 + 0.1) has a rounding error.
  @Test func movedRectanglesKeepTheirSize() {
    for place in Self.places {
      let moved = CGRect(place, place, 100, 33.3).applying(CGAffineTransform(translationX: 0.1, y: 1.0 / 3))
      #expect(moved.size == CGSize(width: 100, height: 33.3))
    }
    // Mirrored and scaled, the box spans -2 x 40 to -2 x 10.
    #expect(CGRect(10, 1, 30, 2).applying(CGAffineTransform(scaleX: -2, y: 3)) == CGRect(-80, 3, 60, 6))
    // A half turn about the origin.
    #expect(CGRect(10, 1, 30, 2).applying(CGAffineTransform(rotationAngle: .pi)) == CGRect(-40, -3, 30, 2))
  }

  /// A view that fills its superview has the superview's size, regardless of how that size was set.
  @Test func fillingViewsHaveTheirSuperviewsSize() {
    let parent = makeRoot(33.3, 50.1)
    let child = UIView(frame: parent.bounds)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)
    for width: CGFloat in [50.1, 0.7, 84.4, 1000.0 / 3, 10.1] {
      parent.frame.size = CGSize(width: width, height: width + 0.3)
      #expect(child.frame == parent.bounds)
    }
  }

  /// A frame of 100 points on a view scaled by 1.5: the bounds are 66.66…, and 1.5 times that is 100.
  @Test(arguments: [1.5, 3, 1.1, -2, 0.7] as [CGFloat])
  func framesOfScaledViews(_ scale: CGFloat) {
    let view = UIView()
    view.transform = CGAffineTransform(scaleX: scale, y: abs(scale))
    view.frame = CGRect(0, 0, 100, 100)
    #expect(view.frame.size == CGSize(width: 100, height: 100))
  }
}
