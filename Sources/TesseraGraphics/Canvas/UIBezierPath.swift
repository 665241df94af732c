// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraRaster

/// A path of lines and curves with the manner of drawing it.
///
///     let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 40), cornerRadius: 8)
///     path.contains(CGPoint(x: 50, y: 20))  // true
///
/// - Note: Differs from UIKit: not `NSSecureCoding`.
open class UIBezierPath: NSObject, NSCopying {
  private var shape = CGMutablePath()

  /// Width of the stroked line in points. 1 by default; 0 and less strokes nothing.
  open var lineWidth: CGFloat = 1
  /// How open contours and dashes end. `butt` by default.
  open var lineCapStyle: CGLineCap = .butt
  /// How the segments of the stroked line meet. `miter` by default.
  open var lineJoinStyle: CGLineJoin = .miter
  /// How long the point of a mitered corner may be, in line widths, before the corner is cut off. 10 by default.
  open var miterLimit: CGFloat = 10
  /// Kept and never used: curves are always painted exactly. 0.6 by default.
  open var flatness: CGFloat = 0.6
  /// Whether a point is inside where a ray from it crosses an odd number of edges. False by default: inside is what the
  /// path winds around.
  open var usesEvenOddFillRule = false
  private var dashes: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  /// A path without points, with the default style.
  public override init() {
    super.init()
  }

