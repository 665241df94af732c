// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
import Testing

@testable import TesseraGraphics
@testable import TesseraViews

/// Replicator, scroll and tiled layers, compositing filters and rendering of layers, on a white 40 x 40 view.
@MainActor @Suite struct SpecialLayerTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
  static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let white = CGColor(red: 1, green: 1, blue: 1, alpha: 1)

  func color(_ x: Int, _ y: Int) throws -> [UInt8] {
    let bitmap = try root.displayList(scale: 1, pixels: (40, 40), background: .white).paint()
    return Array(bitmap.bytes[(y * 40 + x) * 4..<(y * 40 + x) * 4 + 3])
  }

  func add<Layer: CALayer>(_ layer: Layer, _ frame: CGRect, _ color: CGColor? = nil, to parent: CALayer? = nil) -> Layer
  {
    layer.frame = frame
    layer.backgroundColor = color
    (parent ?? root.layer).addSublayer(layer)
    return layer
  }

  // MARK: Replicators

  /// Each of three squares is offset by 10 more points and has 0.25 less red: 255, 191.25 and 127.5.
  @Test func instancesMoveAndChangeColor() throws {
    let replicator = add(CAReplicatorLayer(), root.bounds)
    _ = add(CALayer(), CGRect(x: 0, y: 0, width: 8, height: 8), Self.red, to: replicator)
    replicator.instanceCount = 3
    replicator.instanceTransform = CATransform3DMakeTranslation(10, 0, 0)
    replicator.instanceRedOffset = -0.25
    #expect(try color(4, 4) == [255, 0, 0])
    #expect(try color(9, 4) == [255, 255, 255])
    #expect(try color(14, 4) == [191, 0, 0])
    #expect(try color(24, 4) == [128, 0, 0])
    #expect(try color(34, 4) == [255, 255, 255])
  }

  /// A quarter turn about the layer's center, (20, 20), moves the square at the left to the top.
  @Test func instancesRotateAroundTheCenter() throws {
    let replicator = add(CAReplicatorLayer(), root.bounds)
    _ = add(CALayer(), CGRect(x: 0, y: 16, width: 8, height: 8), Self.red, to: replicator)
    replicator.instanceCount = 2
    replicator.instanceTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(try color(4, 20) == [255, 0, 0] && color(20, 4) == [255, 0, 0] && color(35, 20) == [255, 255, 255])
    root.layer.sublayerTransform = CATransform3DMakeTranslation(0, 2, 0)
    #expect(try color(20, 8) == [255, 0, 0] && color(20, 1) == [255, 255, 255])
  }

  /// The second square is delayed by half a second, so it is at the first square's position half a second ago.
  @Test func instancesHaveADelay() throws {
    let clock = AnimationClock()
    let replicator = add(CAReplicatorLayer(), root.bounds)
    let square = add(CALayer(), CGRect(x: 0, y: 0, width: 4, height: 4), Self.red, to: replicator)
    replicator.instanceCount = 2
    replicator.instanceTransform = CATransform3DMakeTranslation(0, 20, 0)
    replicator.instanceDelay = 0.5
    clock.run {
      let move = CABasicAnimation(keyPath: "position.x")
      (move.fromValue, move.toValue, move.duration) = (2, 34, 1)
      move.timingFunction = CAMediaTimingFunction(name: .linear)
      square.add(move, forKey: nil)
    }
    clock.advance(to: 0.75)
    // 2 + 32·0.75 = 26 and 2 + 32·0.25 = 10.
    let bitmap = try clock.withPresentation { root.displayList(scale: 1, pixels: (40, 40), background: .white) }.paint()
    func green(_ x: Int, _ y: Int) -> UInt8 { bitmap.bytes[(y * 40 + x) * 4 + 1] }
    #expect(green(26, 2) == 0 && green(10, 22) == 0 && green(26, 22) == 255)
    clock.advance(to: 0.25)
    #expect(square.position.x == 2)
  }

  @Test(arguments: [0, -1, 1_000_000_000]) func limitsInstanceCounts(count: Int) throws {
    let replicator = add(CAReplicatorLayer(), root.bounds)
    _ = add(CALayer(), CGRect(x: 0, y: 0, width: 8, height: 8), Self.red, to: replicator)
    replicator.instanceCount = count
    replicator.instanceTransform = CATransform3DMakeTranslation(.nan, 0, 0)
    #expect(replicator.instances().count == min(max(count, 0), 10_000))
    replicator.instanceCount = min(count, 100)
    #expect(try color(4, 4) == (count > 0 ? [255, 0, 0] : [255, 255, 255]))
  }

  // MARK: Scrolling

  @Test func scrollLayersStayWithinTheirContent() throws {
    let scroll = add(CAScrollLayer(), CGRect(x: 0, y: 0, width: 20, height: 20))
    let content = add(CALayer(), CGRect(x: 0, y: 0, width: 100, height: 100), Self.red, to: scroll)
    #expect(scroll.masksToBounds)
    #expect(content.visibleRect == CGRect(x: 0, y: 0, width: 20, height: 20))
    scroll.scrollMode = .vertically
    scroll.scroll(to: CGPoint(x: 10, y: 30))
    #expect(scroll.bounds.origin == CGPoint(x: 0, y: 30))
    content.scrollRectToVisible(CGRect(x: 0, y: 60, width: 10, height: 10))
    #expect(scroll.bounds.origin == CGPoint(x: 0, y: 50))
    #expect(content.visibleRect == CGRect(x: 0, y: 50, width: 20, height: 20))
    content.scroll(CGPoint(x: 0, y: 5))
    #expect(scroll.bounds.origin == CGPoint(x: 0, y: 5))
    scroll.scroll(to: CGPoint(x: CGFloat.nan, y: 0))
    #expect(scroll.bounds.origin == CGPoint(x: 0, y: 5))
  }

  final class Tiles: CATiledLayer {
    override func draw(in ctx: CGContext) {
      ctx.setFillColor(SpecialLayerTests.red)
      ctx.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    }
  }

  @Test func tiledLayersDrawAutomatically() throws {
    _ = add(Tiles(), CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(try color(12, 12) == [255, 0, 0] && color(17, 17) == [255, 255, 255])
    #expect(CATiledLayer.fadeDuration() == 0.25)
  }

  // MARK: Filters

  /// A red layer over green. With multiply, (1, 0, 0) · (0, 1, 0) is black. With screen, both colors are visible.
  @Test(
    arguments: [
      ("multiplyBlendMode", [0, 0, 0]), ("screenBlendMode", [255, 255, 0]), ("differenceBlendMode", [255, 255, 0]),
      ("darkenBlendMode", [0, 0, 0]), ("lightenBlendMode", [255, 255, 0]), ("CIMultiplyBlendMode", [0, 0, 0]),
      ("plusL", [255, 255, 0]), ("subtractBlendMode", [0, 255, 0]), ("nobodyKnowsBlendMode", [255, 0, 0]),
    ] as [(String, [UInt8])])
  func compositingFiltersBlend(name: String, expected: [UInt8]) throws {
    _ = add(CALayer(), root.bounds, Self.green)
    let layer = add(CALayer(), CGRect(x: 10, y: 10, width: 10, height: 10), Self.red)
    layer.compositingFilter = name
    #expect(try color(15, 15) == expected)
    #expect(try color(5, 5) == [0, 255, 0])
    #expect(layer.compositingFilter as? String == name)
  }

  /// The layer erases the content below it in its group, so the white canvas is visible.
  @Test func destinationOutErases() throws {
    let group = add(CALayer(), root.bounds)
    group.opacity = 0.99
    _ = add(CALayer(), root.bounds, Self.green, to: group)
    let hole = add(CALayer(), CGRect(x: 10, y: 10, width: 10, height: 10), Self.red, to: group)
    hole.compositingFilter = "destinationOut"
    #expect(try color(15, 15) == [255, 255, 255])
    #expect(try color(5, 5)[1] == 255)
    hole.compositingFilter = "destinationIn"
    #expect(try color(15, 15)[0] <= 4 && color(5, 5) == [255, 255, 255])
  }

  // MARK: Opacity and pictures

  /// A red sublayer over its red superlayer, with an opacity of 1/2. With group opacity, red has an opacity of 1/2
  /// everywhere. Without it, red has 3/4 where the layers overlap.
  @Test func groupOpacityCanBeDisabled() throws {
    let parent = add(CALayer(), CGRect(x: 0, y: 0, width: 20, height: 20), Self.red)
    _ = add(CALayer(), CGRect(x: 0, y: 0, width: 10, height: 10), Self.red, to: parent)
    parent.opacity = 0.5
    #expect(try color(5, 5) == color(15, 15))
    parent.allowsGroupOpacity = false
    #expect(try (62...66).contains(color(5, 5)[1]) && (126...129).contains(color(15, 15)[1]))
    parent.allowsGroupOpacity = true
    #expect(parent.allowsGroupOpacity)
  }

  /// A bitmap at one pixel per point on a canvas at two pixels per point. The edge at 4.5 points makes the whole
  /// point half red.
  @Test func contentsScaleReducesResolution() throws {
    let layer = add(CALayer(), CGRect(x: 0, y: 0, width: 4.5, height: 8), Self.red)
    func row() throws -> [UInt8] {
      let bitmap = try root.displayList(scale: 2, pixels: (80, 80), background: .white).paint()
      return (6..<12).map { bitmap.bytes[(4 * 80 + $0) * 4 + 1] }
    }
    #expect(try row() == [0, 0, 0, 255, 255, 255])
    layer.shouldRasterize = true
    layer.rasterizationScale = 2
    #expect(try row() == [0, 0, 0, 255, 255, 255])
    layer.rasterizationScale = 1
    let soft = try row()
    #expect(soft[2] > 0 && soft[3] < 255 && soft[3] > soft[2])
  }

  /// Caps of a quarter, which are 2 of 8 pixels, keep their size on both sides of a 40-point layer.
  @Test func contentsCenterStretchesTheCenter() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 8))
      UIColor.green.setFill()
      context.fill(CGRect(x: 2, y: 0, width: 6, height: 8))
    }
    let layer = add(CALayer(), root.bounds)
    layer.contents = image.cgImage
    #expect(try color(5, 20) == [255, 0, 0])
    layer.contentsCenter = CGRect(x: 0.25, y: 0, width: 0.5, height: 1)
    #expect(try color(1, 20) == [255, 0, 0] && color(5, 20) == [0, 255, 0])
  }
}
