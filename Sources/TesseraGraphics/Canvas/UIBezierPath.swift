// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraRaster

/// A path of lines and curves with its drawing attributes.
///
///     let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 40), cornerRadius: 8)
///     path.contains(CGPoint(x: 50, y: 20))  // true
///
/// - Note: Differs from UIKit: does not conform to `NSSecureCoding`.
open class UIBezierPath: NSObject, NSCopying {
  private var shape = CGMutablePath()

  /// The width of the stroked line in points. 1 by default; nothing is stroked if it is 0 or less.
  open var lineWidth: CGFloat = 1
  /// The shape of the ends of open contours and dashes. `butt` by default.
  open var lineCapStyle: CGLineCap = .butt
  /// The shape of the corners of the stroked line. `miter` by default.
  open var lineJoinStyle: CGLineJoin = .miter
  /// The maximum length of a mitered corner, in line widths. Longer corners are beveled. 10 by default.
  open var miterLimit: CGFloat = 10
  /// Stored, but never used: curves are always painted exactly. 0.6 by default.
  open var flatness: CGFloat = 0.6
  /// Whether the inside of the path is determined by the even-odd rule instead of the nonzero winding rule. False by default.
  open var usesEvenOddFillRule = false
  private var dashes: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  /// Creates an empty path with the default style.
  public override init() {
    super.init()
  }

  /// Returns whether the other path has the same elements and the same style.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return shape == other.shape && lineWidth == other.lineWidth && lineCapStyle == other.lineCapStyle
      && lineJoinStyle == other.lineJoinStyle && miterLimit == other.miterLimit && flatness == other.flatness
      && usesEvenOddFillRule == other.usesEvenOddFillRule && dashes == other.dashes && dashPhase == other.dashPhase
  }

  /// A hash of the style only, which is the same for equal paths.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(lineWidth)
    hasher.combine(miterLimit)
    hasher.combine(dashes)
    return hasher.finalize()
  }

  /// Creates a closed rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    shape.addRect(rect)
  }

  /// Creates the closed ellipse inscribed in a rectangle, which is a circle if the rectangle is a square.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    shape.addEllipse(in: rect)
  }

  /// Creates a rectangle with all corners rounded, with a radius in points. Corners are continuous if they fit, as in
  /// `init(roundedRect:byRoundingCorners:cornerRadii:)`.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    let radii = CGSize(width: cornerRadius, height: cornerRadius)
    self.init(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: radii)
  }

  /// Creates a rectangle with the given corners rounded. A continuous corner covers 1.53 radii of each side. If that exceeds
  /// half of a side, all corners are elliptic. Radii shrink together to at most half the sides. If a radius is 0 or less, all
  /// corners are square.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    let radii = (x: Double(cornerRadii.width), y: Double(cornerRadii.height))
    shape.mutate { $0.addRoundedRectangle(Rect(rect), corners: corners, radii: radii) }
  }

  /// Creates an open arc around a center. Angles are in radians; `clockwise` refers to the screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Creates a copy of the path's contours, with the default style.
  public convenience init(cgPath: CGPath) {
    self.init()
    shape.addPath(cgPath)
  }

  // MARK: Construction

  /// Begins a contour. The previous one stays open.
  open func move(to point: CGPoint) {
    shape.move(to: point)
  }

  /// Adds a straight line from the current point. If the path is empty, begins a contour at `point`.
  open func addLine(to point: CGPoint) {
    shape.addLine(to: point)
  }

  /// Adds a cubic curve from the current point. If the path is empty, the contour begins at the first control point.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    shape.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic curve from the current point. If the path is empty, the contour begins at the control point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    shape.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc between two angles in radians, preceded by a line to its start if the path is not empty. `clockwise` refers to
  /// the screen.
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

  /// Removes all contours and preserves the style.
  open func removeAllPoints() {
    shape = CGMutablePath()
  }

  /// Adds all contours of another path, without its style and without connecting them to the current point.
  open func append(_ bezierPath: UIBezierPath) {
    shape.addPath(bezierPath.shape)
  }

  /// Returns the same contours in reverse direction, with the same style.
  open func reversing() -> UIBezierPath {
    let result = styledCopy()
    result.shape = CGMutablePath(shape.path.reversed)
    return result
  }

  /// Transforms every point. The style, including the line width, is unchanged.
  open func apply(_ transform: CGAffineTransform) {
    shape = CGMutablePath(shape.path.mapped(by: transform))
  }

  // MARK: Queries

  /// A copy of the path. Setting it replaces the points and preserves the style.
  open var cgPath: CGPath {
    get { CGPath(shape.path) }
    set { shape = CGMutablePath(newValue.path) }
  }

  /// Whether the path has no points.
  open var isEmpty: Bool { shape.isEmpty }

  /// The bounding box of the curves, without the line's width; zero for an empty path.
  open var bounds: CGRect { shape.isEmpty ? .zero : shape.boundingBoxOfPath }

  /// The current point; zero for an empty path.
  open var currentPoint: CGPoint { shape.currentPoint }

  /// Returns whether the path contains the point, depending on `usesEvenOddFillRule`. Open contours count as closed. The line's
  /// width is ignored.
  open func contains(_ point: CGPoint) -> Bool {
    shape.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: Dashes

  /// Sets alternating lengths of dashes and gaps in points, or a solid line for nil or a count of 0. The phase is the offset
  /// into the pattern at the start of the line.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = pattern.map { pattern in (0..<max(0, count)).map { pattern[$0] } } ?? []
    dashPhase = phase
  }

  /// Stores the dashes. Pointers may be nil. Get the count first: `pattern` must have room for that many numbers.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, dash) in dashes.enumerated() { pattern?[index] = dash }
    count?.pointee = dashes.count
    phase?.pointee = dashPhase
  }

  // MARK: Copies

  /// Returns a `UIBezierPath` with the same contours and style.
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

  /// Fills the path with the fill color in the current context. Does nothing without a context.
  open func fill() { GraphicsStack.current?.fill(fillShape) }

  /// Strokes the path with the stroke color and the path's line style in the current context. Does nothing without a context.
  open func stroke() { GraphicsStack.current?.stroke(fillShape, strokeStyle) }

  /// Clips to the path until the context's state is restored.
  open func addClip() { GraphicsStack.current?.clip(fillShape) }

  /// Fills the path with a blend mode, multiplying the context's opacity by `alpha`.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { with(blendMode, alpha: alpha) { fill() } }

  /// Strokes the path with a blend mode, multiplying the context's opacity by `alpha`.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { with(blendMode, alpha: alpha) { stroke() } }

  // MARK: Rendering

  var fillShape: DisplayList.Shape {
    .path(shape.path, usesEvenOddFillRule ? .evenOdd : .nonZero)
  }

  var strokeStyle: StrokeStyle {
    StrokeStyle(
      width: Double(lineWidth), cap: lineCapStyle.strokeCap, join: lineJoinStyle.strokeJoin,
      miterLimit: Double(miterLimit), dashes: dashes.map { Double($0) }, dashPhase: Double(dashPhase))
  }
}
