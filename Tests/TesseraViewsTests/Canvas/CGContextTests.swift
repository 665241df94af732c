// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
import TesseraViewFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraViews

/// The display list commands of drawing code in a 30 x 40 view at (10, 20), at one pixel per point.
@MainActor @Suite struct CGContextTests {
  typealias Command = DisplayList.Command

  final class Drawing: UIView {
    var body: (CGRect) -> Void = { _ in }
    override func draw(_ rect: CGRect) { body(rect) }
  }

  let root = makeRoot(100, 100)
  let view = Drawing(frame: CGRect(10, 20, 30, 40))
  let place = Affine.translation(x: 10, y: 20)
  let box = DisplayList.Shape.rect(Rect(x: 0, y: 0, width: 30, height: 40))
  let unit = CGRect(0, 0, 1, 1)
  let unitShape = DisplayList.Shape.rect(Rect(x: 0, y: 0, width: 1, height: 1))
  let black = Paint.color(.black)
  let red = Paint.color(Color(red: 255, green: 0, blue: 0))

  init() { root.addSubview(view) }

  func all() -> [Command] { root.displayList(scale: 1, pixels: (100, 100), background: .clear).commands }

  /// Returns the body's drawing commands, without the clip to the bounds around them.
  func drawn(_ body: @escaping (CGContext) -> Void) -> [Command] {
    view.body = { _ in
      if let context = UIGraphicsGetCurrentContext() { body(context) }
    }
    let commands = all()
    #expect(commands.first == .beginClip(box, place) && commands.last == .endClip)
    return Array(commands.dropFirst().dropLast())
  }

