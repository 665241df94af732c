// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import TesseraGraphics
public import UIKit
@_spi(Tessera) public import TesseraSwiftUILayout

/// The corner style of a rounded rectangle.
public enum RoundedCornerStyle: Sendable {
  /// Corners that are quarter circles.
  case circular
  /// Corners with continuous curvature.
  case continuous
}

/// A two-dimensional outline made of lines and curves.
public struct Path: Equatable, @unchecked Sendable {
  /// A path element.
  public enum Element: Equatable, Sendable {
    /// Begins a subpath at a point.
    case move(to: CGPoint)
    /// A line to a point.
    case line(to: CGPoint)
    /// A quadratic Bézier curve to a point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve to a point.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// Closes the subpath.
    case closeSubpath
  }

  // Copy-on-write storage.
  private var storage: CGMutablePath

  /// Creates an empty path.
  public init() { storage = CGMutablePath() }
  /// Creates a path from a `CGPath`.
  public init(_ path: CGPath) { storage = path.mutableCopy() ?? CGMutablePath() }
  /// Creates a path from a `CGMutablePath`.
  public init(_ path: CGMutablePath) { storage = path.mutableCopy() ?? CGMutablePath() }
  /// Creates a rectangular path.
  public init(_ rect: CGRect) {
    self.init()
    storage.addRect(rect)
  }
  /// Creates an elliptical path.
  public init(ellipseIn rect: CGRect) {
    self.init()
    storage.addEllipse(in: rect)
  }
  /// Creates a rounded rectangular path with a corner radius, in points.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(
      roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  /// Creates a rounded rectangular path with horizontal and vertical corner radii, in points.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.init()
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }
  /// Creates a rectangular path with a radius for each corner.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }
  /// Creates a path that a closure fills with elements.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  private mutating func change(_ body: (CGMutablePath) -> Void) {
    if !isKnownUniquelyReferenced(&storage) { storage = storage.mutableCopy() ?? CGMutablePath() }
    body(storage)
  }

  /// The path as a `CGPath`.
  public var cgPath: CGPath { storage.copy() ?? storage }
  /// Whether the path has no elements.
  public var isEmpty: Bool { storage.isEmpty }
  /// The smallest rectangle that contains the path, or the null rectangle if the path is empty.
  public var boundingRect: CGRect { storage.boundingBoxOfPath }
  /// The current point, or nil if the path is empty.
  public var currentPoint: CGPoint? { storage.isEmpty ? nil : storage.currentPoint }
  /// Returns whether the path contains a point.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    storage.contains(p, using: eoFill ? .evenOdd : .winding)
  }

  /// Calls a closure for each path element.
  public func forEach(_ body: (Element) -> Void) {
    storage.applyWithBlock { element in
      let points = element.pointee.points
      switch element.pointee.type {
      case .moveToPoint: body(.move(to: points[0]))
      case .addLineToPoint: body(.line(to: points[0]))
      case .addQuadCurveToPoint: body(.quadCurve(to: points[1], control: points[0]))
      case .addCurveToPoint: body(.curve(to: points[2], control1: points[0], control2: points[1]))
      case .closeSubpath: body(.closeSubpath)
      @unknown default: break
      }
    }
  }

  // MARK: Construction

  /// Begins a subpath at a point.
  public mutating func move(to end: CGPoint) { change { $0.move(to: end) } }
  /// Adds a line to a point.
  public mutating func addLine(to end: CGPoint) { change { $0.addLine(to: end) } }
  /// Adds a quadratic Bézier curve to a point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    change { $0.addQuadCurve(to: end, control: control) }
  }
  /// Adds a cubic Bézier curve to a point.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    change { $0.addCurve(to: end, control1: control1, control2: control2) }
  }
  /// Closes the current subpath.
  public mutating func closeSubpath() { change { $0.closeSubpath() } }
  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    change { $0.addRect(rect, transform: transform) }
  }
  /// Adds rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    change { $0.addRects(rects, transform: transform) }
  }
  /// Adds an open subpath of connected lines.
  public mutating func addLines(_ lines: [CGPoint]) { change { $0.addLines(between: lines) } }
  /// Adds an ellipse.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    change { $0.addEllipse(in: rect, transform: transform) }
  }
  /// Adds a rounded rectangle. Each radius is limited to half the length of the corresponding side.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let rect = rect.standardized
    let width = min(max(0, cornerSize.width), rect.width / 2)
    let height = min(max(0, cornerSize.height), rect.height / 2)
    guard width > 0, height > 0 else { return addRect(rect, transform: transform) }
    if style == .continuous, width == height {
      // UIKit draws rounded rectangles with continuous corners.
      let path = UIBezierPath(roundedRect: rect, cornerRadius: width)
      change { $0.addPath(path.cgPath, transform: transform) }
    } else {
      change { $0.addRoundedRect(in: rect, cornerWidth: width, cornerHeight: height, transform: transform) }
    }
  }
  /// Adds a rectangle with a radius for each corner. Each radius is limited to half the length of the shorter side.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let rect = rect.standardized
    let limit = min(rect.width, rect.height) / 2
    func allowed(_ radius: CGFloat) -> CGFloat { min(max(0, radius), limit) }
    let radii = (
      allowed(cornerRadii.topLeading), allowed(cornerRadii.topTrailing), allowed(cornerRadii.bottomTrailing),
      allowed(cornerRadii.bottomLeading)
    )
    guard style == .circular else {
      let corners = CornerRadii(topLeft: radii.0, topRight: radii.1, bottomRight: radii.2, bottomLeft: radii.3)
      let path = UIBezierPath(continuousRect: rect, radii: corners)
      return change { $0.addPath(path.cgPath, transform: transform) }
    }
    change {
      $0.move(to: CGPoint(x: rect.minX + radii.0, y: rect.minY), transform: transform)
      let corners = [
        (CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY), radii.1),
        (CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY), radii.2),
        (CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.minY), radii.3),
        (CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), radii.0),
      ]
      for (corner, next, radius) in corners {
        if radius > 0 {
          $0.addArc(tangent1End: corner, tangent2End: next, radius: radius, transform: transform)
        } else {
          $0.addLine(to: corner, transform: transform)
        }
      }
      $0.closeSubpath()
    }
  }
  /// Adds a circular arc.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    change {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle.radians, endAngle: endAngle.radians,
        clockwise: clockwise, transform: transform)
    }
  }
  /// Adds a circular arc with a start angle and an angular extent.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {
    change {
      $0.addRelativeArc(
        center: center, radius: radius, startAngle: startAngle.radians, delta: delta.radians, transform: transform)
    }
  }
  /// Adds an arc that is tangent to two lines.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    change {
      $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
    }
  }
  /// Adds the elements of another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    change { $0.addPath(path.storage, transform: transform) }
  }

  // MARK: Derived paths

  /// Returns the transformed path.
  public func applying(_ transform: CGAffineTransform) -> Path {
    var transform = transform
    return withUnsafePointer(to: &transform) { storage.copy(using: $0) }.map { Path($0) } ?? self
  }
  /// Returns the path translated by an offset.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
  /// Returns the outline of the stroked path.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    var source = storage as CGPath
    if !style.dash.isEmpty { source = source.copy(dashingWithPhase: style.dashPhase, lengths: style.dash) }
    return Path(
      source.copy(
        strokingWithWidth: style.lineWidth, lineCap: style.lineCap, lineJoin: style.lineJoin,
        miterLimit: style.miterLimit))
  }
  /// Returns the section of the path between two fractions of its length.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { Path(storage.trimmed(from: from, to: to)) }
}

