// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
import TesseraViewFixtures
import Testing

@testable import TesseraControls
@testable import TesseraGraphics
@testable import TesseraViews

/// Display lists of layers, compared with handwritten lists. The root layer is 100 x 100 at scale 1 without a
/// background. Its sublayer is 30 x 40 at (10, 20), so the sublayer's transform is a translation by (10, 20).
@MainActor @Suite struct LayerPainterTests {
  typealias Command = DisplayList.Command
  let root = makeRoot(100, 100)
  let view = UIView(frame: CGRect(10, 20, 30, 40))
  let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
  let redPaint = Paint.color(Color(red: 255, green: 0, blue: 0))
  let bluePaint = Paint.color(Color(red: 0, green: 0, blue: 255))
  let place = Affine.translation(x: 10, y: 20)
  let box = Rect(x: 0, y: 0, width: 30, height: 40)

  init() {
    root.addSubview(view)
  }

  func commands(scale: CGFloat = 1) -> [Command] {
    root.displayList(scale: scale, pixels: (100, 100), background: .clear).commands
  }

  @Test func emptyLayersPaintNothing() { #expect(commands() == []) }

  @Test func background() {
    view.layer.backgroundColor = red
    #expect(commands() == [.fill(.rect(box), redPaint, place)])
    // At three pixels per point, points are translated first and then scaled.
    #expect(commands(scale: 3) == [.fill(.rect(box), redPaint, Affine(a: 3, b: 0, c: 0, d: 3, tx: 30, ty: 60))])
  }

  @Test func hiddenAndTransparentLayersPaintNothing() {
    view.layer.backgroundColor = red
    view.isHidden = true
    #expect(commands() == [])
    view.isHidden = false
    view.alpha = 0
    #expect(commands() == [])
    root.alpha = 0
    view.alpha = 1
    #expect(commands() == [])
  }

  @Test func roundedCorners() {
    view.layer.backgroundColor = red
    view.layer.cornerRadius = 6
    #expect(commands() == [.fill(.roundedRect(RoundedRect(box, radius: 6)), redPaint, place)])
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    let radii = RoundedRect.Radii(topLeft: 6, topRight: 0, bottomRight: 6, bottomLeft: 0)
    #expect(commands() == [.fill(.roundedRect(RoundedRect(box, radii: radii)), redPaint, place)])
  }

  /// A 4-point border is drawn inside the bounds. Its center line is inset by 2, and the corner radius shrinks from 6
  /// to 4.
  @Test func borderIsInsideAndAboveSublayers() {
    view.layer.borderWidth = 4
    view.layer.borderColor = blue
    view.layer.cornerRadius = 6
    let child = UIView(frame: CGRect(0, 0, 5, 5))
    child.layer.backgroundColor = red
    view.addSubview(child)
    let line = RoundedRect(Rect(x: 2, y: 2, width: 26, height: 36), radius: 4)
    #expect(
      commands() == [
        .fill(.rect(Rect(x: 0, y: 0, width: 5, height: 5)), redPaint, place),
        .stroke(.roundedRect(line), StrokeStyle(width: 4), bluePaint, place),
      ])
  }

  @Test func clipsBackgroundAndSublayers() {
    view.layer.backgroundColor = red
    view.clipsToBounds = true
    view.layer.cornerRadius = 6
    let shape = DisplayList.Shape.roundedRect(RoundedRect(box, radius: 6))
    #expect(commands() == [.beginClip(shape, place), .fill(shape, redPaint, place), .endClip])
  }

