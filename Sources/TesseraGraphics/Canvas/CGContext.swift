// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Drawing with the API of Core Graphics, into a display list. A context consists of a canvas and a state (colors, line,
// transform, clips) with a stack of saved states. The current path is stored in the initial coordinates of the context, so that
// a change of the transform does not move existing segments, as in Core Graphics.
//
// This file contains the state. Painting is in CGContext+Painting.swift, the current context in GraphicsStack.swift.

public import Foundation
import TesseraRaster

/// A drawing destination.
///
///     override func draw(_ rect: CGRect) {
///       guard let context = UIGraphicsGetCurrentContext() else { return }
///       context.setFillColor(UIColor.systemRed.cgColor)
///       context.fillEllipse(in: bounds)
///     }
///
/// The y axis points down, as in all contexts created by UIKit.
///
/// - Note: Differs from UIKit: edges are always anti-aliased, and Core Graphics patterns and shadings are not supported.
public final class CGContext {
  package var canvas: Canvas
  /// The initial transform.
  let base: Affine
  var state = DrawingState()
  /// The states saved by `saveGState`, the last one at the end.
  private var saved: [DrawingState] = []
  /// The number of pixels per point of the image; nil for contexts that draw no image.
  var imageScale: CGFloat?
  /// Whether a blend mode other than normal has been used.
  package var hasBlended = false
  /// The document drawn between a begin and an end call; nil for other contexts.
  var pages: PDFPages?
  /// Whether the image has no area.
  var isEmptyImage = false
  /// The transform of lines drawn by Core Text, applied before the context's transform. Its translation is `textPosition`. Not
  /// part of the saved state. The default is the identity in bitmap contexts. In contexts created by UIKit, where the y axis
  /// points down, the default flips y so that text is upright.
  public var textMatrix = CGAffineTransform(scaleX: 1, y: -1)
  /// The position where Core Text draws next, in current coordinates. Zero by default.
  public var textPosition: CGPoint {
    get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
    set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
  }
  /// The pixel memory of a bitmap context.
  var pixels: BitmapMemory?
  /// The states outside the open transparency layers.
  var layers: [DrawingState] = []
  /// The current path, in the coordinates of `base`.
  var shape = CGMutablePath()

  package init(canvas: Canvas) {
    self.canvas = canvas
    base = canvas.transform
  }

  /// The state that `saveGState` saves.
  struct DrawingState {
    var transform = CGAffineTransform.identity
    var fillColor = CGColor.black
    var strokeColor = CGColor.black
    var alpha = 1.0
    var line = StrokeStyle(width: 1, miterLimit: 10)
    var shadow: DisplayList.Shadow?
    /// The open clips, each with its begin and end commands.
    var clips: [(begin: [DisplayList.Command], end: [DisplayList.Command])] = []
    /// The bounding box of the clips in the coordinates of `base`; nil if there is no clip.
    var clipBox: CGRect?
    var interpolation = CGInterpolationQuality.default
    var blendMode = CGBlendMode.normal
  }

  // MARK: State

  /// Pushes colors, opacity, line style, shadow, transform and clips, but not the path, onto the stack of saved states.
  public func saveGState() { saved.append(state) }

  /// Restores the last saved state and removes clips added since. Does nothing if no state is saved.
  public func restoreGState() {
    guard let last = saved.popLast() else { return }
    endClips(downTo: last.clips.count)
    state = last
  }

  /// Restarts on an empty canvas, with the state of a new context and no saved states.
  func restart(_ list: DisplayList) {
    (state, saved, layers, shape) = (DrawingState(), [], [], CGMutablePath())
    canvas = Canvas(list: list, transform: base)
  }

  package func endClips(downTo count: Int) {
    while state.clips.count > count, let clip = state.clips.popLast() { canvas.append(clip.end) }
  }

  // MARK: Transform

  /// The transform from current coordinates to the initial coordinates.
  ///
  /// - Note: Differs from UIKit: does not include the screen scale.
  public var ctm: CGAffineTransform { state.transform }
  /// Translates subsequent drawing, in points of the current coordinates.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }
  /// Scales subsequent drawing, including lines. A negative factor mirrors.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }
  /// Rotates subsequent drawing by an angle in radians, clockwise on screen.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }
  /// Applies `transform` before the current transform.
  public func concatenate(_ transform: CGAffineTransform) { state.transform = transform.concatenating(state.transform) }

  /// The transform from current coordinates to pixels.
  var transform: Affine { Affine(state.transform).concatenating(base) }

  // MARK: Colors and lines

