// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
import TesseraViewFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraViews

/// Layers with custom drawing on a canvas of 40 x 4 pixels, whose rows are written as text: R red, B blue, . white.
@MainActor @Suite struct CALayerDisplayTests {
  let root = UIView(frame: CGRect(0, 0, 40, 4))
  static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  final class Bar: CALayer {
    var count = 0
    var current: CGContext?

    override func draw(in ctx: CGContext) {
      count += 1
      current = UIGraphicsGetCurrentContext()
      ctx.setFillColor(CALayerDisplayTests.red)
      ctx.fill(CGRect(x: -5, y: 0, width: 10, height: 100))
    }
  }

  func row(_ view: UIView? = nil) throws -> String {
    let bitmap = try (view ?? root).displayList(scale: 1, pixels: (40, 4), background: .white).paint()
    return (0..<40).map { x in
      switch Array(bitmap.bytes[(80 + x) * 4..<(80 + x) * 4 + 3]) {
      case [255, 0, 0]: "R"
      case [0, 0, 255]: "B"
      case [255, 255, 255]: "."
      default: "?"
      }
    }.joined()
  }

  func runs(_ text: (String, Int)...) -> String { text.map { String(repeating: $0.0, count: $0.1) }.joined() }

  func add<Layer: CALayer>(_ layer: Layer) -> Layer {
    layer.frame = CGRect(10, 0, 10, 4)
    root.layer.addSublayer(layer)
    return layer
  }

  /// The layer draws only on request, once, clipped to the bounds 10..<20. There is no current UIKit context, because
  /// the layer has no view.
  @Test func drawsOnRequest() throws {
    let bar = add(Bar())
    #expect(try row() == runs((".", 40)) && bar.count == 0 && !bar.needsDisplay())
    bar.setNeedsDisplay()
    #expect(bar.needsDisplay())
    #expect(try row() == runs((".", 10), ("R", 5), (".", 25)))
    #expect(try row() == runs((".", 10), ("R", 5), (".", 25)))
    #expect(bar.count == 1 && bar.current == nil && !bar.needsDisplay())
    bar.setNeedsDisplay(CGRect(0, 0, 1, 1))
    bar.displayIfNeeded()
    #expect(bar.count == 2)
  }

  /// Contents drawn for 10 points are stretched to 20, or positioned by the contents gravity, until the layer
  /// redraws.
  @Test func newSizes() throws {
    let bar = add(Bar())
    bar.setNeedsDisplay()
    _ = try row()
    bar.frame = CGRect(10, 0, 20, 4)
    #expect(try row() == runs((".", 10), ("R", 10), (".", 20)) && bar.count == 1)
    bar.contentsGravity = .right
    #expect(try row() == runs((".", 20), ("R", 5), (".", 15)) && bar.count == 1)
    bar.needsDisplayOnBoundsChange = true
    bar.frame = CGRect(10, 0, 30, 4)
    #expect(try row() == runs((".", 10), ("R", 5), (".", 25)) && bar.count == 2)
  }

  /// The left half of the contents, stretched to the whole layer.
  @Test func partialDrawing() throws {
    let bar = add(Bar())
    bar.setNeedsDisplay()
    bar.contentsRect = CGRect(0, 0, 0.5, 1)
    #expect(try row() == runs((".", 10), ("R", 10), (".", 20)))
    bar.contentsRect = CGRect(0.25, 0, 0.5, 1)
    #expect(try row() == runs((".", 10), ("R", 5), (".", 25)))
  }

  final class Painter: NSObject, CALayerDelegate {
    var log: [String] = []
    func layerWillDraw(_ layer: CALayer) { log.append("will draw") }
    func draw(_ layer: CALayer, in ctx: CGContext) {
      log.append("draw")
      ctx.setFillColor(CALayerDisplayTests.blue)
      ctx.fill(layer.bounds)
    }
    func layoutSublayers(of layer: CALayer) {
      log.append("layout \(Int(layer.bounds.width))")
      layer.sublayers?.first?.frame = layer.bounds
    }
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { event == "opacity" ? NSNull() : nil }
  }

  final class Displayer: NSObject, CALayerDelegate {
    func display(_ layer: CALayer) { layer.backgroundColor = CALayerDisplayTests.red }
    func draw(_ layer: CALayer, in ctx: CGContext) { Issue.record("display(_:) must be called instead") }
  }

