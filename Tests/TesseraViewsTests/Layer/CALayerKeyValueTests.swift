// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
import TesseraViewFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraViews

/// Property access by name, as in Core Animation's key-value coding.
@MainActor @Suite struct CALayerKeyValueTests {
  let layer = CALayer()

  @Test func numbers() {
    layer.frame = CGRect(10, 20, 30, 40)
    layer.opacity = 0.5
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4).scaledBy(x: 2, y: 2))
    #expect(layer.value(forKey: "opacity") as? Float == 0.5 && layer.value(forKey: "opacity") as? NSNumber == 0.5)
    #expect(layer.value(forKeyPath: "position.x") as? CGFloat == 25)
    #expect(layer.value(forKeyPath: "bounds.size.height") as? Double == 40)
    let angle = layer.value(forKeyPath: "transform.rotation.z") as? CGFloat ?? 0
    let scale = layer.value(forKeyPath: "transform.scale") as? CGFloat ?? 0
    #expect(abs(angle - .pi / 4) < 1e-12 && abs(scale - 2) < 1e-12)
    #expect(layer.value(forKey: "hidden") as? Bool == false)
    #expect(layer.value(forKey: "masksToBounds") as? Bool == false)
  }

  @Test func geometry() {
    layer.bounds = CGRect(1, 2, 3, 4)
    #expect(layer.value(forKey: "bounds") as? CGRect == CGRect(1, 2, 3, 4))
    #expect((layer.value(forKey: "position") as? NSValue)?.cgPointValue == .zero)
    #expect(layer.value(forKeyPath: "frame.size.width") as? CGFloat == 3)
    #expect((layer.value(forKey: "transform") as? CATransform3D) == CATransform3DIdentity)
  }

  @Test func setting() {
    layer.setValue(CGPoint(x: 1, y: 2), forKey: "position")
    layer.setValue(NSValue(cgRect: CGRect(0, 0, 5, 6)), forKey: "bounds")
    layer.setValue(7, forKeyPath: "position.y")
    layer.setValue(0.25, forKey: "opacity")
    layer.setValue(true, forKey: "hidden")
    layer.setValue(NSNumber(value: true), forKey: "masksToBounds")
    layer.setValue(UIColor.red.cgColor, forKey: "backgroundColor")
    layer.setValue("mine", forKey: "name")
    layer.setValue("center", forKey: "contentsGravity")
    layer.setValue(2, forKey: "contentsScale")
    #expect(layer.position == CGPoint(x: 1, y: 7) && layer.bounds == CGRect(0, 0, 5, 6))
    #expect(layer.opacity == 0.25 && layer.isHidden && layer.masksToBounds && layer.name == "mine")
    #expect(
      layer.backgroundColor == UIColor.red.cgColor && layer.contentsGravity == .center && layer.contentsScale == 2)
    layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation.z")
    #expect(abs(layer.transform.m12 - 1) < 1e-12)
    layer.setValue(3, forKeyPath: "sublayerTransform.scale.x")
    #expect(layer.sublayerTransform.m11 == 3)
    // Setting nil restores the default value.
    layer.setValue(nil, forKey: "opacity")
    layer.setValue(nil, forKey: "backgroundColor")
    layer.setValue(nil, forKey: "masksToBounds")
    #expect(layer.opacity == 1 && layer.backgroundColor == nil && !layer.masksToBounds)
  }

  @Test func shapes() {
    let shape = CAShapeLayer()
    shape.setValue(3, forKey: "lineWidth")
    shape.setValue("round", forKey: "lineCap")
    shape.setValue([NSNumber(value: 2)], forKey: "lineDashPattern")
    shape.setValue(UIBezierPath(rect: CGRect(0, 0, 1, 1)).cgPath, forKey: "path")
    #expect(shape.lineWidth == 3 && shape.lineCap == .round && shape.lineDashPattern == [2])
    #expect(shape.value(forKey: "path") as? CGPath == UIBezierPath(rect: CGRect(0, 0, 1, 1)).cgPath)
    #expect(CAShapeLayer.defaultValue(forKey: "lineWidth") as? Int == 1)
    #expect(CALayer.defaultValue(forKey: "shadowRadius") as? Int == 3)
  }

  /// Layers store values for keys that are not properties.
  @Test func otherKeys() {
    #expect(layer.value(forKey: "identifier") == nil)
    layer.setValue("a", forKey: "identifier")
    layer.setValue(["b": 1], forKey: "table")
    #expect(layer.value(forKey: "identifier") as? String == "a" && layer.value(forKeyPath: "table.b") as? Int == 1)
    #expect(CALayer(layer: layer).value(forKey: "identifier") as? String == "a")
    layer.setValue(nil, forKey: "identifier")
    #expect(layer.value(forKey: "identifier") == nil)
    let inner = CALayer()
    layer.mask = inner
    layer.setValue(0.5, forKeyPath: "mask.opacity")
    #expect(inner.opacity == 0.5 && layer.value(forKeyPath: "mask.opacity") as? Float == 0.5)
  }

  /// Delegates identify animations by custom values, which the layer's copy of the animation also contains.
  @Test func animations() throws {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.setValue("fade", forKey: "id")
    animation.setValue(2, forKey: "duration")
    #expect(animation.duration == 2 && animation.value(forKey: "duration") as? Double == 2)
    let copy = try #require(animation.copy() as? CABasicAnimation)
    #expect(copy !== animation && copy.keyPath == "opacity" && copy.value(forKey: "id") as? String == "fade")
    AnimationClock().run {
      layer.add(animation, forKey: "x")
      #expect(layer.animation(forKey: "x")?.value(forKey: "id") as? String == "fade")
    }
  }
}
