// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing
import TesseraGraphics
import TesseraViews

/// Overrides of the layer members that apps override on iOS. The classes below must compile without `@testable`.
@MainActor @Suite struct LayerOverrideTests {
  final class Everything: CALayer {
    var log: Set<String> = []
    override init() { super.init() }
    override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override var bounds: CGRect { didSet { log.insert("bounds") } }
    override var frame: CGRect { didSet { log.insert("frame") } }
    override var position: CGPoint { didSet { log.insert("position") } }
    override var transform: CATransform3D { didSet {} }
    override var sublayerTransform: CATransform3D { didSet {} }
    override var contentsRect: CGRect { didSet {} }
    override var contents: Any? { didSet {} }
    override var sublayers: [CALayer]? { didSet {} }
    override var superlayer: CALayer? { super.superlayer }
    override var delegate: (any CALayerDelegate)? { didSet {} }
    override var speed: Float { didSet {} }
    override var timeOffset: CFTimeInterval { didSet {} }
    override var beginTime: CFTimeInterval { didSet {} }
    override func affineTransform() -> CGAffineTransform { super.affineTransform() }
    override func setAffineTransform(_ m: CGAffineTransform) { super.setAffineTransform(m) }
    override func add(_ anim: CAAnimation, forKey key: String?) {
      log.insert("add")
      super.add(anim, forKey: key)
    }
    override func removeAnimation(forKey key: String) { super.removeAnimation(forKey: key) }
    override func removeAllAnimations() { super.removeAllAnimations() }
    override func animation(forKey key: String) -> CAAnimation? { super.animation(forKey: key) }
    override func animationKeys() -> [String]? { super.animationKeys() }
    override func action(forKey event: String) -> (any CAAction)? { super.action(forKey: event) }
    override class func defaultAction(forKey event: String) -> (any CAAction)? { super.defaultAction(forKey: event) }
    override class func defaultValue(forKey key: String) -> Any? { super.defaultValue(forKey: key) }
    override class func needsDisplay(forKey key: String) -> Bool { super.needsDisplay(forKey: key) }
    override func presentation() -> Self? { super.presentation() }
    override func model() -> Self { super.model() }
    override func addSublayer(_ layer: CALayer) {
      log.insert("addSublayer")
      super.addSublayer(layer)
    }
    override func insertSublayer(_ layer: CALayer, at idx: UInt32) { super.insertSublayer(layer, at: idx) }
    override func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
      super.insertSublayer(layer, below: sibling)
    }
    override func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
      super.insertSublayer(layer, above: sibling)
    }
    override func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
      super.replaceSublayer(oldLayer, with: newLayer)
    }
    override func removeFromSuperlayer() { super.removeFromSuperlayer() }
    override func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { super.convert(p, from: l) }
    override func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { super.convert(p, to: l) }
    override func convert(_ r: CGRect, from l: CALayer?) -> CGRect { super.convert(r, from: l) }
    override func convert(_ r: CGRect, to l: CALayer?) -> CGRect { super.convert(r, to: l) }
    override func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { super.convertTime(t, from: l) }
    override func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { super.convertTime(t, to: l) }
    override func hitTest(_ p: CGPoint) -> CALayer? { super.hitTest(p) }
    override func contains(_ p: CGPoint) -> Bool { super.contains(p) }
    override func preferredFrameSize() -> CGSize { super.preferredFrameSize() }
    override func setNeedsLayout() { super.setNeedsLayout() }
    override func needsLayout() -> Bool { super.needsLayout() }
    override func layoutIfNeeded() { super.layoutIfNeeded() }
    override func layoutSublayers() { super.layoutSublayers() }
    override func setNeedsDisplay() { super.setNeedsDisplay() }
    override func setNeedsDisplay(_ r: CGRect) { super.setNeedsDisplay(r) }
    override func needsDisplay() -> Bool { super.needsDisplay() }
    override func displayIfNeeded() { super.displayIfNeeded() }
    override func display() { super.display() }
    override func draw(in ctx: CGContext) { super.draw(in: ctx) }
    override func render(in ctx: CGContext) { super.render(in: ctx) }
    override func value(forKey key: String) -> Any? { super.value(forKey: key) }
    override func setValue(_ value: Any?, forKey key: String) { super.setValue(value, forKey: key) }
    override func value(forKeyPath keyPath: String) -> Any? { super.value(forKeyPath: keyPath) }
    override func setValue(_ value: Any?, forKeyPath keyPath: String) { super.setValue(value, forKeyPath: keyPath) }
  }

  final class Shape: CAShapeLayer {
    override var path: CGPath? { didSet {} }
    override var fillColor: CGColor? { didSet {} }
    override var strokeEnd: CGFloat { didSet {} }
  }

  final class Blend: CAGradientLayer {
    override var colors: [Any]? { didSet {} }
    override var locations: [NSNumber]? { didSet {} }
  }

  final class View: UIView {
    override func draw(_ layer: CALayer, in ctx: CGContext) { super.draw(layer, in: ctx) }
    override func display(_ layer: CALayer) { super.display(layer) }
    override func layerWillDraw(_ layer: CALayer) { super.layerWillDraw(layer) }
    override func layoutSublayers(of layer: CALayer) { super.layoutSublayers(of: layer) }
    override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      super.action(for: layer, forKey: event)
    }
  }

  final class Move: CABasicAnimation {
    override func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
      super.run(forKey: event, object: anObject, arguments: dict)
    }
    override func value(forKey key: String) -> Any? { super.value(forKey: key) }
    override func setValue(_ value: Any?, forKey key: String) { super.setValue(value, forKey: key) }
    override func copy(with zone: NSZone? = nil) -> Any { super.copy(with: zone) }
    override var fromValue: Any? { didSet {} }
    override var duration: CFTimeInterval { didSet {} }
  }

  final class Spring: CASpringAnimation {
    override var settlingDuration: CFTimeInterval { super.settlingDuration }
    override var perceptualDuration: CFTimeInterval { super.perceptualDuration }
    override var bounce: CGFloat { super.bounce }
  }

  final class Timing: UICubicTimingParameters {
    override var timingCurveType: UITimingCurveType { super.timingCurveType }
  }

  final class Animator: UIViewPropertyAnimator {
    override var state: UIViewAnimatingState { super.state }
    override func startAnimation() { super.startAnimation() }
  }

  final class Outline: UIBezierPath {
    override func fill() { super.fill() }
    override func stroke() { super.stroke() }
    override func addClip() { super.addClip() }
    override func fill(with blendMode: CGBlendMode, alpha: CGFloat) { super.fill(with: blendMode, alpha: alpha) }
    override func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { super.stroke(with: blendMode, alpha: alpha) }
    override func copy(with zone: NSZone? = nil) -> Any { super.copy(with: zone) }
  }

  final class Picture: UIImage, @unchecked Sendable {
    override func draw(at point: CGPoint) { super.draw(at: point) }
    override func draw(in rect: CGRect) { super.draw(in: rect) }
    override func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
      super.withRenderingMode(renderingMode)
    }
    override func withTintColor(_ color: UIColor) -> UIImage { super.withTintColor(color) }
    override func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
      super.resizableImage(withCapInsets: capInsets)
    }
    override func withConfiguration(_ configuration: Configuration) -> UIImage {
      super.withConfiguration(configuration)
    }
    override func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
      super.imageFlippedForRightToLeftLayoutDirection()
    }
  }

  final class Renderer: UIGraphicsImageRenderer {
    override var format: UIGraphicsImageRendererFormat { super.format }
  }

  /// The framework calls the overrides.
  @Test func callsOverrides() {
    let layer = Everything()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let view = UIView()
    view.layer.addSublayer(layer)
    layer.addSublayer(CALayer())
    CABasicAnimation(keyPath: "opacity").run(forKey: "opacity", object: layer, arguments: nil)
    #expect(layer.log == ["bounds", "frame", "position", "add", "addSublayer"])
  }

  /// As with Objective-C, an `NSNumber` or `NSValue` in an `Any` can be cast to the Swift type.
  @Test func boundingBoxes() {
    let number: Any = NSNumber(value: 1.5)
    let point: Any = NSValue(cgPoint: CGPoint(x: 1, y: 2))
    let rect: Any = NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4))
    let plain: Any = CGSize(width: 1, height: 2)
    #expect(number as? CGFloat == 1.5 && number as? CGPoint == nil)
    #expect(point as? CGPoint == CGPoint(x: 1, y: 2) && point as? CGSize == nil && point as? CGRect == nil)
    #expect(rect as? CGRect == CGRect(x: 1, y: 2, width: 3, height: 4) && rect as? CGPoint == nil)
    #expect((plain as? NSValue)?.cgSizeValue == CGSize(width: 1, height: 2))
  }
}