  @Test func delegatesDraw() throws {
    let (layer, painter) = (add(CALayer()), Painter())
    layer.delegate = painter
    layer.setNeedsDisplay()
    #expect(try row() == runs((".", 10), ("B", 10), (".", 20)))
    #expect(painter.log.filter { !$0.hasPrefix("layout") } == ["will draw", "draw"])
    let displayer = Displayer()
    layer.delegate = displayer
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    #expect(layer.backgroundColor == Self.red)
  }

  /// After the size has changed, the delegate lays out sublayers once, in the tree's next layout pass.
  /// `layoutIfNeeded` performs it immediately.
  @Test func delegatesLayOut() {
    let (layer, painter) = (CALayer(), Painter())
    let inner = CALayer()
    layer.addSublayer(inner)
    layer.delegate = painter
    _ = add(layer)
    #expect(layer.needsLayout())
    root.layoutIfNeeded()
    #expect(painter.log == ["layout 10"] && inner.frame == CGRect(0, 0, 10, 4) && !layer.needsLayout())
    layer.position.x += 1
    root.layoutIfNeeded()
    #expect(painter.log == ["layout 10"])
    layer.setNeedsLayout()
    layer.layoutIfNeeded()
    #expect(painter.log == ["layout 10", "layout 10"])
  }

