// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
import TesseraViewFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraViews

/// Sublayers, coordinate conversion and hit testing of layers. Numbers are calculated by hand from the frames.
@MainActor @Suite struct CALayerTreeTests {
  let root = CALayer()

  init() { root.frame = CGRect(0, 0, 100, 100) }

  func layer(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, in parent: CALayer? = nil) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x, y, width, height)
    parent?.addSublayer(layer)
    return layer
  }

  @Test func settingSublayers() {
    let (a, b, c, other) = (CALayer(), CALayer(), CALayer(), CALayer())
    root.sublayers = [a, b]
    other.addSublayer(c)
    root.sublayers = [c, b, b]
    #expect(root.sublayers?.map(ObjectIdentifier.init) == [c, b].map(ObjectIdentifier.init))
    #expect(a.superlayer == nil && b.superlayer === root && c.superlayer === root && other.sublayers == nil)
    root.sublayers?.append(a)
    #expect(root.sublayers?.last === a && a.superlayer === root)
    root.sublayers?.forEach { $0.removeFromSuperlayer() }
    #expect(root.sublayers == nil)
    root.sublayers = [a]
    root.sublayers = nil
    #expect(root.sublayers == nil && a.superlayer == nil)
  }

  @Test func replacing() {
    let (a, b, c) = (CALayer(), CALayer(), CALayer())
    root.sublayers = [a, b]
    root.replaceSublayer(a, with: c)
    #expect(root.sublayers?.first === c && a.superlayer == nil && root.sublayers?.count == 2)
    root.replaceSublayer(c, with: b)
    #expect(root.sublayers?.count == 1 && root.sublayers?.first === b)
  }

  /// `a` is at (10, 20), and its bounds begin at (5, 5). `b` is at (7, 8) in `a`, and therefore at (10 + 7 - 5, 20 +
  /// 8 - 5) in the root.
  @Test func conversion() {
    let a = layer(10, 20, 50, 50, in: root)
    a.bounds.origin = CGPoint(x: 5, y: 5)
    let b = layer(7, 8, 10, 10, in: a)
    #expect(b.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 13, y: 24))
    #expect(root.convert(CGPoint(x: 1, y: 1), from: b) == CGPoint(x: 13, y: 24))
    #expect(b.convert(CGPoint(x: 13, y: 24), from: root) == CGPoint(x: 1, y: 1))
    #expect(root.convert(CGRect(12, 23, 10, 10), to: b) == CGRect(0, 0, 10, 10))
    #expect(b.convert(CGRect(0, 0, 10, 10), from: b) == CGRect(0, 0, 10, 10))
    // The coordinates outside the root include the root's position.
    root.position.x += 100
    #expect(b.convert(CGPoint.zero, to: nil) == CGPoint(x: 112, y: 23))
    #expect(b.convert(CGPoint(x: 112, y: 23), from: nil) == .zero)
  }

  /// A quarter turn about the center (50, 50) moves the upper left corner, relative to the center, from (-10, -10) to
  /// (10, -10).
  @Test func conversionOfRotatedLayers() {
    let turned = layer(40, 40, 20, 20, in: root)
    turned.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    let corner = turned.convert(CGPoint.zero, to: root)
    #expect(abs(corner.x - 60) < 1e-9 && abs(corner.y - 40) < 1e-9)
    let box = turned.convert(CGRect(0, 0, 5, 10), to: root)
    // The box is 5 wide and 10 high. Rotated, it is 10 wide and 5 high, below that corner.
    #expect(abs(box.minX - 50) < 1e-9 && abs(box.minY - 40) < 1e-9)
    #expect(abs(box.width - 10) < 1e-9 && abs(box.height - 5) < 1e-9)
  }

  /// Separate trees are converted through the coordinates outside their roots.
  @Test func conversionBetweenTrees() {
    let (a, b) = (layer(10, 10, 5, 5), layer(30, 5, 5, 5))
    #expect(a.convert(CGPoint.zero, to: b) == CGPoint(x: -20, y: 5))
    #expect(b.convert(CGPoint.zero, from: a) == CGPoint(x: -20, y: 5))
  }

  /// The local time is (parent's time - beginTime) x speed: (3 - 1) x 2.
  @Test func conversionOfTimes() {
    let a = layer(0, 0, 1, 1, in: root)
    (a.beginTime, a.speed) = (1, 2)
    #expect(a.convertTime(3, from: nil) == 4 && a.convertTime(4, to: nil) == 3)
    #expect(a.convertTime(3, from: root) == 4 && root.convertTime(4, from: a) == 3)
  }

  @Test func hitTesting() {
    let a = layer(0, 0, 50, 50, in: root)
    let b = layer(40, 40, 20, 20, in: a)
    #expect(root.hitTest(CGPoint(x: 10, y: 10)) === a)
    #expect(root.hitTest(CGPoint(x: 45, y: 45)) === b)
    // A point outside the superlayer hits a sublayer, because the superlayer does not clip its sublayers.
    #expect(root.hitTest(CGPoint(x: 55, y: 55)) === b)
    a.masksToBounds = true
    #expect(root.hitTest(CGPoint(x: 55, y: 55)) === root)
    a.masksToBounds = false
    b.isHidden = true
    #expect(root.hitTest(CGPoint(x: 45, y: 45)) === a)
    #expect(root.hitTest(CGPoint(x: 100, y: 10)) == nil)
    // The point is in the superlayer's coordinates.
    root.position.x += 100
    #expect(root.hitTest(CGPoint(x: 10, y: 10)) == nil && root.hitTest(CGPoint(x: 110, y: 10)) === a)
    let above = layer(0, 0, 50, 50, in: root)
    #expect(root.hitTest(CGPoint(x: 110, y: 10)) === above)
    a.zPosition = 1
    #expect(root.hitTest(CGPoint(x: 110, y: 10)) === a)
  }

  /// Sublayers are scaled by 2 about the center (50, 50), so a layer at (40, 40) is at 50 - 2 x 10.
  @Test func sublayerTransform() {
    let a = layer(40, 40, 10, 10, in: root)
    root.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    #expect(a.convert(CGPoint.zero, to: root) == CGPoint(x: 30, y: 30))
    #expect(a.convert(CGPoint(x: 30, y: 30), from: root) == .zero)
    #expect(root.hitTest(CGPoint(x: 31, y: 31)) === a && root.hitTest(CGPoint(x: 51, y: 51)) === root)
    root.anchorPoint = .zero
    root.position = .zero
    #expect(a.convert(CGPoint.zero, to: root) == CGPoint(x: 80, y: 80))
    // Perspective does not move layers at z = 0.
    root.sublayerTransform = CATransform3DIdentity
    root.sublayerTransform.m34 = -1 / 500
    #expect(a.convert(CGPoint.zero, to: root) == CGPoint(x: 40, y: 40))
  }

  @Test func sublayerTransformOfViews() throws {
    let view = UIView(frame: CGRect(0, 0, 40, 40))
    let child = UIView(frame: CGRect(15, 15, 10, 10))
    child.backgroundColor = .red
    view.addSubview(child)
    view.layer.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    #expect(child.convert(CGPoint.zero, to: view) == CGPoint(x: 10, y: 10))
    #expect(view.hitTest(CGPoint(x: 11, y: 11), with: nil) === child)
    let bitmap = try view.displayList(scale: 1, pixels: (40, 40), background: .white).paint()
    let row = (0..<40).map { bitmap.bytes[(20 * 40 + $0) * 4 + 1] == 0 ? "R" : "." }.joined()
    let margin = String(repeating: ".", count: 10)
    #expect(row == margin + String(repeating: "R", count: 20) + margin)
  }
}
