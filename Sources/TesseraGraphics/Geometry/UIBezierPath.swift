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

  open var lineWidth: CGFloat = 1
  open var lineCapStyle: CGLineCap = .butt
  open var lineJoinStyle: CGLineJoin = .miter
  open var miterLimit: CGFloat = 10
  /// Kept for source compatibility: curves are always painted exactly.
  open var flatness: CGFloat = 0.6
  open var usesEvenOddFillRule = false
  private var dashes: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  public override init() {
    super.init()
  }

  public convenience init(rect: CGRect) {
    self.init()
    shape.addRect(rect)
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init()
    shape.addEllipse(in: rect)
  }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    let radii = CGSize(width: cornerRadius, height: cornerRadius)
    self.init(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: radii)
  }

  /// A rectangle with continuous corners where they fit, and circular ones where they do not; radii are limited to half
  /// the sides.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    let radii = (x: Double(cornerRadii.width), y: Double(cornerRadii.height))
    shape.mutate { $0.addRoundedRectangle(Rect(rect), corners: corners, radii: radii) }
  }

  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  public convenience init(cgPath: CGPath) {
    self.init()
    shape.addPath(cgPath)
  }

  // MARK: Construction

  open func move(to point: CGPoint) {
    shape.move(to: point)
  }

  open func addLine(to point: CGPoint) {
    shape.addLine(to: point)
  }

  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    shape.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    shape.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// An arc from one angle to another, in radians; `clockwise` as seen on a screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    shape.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }

  open func close() {
    shape.closeSubpath()
  }

  open func removeAllPoints() {
    shape = CGMutablePath()
  }

  open func append(_ bezierPath: UIBezierPath) {
    shape.addPath(bezierPath.shape)
  }

  /// The same contours drawn backwards, with the same style.
  open func reversing() -> UIBezierPath {
    let result = styledCopy()
    result.shape = CGMutablePath(shape.path.reversed)
    return result
  }

  /// Maps every point.
  open func apply(_ transform: CGAffineTransform) {
    shape = CGMutablePath(shape.path.mapped(by: transform))
  }

  // MARK: Questions

  /// A copy of the path; setting it replaces the points and keeps the style.
  open var cgPath: CGPath {
    get { CGPath(shape.path) }
    set { shape = CGMutablePath(newValue.path) }
  }

  open var isEmpty: Bool { shape.isEmpty }

  /// The box of the curves; zero for an empty path.
  open var bounds: CGRect { shape.isEmpty ? .zero : shape.boundingBoxOfPath }

  open var currentPoint: CGPoint { shape.currentPoint }

  open func contains(_ point: CGPoint) -> Bool {
    shape.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: Dashes

  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = pattern.map { pattern in (0..<max(0, count)).map { pattern[$0] } } ?? []
    dashPhase = phase
  }

  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, dash) in dashes.enumerated() { pattern?[index] = dash }
    count?.pointee = dashes.count
    phase?.pointee = dashPhase
  }

  // MARK: Copies

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

  /// Fills the path on the current context; nothing happens without one.
  @preconcurrency @MainActor
  open func fill() { GraphicsStack.current?.fill(fillShape) }

  @preconcurrency @MainActor
  open func stroke() { GraphicsStack.current?.stroke(fillShape, strokeStyle) }

  /// Cuts off what is drawn outside of the path, until the context's state is restored.
  @preconcurrency @MainActor
  open func addClip() { GraphicsStack.current?.clip(fillShape) }

  /// Fills with an opacity. There is one blend mode.
  @preconcurrency @MainActor
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { withAlpha(alpha) { fill() } }

  @preconcurrency @MainActor
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { withAlpha(alpha) { stroke() } }

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
