// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
package import TesseraRaster

/// A mode for drawing a path: filled, stroked, or filled and then stroked.
///
/// The modes with the prefix `eo` determine the inside of a path with the even-odd rule, and the other modes with the
/// nonzero winding rule.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill = 0
  case eoFill, stroke, fillStroke, eoFillStroke
}

extension CGContext {
  // MARK: Paths

  /// Fills the current path with the fill color, then clears the path.
  public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: rule == .winding ? .fill : .eoFill) }
  /// Strokes the current path with the stroke color and the current line style, then clears the path.
  public func strokePath() { drawPath(using: .stroke) }

  /// Fills and strokes the current path depending on the mode, then clears the path. Open contours are filled as if
  /// they were closed. Does nothing if there is no path.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = path
    beginPath()
    guard let path else { return }
    let rule: FillRule = mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .nonZero
    if mode != .stroke { fill(.path(path.path, rule)) }
    if mode != .fill, mode != .eoFill { stroke(.path(path.path, rule), state.line) }
  }

  /// Fills a rectangle with the fill color. The current path is unchanged.
  public func fill(_ rect: CGRect) { fill(.rect(Rect(rect))) }
  /// Fills rectangles in order. Translucent colors accumulate where rectangles overlap.
  public func fill(_ rects: [CGRect]) { rects.forEach(fill) }
  /// Fills an ellipse inscribed in a rectangle.
  public func fillEllipse(in rect: CGRect) { fill(.path(CGPath(ellipseIn: rect, transform: nil).path, .nonZero)) }
  /// Strokes a rectangle. Half of the line is inside the rectangle, and half is outside.
  public func stroke(_ rect: CGRect) { stroke(.rect(Rect(rect)), state.line) }

  /// Strokes a rectangle with the given line width, in points.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var line = state.line
    line.width = Double(width)
    stroke(.rect(Rect(rect)), line)
  }

  /// Strokes an ellipse inscribed in a rectangle.
  public func strokeEllipse(in rect: CGRect) {
    stroke(.path(CGPath(ellipseIn: rect, transform: nil).path, .nonZero), state.line)
  }

  /// Strokes lines between the first and second point, between the third and fourth point, and so on. An unpaired
  /// last point is ignored.
  public func strokeLineSegments(between points: [CGPoint]) {
    var path = Path()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.move(to: Point(points[index]))
      path.addLine(to: Point(points[index + 1]))
    }
    stroke(.path(path, .nonZero), state.line)
  }

  func fill(_ shape: DisplayList.Shape) {
    let color = state.fillColor.rasterColor
    if state.blendMode == .clear || state.blendMode == .copy { return replace(color) { $0.fill(shape, $1) } }
    paint { $0.fill(shape, color) }
  }

  func stroke(_ shape: DisplayList.Shape, _ line: StrokeStyle) {
    let color = state.strokeColor.rasterColor
    if state.blendMode == .clear || state.blendMode == .copy {
      return replace(color) { $0.stroke(shape, style: line, color: $1) }
    }
    paint { $0.stroke(shape, style: line, color: color) }
  }

  /// Erases a shape and, in the `copy` blend mode, draws the color in its place.
  private func replace(_ color: Color, _ body: (inout Canvas, Color) -> Void) {
    let (mode, alpha) = (state.blendMode, state.alpha)
    defer { (state.blendMode, state.alpha) = (mode, alpha) }
    (state.blendMode, state.alpha) = (.destinationOut, 1)
    paint { body(&$0, .black) }
    guard mode == .copy else { return }
    (state.blendMode, state.alpha) = (.plusLighter, alpha)
    paint { body(&$0, color) }
  }

  // MARK: Clips

  /// Clips to the current path until the state is restored, then clears the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    let path = path?.path ?? Path()
    beginPath()
    clip(.path(path, rule.fillRule))
  }

  /// Clips to a rectangle until the state is restored.
  public func clip(to rect: CGRect) { clip(.rect(Rect(rect))) }

  /// Clips to the union of rectangles until the state is restored.
  public func clip(to rects: [CGRect]) {
    let path = CGMutablePath()
    path.addRects(rects)
    clip(.path(path.path, .nonZero))
  }

  func clip(_ shape: DisplayList.Shape) {
    beginClip([.beginClip(shape, transform)], end: [.endClip])
    let box =
      switch shape {
      case .rect(let rect): CGRect(rect).applying(state.transform)
      case .roundedRect(let rounded): CGRect(rounded.rect).applying(state.transform)
      case .path(let path, _): CGPath(path.mapped(by: state.transform)).boundingBoxOfPath
      }
    state.clipBox = state.clipBox.map { $0.intersection(box) } ?? box
  }

  /// Masks drawing with an image stretched to a rectangle, until the state is restored. Nothing is drawn outside of
  /// the rectangle. The image is upside down, as in `draw(_:in:)`.
  ///
  /// - Note: Differs from UIKit: the image's alpha component is the mask, even for a gray image without alpha.
  public func clip(to rect: CGRect, mask: CGImage) {
    guard mask.width > 0, mask.height > 0, rect.width > 0, rect.height > 0 else { return clip(to: CGRect.zero) }
    let flip = Affine(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: Double(rect.minY + rect.maxY)).concatenating(transform)
    let source = Rect(x: 0, y: 0, width: Double(mask.width), height: Double(mask.height))
    clip(to: rect)
    let picture = DisplayList.Command.image(
      mask.bitmap, source: source, destination: Rect(rect), .linear, flip)
    beginClip([.beginMix(.mask)], end: [.mixWith, picture, .endMix])
  }

  private func beginClip(_ begin: [DisplayList.Command], end: [DisplayList.Command]) {
    canvas.append(begin)
    state.clips.append((begin, end))
  }

  /// The bounding box of the clips in current coordinates, or of the entire context if there is no clip.
  ///
  /// - Note: Differs from UIKit: if a view draws only a part of its bounds, the result is not limited to that part.
  public var boundingBoxOfClipPath: CGRect {
    let all = CGRect(x: 0, y: 0, width: CGFloat(canvas.list.width), height: CGFloat(canvas.list.height))
      .applying(CGAffineTransform(base).inverted())
    return (state.clipBox.map { $0.intersection(all) } ?? all).applying(state.transform.inverted())
  }

  // MARK: Layers

  /// Begins a transparency layer, whose content is drawn as a single image with the context's opacity and shadow.
  /// Inside the layer, the opacity is 1, and there is no shadow.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    canvas.append(.beginGroup(opacity: state.alpha, shadow: state.shadow, base))
    layers.append(state)
    (state.alpha, state.shadow) = (1, nil)
  }

  /// Begins a layer with a shadow in current coordinates, instead of the state's shadow. `endTransparencyLayer()`
  /// ends the layer.
  package func beginLayer(casting shadow: DisplayList.Shadow) {
    canvas.append(.beginGroup(opacity: state.alpha, shadow: shadow, transform))
    layers.append(state)
    (state.alpha, state.shadow) = (1, nil)
  }

  /// Begins a transparency layer that is clipped to a rectangle.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  /// Draws the current transparency layer and restores the state from before the layer. Does nothing if there is no
  /// layer.
  public func endTransparencyLayer() {
    guard let outside = layers.popLast() else { return }
    endClips(downTo: outside.clips.count)
    canvas.append(.endGroup)
    state = outside
  }

  // MARK: Gradients

  /// Fills the clipping area with a gradient along a line and, depending on the options, before and after the line.
  /// Does nothing if the line's length is 0 or at least 100,000 points.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    guard start != end, let strip = strip(from: start, to: end, options) else { return }
    let fill = Gradient(geometry: .linear(from: Point(start), to: Point(end)), stops: gradient.stops)
    paint { $0.fill(.path(strip.path, .nonZero), fill) }
  }

  /// Returns the area that a gradient fills, limited to the maximum coordinates of a canvas.
  private func strip(from start: CGPoint, to end: CGPoint, _ options: CGGradientDrawingOptions) -> CGPath? {
    let length = distance(start, end)
    let reach: CGFloat = 1e5
    guard length > 0, length < reach else { return nil }
    let (ux, uy) = ((end.x - start.x) / length, (end.y - start.y) / length)
    let before = options.contains(.drawsBeforeStartLocation) ? -reach : 0
    let after = options.contains(.drawsAfterEndLocation) ? reach : length
    let corner = { (along: CGFloat, across: CGFloat) in
      CGPoint(x: start.x + ux * along - uy * across, y: start.y + uy * along + ux * across)
    }
    let path = CGMutablePath()
    path.addLines(between: [
      corner(before, -reach), corner(after, -reach), corner(after, reach), corner(before, reach),
    ])
    path.closeSubpath()
    return path
  }

  /// Fills the clipping area with a gradient between two concentric circles. Does nothing if the radii are equal, if
  /// a radius is negative, or if the larger radius is at least 100,000 points.
  ///
  /// - Note: Differs from UIKit: both circles are centered at the end center.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    let (inner, outer) = (Double(min(startRadius, endRadius)), Double(max(startRadius, endRadius)))
    guard outer > 0, inner >= 0, outer < 1e5, inner < outer else { return }
    let isInwards = endRadius < startRadius
    let stops = (isInwards ? gradient.stops.reversed() : gradient.stops).map { stop in
      let location = isInwards ? 1 - stop.location : stop.location
      return Gradient.Stop(location: (inner + location * (outer - inner)) / outer, color: stop.color)
    }
    let fillsInside = options.contains(isInwards ? .drawsAfterEndLocation : .drawsBeforeStartLocation)
    let fillsOutside = options.contains(isInwards ? .drawsBeforeStartLocation : .drawsAfterEndLocation)
    let ring = CGMutablePath()
    let circle = { (radius: Double) in
      CGRect(
        x: endCenter.x - CGFloat(radius), y: endCenter.y - CGFloat(radius), width: CGFloat(2 * radius),
        height: CGFloat(2 * radius))
    }
    if fillsOutside { ring.addRect(circle(1e5)) } else { ring.addEllipse(in: circle(outer)) }
    if !fillsInside, inner > 0 { ring.addEllipse(in: circle(inner)) }
    let fill = Gradient(geometry: .radial(center: Point(endCenter), radius: outer), stops: stops)
    paint { $0.fill(.path(ring.path, .evenOdd), fill) }
  }

  // MARK: Drawing

  /// Calls a closure that draws with the state's transform, opacity and shadow.
  package func paint(_ body: (inout Canvas) -> Void) {
    var canvas = Canvas.none
    swap(&canvas, &self.canvas)
    let saved = (canvas.transform, canvas.opacity)
    canvas.transform = transform
    if state.blendMode != .normal {
      hasBlended = true
      canvas.append(.beginMix(.blend(state.blendMode.mode, reachesBeyond: false)))
    }
    let needsGroup = state.shadow != nil
    if needsGroup {
      canvas.append(.beginGroup(opacity: state.alpha, shadow: state.shadow, base))
    } else {
      canvas.opacity *= state.alpha
    }
    body(&canvas)
    if needsGroup { canvas.append(.endGroup) }
    if state.blendMode != .normal { canvas.append(.endMix) }
    (canvas.transform, canvas.opacity) = saved
    swap(&canvas, &self.canvas)
    if let pixels, pixels.isShared { flush(pixels) }
  }
}
