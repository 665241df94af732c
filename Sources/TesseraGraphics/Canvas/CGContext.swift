// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Drawing with the Core Graphics API into a display list. A context consists of a canvas and a state (colors, line
// style, transform and clips) with a stack of saved states. The current path is stored in the context's initial
// coordinates, so that, as in Core Graphics, modifying the transform does not move existing segments.
//
// This file contains the state. CGContext+Painting.swift implements drawing, and GraphicsStack.swift manages the
// current context.

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
/// The y-axis points down, as in all contexts created by UIKit.
///
/// - Note: Differs from UIKit: edges are always anti-aliased. Core Graphics patterns and shadings are not supported.
public final class CGContext {
  package var canvas: Canvas
  /// The initial transform from points to pixels.
  let base: Affine
  var state = DrawingState()
  /// The states saved by `saveGState`. The most recent state is last.
  private var saved: [DrawingState] = []
  /// The number of pixels per point of the image; nil for contexts that do not draw an image.
  var imageScale: CGFloat?
  /// Whether a blend mode other than `normal` has been used.
  package var hasBlended = false
  /// The PDF document that is being drawn; nil for other contexts.
  var pages: PDFPages?
  /// Whether the image has no area.
  var isEmptyImage = false
  /// The transform of lines drawn by Core Text. It is applied before the context's transform. Its translation is
  /// `textPosition`. It is not part of the saved state. The default is the identity in bitmap contexts. In contexts
  /// created by UIKit, where the y-axis points down, the default flips the y-axis so that text is upright.
  public var textMatrix = CGAffineTransform(scaleX: 1, y: -1)
  /// The position where Core Text draws the next line, in current coordinates. Zero by default.
  public var textPosition: CGPoint {
    get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
    set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
  }
  /// The pixel memory of a bitmap context.
  var pixels: BitmapMemory?
  /// The states from before the open transparency layers.
  var layers: [DrawingState] = []
  /// The current path, in the coordinates of `base`.
  var shape = CGMutablePath()

  package init(canvas: Canvas) {
    self.canvas = canvas
    base = canvas.transform
  }

  /// The graphics state, which `saveGState` saves.
  struct DrawingState {
    var transform = CGAffineTransform.identity
    var fillColor = CGColor.black
    var strokeColor = CGColor.black
    var alpha = 1.0
    var line = StrokeStyle(width: 1, miterLimit: 10)
    var shadow: DisplayList.Shadow?
    /// The open clips, each with the commands that begin and end the clip.
    var clips: [(begin: [DisplayList.Command], end: [DisplayList.Command])] = []
    /// The bounding box of the clips, in the coordinates of `base`; nil if there is no clip.
    var clipBox: CGRect?
    var interpolation = CGInterpolationQuality.default
    var blendMode = CGBlendMode.normal
  }

  // MARK: State

  /// Saves the current state (colors, opacity, line style, shadow, transform and clips) on a stack. The current path
  /// is not part of the state.
  public func saveGState() { saved.append(state) }

  /// Restores the most recently saved state and removes the clips added since then. Does nothing if there is no saved
  /// state.
  public func restoreGState() {
    guard let last = saved.popLast() else { return }
    endClips(downTo: last.clips.count)
    state = last
  }

