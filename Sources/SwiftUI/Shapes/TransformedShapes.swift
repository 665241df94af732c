// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Shapes derived from another shape, and the modifiers that create them.

public import Foundation
@_spi(Tessera) public import TesseraSwiftUILayout

/// A section of a shape's outline.
public struct _TrimmedShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// The fraction of the outline's length at which the section starts.
  public var startFraction: CGFloat
  /// The fraction of the outline's length at which the section ends.
  public var endFraction: CGFloat

  /// Returns the section of the shape's outline.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
  }
  /// Returns the shape's size.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  /// The shape's data and the fractions.
  public nonisolated var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(startFraction, endFraction)) }
    set {
      shape.animatableData = newValue.first
      (startFraction, endFraction) = (newValue.second.first, newValue.second.second)
    }
  }
}

/// A shape that is translated by an offset.
public struct OffsetShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// The offset in points.
  public var offset: CGSize
  /// Creates a shape that is translated by an offset.
  public nonisolated init(shape: Content, offset: CGSize) { (self.shape, self.offset) = (shape, offset) }

  /// Returns the translated outline.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }
  /// Returns the shape's size.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  /// The shape's data and the offset.
  public nonisolated var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, offset.animatableData) }
    set { (shape.animatableData, offset.animatableData) = (newValue.first, newValue.second) }
  }
}

/// A shape that is rotated about an anchor point.
public struct RotatedShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// The angle.
  public var angle: Angle
  /// The anchor point.
  public var anchor: UnitPoint
  /// Creates a shape that is rotated about an anchor point.
  public nonisolated init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    (self.shape, self.angle, self.anchor) = (shape, angle, anchor)
  }

  /// Returns the rotated outline.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(.around(anchor, of: rect) { $0.rotated(by: angle.radians) })
  }
  /// Returns the shape's size.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  /// The shape's data, the angle and the anchor point.
  public nonisolated var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<Double, CGPoint.AnimatableData>>
  {
    get {
      AnimatablePair(shape.animatableData, AnimatablePair(angle.radians, AnimatablePair(anchor.x, anchor.y)))
    }
    set {
      (shape.animatableData, angle.radians) = (newValue.first, newValue.second.first)
      (anchor.x, anchor.y) = (newValue.second.second.first, newValue.second.second.second)
    }
  }
}

/// A shape that is scaled about an anchor point.
public struct ScaledShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// The scale.
  public var scale: CGSize
  /// The anchor point.
  public var anchor: UnitPoint
  /// Creates a shape that is scaled about an anchor point.
  public nonisolated init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    (self.shape, self.scale, self.anchor) = (shape, scale, anchor)
  }

  /// Returns the scaled outline.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(.around(anchor, of: rect) { $0.scaledBy(x: scale.width, y: scale.height) })
  }
  /// Returns the shape's size.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  /// The shape's data, the scale and the anchor point.
  public nonisolated var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, CGPoint.AnimatableData>>
  {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(scale.animatableData, AnimatablePair(anchor.x, anchor.y)))
    }
    set {
      (shape.animatableData, scale.animatableData) = (newValue.first, newValue.second.first)
      (anchor.x, anchor.y) = (newValue.second.second.first, newValue.second.second.second)
    }
  }
}

/// A shape with an affine transform. The transform is not animated.
public struct TransformedShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// The transform.
  public var transform: CGAffineTransform
  /// Creates a shape with a transform.
  public nonisolated init(shape: Content, transform: CGAffineTransform) {
    (self.shape, self.transform) = (shape, transform)
  }

  /// Returns the transformed outline.
  public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
  /// Returns the shape's size.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  /// The shape's data.
  public nonisolated var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

/// A shape with a fixed size.
public struct _SizedShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// The size in points.
  public var size: CGSize

  /// Returns the outline at the fixed size.
  public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }
  /// Returns the shape's size.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  /// The shape's data and the size.
  public nonisolated var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, size.animatableData) }
    set { (shape.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}

/// The outline of a shape's stroke.
public struct _StrokedShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// The attributes of the stroke.
  public var style: StrokeStyle

  /// Returns the outline of the stroke.
  public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
  /// Returns the shape's size.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  /// The shape's data and the stroke's.
  public nonisolated var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set { (shape.animatableData, style.animatableData) = (newValue.first, newValue.second) }
  }
}

