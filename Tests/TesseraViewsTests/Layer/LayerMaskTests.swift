// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
import Testing

@testable import TesseraGraphics
@testable import TesseraViews

/// Masks, contents and partial strokes, on a white 40 x 40 view.
@MainActor @Suite struct LayerMaskTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
  let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
  static let white: [UInt8] = [255, 255, 255]
  static let red: [UInt8] = [255, 0, 0]

  init() {
    root.addSubview(view)
    view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  }

  func colors(_ places: [(Int, Int)]) throws -> [[UInt8]] {
    let bitmap = try root.displayList(scale: 1, pixels: (40, 40), background: .white).paint()
    return places.map { x, y in Array(bitmap.bytes[(y * 40 + x) * 4..<(y * 40 + x) * 4 + 3]) }
  }

  /// The mask's frame is in the view's coordinates. The mask covers columns 15..<20 of the image, with an alpha of
  /// 102 of 255 in the lower half. Red with this alpha over white leaves 153 of green and blue.
  @Test func aViewMasksAnother() throws {
    let mask = UIView(frame: CGRect(x: 5, y: 0, width: 5, height: 20))
    let lower = UIView(frame: CGRect(x: 0, y: 10, width: 5, height: 10))
    let upper = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 10))
    upper.backgroundColor = .black
    lower.backgroundColor = UIColor(white: 0, alpha: 0.4)
    mask.addSubview(upper)
    mask.addSubview(lower)
    view.mask = mask
    #expect(view.mask === mask && view.layer.mask === mask.layer && mask.superview == nil)
    #expect(
      try colors([(14, 15), (15, 15), (19, 15), (20, 15), (17, 25)]) == [
        Self.white, Self.red, Self.red, Self.white, [255, 153, 153],
      ])
    view.mask = nil
    #expect(try view.layer.mask == nil && colors([(25, 25)]) == [Self.red])
  }

  /// Sublayers and the border are also masked. Outside the mask, the content below the view is visible.
  @Test func aShapeMasksSublayers() throws {
    let child = UIView(frame: CGRect(x: -5, y: 0, width: 10, height: 20))
    child.backgroundColor = .black
    view.addSubview(child)
    let shape = CAShapeLayer()
    shape.path = UIBezierPath(rect: CGRect(x: 2, y: 2, width: 16, height: 16)).cgPath
    view.layer.mask = shape
    #expect(
      try colors([(7, 20), (11, 20), (13, 20), (20, 20), (20, 10), (29, 20)]) == [
        Self.white, Self.white, [0, 0, 0], Self.red, Self.white, Self.white,
      ])
  }

  /// Drawing terminates for masks that form a cycle.
  @Test func mutualMasks() throws {
    let (first, second) = (CALayer(), CALayer())
    (first.mask, second.mask) = (second, first)
    view.layer.mask = first
    #expect(try colors([(20, 20)]) == [Self.white])
    first.mask = nil
  }

  /// A 2 x 2 image fills the layer, or is centered in it at 19..<21.
  @Test func contents() throws {
    let bytes = [UInt8](repeating: 255, count: 16).enumerated().map { $0.offset % 4 < 2 ? 0 : $0.element }
    let layer = CALayer()
    layer.frame = view.frame
    layer.contents = UIImage(bitmap: Bitmap(width: 2, height: 2, bytes: bytes) ?? Bitmap(width: 0, height: 0))
    view.removeFromSuperview()
    root.layer.addSublayer(layer)
    let blue: [UInt8] = [0, 0, 255]
    #expect(try colors([(10, 10), (29, 29), (30, 30)]) == [blue, blue, Self.white])
    layer.contentsGravity = .center
    #expect(try colors([(18, 20), (19, 19), (20, 20), (21, 20)]) == [Self.white, blue, blue, Self.white])
    layer.contents = "nothing that paints"
    #expect(try colors([(20, 20)]) == [Self.white])
  }

  /// The second quarter of a line from 10 to 30 spans 15..<20.
  @Test func partialStrokes() throws {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 10, y: 5))
    path.addLine(to: CGPoint(x: 30, y: 5))
    let shape = CAShapeLayer()
    shape.path = path.cgPath
    shape.lineWidth = 2
    shape.strokeColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    (shape.strokeStart, shape.strokeEnd) = (0.25, 0.5)
    root.layer.addSublayer(shape)
    #expect(try colors([(14, 5), (15, 5), (19, 5), (20, 5)]) == [Self.white, Self.red, Self.red, Self.white])
  }
}