  /// Resets the context to an empty canvas and the default state without saved states.
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
  /// - Note: Differs from UIKit: the transform does not include the screen scale.
  public var ctm: CGAffineTransform { state.transform }
  /// Translates subsequent drawing, in points of current coordinates.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }
  /// Scales subsequent drawing, including line widths. A negative factor mirrors drawing.
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
  /// Sets the fill color to components in extended sRGB, in which colors of the sRGB gamut have components from 0 to
  /// 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Sets the stroke color to components in extended sRGB, in which colors of the sRGB gamut have components from 0
  /// to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Sets the fill color to a gray, where 0 is black and 1 is white.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }
  /// Sets the stroke color to a gray, where 0 is black and 1 is white.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }
  /// Sets the opacity of all drawing, clamped to the range from 0 to 1. NaN is treated as 1. 1 by default.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha.isNaN ? 1 : Double(max(0, min(alpha, 1))) }
  /// Sets the line width, in points of the coordinates in which a line is drawn. Lines are not drawn if the width is
  /// 0 or less. 1 by default.
  public func setLineWidth(_ width: CGFloat) { state.line.width = Double(width) }
  /// Sets the style for the ends of open contours and dashes. `butt` by default.
  public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap.strokeCap }
  /// Sets the style for the corners of lines. `miter` by default.
  public func setLineJoin(_ join: CGLineJoin) { state.line.join = join.strokeJoin }
  /// Sets the maximum length of a mitered corner as a multiple of the line width. Longer corners are beveled. 10 by
  /// default.
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = Double(limit) }
  /// Sets the alternating lengths of dashes and gaps, in points. The phase is the offset into the pattern at the
  /// start of a line. Lines are solid if there are no lengths, if a length is negative, or if all lengths are zero.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.line.dashes = lengths.map { Double($0) }
    state.line.dashPhase = Double(phase)
  }
  /// Sets the mode for combining drawn content with the context's existing content. Content below the drawn view is
  /// not affected. `normal` by default.
  ///
  /// - Note: Differs from UIKit: `sourceIn`, `sourceOut`, `destinationIn` and `destinationAtop` affect the bounding
  ///   box of the drawn content instead of its shape. `copy` affects the bounding box of text.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// Erases a rectangle. Only the part inside the clipping area is erased.
  public func clear(_ rect: CGRect) {
    let (mode, alpha) = (state.blendMode, state.alpha)
    (state.blendMode, state.alpha) = (.clear, 1)
    fill(rect)
    (state.blendMode, state.alpha) = (mode, alpha)
  }

  /// The quality of image scaling. `none` uses the nearest pixel. All other values use interpolation.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }
  /// Has no effect, because edges are always anti-aliased.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// Has no effect, because text always has grayscale smoothing.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
  /// Has no effect, because text always has grayscale smoothing.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
  /// Has no effect, because edges are always anti-aliased.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Has no effect, because glyphs always have subpixel positions.
  public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}
  /// Has no effect, because glyphs always have subpixel positions.
  public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
  /// Has no effect. Horizontal glyph positions are always rounded to a quarter of a pixel, except in large or rotated
  /// text.
  public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}
  /// Has no effect. Horizontal glyph positions are always rounded to a quarter of a pixel, except in large or rotated
  /// text.
  public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}
  /// Has no effect, because the precision of curves is fixed.
  public func setFlatness(_ flatness: CGFloat) {}

  /// Sets the shadow of subsequent drawing. A nil or clear color removes the shadow.
  ///
  /// - Parameters:
  ///   - offset: The shadow's offset in points of the screen, positive to the right and down. The transform does not
  ///     affect it.
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

  /// Sets the shadow of subsequent drawing to black with an opacity of 1/3.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  // MARK: Path

  /// Clears the current path.
  public func beginPath() { shape = CGMutablePath() }
  /// Begins a new contour at a point. The previous contour remains open.
  public func move(to point: CGPoint) { shape.move(to: point, transform: state.transform) }
  /// Adds a straight line from the current point. If the path is empty, begins a contour at `point`.
  public func addLine(to point: CGPoint) { shape.addLine(to: point, transform: state.transform) }
  /// Adds an open contour that starts at the first point and connects all points with lines. Does nothing if there
  /// are no points.
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
  /// Adds a closed ellipse inscribed in a rectangle.
  public func addEllipse(in rect: CGRect) { shape.addEllipse(in: rect, transform: state.transform) }
  /// Adds an arc between two angles in radians. If there is a path, a line connects the current point to the start of
  /// the arc. Because the y-axis points down, `clockwise: true` draws the arc counterclockwise on screen.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    shape.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
      transform: state.transform)
  }
  /// Adds a line and an arc that round the corner at `tangent1End` between the line from the current point and the
  /// line to `tangent2End`. Does nothing if there is no current point.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    shape.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: state.transform)
  }
  /// Adds all contours of a path, without connecting them to the current point.
  public func addPath(_ path: CGPath) { shape.addPath(path, transform: state.transform) }
  /// Closes the current contour with a line to its start.
  public func closePath() { shape.closeSubpath() }

  /// The current path in current coordinates, or nil if there is none.
  public var path: CGPath? { shape.isEmpty ? nil : CGPath(shape.path.mapped(by: state.transform.inverted())) }
  /// Whether there is no current path.
  public var isPathEmpty: Bool { shape.isEmpty }
  /// The current point in current coordinates, or zero if there is no path.
  public var currentPointOfPath: CGPoint { path?.currentPoint ?? .zero }
  /// Returns whether the current path contains a point in current coordinates. The line width is ignored, so modes
  /// that stroke also test the path's interior.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    path?.contains(point, using: mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding) ?? false
  }
  /// The bounding box of the path's curves in current coordinates, or the null rectangle if there is no path.
  public var boundingBoxOfPath: CGRect { path?.boundingBoxOfPath ?? .null }
}