  /// Whether the other path has the same elements and the same style.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return shape == other.shape && lineWidth == other.lineWidth && lineCapStyle == other.lineCapStyle
      && lineJoinStyle == other.lineJoinStyle && miterLimit == other.miterLimit && flatness == other.flatness
      && usesEvenOddFillRule == other.usesEvenOddFillRule && dashes == other.dashes && dashPhase == other.dashPhase
  }

  /// A hash of the style alone, which equal paths have in common.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(lineWidth)
    hasher.combine(miterLimit)
    hasher.combine(dashes)
    return hasher.finalize()
  }

  /// A closed rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    shape.addRect(rect)
  }

  /// The closed ellipse that touches the rectangle's sides; a circle in a square.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    shape.addEllipse(in: rect)
  }

  /// A rectangle with all corners rounded, in points. Corners are continuous where they fit, as in
  /// `init(roundedRect:byRoundingCorners:cornerRadii:)`.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    let radii = CGSize(width: cornerRadius, height: cornerRadius)
    self.init(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: radii)
  }

  /// A rectangle with the given corners rounded. A continuous corner takes 1.53 radii of each side; where half a side
  /// is shorter, all corners are elliptic. Radii shrink together, to half the sides at most; with a radius of 0 or less
  /// all corners are square.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    let radii = (x: Double(cornerRadii.width), y: Double(cornerRadii.height))
    shape.mutate { $0.addRoundedRectangle(Rect(rect), corners: corners, radii: radii) }
  }

  /// An arc around a centre, angles in radians; `clockwise` as seen on a screen. Left open.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// A copy of the path's contours, with the default style.
  public convenience init(cgPath: CGPath) {
    self.init()
    shape.addPath(cgPath)
  }

  // MARK: Construction

  /// Begins a contour. The one before it stays open.
  open func move(to point: CGPoint) {
    shape.move(to: point)
  }

  /// A straight line from the current point; in an empty path the contour begins at `point`.
  open func addLine(to point: CGPoint) {
    shape.addLine(to: point)
  }

  /// A cubic curve from the current point; in an empty path it begins at the first control point.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    shape.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// A quadratic curve from the current point; in an empty path it begins at the control point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    shape.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// An arc from one angle to another, in radians; `clockwise` as seen on a screen. A line leads to its start when the
  /// path is not empty.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    shape.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }

  /// Closes the contour with a line to its start.
  open func close() {
    shape.closeSubpath()
  }

  /// Removes all contours and keeps the style.
  open func removeAllPoints() {
    shape = CGMutablePath()
  }

  /// Adds all contours of another path, without its style. No line leads to them.
  open func append(_ bezierPath: UIBezierPath) {
    shape.addPath(bezierPath.shape)
  }

  /// The same contours, each drawn backwards, with the same style.
  open func reversing() -> UIBezierPath {
    let result = styledCopy()
    result.shape = CGMutablePath(shape.path.reversed)
    return result
  }

  /// Maps every point; the style, and with it the line width, stays.
  open func apply(_ transform: CGAffineTransform) {
    shape = CGMutablePath(shape.path.mapped(by: transform))
  }

  // MARK: Questions

  /// A copy of the path; setting it replaces the points and keeps the style.
  open var cgPath: CGPath {
    get { CGPath(shape.path) }
    set { shape = CGMutablePath(newValue.path) }
  }

  /// Whether the path has no points.
  open var isEmpty: Bool { shape.isEmpty }

  /// The box of the curves, without the line's width; zero for an empty path.
  open var bounds: CGRect { shape.isEmpty ? .zero : shape.boundingBoxOfPath }

  /// Where the next segment starts; zero for an empty path.
  open var currentPoint: CGPoint { shape.currentPoint }

  /// Whether the path encloses the point, by `usesEvenOddFillRule`. Open contours count as closed; the line's width
  /// does not.
  open func contains(_ point: CGPoint) -> Bool {
    shape.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: Dashes

  /// Lengths of dashes and gaps in turn, in points; nil or a count of 0 for a solid line. The phase is how far into the
  /// pattern the line begins.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = pattern.map { pattern in (0..<max(0, count)).map { pattern[$0] } } ?? []
    dashPhase = phase
  }

  /// Stores the dashes; nil skips what is not asked for. Ask for the count first: `pattern` must have room for as many.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, dash) in dashes.enumerated() { pattern?[index] = dash }
    count?.pointee = dashes.count
    phase?.pointee = dashPhase
  }

  // MARK: Copies

  /// A `UIBezierPath` of the same contours and style.
  open func copy(with zone: NSZone? = nil) -> Any {
    let result = styledCopy()
    result.shape = CGMutablePath(shape.path)
    return result
  }

  private func styledCopy() -> UIBezierPath {
    let result = UIBezierPath()
    result.lineWidth = lineWidth
    result.lineCapStyle = lineCapStyle
    result.lineJoinStyle = lineJoinStyle
    result.miterLimit = miterLimit
    result.flatness = flatness
    result.usesEvenOddFillRule = usesEvenOddFillRule
    result.dashes = dashes
    result.dashPhase = dashPhase
    return result
  }

  // MARK: Drawing

  /// Fills the path with the fill colour, on the current context. Nothing happens without a context.
  open func fill() { GraphicsStack.current?.fill(fillShape) }

  /// Strokes the path with the stroke colour and the path's own line style, on the current context. Nothing happens
  /// without a context.
  open func stroke() { GraphicsStack.current?.stroke(fillShape, strokeStyle) }

  /// Cuts off what is drawn outside of the path from now on, until the context's state is restored.
  open func addClip() { GraphicsStack.current?.clip(fillShape) }

  /// Fills with the context's opacity multiplied by `alpha`, in a blend mode.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { with(blendMode, alpha) { fill() } }

  /// Strokes with the context's opacity multiplied by `alpha`, in a blend mode.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { with(blendMode, alpha) { stroke() } }

  // MARK: Rendering

  /// What the rasterizer fills.
  var fillShape: DisplayList.Shape {
    .path(shape.path, usesEvenOddFillRule ? .evenOdd : .nonZero)
  }

  /// How the rasterizer strokes.
  var strokeStyle: StrokeStyle {
    StrokeStyle(
      width: Double(lineWidth), cap: lineCapStyle.strokeCap, join: lineJoinStyle.strokeJoin,
      miterLimit: Double(miterLimit), dashes: dashes.map { Double($0) }, dashPhase: Double(dashPhase))
  }
}
