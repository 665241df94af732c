// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Drawing in the words of Core Graphics, into a display list. A context is a canvas and a state (colours, line,
// transform, clips) with a stack of saved ones. A path under construction is kept in the coordinates the context
// started with, so that a change of the transform does not move what has been added, as in Core Graphics.
//
// This file holds the state; what paints is in CGContext+Painting.swift, the current context in GraphicsStack.swift.

public import Foundation
import TesseraRaster

/// A place to draw.
///
///     override func draw(_ rect: CGRect) {
///       guard let context = UIGraphicsGetCurrentContext() else { return }
///       context.setFillColor(UIColor.systemRed.cgColor)
///       context.fillEllipse(in: bounds)
///     }
///
/// y grows downwards, as in all contexts that UIKit makes.
///
/// - Note: Differs from UIKit: edges are always anti-aliased, and there are no patterns, shadings and layers of Core Graphics.
public final class CGContext {
  package var canvas: Canvas
  /// The transform the context started with.
  let base: Affine
  var state = DrawingState()
  /// What `restoreGState` returns to, the last one at the end.
  private var saved: [DrawingState] = []
  /// Pixels per point of the image that is drawn; nil for contexts that draw none.
  var imageScale: CGFloat?
  /// Whether something was drawn in another blend mode than the normal one.
  package var hasBlended = false
  /// The document that is drawn, between a begin and an end; nil for contexts that draw none.
  var pages: PDFPages?
  /// Whether that image has no area.
  var isEmptyImage = false
  /// What lines that Core Text draws go through before the context's transform. Its translation is `textPosition`. No part of
  /// the saved state. The identity by default in bitmap contexts; in those that UIKit makes, where y grows downwards, it
  /// turns y over, so that lines stand upright.
  public var textMatrix = CGAffineTransform(scaleX: 1, y: -1)
  /// Where Core Text draws next, in present coordinates. Zero by default.
  public var textPosition: CGPoint {
    get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
    set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
  }
  /// The memory that the pixels of a bitmap context are in.
  var pixels: BitmapMemory?
  /// The states outside of the transparency layers that have been begun.
  var layers: [DrawingState] = []
  /// The path under construction, in the coordinates of `base`.
  var shape = CGMutablePath()

  package init(canvas: Canvas) {
    self.canvas = canvas
    base = canvas.transform
  }

  /// What `saveGState` saves.
  struct DrawingState {
    var transform = CGAffineTransform.identity
    var fillColor = CGColor.black
    var strokeColor = CGColor.black
    var alpha = 1.0
    var line = StrokeStyle(width: 1, miterLimit: 10)
    var shadow: DisplayList.Shadow?
    /// The clips that have been begun, each with what begins and what ends it.
    var clips: [(begin: [DisplayList.Command], end: [DisplayList.Command])] = []
    /// The box of the clips in the coordinates of `base`; nil without one.
    var clipBox: CGRect?
    var interpolation = CGInterpolationQuality.default
    var blendMode = CGBlendMode.normal
  }

  // MARK: State

  /// Saves colours, opacity, line style, shadow, transform and clips, not the path. Saved states form a stack.
  public func saveGState() { saved.append(state) }

  /// Returns to the last saved state and ends the clips set since. Does nothing without a saved state.
  public func restoreGState() {
    guard let last = saved.popLast() else { return }
    endClips(downTo: last.clips.count)
    state = last
  }

  /// Begins anew on an empty canvas, with nothing saved and the state of a new context.
  func restart(_ list: DisplayList) {
    (state, saved, layers, shape) = (DrawingState(), [], [], CGMutablePath())
    canvas = Canvas(list: list, transform: base)
  }

  package func endClips(downTo count: Int) {
    while state.clips.count > count, let clip = state.clips.popLast() { canvas.append(clip.end) }
  }

  // MARK: Transform

  /// From the present coordinates to those the context started with.
  ///
  /// - Note: Differs from UIKit: the scale of the screen is no part of it.
  public var ctm: CGAffineTransform { state.transform }
  /// Moves what is drawn from now on, in points of the present coordinates.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }
  /// Scales what is drawn from now on, lines too. A negative factor mirrors.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }
  /// Turns what is drawn from now on by radians, clockwise on a screen.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }
  /// Applies `transform` before the present one.
  public func concatenate(_ transform: CGAffineTransform) { state.transform = transform.concatenating(state.transform) }

  /// From the present coordinates to pixels.
  var transform: Affine { Affine(state.transform).concatenating(base) }

  // MARK: Colours and lines