  /// A single shape's opacity is applied to its color: 255 x 0.5, rounded. Several shapes form a transparency group.
  @Test func opacity() {
    view.layer.backgroundColor = red
    view.alpha = 0.5
    #expect(commands() == [.fill(.rect(box), .color(Color(red: 255, green: 0, blue: 0, alpha: 128)), place)])
    let child = UIView(frame: CGRect(0, 0, 5, 5))
    child.layer.backgroundColor = blue
    view.addSubview(child)
    #expect(
      commands() == [
        .beginGroup(opacity: 0.5, shadow: nil, place), .fill(.rect(box), redPaint, place),
        .fill(.rect(Rect(x: 0, y: 0, width: 5, height: 5)), bluePaint, place), .endGroup,
      ])
  }

  /// A translucent switch is drawn as a group so that the track doesn't show through the thumb.
  @Test func translucentViewsAreGroups() throws {
    view.removeFromSuperview()
    let control = UISwitch()
    root.addSubview(control)
    control.alpha = 0.5
    #expect(commands().first == .beginGroup(opacity: 0.5, shadow: nil, .identity))
    #expect(commands().last == .endGroup)
    control.alpha = 1
    #expect(commands().first != .beginGroup(opacity: 0.5, shadow: nil, .identity))
    control.isEnabled = false
    #expect(commands().first == .beginGroup(opacity: 0.5, shadow: nil, .identity))
    #expect(commands().last == .endGroup)
  }

  /// An opaque background casts a shadow. An opacity of 0.4 is 102 of 255.
  @Test func shadowOfAnOpaqueBackground() {
    view.layer.backgroundColor = red
    view.layer.shadowOpacity = 0.4
    view.layer.shadowOffset = CGSize(width: 1, height: 2)
    view.layer.shadowRadius = 5
    let shadow = DisplayList.Shadow(
      color: Color(red: 0, green: 0, blue: 0, alpha: 102), offset: Point(x: 1, y: 2), sigma: 5)
    #expect(commands() == [.shadow(.rect(box), shadow, place), .fill(.rect(box), redPaint, place)])
    // A clipped layer shows no shadow.
    view.clipsToBounds = true
    #expect(!commands().contains(.shadow(.rect(box), shadow, place)))
    // Without a background, the layer's contents cast the shadow.
    view.clipsToBounds = false
    view.layer.backgroundColor = nil
    #expect(commands() == [.beginGroup(opacity: 1, shadow: shadow, place), .endGroup])
  }

  @Test func sublayersByDepthThenOrder() {
    let layers = (0..<3).map { index in
      let layer = CALayer()
      layer.frame = CGRect(CGFloat(index), 0, 1, 1)
      layer.backgroundColor = red
      root.layer.addSublayer(layer)
      return layer
    }
    layers[0].zPosition = 5
    layers[2].zPosition = -1
    let unit = DisplayList.Shape.rect(Rect(x: 0, y: 0, width: 1, height: 1))
    #expect(commands() == [2.0, 1, 0].map { .fill(unit, redPaint, .translation(x: $0, y: 0)) })
  }

  /// Scaling by 2 about the center (25, 40) moves the origin to (25 - 30, 40 - 40).
  @Test func transforms() {
    view.layer.backgroundColor = red
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(commands() == [.fill(.rect(box), redPaint, Affine(a: 2, b: 0, c: 0, d: 2, tx: -5, ty: 0))])
  }

  @Test func gradients() {
    let layer = CAGradientLayer()
    layer.frame = CGRect(0, 0, 50, 20)
    layer.colors = [red, blue]
    layer.startPoint = CGPoint(x: 0, y: 0.5)
    layer.endPoint = CGPoint(x: 1, y: 0.5)
    root.layer.addSublayer(layer)
    let gradient = Gradient(
      geometry: .linear(from: Point(x: 0, y: 10), to: Point(x: 50, y: 10)),
      stops: [
        Gradient.Stop(location: 0, color: Color(red: 255, green: 0, blue: 0)),
        Gradient.Stop(location: 1, color: Color(red: 0, green: 0, blue: 255)),
      ])
    #expect(
      commands() == [.fill(.rect(Rect(x: 0, y: 0, width: 50, height: 20)), .gradient(gradient), .identity)])
  }

  /// CAGradientLayer.h: the ellipse's width is 2 (end.x - start.x) and its height is 2 (end.y - start.y), in the unit
  /// square. So the semi-axes are 0.5 x 50 and 0.25 x 20, and the center is (25, 10).
  @Test func radialGradientsAreEllipses() {
    let layer = CAGradientLayer()
    layer.frame = CGRect(0, 0, 50, 20)
    layer.colors = [red, blue]
    layer.type = .radial
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = CGPoint(x: 1, y: 0.25)
    root.layer.addSublayer(layer)
    let stops = [
      Gradient.Stop(location: 0, color: Color(red: 255, green: 0, blue: 0)),
      Gradient.Stop(location: 1, color: Color(red: 0, green: 0, blue: 255)),
    ]
    let gradient = Gradient(geometry: .elliptical(center: Point(x: 25, y: 10), radiusX: 25, radiusY: 5), stops: stops)
    #expect(
      commands() == [.fill(.rect(Rect(x: 0, y: 0, width: 50, height: 20)), .gradient(gradient), .identity)])
  }
}