  final class Grid: CALayer {
    var count = 0
    override func layoutSublayers() {
      super.layoutSublayers()
      count += 1
      for sublayer in sublayers ?? [] {
        sublayer.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height)
      }
    }
  }

  /// In nested grids, the outer grid is laid out first and resizes the inner one.
  @Test func subclassesLayOut() {
    let (outer, inner, leaf) = (Grid(), Grid(), CALayer())
    inner.addSublayer(leaf)
    outer.addSublayer(inner)
    root.layer.addSublayer(outer)
    outer.frame = CGRect(0, 0, 40, 4)
    root.layoutIfNeeded()
    #expect(inner.frame.width == 20 && leaf.frame.width == 10)
    #expect(outer.count == 1 && inner.count == 1)
  }

  final class LayeredView: UIView {
    var log: [String] = []
    override class var layerClass: AnyClass { Bar.self }
    override func layoutSublayers(of layer: CALayer) {
      log.append("layer")
      super.layoutSublayers(of: layer)
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      log.append("subviews")
    }
  }

  /// A view lays out its layer, and the layer draws when the view requests it.
  @Test func layersOfViews() throws {
    let view = LayeredView(frame: CGRect(10, 0, 10, 4))
    root.addSubview(view)
    root.layoutIfNeeded()
    #expect(view.log == ["layer", "subviews"])
    #expect(try row() == runs((".", 40)))
    view.setNeedsDisplay()
    #expect(try row() == runs((".", 10), ("R", 5), (".", 25)))
    view.layer.setNeedsLayout()
    #expect(view.layer.needsLayout())
    view.layer.layoutIfNeeded()
    #expect(view.log == ["layer", "subviews", "layer", "subviews"])
  }

  final class DelegateView: UIView {
    override func draw(_ rect: CGRect) { Issue.record("draw(_:in:) does not call super") }
    override func draw(_ layer: CALayer, in ctx: CGContext) {
      ctx.setFillColor(CALayerDisplayTests.blue)
      ctx.fill(bounds)
    }
  }

  final class DisplayView: UIView {
    override func draw(_ rect: CGRect) {}
    override func display(_ layer: CALayer) { layer.backgroundColor = CALayerDisplayTests.red }
  }

  final class SuperView: UIView {
    var isCurrent = false
    override func draw(_ layer: CALayer, in ctx: CGContext) { super.draw(layer, in: ctx) }
    override func draw(_ rect: CGRect) {
      isCurrent = UIGraphicsGetCurrentContext() != nil
      UIColor(cgColor: CALayerDisplayTests.red).setFill()
      UIRectFill(bounds)
    }
  }

  @Test func viewsAsDelegates() throws {
    let view = DelegateView(frame: CGRect(10, 0, 10, 4))
    root.addSubview(view)
    #expect(try row() == runs((".", 10), ("B", 10), (".", 20)))
    view.removeFromSuperview()
    let inner = SuperView(frame: CGRect(10, 0, 10, 4))
    root.addSubview(inner)
    #expect(try row() == runs((".", 10), ("R", 10), (".", 20)) && inner.isCurrent)
    inner.removeFromSuperview()
    let display = DisplayView(frame: CGRect(10, 0, 10, 4))
    root.addSubview(display)
    _ = try row()
    #expect(display.layer.backgroundColor == Self.red)
  }

  /// A layer that draws a bar whose width is the corner radius or the value for the key "progress".
  final class Gauge: CALayer {
    var count = 0
    override class func needsDisplay(forKey key: String) -> Bool {
      key == "progress" || key == "cornerRadius" || super.needsDisplay(forKey: key)
    }
    override func draw(in ctx: CGContext) {
      count += 1
      let progress = value(forKey: "progress") as? CGFloat ?? cornerRadius
      ctx.setFillColor(CALayerDisplayTests.red)
      ctx.fill(CGRect(x: 0, y: 0, width: progress, height: 4))
    }
  }

  @Test func keysThatNeedDisplay() throws {
    let gauge = add(Gauge())
    #expect(try row() == runs((".", 40)))
    gauge.cornerRadius = 3
    #expect(gauge.needsDisplay())
    #expect(try row() == runs((".", 10), ("R", 3), (".", 27)))
    _ = try row()
    #expect(gauge.count == 1)
    gauge.setValue(6, forKey: "progress")
    #expect(try row() == runs((".", 10), ("R", 6), (".", 24)))
  }

  /// Halfway from 0 to 8, the gauge draws 4. Afterward, it has its model value again.
  @Test func animatesACustomKey() throws {
    let gauge = add(Gauge())
    gauge.setValue(8, forKey: "progress")
    let clock = AnimationClock()
    try clock.run {
      let animation = CABasicAnimation(keyPath: "progress")
      (animation.fromValue, animation.toValue, animation.duration) = (0, 8, 1)
      animation.timingFunction = CAMediaTimingFunction(name: .linear)
      gauge.add(animation, forKey: nil)
      clock.advance(to: 0.5)
      let list = clock.withPresentation { root.displayList(scale: 1, pixels: (40, 4), background: .white) }
      let bitmap = try list.paint()
      #expect((0..<40).filter { bitmap.bytes[(80 + $0) * 4 + 1] == 0 } == Array(10..<14))
      #expect(gauge.value(forKey: "progress") as? Int == 8)
    }
    #expect(try row() == runs((".", 10), ("R", 8), (".", 22)))
  }

  @Test func actions() {
    let (layer, painter) = (add(CALayer()), Painter())
    #expect((layer.action(forKey: "opacity") as? CABasicAnimation)?.duration == 0.25)
    layer.actions = ["position": NSNull()]
    #expect(layer.action(forKey: "position") == nil)
    layer.delegate = painter
    #expect(layer.action(forKey: "opacity") == nil)
    #expect(root.action(for: root.layer, forKey: "opacity") is NSNull)
    var action: (any CAAction)?
    AnimationClock().run {
      UIView.animate(withDuration: 2) { action = root.action(for: root.layer, forKey: "opacity") }
    }
    #expect((action as? CABasicAnimation)?.duration == 2)
  }

  // MARK: Contents

  /// An image with red and blue above blue and red.
  static let checks = Bitmap(
    width: 2, height: 2,
    bytes: [255, 0, 0, 255, 0, 0, 255, 255, 0, 0, 255, 255, 255, 0, 0, 255])

  @Test func contentsRect() throws {
    let layer = add(CALayer())
    layer.contents = UIImage(bitmap: try #require(Self.checks))
    layer.contentsRect = CGRect(0.5, 0.5, 0.5, 0.5)
    #expect(try row() == runs((".", 10), ("R", 10), (".", 20)))
    layer.contentsRect = CGRect(0.5, 0, 0.5, 0.5)
    #expect(try row() == runs((".", 10), ("B", 10), (".", 20)))
    // The last pixel is repeated beyond the edge.
    layer.magnificationFilter = .nearest
    layer.contentsRect = CGRect(0, 0.5, 2, 0.5)
    // The first pixel covers a quarter of the 10 points and the second the rest. Both cover a part of point 12.
    let pixels = Array(try row())
    #expect(pixels[..<12] == Array(runs((".", 10), ("B", 2)))[...])
    #expect(pixels[13...] == Array(runs(("R", 7), (".", 20)))[...])
  }

  /// Linear magnification mixes the colors in the middle, but nearest-neighbor does not.
  @Test func magnification() throws {
    let layer = add(CALayer())
    layer.contents = UIImage(bitmap: try #require(Self.checks))
    layer.contentsRect = CGRect(0, 0, 1, 0.5)
    #expect(try row().contains("?"))
    layer.magnificationFilter = .nearest
    #expect(try row() == runs((".", 10), ("R", 5), ("B", 5), (".", 20)))
  }
}