  @Test func betweenBackgroundAndSubviews() {
    view.backgroundColor = .red
    let child = UIView(frame: CGRect(1, 2, 3, 4))
    child.backgroundColor = .red
    view.addSubview(child)
    var rects: [CGRect] = []
    view.body = { rect in
      rects.append(rect)
      UIGraphicsGetCurrentContext()?.fill(CGRect(0, 0, 1, 1))
    }
    #expect(
      all() == [
        .fill(box, red, place), .beginClip(box, place), .fill(unitShape, black, place), .endClip,
        .fill(.rect(Rect(x: 0, y: 0, width: 3, height: 4)), red, .translation(x: 11, y: 22)),
      ])
    #expect(rects == [CGRect(0, 0, 30, 40)])
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func colors() {
    let commands = drawn { context in
      UIColor.red.setFill()
      context.fill(unit)
      UIColor.blue.setStroke()
      context.stroke(unit, width: 2)
      context.setAlpha(0.5)
      context.fill(unit)
    }
    let blue = Paint.color(Color(red: 0, green: 0, blue: 255))
    let half = Paint.color(Color(red: 255, green: 0, blue: 0, alpha: 128))
    #expect(
      commands == [
        .fill(unitShape, red, place), .stroke(unitShape, StrokeStyle(width: 2, miterLimit: 10), blue, place),
        .fill(unitShape, half, place),
      ])
  }

  /// The context is scaled by 2 and then translated by 3 in scaled units, so (0, 0) becomes (6, 0) in the view and
  /// (16, 20) in the root.
  @Test func transforms() {
    let commands = drawn { context in
      context.saveGState()
      context.scaleBy(x: 2, y: 2)
      context.translateBy(x: 3, y: 0)
      context.fill(unit)
      context.restoreGState()
      context.fill(unit)
    }
    #expect(
      commands == [
        .fill(unitShape, black, Affine(a: 2, b: 0, c: 0, d: 2, tx: 16, ty: 20)), .fill(unitShape, black, place),
      ])
  }

  @Test func clipsEndWithTheGraphicsState() {
    let commands = drawn { context in
      context.saveGState()
      context.clip(to: unit)
      UIBezierPath(rect: unit).addClip()
      context.fill(unit)
      context.restoreGState()
      context.fill(unit)
      context.clip(to: unit)
    }
    var path = Path()
    path.addRectangle(Rect(x: 0, y: 0, width: 1, height: 1))
    #expect(
      commands == [
        .beginClip(unitShape, place), .beginClip(.path(path, .nonZero), place), .fill(unitShape, black, place),
        .endClip, .endClip, .fill(unitShape, black, place), .beginClip(unitShape, place), .endClip,
      ])
  }

  /// Half of 255 is 127.5, which is rounded up. A clear gradient draws nothing.
  @Test func alphaFadesGradients() throws {
    let colors = [UIColor.black.cgColor, CGColor(red: 1, green: 0, blue: 0, alpha: 0.4)]
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: nil))
    let alphas = { (alpha: CGFloat) in
      drawn { context in
        context.setAlpha(alpha)
        context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 10, y: 0), options: [])
      }.map { command -> [UInt8] in
        guard case .fill(_, .gradient(let gradient), _) = command else { return [] }
        return gradient.stops.map(\.color.alpha)
      }
    }
    #expect(alphas(1) == [[255, 102]] && alphas(0.5) == [[128, 51]] && alphas(0) == [])
  }

  /// Points keep their position if the transform changes after they were added. The point (1, 1), added before the
  /// context is scaled by 2, is (0.5, 0.5) in scaled coordinates. The point (1, 0) is added in scaled coordinates.
  @Test func pathsKeepTheirPosition() {
    let commands = drawn { context in
      context.move(to: CGPoint(x: 1, y: 1))
      context.scaleBy(x: 2, y: 2)
      context.addLine(to: CGPoint(x: 1, y: 0))
      context.setLineWidth(3)
      context.setLineCap(.round)
      context.strokePath()
      #expect(context.isPathEmpty)
    }
    var path = Path()
    path.move(to: Point(x: 0.5, y: 0.5))
    path.addLine(to: Point(x: 1, y: 0))
    let line = StrokeStyle(width: 3, cap: .round, miterLimit: 10)
    #expect(
      commands == [.stroke(.path(path, .nonZero), line, black, Affine(a: 2, b: 0, c: 0, d: 2, tx: 10, ty: 20))])
  }

  @Test func bezierPaths() {
    let commands = drawn { _ in
      UIColor.red.set()
      let path = UIBezierPath(rect: unit)
      path.usesEvenOddFillRule = true
      path.lineWidth = 4
      path.fill()
      path.stroke()
    }
    var path = Path()
    path.addRectangle(Rect(x: 0, y: 0, width: 1, height: 1))
    #expect(
      commands == [
        .fill(.path(path, .evenOdd), red, place),
        .stroke(.path(path, .evenOdd), StrokeStyle(width: 4, miterLimit: 10), red, place),
      ])
  }

  @Test func shadows() {
    let commands = drawn { context in
      context.setShadow(offset: CGSize(width: 1, height: 2), blur: 6, color: UIColor.red.cgColor)
      context.fill(unit)
    }
    let shadow = DisplayList.Shadow(color: Color(red: 255, green: 0, blue: 0), offset: Point(x: 1, y: 2), sigma: 3)
    #expect(
      commands == [.beginGroup(opacity: 1, shadow: shadow, place), .fill(unitShape, black, place), .endGroup])
  }

  /// A translucent view with custom drawing is a group because its drawing may overlap itself.
  @Test func translucentViews() {
    view.alpha = 0.5
    view.body = { _ in UIRectFill(CGRect(0, 0, 1, 1)) }
    #expect(
      all() == [
        .beginGroup(opacity: 0.5, shadow: nil, place), .beginClip(box, place), .fill(unitShape, black, place), .endClip,
        .endGroup,
      ])
  }

  /// Dynamic colors are resolved with the traits of the drawing view.
  @Test func traits() {
    let commands = { [view] in
      view.body = { _ in
        UIColor { $0.userInterfaceStyle == .dark ? .red : .black }.setFill()
        UIRectFill(CGRect(0, 0, 1, 1))
      }
    }
    commands()
    #expect(all()[1] == .fill(unitShape, black, place))
    view.overrideUserInterfaceStyle = .dark
    #expect(all()[1] == .fill(unitShape, red, place))
  }

  @Test func textAndImages() {
    let text = drawn { _ in "A".draw(at: CGPoint(x: 1, y: 2), withAttributes: [.foregroundColor: UIColor.red]) }
    guard text.count == 1, case .glyphs(let run, let color, let transform) = text[0] else {
      Issue.record("\(text)")
      return
    }
    #expect(run.glyphs.count == 1 && run.size == 12 && color == Color(red: 255, green: 0, blue: 0))
    #expect((transform.tx, transform.ty) == (11, 22))
    let bitmap = Bitmap(width: 2, height: 2)
    let image = drawn { _ in UIImage(bitmap: bitmap).draw(in: CGRect(0, 0, 4, 4)) }
    #expect(
      image == [
        .image(
          bitmap, source: Rect(x: 0, y: 0, width: 2, height: 2), destination: Rect(x: 0, y: 0, width: 4, height: 4),
          .linear, place)
      ])
  }

  /// A label that draws over its text. `super.draw` draws the label's text.
  @Test func superDrawsBuiltInContent() {
    final class Marked: UILabel {
      var callsSuper = true
      override func draw(_ rect: CGRect) {
        if callsSuper { super.draw(rect) }
        UIRectFill(CGRect(0, 0, 1, 1))
      }
    }
    let label = Marked(frame: CGRect(0, 0, 30, 40))
    label.text = "A"
    view.removeFromSuperview()
    root.addSubview(label)
    let kinds = all().map { command in
      switch command {
      case .glyphs: "glyphs"
      case .fill: "fill"
      default: "clip"
      }
    }
    #expect(kinds == ["clip", "glyphs", "fill", "clip"])
    label.callsSuper = false
    #expect(all().count == 3)
  }

  @Test func noCurrentContextOutsideDrawing() {
    UIColor.red.set()
    UIBezierPath(rect: unit).fill()
    UIRectFill(unit)
    "A".draw(at: .zero)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }
}
