// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) public import TesseraSwiftUILayout
public import UIKit

/// The role of a shape. It affects the thickness of materials.
public enum ShapeRole: Sendable {
  /// The shape is filled.
  case fill
  /// The shape is stroked.
  case stroke
  /// The shape is a separator.
  case separator
}

/// A two-dimensional shape that can be drawn in any rectangle.
public nonisolated protocol Shape: Sendable, Animatable, View {
  /// Returns the shape's outline in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path
  /// The shape's role.
  nonisolated static var role: ShapeRole { get }
  /// Returns the shape's size for a proposal.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// The way in which the shape adapts to the layout direction.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

extension Shape {
  /// The shape's role. A fill by default.
  public nonisolated static var role: ShapeRole { .fill }
  /// Returns the proposed size. An unspecified length becomes 10 points.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

@MainActor
extension Shape where Body == _ShapeView<Self, ForegroundStyle> {
  /// The shape, filled with the foreground style.
  public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

/// A shape that can be inset to produce a smaller shape.
public nonisolated protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape
  /// Returns the shape inset by an amount in points.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A rectangle.
public struct Rectangle: InsettableShape {
  /// Creates a rectangle.
  public nonisolated init() {}
  /// Returns the rectangle's outline.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
  /// Returns the rectangle inset by an amount in points.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
}

/// A rectangular shape with rounded corners.
public struct RoundedRectangle: InsettableShape {
  /// The width and height of each corner, in points.
  public var cornerSize: CGSize
  /// The corner style.
  public var style: RoundedCornerStyle
  /// Creates a rectangle with a corner size.
  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    (self.cornerSize, self.style) = (cornerSize, style)
  }
  /// Creates a rectangle with a corner radius.
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  /// The corner size as a vector.
  public nonisolated var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
  /// Returns the rounded rectangle's outline.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }
  /// Returns the rounded rectangle inset by an amount in points, with smaller corner radii.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(
      shape: RoundedRectangle(
        cornerSize: CGSize(width: max(0, cornerSize.width - amount), height: max(0, cornerSize.height - amount)),
        style: style), amount: amount)
  }
}

/// A rectangular shape with a radius for each corner.
public struct UnevenRoundedRectangle: InsettableShape {
  /// The corner radii, in points.
  public var cornerRadii: RectangleCornerRadii
  /// The corner style.
  public var style: RoundedCornerStyle
  /// Creates a rectangle with corner radii.
  public nonisolated init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    (self.cornerRadii, self.style) = (cornerRadii, style)
  }
  /// Creates a rectangle with corner radii.
  public nonisolated init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius), style: style)
  }
  /// The corner radii as a vector.
  public nonisolated var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }
  /// Returns the rounded rectangle's outline.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }
  /// Returns the rounded rectangle inset by an amount in points, with smaller corner radii.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    func smaller(_ radius: CGFloat) -> CGFloat { max(0, radius - amount) }
    return _InsetShape(
      shape: UnevenRoundedRectangle(
        cornerRadii: RectangleCornerRadii(
          topLeading: smaller(cornerRadii.topLeading), bottomLeading: smaller(cornerRadii.bottomLeading),
          bottomTrailing: smaller(cornerRadii.bottomTrailing), topTrailing: smaller(cornerRadii.topTrailing)),
        style: style), amount: amount)
  }
}

/// A circle centered within its frame.
public struct Circle: InsettableShape {
  /// Creates a circle.
  public nonisolated init() {}
  /// Returns the outline of the largest circle that fits a rectangle, centered within it.
  public nonisolated func path(in rect: CGRect) -> Path {
    let diameter = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - diameter / 2, y: rect.midY - diameter / 2, width: diameter, height: diameter))
  }
  /// Returns a square whose sides have the length of the proposal's shorter side.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let length: CGFloat =
      switch (proposal.width, proposal.height) {
      case (let width?, let height?): min(width, height)
      case (let length?, nil), (nil, let length?): length
      case (nil, nil): 10
      }
    return CGSize(width: length, height: length)
  }
  /// Returns the circle inset by an amount in points.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
}

/// An ellipse that fills its frame.
public struct Ellipse: InsettableShape {
  /// Creates an ellipse.
  public nonisolated init() {}
  /// Returns the ellipse's outline.
  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  /// Returns the ellipse inset by an amount in points.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
}

/// A capsule shape, a rectangle whose shorter sides are semicircles.
public struct Capsule: InsettableShape {
  /// The corner style.
  public var style: RoundedCornerStyle
  /// Creates a capsule.
  public nonisolated init(style: RoundedCornerStyle = .continuous) { self.style = style }
  /// Returns the capsule's outline.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: .circular)
  }
  /// Returns the capsule inset by an amount in points.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
}

/// A shape that is drawn in an inset rectangle.
public struct _InsetShape<Base: Shape>: InsettableShape {
  var shape: Base
  var amount: CGFloat
  /// The base shape's data and the amount.
  public nonisolated var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(shape.animatableData, amount) }
    set { (shape.animatableData, amount) = (newValue.first, newValue.second) }
  }
  /// Returns the outline in the inset rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    let inset = rect.insetBy(dx: min(amount, rect.width / 2), dy: min(amount, rect.height / 2))
    return shape.path(in: inset)
  }
  /// Returns the base shape's size.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  /// Returns the shape inset by a further amount in points.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: shape, amount: self.amount + amount)
  }
}

/// A shape that adopts the shape of the enclosing container. Always a rectangle.
public struct ContainerRelativeShape: InsettableShape {
  /// Creates the shape.
  public nonisolated init() {}
  /// Returns the rectangle's outline.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
  /// Returns the rectangle inset by an amount in points.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
}

/// A type-erased shape.
public struct AnyShape: Shape {
  var base: any Shape
  /// The wrapped shape's data. Data of different types are not interpolated.
  public nonisolated var animatableData: AnyAnimatableData {
    get { AnyAnimatableData(of: base) }
    set { base = newValue.applied(to: base) }
  }
  /// Creates a type-erased shape.
  public nonisolated init<S: Shape>(_ shape: S) { base = shape }
  /// Returns the wrapped shape's outline.
  public nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect) }
  /// Returns the wrapped shape's size.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == RoundedRectangle {
  /// Returns a rectangle with rounded corners.
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
  /// Returns a rectangle with rounded corners.
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}
extension Shape where Self == UnevenRoundedRectangle {
  /// Returns a rectangle with a radius for each corner.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
  }
  /// Returns a rectangle with a radius for each corner.
  public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous)
    -> UnevenRoundedRectangle
  { UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style) }
}
extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}
extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { Ellipse() }
}
extension Shape where Self == Capsule {
  /// A capsule.
  public static var capsule: Capsule { Capsule() }
  /// Returns a capsule.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
extension Shape where Self == ContainerRelativeShape {
  /// A shape that adopts the shape of the enclosing container.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
