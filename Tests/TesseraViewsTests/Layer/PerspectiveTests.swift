// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
import Testing

@testable import TesseraGraphics
@testable import TesseraMotion
@testable import TesseraViews

/// 3D transforms of layers on a white 100 x 100 view, whose pixels are written as text: R red, B blue, . white.
@MainActor @Suite struct PerspectiveTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  func pixels() throws -> Bitmap {
    try root.displayList(scale: 1, pixels: (100, 100), background: .white).paint()
  }

  func color(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> String {
    switch Array(bitmap.bytes[(y * 100 + x) * 4..<(y * 100 + x) * 4 + 3]) {
    case [255, 0, 0]: "R"
    case [0, 0, 255]: "B"
    case [255, 255, 255]: "."
    default: "?"
    }
  }

  /// Returns the range of the nonwhite columns in a row.
  func extent(_ bitmap: Bitmap, row y: Int) -> Range<Int>? {
    let columns = (0..<100).filter { color(bitmap, $0, y) != "." }
    guard let first = columns.first, let last = columns.last else { return nil }
    return first..<last + 1
  }

  func square(_ color: CGColor = red) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: 30, y: 30, width: 40, height: 40)
    layer.backgroundColor = color
    root.layer.addSublayer(layer)
    return layer
  }

  func eye(at distance: CGFloat) -> CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / distance
    return transform
  }

  /// A card is rotated by 60° about the vertical axis and viewed from a distance of 100 points. Its corners at x =
  /// ±20 move to x = ±10 and z = ∓17.32. w is 1 - 0.1732 on the left and 1 + 0.1732 on the right, so the card spans
  /// 50 - 10/0.8268 = 37.905 to 50 + 10/1.1732 = 58.524. Its left side is 40/0.8268 = 48.38 high, from 25.81 to
  /// 74.19. Its right side is 34.09 high, from 32.95 to 67.05.
  @Test func rotatedCardsAreTrapezoids() throws {
    let card = square()
    card.transform = CATransform3DRotate(eye(at: 100), .pi / 3, 0, 1, 0)
    let bitmap = try pixels()
    #expect(extent(bitmap, row: 50) == 37..<59)
    #expect(color(bitmap, 39, 50) == "R" && color(bitmap, 57, 50) == "R")
    #expect(color(bitmap, 39, 29) == "R" && color(bitmap, 56, 29) == ".")
    #expect(color(bitmap, 39, 24) == "." && color(bitmap, 39, 76) == ".")
    #expect(color(bitmap, 56, 35) == "R" && color(bitmap, 56, 30) == ".")
  }

  /// The superlayer's `sublayerTransform` has the same effect, about the superlayer's center.
  @Test func sublayerTransformMatchesTransform() throws {
    let card = square()
    card.transform = CATransform3DRotate(eye(at: 100), .pi / 3, 0, 1, 0)
    let expected = try pixels()
    card.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    root.layer.sublayerTransform = eye(at: 100)
    #expect(try pixels() == expected)
  }

  /// Without perspective, depth does not affect sizes: the card has cos 60° = 1/2 of its width and its full height.
  @Test func cardsAreRectanglesWithoutPerspective() throws {
    square().transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    let bitmap = try pixels()
    #expect(extent(bitmap, row: 30) == 40..<60 && extent(bitmap, row: 69) == 40..<60 && extent(bitmap, row: 29) == nil)
  }

  /// A layer that is 50 points closer to a viewer at 100 points is twice as large: 80 wide, from 10 to 90.
  @Test func nearerLayersAreLarger() throws {
    let layer = square()
    layer.zPosition = 50
    root.layer.sublayerTransform = eye(at: 100)
    let bitmap = try pixels()
    // Edges are antialiased over one pixel.
    #expect(extent(bitmap, row: 50) == 9..<91 || extent(bitmap, row: 50) == 10..<90)
    #expect(extent(bitmap, row: 8) == nil && color(bitmap, 50, 11) == "R" && color(bitmap, 11, 50) == "R")
  }

  /// Layers at or beyond the viewer's position are invisible, and layers that reach the viewer's plane are clipped.
  @Test(arguments: [150, 100, 99.99]) func clipsAtTheEye(height: CGFloat) throws {
    let layer = square()
    layer.zPosition = height
    root.layer.sublayerTransform = eye(at: 100)
    let bitmap = try pixels()
    #expect(color(bitmap, 50, 50) == (height < 100 ? "R" : "."))
    layer.zPosition = 0
    layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    #expect(try extent(pixels(), row: 50) == nil)
  }

  /// A face rotated by 180° shows its mirrored back, or nothing if it is single-sided.
  @Test func singleSidedLayersShowOnlyFromTheFront() throws {
    let card = square()
    card.isDoubleSided = false
    #expect(try extent(pixels(), row: 50) == 30..<70)
    card.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(try extent(pixels(), row: 50) == nil)
    #expect(card.hitTest(CGPoint(x: 50, y: 50)) == nil)
    card.isDoubleSided = true
    #expect(try extent(pixels(), row: 50) == 30..<70)
  }

  /// The sibling whose center has a higher z is in front. The tree order matters only for equal z.
  @Test func zPositionOrdersSiblings() throws {
    let first = square(Self.red)
    _ = square(Self.blue)
    #expect(try color(pixels(), 50, 50) == "B")
    first.transform = CATransform3DMakeTranslation(0, 0, 1)
    #expect(try color(pixels(), 50, 50) == "R")
    #expect(root.layer.hitTest(CGPoint(x: 50, y: 50)) === first)
  }

  /// Two faces back to back in a rotating transform layer: the face in front is visible. In a plain layer, which
  /// flattens its sublayers, the superlayer's rotation does not affect which face is on top.
  @Test(arguments: [true, false]) func transformLayersKeepDepth(isBody: Bool) throws {
    let body = isBody ? CATransformLayer() : CALayer()
    body.frame = CGRect(x: 30, y: 30, width: 40, height: 40)
    root.layer.addSublayer(body)
    for (color, z) in [(Self.red, 10.0), (Self.blue, -10)] {
      let face = CALayer()
      face.frame = body.bounds
      face.backgroundColor = color
      face.zPosition = z
      body.addSublayer(face)
    }
    #expect(try color(pixels(), 50, 50) == "R")
    body.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(try color(pixels(), 50, 50) == (isBody ? "B" : "R"))
  }

  /// A transform layer draws nothing, and its opacity applies to each sublayer separately: red with opacity 1/2 over
  /// white leaves 128 of green.
  @Test func transformLayersDrawNothing() throws {
    let body = CATransformLayer()
    body.frame = root.bounds
    body.backgroundColor = Self.blue
    body.borderWidth = 5
    body.opacity = 0.5
    root.layer.addSublayer(body)
    let face = CALayer()
    face.frame = CGRect(x: 30, y: 30, width: 40, height: 40)
    face.backgroundColor = Self.red
    body.addSublayer(face)
    let bitmap = try pixels()
    #expect(color(bitmap, 2, 2) == ".")
    let middle = Array(bitmap.bytes[(50 * 100 + 50) * 4..<(50 * 100 + 50) * 4 + 3])
    #expect(middle[0] == 255 && (126...129).contains(middle[1]) && middle[1] == middle[2])
    #expect(body.hitTest(CGPoint(x: 50, y: 50)) == nil)
  }

  /// The left side of the rotated card is at 37.905 (see above), so a touch there hits the card's left edge.
  @Test func hitTestsAndConversionsFollowPerspective() throws {
    let card = UIView(frame: CGRect(x: 30, y: 30, width: 40, height: 40))
    card.layer.transform = CATransform3DRotate(eye(at: 100), .pi / 3, 0, 1, 0)
    root.addSubview(card)
    #expect(root.hitTest(CGPoint(x: 38.5, y: 28), with: nil) === card)
    #expect(root.hitTest(CGPoint(x: 37, y: 50), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 57, y: 28), with: nil) === root)
    let corner = card.convert(CGPoint(x: 0, y: 20), to: root)
    #expect(abs(corner.x - 37.905) < 0.01 && abs(corner.y - 50) < 1e-9)
    let back = card.convert(corner, from: root)
    #expect(abs(back.x) < 1e-9 && abs(back.y - 20) < 1e-9)
    #expect(root.layer.hitTest(CGPoint(x: 38.5, y: 28)) === card.layer)
  }

  /// Halfway through a flip, at a quarter turn, nothing is visible. Interpolating the matrix by component would
  /// instead shrink the card to half its width. A third of the flip is 60°, at which the card is half as wide.
  @Test func flipsRotateGradually() throws {
    let identity = AnimatableValue(transform: CATransform3DIdentity)
    let flipped = AnimatableValue(transform: CATransform3DRotate(eye(at: 500), .pi, 0, 1, 0))
    let third = identity.interpolated(to: flipped, fraction: 1.0 / 3).transform
    #expect(abs(third.m11 - 0.5) < 1e-9 && abs(third.m22 - 1) < 1e-9 && abs(third.m33 - 0.5) < 1e-9)
    let half = identity.interpolated(to: flipped, fraction: 0.5).transform
    #expect(abs(half.m11) < 1e-9 && abs(half.m22 - 1) < 1e-9)
    let whole = identity.interpolated(to: flipped, fraction: 1).transform
    for (a, b) in zip(whole.rows, flipped.transform.rows) { #expect(abs(a - b) < 1e-9) }
  }

  /// A matrix composed from its decomposed parts equals the original up to the factor that the perspective division
  /// removes.
  @Test func recomposesTheMatrix() throws {
    var matrix = CATransform3DScale(CATransform3DRotate(eye(at: 300), 0.7, 1, 2, -1), 2, 0.5, -1.5)
    matrix = CATransform3DTranslate(matrix, 10, -20, 30)
    matrix.m21 += 0.3
    let parts = try #require(SpaceParts(matrix))
    for (a, b) in zip(parts.transform.rows, matrix.rows) { #expect(abs(a - b / matrix.m44) < 1e-9) }
  }

  /// Layers whose matrix contains NaN or infinity, or is singular, draw nothing and are never hit. Drawing
  /// terminates.
  @Test(arguments: [CGFloat.nan, .infinity, 0, 1e300, 1e-300])
  func brokenMatricesTerminate(number: CGFloat) throws {
    let layer = square()
    for path in [\CATransform3D.m11, \.m14, \.m34, \.m44, \.m43, \.m13] {
      var matrix = CATransform3DMakeRotation(1, 0, 1, 0)
      matrix[keyPath: path] = number
      layer.transform = matrix
      root.layer.sublayerTransform = matrix
      _ = try pixels()
      _ = root.layer.hitTest(CGPoint(x: 50, y: 50))
      _ = layer.convert(CGPoint(x: 1, y: 1), to: nil)
    }
  }
}
