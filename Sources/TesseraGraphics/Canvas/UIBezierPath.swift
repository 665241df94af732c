// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraRaster

/// A path of lines and curves with drawing attributes.
///
///     let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 40), cornerRadius: 8)
///     path.contains(CGPoint(x: 50, y: 20))  // true
///
/// - Note: Differs from UIKit: the class does not conform to `NSSecureCoding`.
open class UIBezierPath: NSObject, NSCopying {
  private var shape = CGMutablePath()

  /// The line width in points. If the value is 0 or less, the path is not stroked. 1 by default.
  open var lineWidth: CGFloat = 1
  /// The style for the ends of open contours and dashes. `butt` by default.
  open var lineCapStyle: CGLineCap = .butt
  /// The style for the corners of lines. `miter` by default.
  open var lineJoinStyle: CGLineJoin = .miter
  /// The maximum length of a mitered corner as a multiple of the line width. Longer corners are beveled. 10 by
  /// default.
  open var miterLimit: CGFloat = 10
  /// The flatness of curves. Stored only, because the precision of curves is fixed. 0.6 by default.
  open var flatness: CGFloat = 0.6
  /// Whether the even-odd rule determines the inside of the path instead of the nonzero winding rule. False by
  /// default.
  open var usesEvenOddFillRule = false
  private var dashes: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  /// Creates an empty path with the default drawing attributes.
  public override init() {
    super.init()
  }

  /// Returns whether another path has the same elements and drawing attributes.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return shape == other.shape && lineWidth == other.lineWidth && lineCapStyle == other.lineCapStyle
      && lineJoinStyle == other.lineJoinStyle && miterLimit == other.miterLimit && flatness == other.flatness
      && usesEvenOddFillRule == other.usesEvenOddFillRule && dashes == other.dashes && dashPhase == other.dashPhase
  }

  /// A hash of the drawing attributes. Equal paths have the same hash.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(lineWidth)
    hasher.combine(miterLimit)
    hasher.combine(dashes)
    return hasher.finalize()
  }

  /// Creates a path with a closed rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    shape.addRect(rect)
  }

  /// Creates a path with a closed ellipse inscribed in a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    shape.addEllipse(in: rect)
  }

  /// Creates a path with a rounded rectangle. The radius is in points. The corners are continuous if there is enough
  /// space, as in `init(roundedRect:byRoundingCorners:cornerRadii:)`.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    let radii = CGSize(width: cornerRadius, height: cornerRadius)
    self.init(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: radii)
  }

  /// Creates a path with a rectangle in which only the given corners are rounded. A continuous corner covers 1.53
  /// radii of each side. If this exceeds half a side, all corners are elliptical instead. Radii are limited to half a
  /// side. If a radius is 0 or less, all corners are square.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    let radii = (x: Double(cornerRadii.width), y: Double(cornerRadii.height))
    shape.mutate { $0.addRoundedRectangle(Rect(rect), corners: corners, radii: radii) }
  }

  /// Creates a path with a rectangle that has a radius for each corner. A corner is continuous if there is enough space
  /// for it on both of its sides, and a quarter circle otherwise.
  package convenience init(continuousRect rect: CGRect, radii: CornerRadii) {
    self.init()
    shape.mutate { $0.addContinuousRectangle(Rect(rect), radii: radii) }
  }

  /// Creates a path with an open arc around a center. Angles are in radians. `clockwise` is the direction on screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Creates a path with a copy of another path's contours and the default drawing attributes.
  public convenience init(cgPath: CGPath) {
    self.init()
    shape.addPath(cgPath)
  }

  // MARK: Construction

  /// Begins a new contour at a point. The previous contour remains open.
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

  /// Adds an arc between two angles in radians. If the path is not empty, a line connects the current point to the
  /// start of the arc. `clockwise` is the direction on screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    shape.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }

  /// Closes the current contour with a line to its start.
  open func close() {
    shape.closeSubpath()
  }

  /// Removes all contours. The drawing attributes are unchanged.
  open func removeAllPoints() {
    shape = CGMutablePath()
  }

  /// Adds all contours of another path, without its drawing attributes and without connecting them to the current
  /// point.
  open func append(_ bezierPath: UIBezierPath) {
    shape.addPath(bezierPath.shape)
  }

  /// Returns a path with reversed contours and the same drawing attributes.
  open func reversing() -> UIBezierPath {
    let result = styledCopy()
    result.shape = CGMutablePath(shape.path.reversed)
    return result
  }

  /// Transforms all points of the path. The drawing attributes, including the line width, are unchanged.
  open func apply(_ transform: CGAffineTransform) {
    shape = CGMutablePath(shape.path.mapped(by: transform))
  }

  // MARK: Queries

  /// A copy of the path's contours. Setting the property replaces the contours without changing the drawing
  /// attributes.
  open var cgPath: CGPath {
    get { CGPath(shape.path) }
    set { shape = CGMutablePath(newValue.path) }
  }

  /// Whether the path has no elements.
  open var isEmpty: Bool { shape.isEmpty }

  /// The bounding box of the curves without the line width; zero for an empty path.
  open var bounds: CGRect { shape.isEmpty ? .zero : shape.boundingBoxOfPath }

  /// The current point; zero for an empty path.
  open var currentPoint: CGPoint { shape.currentPoint }

  /// Returns whether the path contains a point, depending on `usesEvenOddFillRule`. Open contours are treated as
  /// closed. The line width is ignored.
  open func contains(_ point: CGPoint) -> Bool {
    shape.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: Dashes

  /// Sets the alternating lengths of dashes and gaps, in points. Pass nil or a count of 0 for a solid line. The phase
  /// is the offset into the pattern at the start of the line.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = pattern.map { pattern in (0..<max(0, count)).map { pattern[$0] } } ?? []
    dashPhase = phase
  }

  /// Copies the dash lengths, their count and the phase to the given pointers, which may be nil. `pattern` must have
  /// enough capacity, so get the count first.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, dash) in dashes.enumerated() { pattern?[index] = dash }
    count?.pointee = dashes.count
    phase?.pointee = dashPhase
  }

  // MARK: Copies

  /// Returns a `UIBezierPath` with the same contours and drawing attributes.
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

  /// Fills the path with the fill color in the current context. Does nothing if there is no current context.
  open func fill() { GraphicsStack.current?.fill(fillShape) }

  /// Strokes the path with the stroke color and the path's line style in the current context. Does nothing if there
  /// is no current context.
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