extension Shape {
  /// Returns the section of the shape between two fractions of its length.
  public nonisolated func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
  }
  /// Returns the shape translated by an offset.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }
  /// Returns the shape translated by an offset.
  public nonisolated func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }
  /// Returns the shape translated by an offset.
  public nonisolated func offset(_ offset: CGPoint) -> OffsetShape<Self> { self.offset(x: offset.x, y: offset.y) }
  /// Returns the shape rotated about an anchor point.
  public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }
  /// Returns the shape scaled about an anchor point.
  public nonisolated func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }
  /// Returns the shape scaled about an anchor point.
  public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }
  /// Returns the shape with a transform.
  public nonisolated func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }
  /// Returns the shape with a fixed size.
  public nonisolated func size(_ size: CGSize) -> some Shape { _SizedShape(shape: self, size: size) }
  /// Returns the shape with a fixed size.
  public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }
  /// Returns the outline of the shape's stroke as a shape.
  public nonisolated func stroke(style: StrokeStyle) -> some Shape { _StrokedShape(shape: self, style: style) }
  /// Returns the outline of the shape's stroke as a shape.
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension CGAffineTransform {
  /// Returns a transform that is applied about an anchor point of a rectangle.
  fileprivate static func around(
    _ anchor: UnitPoint, of rect: CGRect, _ change: (CGAffineTransform) -> CGAffineTransform
  ) -> CGAffineTransform {
    let point = CGPoint(x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
    return change(CGAffineTransform(translationX: point.x, y: point.y)).translatedBy(x: -point.x, y: -point.y)
  }
}

/// The animatable data of a shape whose type is erased. Data of different types don't change each other.
public struct AnyAnimatableData: VectorArithmetic, @unchecked Sendable {
  /// The data, or nil for zero.
  private var data: (any VectorArithmetic)?

  private init(_ data: (any VectorArithmetic)?) { self.data = data }

  init(of shape: any Shape) {
    func data<S: Shape>(of shape: S) -> any VectorArithmetic { shape.animatableData }
    self.data = data(of: shape)
  }

  /// Returns the shape with the data.
  func applied(to shape: any Shape) -> any Shape {
    func apply<S: Shape>(_ shape: S) -> any Shape {
      guard let data = data as? S.AnimatableData else { return shape }
      var result = shape
      result.animatableData = data
      return result
    }
    return apply(shape)
  }

  /// The data of all types that doesn't change any data.
  public static var zero: AnyAnimatableData { AnyAnimatableData(nil) }
  /// The square of the magnitude.
  public var magnitudeSquared: Double { data?.magnitudeSquared ?? 0 }
  /// Multiplies the data by a number.
  public mutating func scale(by rhs: Double) { data?.scale(by: rhs) }

  private static func combine(
    _ a: AnyAnimatableData, _ b: AnyAnimatableData, negating: Bool
  ) -> AnyAnimatableData {
    guard let second = b.data else { return a }
    func combine<V: VectorArithmetic>(_ second: V) -> (any VectorArithmetic)? {
      guard let data = a.data else { return negating ? V.zero - second : second }
      guard let first = data as? V else { return negating ? nil : data }
      return negating ? first - second : first + second
    }
    return AnyAnimatableData(combine(second))
  }

  /// Returns the sum, or the first data if their types differ.
  public static func + (lhs: AnyAnimatableData, rhs: AnyAnimatableData) -> AnyAnimatableData {
    combine(lhs, rhs, negating: false)
  }
  /// Returns the difference, or zero if the types of the data differ.
  public static func - (lhs: AnyAnimatableData, rhs: AnyAnimatableData) -> AnyAnimatableData {
    combine(lhs, rhs, negating: true)
  }
  /// Returns whether two data are equal.
  public static func == (lhs: AnyAnimatableData, rhs: AnyAnimatableData) -> Bool {
    func isEqual<V: VectorArithmetic>(_ a: V) -> Bool { a == (rhs.data as? V ?? (rhs.data == nil ? .zero : nil)) }
    guard let data = lhs.data else { return rhs.data == nil || rhs == lhs }
    return isEqual(data)
  }
}