  /// Sets the fill color. Black by default.
  public func setFillColor(_ color: CGColor) { state.fillColor = color }
  /// Sets the stroke color. Black by default.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }
  /// Sets the fill color from extended sRGB components, 0...1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Sets the stroke color from extended sRGB components, 0...1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Sets the fill color to a gray: 0 is black, 1 is white.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }
  /// Sets the stroke color to a gray: 0 is black, 1 is white.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }
  /// Sets the opacity of all drawing, clamped to 0...1. 1 by default; NaN counts as 1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha.isNaN ? 1 : Double(max(0, min(alpha, 1))) }
  /// Sets the width of lines in points of the coordinates in effect when they are drawn. 1 by default; no lines are drawn if it
  /// is 0 or less.
  public func setLineWidth(_ width: CGFloat) { state.line.width = Double(width) }
  /// Sets the shape of the ends of open contours and dashes. `butt` by default.
  public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap.strokeCap }
  /// Sets the shape of the corners of a line. `miter` by default.
  public func setLineJoin(_ join: CGLineJoin) { state.line.join = join.strokeJoin }
  /// Sets the maximum length of a mitered corner, in line widths. Longer corners are beveled. 10 by default.
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = Double(limit) }
  /// Sets alternating lengths of dashes and gaps, in points, or solid lines if empty. The phase is the offset into the pattern
  /// at the start of a line. Lines are solid if a length is negative or all are zero.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.line.dashes = lengths.map { Double($0) }
    state.line.dashPhase = Double(phase)
  }
  /// Sets the way drawn content is combined with existing content of the context. Content below the drawn view is not changed.
  /// `normal` by default.
  ///
  /// - Note: Differs from UIKit: `sourceIn`, `sourceOut`, `destinationIn` and `destinationAtop` change the bounding box of the
  ///   drawn content instead of its shape. `copy` does the same for text.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// Erases a rectangle within the clips.
  public func clear(_ rect: CGRect) {
    let (mode, alpha) = (state.blendMode, state.alpha)
    (state.blendMode, state.alpha) = (.clear, 1)
    fill(rect)
    (state.blendMode, state.alpha) = (mode, alpha)
  }

  /// The sampling of images: `none` uses the nearest pixel, and all others interpolate.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }
  /// Has no effect: edges are always anti-aliased.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// Has no effect: text always has grayscale smoothing.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
  /// Has no effect: text always has grayscale smoothing.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
  /// Has no effect: edges are always anti-aliased.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Has no effect: glyphs always have subpixel positions.
  public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}
  /// Has no effect: glyphs always have subpixel positions.
  public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
  /// Has no effect: glyphs are always placed at quarters of a pixel horizontally, except in large or rotated text.
  public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}
  /// Has no effect: glyphs are always placed at quarters of a pixel horizontally, except in large or rotated text.
  public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}
  /// Has no effect: curves are always exact.
  public func setFlatness(_ flatness: CGFloat) {}

  /// Adds a shadow to subsequent drawing. A nil or clear color removes it.
  ///
  /// - Parameters:
  ///   - offset: The offset of the shadow in points of the screen, regardless of the transform, positive to the right and down.
  ///   - blur: Twice the standard deviation of the blur, in points.
  ///   - color: The shadow's color, or nil for no shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color, color.alpha > 0 else {
      state.shadow = nil
      return
    }
    state.shadow = DisplayList.Shadow(
      color: color.rasterColor, offset: Point(x: Double(offset.width), y: Double(offset.height)),
      sigma: Double(max(0, blur)) / 2)
  }

  /// Adds a black shadow of opacity 1/3 to subsequent drawing.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  // MARK: Path

  /// Removes the current path.
  public func beginPath() { shape = CGMutablePath() }
  /// Begins a contour. The previous one stays open.
  public func move(to point: CGPoint) { shape.move(to: point, transform: state.transform) }
  /// Adds a straight line from the current point. If the path is empty, begins a contour at `point`.
  public func addLine(to point: CGPoint) { shape.addLine(to: point, transform: state.transform) }
  /// Adds an open contour from the first point through all the others. Does nothing if there are no points.
  public func addLines(between points: [CGPoint]) { shape.addLines(between: points, transform: state.transform) }
  /// Adds a cubic curve from the current point. If the path is empty, the contour begins at the first control point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    shape.addCurve(to: end, control1: control1, control2: control2, transform: state.transform)
  }
  /// Adds a quadratic curve from the current point. If the path is empty, the contour begins at the control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    shape.addQuadCurve(to: end, control: control, transform: state.transform)
  }
  /// Adds a closed rectangle.
  public func addRect(_ rect: CGRect) { shape.addRect(rect, transform: state.transform) }
  /// Adds a closed contour for each rectangle.
  public func addRects(_ rects: [CGRect]) { shape.addRects(rects, transform: state.transform) }
  /// Adds the closed ellipse inscribed in a rectangle.
  public func addEllipse(in rect: CGRect) { shape.addEllipse(in: rect, transform: state.transform) }
  /// Adds an arc between two angles in radians, preceded by a line to its start if there is a path. Because the y axis points
  /// down, `clockwise: true` runs counterclockwise on screen.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    shape.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
      transform: state.transform)
  }
  /// Adds a line and an arc that rounds the corner at `tangent1End` between the line from the current point and the line to
  /// `tangent2End`. Does nothing if there is no current point.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    shape.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: state.transform)
  }
  /// Adds all contours of a path, without connecting them to the current point.
  public func addPath(_ path: CGPath) { shape.addPath(path, transform: state.transform) }
  /// Closes the contour with a line to its start.
  public func closePath() { shape.closeSubpath() }

  /// The current path in current coordinates, or nil if there is none.
  public var path: CGPath? { shape.isEmpty ? nil : CGPath(shape.path.mapped(by: state.transform.inverted())) }
  /// Whether there is no current path.
  public var isPathEmpty: Bool { shape.isEmpty }
  /// The current point in current coordinates, or zero if there is no path.
  public var currentPointOfPath: CGPoint { path?.currentPoint ?? .zero }
  /// Returns whether the current path contains a point in current coordinates. Modes that stroke also test the inside of the path;
  /// the line's width is ignored.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    path?.contains(point, using: mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding) ?? false
  }
  /// The bounding box of the path's curves in current coordinates, or null if there is no path.
  public var boundingBoxOfPath: CGRect { path?.boundingBoxOfPath ?? .null }
}