extension Path: Shape {
  /// Returns the path itself, regardless of the rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { self }
}

/// The corner radii of a rectangle, in points.
public struct RectangleCornerRadii: Equatable, Animatable, Sendable {
  /// The radius of the top leading corner.
  public var topLeading: CGFloat
  /// The radius of the bottom leading corner.
  public var bottomLeading: CGFloat
  /// The radius of the bottom trailing corner.
  public var bottomTrailing: CGFloat
  /// The radius of the top trailing corner.
  public var topTrailing: CGFloat

  /// Creates corner radii.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    (self.topLeading, self.bottomLeading) = (topLeading, bottomLeading)
    (self.bottomTrailing, self.topTrailing) = (bottomTrailing, topTrailing)
  }

  /// The radii as a vector.
  public var animatableData: AnimatablePair<CGSize.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing)) }
    set {
      (topLeading, bottomLeading) = (newValue.first.first, newValue.first.second)
      (bottomTrailing, topTrailing) = (newValue.second.first, newValue.second.second)
    }
  }
}

/// The attributes of a stroked path.
public struct StrokeStyle: Equatable, Animatable, Sendable {
  /// The line width, in points.
  public var lineWidth: CGFloat
  /// The shape of line endpoints.
  public var lineCap: CGLineCap
  /// The shape of joins between lines.
  public var lineJoin: CGLineJoin
  /// The ratio of miter length to line width above which a miter join becomes a bevel join.
  public var miterLimit: CGFloat
  /// The alternating lengths of dashes and gaps, in points.
  public var dash: [CGFloat]
  /// The offset at which the dash pattern starts, in points.
  public var dashPhase: CGFloat

  /// Creates a style.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    (self.lineWidth, self.lineCap, self.lineJoin) = (lineWidth, lineCap, lineJoin)
    (self.miterLimit, self.dash, self.dashPhase) = (miterLimit, dash, dashPhase)
  }

  /// The line width, the miter limit and the dash phase as a vector. The dash pattern is not interpolated.
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set { (lineWidth, miterLimit, dashPhase) = (newValue.first, newValue.second.first, newValue.second.second) }
  }
}

/// The style of a fill.
public struct FillStyle: Equatable, Sendable {
  /// Whether the even-odd fill rule applies.
  public var isEOFilled: Bool
  /// Whether edges are antialiased. The value is stored, but has no effect because edges are always antialiased.
  public var isAntialiased: Bool
  /// Creates a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    (isEOFilled, isAntialiased) = (eoFill, antialiased)
  }
}