  /// Sets the colour of fills. Black by default.
  public func setFillColor(_ color: CGColor) { state.fillColor = color }
  /// Sets the colour of lines. Black by default.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }
  /// Sets the colour of fills by extended sRGB components, 0 ... 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Sets the colour of lines by extended sRGB components, 0 ... 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Sets the colour of fills to a grey: 0 black, 1 white.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }
  /// Sets the colour of lines to a grey: 0 black, 1 white.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }
  /// Sets what the opacity of everything drawn is multiplied with, 0 ... 1, clamped. 1 by default; what is not a number
  /// counts as 1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha.isNaN ? 1 : Double(max(0, min(alpha, 1))) }
  /// Sets the width of lines in points of the coordinates that hold when they are drawn. 1 by default; 0 and less draws
  /// no lines.
  public func setLineWidth(_ width: CGFloat) { state.line.width = Double(width) }
  /// Sets how open contours and dashes end. `butt` by default.
  public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap.strokeCap }
  /// Sets how the segments of a line meet. `miter` by default.
  public func setLineJoin(_ join: CGLineJoin) { state.line.join = join.strokeJoin }
  /// Sets how long the point of a mitered corner may be, in line widths, before the corner is cut off. 10 by default.
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = Double(limit) }
  /// Sets lengths of dashes and gaps in turn, in points; empty for solid lines. The phase is how far into the pattern a
  /// line begins. Lengths that are negative or all zero draw solid lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.line.dashes = lengths.map { Double($0) }
    state.line.dashPhase = Double(phase)
  }
  /// Sets how what is drawn meets what the context holds; what lies below the view that is drawn is not changed. `normal` by
  /// default.
  ///
  /// - Note: Differs from UIKit: `sourceIn`, `sourceOut`, `destinationIn` and `destinationAtop` change the box of pixels around
  ///   what is drawn, not its shape alone; so does `copy` for texts.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// Erases a rectangle, as far as clips let it.
  public func clear(_ rect: CGRect) {
    let (mode, alpha) = (state.blendMode, state.alpha)
    (state.blendMode, state.alpha) = (.clear, 1)
    fill(rect)
    (state.blendMode, state.alpha) = (mode, alpha)
  }

  /// How pictures are sampled: `none` takes the nearest pixel, all others what lies between.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }
  /// Does nothing: edges are always anti-aliased.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// Does nothing: text is always smoothed in grey.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
  /// Does nothing: text is always smoothed in grey.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
  /// Does nothing: edges are always anti-aliased.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Does nothing: glyphs are always placed at fractions of pixels.
  public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}
  /// Does nothing: glyphs are always placed at fractions of pixels.
  public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
  /// Does nothing: glyphs are always placed exactly.
  public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}
  /// Does nothing: glyphs are always placed exactly.
  public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}
  /// Does nothing: curves are always drawn exactly.
  public func setFlatness(_ flatness: CGFloat) {}

  /// Puts a shadow under everything drawn from now on. A nil or clear colour ends that. The offset is in points of the
  /// screen, whatever the transform is, positive to the right and downwards.
  ///
  /// - Parameters:
  ///   - offset: Where the shadow is, from what is drawn.
  ///   - blur: Twice the standard deviation of the blur, in points.
  ///   - color: The shadow's colour; nil for no shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color, color.alpha > 0 else {
      state.shadow = nil
      return
    }
    state.shadow = DisplayList.Shadow(
      color: color.rasterColor, offset: Point(x: Double(offset.width), y: Double(offset.height)),
      sigma: Double(max(0, blur)) / 2)
  }

  /// Puts a black shadow of opacity 1/3 under everything drawn from now on.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  // MARK: Path

  /// Removes the path under construction.
  public func beginPath() { shape = CGMutablePath() }
  /// Begins a contour. The one before it stays open.
  public func move(to point: CGPoint) { shape.move(to: point, transform: state.transform) }
  /// A straight line from the current point; in an empty path the contour begins at `point`.
  public func addLine(to point: CGPoint) { shape.addLine(to: point, transform: state.transform) }
  /// A contour from the first point through all others, left open. Does nothing without points.
  public func addLines(between points: [CGPoint]) { shape.addLines(between: points, transform: state.transform) }
  /// A cubic curve from the current point; in an empty path it begins at the first control point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    shape.addCurve(to: end, control1: control1, control2: control2, transform: state.transform)
  }
  /// A quadratic curve from the current point; in an empty path it begins at the control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    shape.addQuadCurve(to: end, control: control, transform: state.transform)
  }
  /// Adds a closed contour along a rectangle's sides.
  public func addRect(_ rect: CGRect) { shape.addRect(rect, transform: state.transform) }
  /// Adds a closed contour for each rectangle.
  public func addRects(_ rects: [CGRect]) { shape.addRects(rects, transform: state.transform) }
  /// Adds the closed ellipse that touches the rectangle's sides.
  public func addEllipse(in rect: CGRect) { shape.addEllipse(in: rect, transform: state.transform) }
  /// An arc from one angle to another, in radians; a line leads to its start when there is a path. As y grows
  /// downwards, `clockwise: true` runs counterclockwise on a screen.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    shape.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
      transform: state.transform)
  }
  /// A line and an arc that rounds the corner at `tangent1End` between the lines from the current point and to
  /// `tangent2End`. Does nothing without a current point.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    shape.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: state.transform)
  }
  /// Adds all contours of a path; no line leads to them.
  public func addPath(_ path: CGPath) { shape.addPath(path, transform: state.transform) }
  /// Closes the contour with a line to its start.
  public func closePath() { shape.closeSubpath() }

  /// The path under construction in the present coordinates; nil without one.
  public var path: CGPath? { shape.isEmpty ? nil : CGPath(shape.path.mapped(by: state.transform.inverted())) }
  /// Whether there is no path under construction.
  public var isPathEmpty: Bool { shape.isEmpty }
  /// Where the next segment starts, in the present coordinates; zero without a path.
  public var currentPointOfPath: CGPoint { path?.currentPoint ?? .zero }
  /// Whether the path under construction encloses a point of the present coordinates. For modes that stroke, what is
  /// inside counts, not what the line covers.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    path?.contains(point, using: mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding) ?? false
  }
  /// The box of the path's curves in the present coordinates; null without a path.
  public var boundingBoxOfPath: CGRect { path?.boundingBoxOfPath ?? .null }
}
