// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit
@_spi(Tessera) public import TesseraSwiftUILayout

/// A color gradient, defined by an array of color stops.
public struct Gradient: Hashable, Sendable {
  /// A color stop.
  public struct Stop: Hashable, Sendable {
    /// The color.
    public var color: Color
    /// The location along the gradient, from 0 to 1.
    public var location: CGFloat
    /// Creates a stop.
    public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
  }

  /// The color stops, ordered by location.
  public var stops: [Stop]
  /// Creates a gradient from color stops.
  public init(stops: [Stop]) { self.stops = stops }
  /// Creates a gradient from evenly spaced colors.
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  func paint(_ shape: GradientPaint.Shape) -> _Paint {
    _Paint(
      kind: .gradient(
        GradientPaint(shape: shape, colors: stops.map(\.color.uiColor), locations: stops.map(\.location))))
  }
}

extension Gradient: ShapeStyle {
  /// The style does not resolve to another style.
  public typealias Resolved = Never
  /// Returns the gradient as a paint, from top to bottom.
  public func _paint(in environment: EnvironmentValues) -> _Paint { paint(.linear(start: .top, end: .bottom)) }
}

/// A type-erased gradient, such as a gradient derived from a single color.
public struct AnyGradient: Hashable, ShapeStyle {
  let gradient: Gradient
  /// Creates a type-erased gradient.
  public init(_ gradient: Gradient) { self.gradient = gradient }
  init(_ color: Color) {
    // Approximates iOS: the first color is mixed with 20 percent white. Its opacity is unchanged.
    gradient = Gradient(colors: [color.lightened(by: 0.2), color])
  }
  /// The style does not resolve to another style.
  public typealias Resolved = Never
  /// Returns the gradient as a paint, from top to bottom.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    gradient.paint(.linear(start: .top, end: .bottom))
  }
}

/// A style that can also be used as a view. The view fills the proposed size.
public protocol _StyleView: ShapeStyle, View where Body == Never {}

extension _StyleView {
  /// Creates or updates the node of a rectangle that is filled with the style.
  public static func _updateNode(_ node: _ViewNode?, with view: Self, in context: _ViewContext) -> _ViewNode {
    _ShapeView<Rectangle, Self>._updateNode(node, with: _ShapeView(shape: Rectangle(), style: view), in: context)
  }
}

/// A linear gradient.
public struct LinearGradient: ShapeStyle {
  private let gradient: Gradient
  private let startPoint: UnitPoint
  private let endPoint: UnitPoint
  /// Creates a linear gradient between two points.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    (self.gradient, self.startPoint, self.endPoint) = (gradient, startPoint, endPoint)
  }
  /// Creates a linear gradient from colors between two points.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }
  /// Creates a linear gradient from color stops between two points.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
  /// The style does not resolve to another style.
  public typealias Resolved = Never
  /// Returns the gradient as a paint.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    gradient.paint(.linear(start: startPoint, end: endPoint))
  }
}

/// A radial gradient.
public struct RadialGradient: ShapeStyle {
  private let gradient: Gradient
  private let center: UnitPoint
  private let startRadius: CGFloat
  private let endRadius: CGFloat
  /// Creates a radial gradient between two radii, in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    (self.gradient, self.center, self.startRadius, self.endRadius) = (gradient, center, startRadius, endRadius)
  }
  /// Creates a radial gradient from colors between two radii, in points.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }
  /// Creates a radial gradient from color stops between two radii, in points.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }
  /// The style does not resolve to another style.
  public typealias Resolved = Never
  /// Returns the gradient as a paint.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    gradient.paint(.radial(center: center, startRadius: startRadius, endRadius: endRadius))
  }
}

/// A radial gradient that is stretched to the aspect ratio of the shape it fills.
public struct EllipticalGradient: ShapeStyle {
  private let gradient: Gradient
  private let center: UnitPoint
  private let startRadius: CGFloat
  private let endRadius: CGFloat
  /// Creates an elliptical gradient between two radii. The radii are fractions of the size.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    (self.gradient, self.center) = (gradient, center)
    (startRadius, endRadius) = (startRadiusFraction, endRadiusFraction)
  }
  /// Creates an elliptical gradient from colors between two radii. The radii are fractions of the size.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
  /// Creates an elliptical gradient from color stops between two radii. The radii are fractions of the size.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
  /// The style does not resolve to another style.
  public typealias Resolved = Never
  /// Returns the gradient as a paint.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    gradient.paint(.elliptical(center: center, startRadius: startRadius, endRadius: endRadius))
  }
}

/// An angular gradient, also known as a conic gradient.
public struct AngularGradient: ShapeStyle {
  private let gradient: Gradient
  private let center: UnitPoint
  private let start: Angle
  private let end: Angle
  /// Creates an angular gradient between two angles.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    (self.gradient, self.center, start, end) = (gradient, center, startAngle, endAngle)
  }
  /// Creates an angular gradient over a full circle.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }
  /// Creates an angular gradient from colors between two angles.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// Creates an angular gradient from colors over a full circle.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }
  /// Creates an angular gradient from color stops between two angles.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// Creates an angular gradient from color stops over a full circle.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }
  /// The style does not resolve to another style.
  public typealias Resolved = Never
  /// Returns the gradient as a paint.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    gradient.paint(.angular(center: center, start: start, end: end))
  }
}

extension LinearGradient: _StyleView {}
extension RadialGradient: _StyleView {}
extension EllipticalGradient: _StyleView {}
extension AngularGradient: _StyleView {}

extension ShapeStyle where Self == LinearGradient {
  /// Returns a linear gradient between two points.
  public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient
  {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
  /// Returns a linear gradient from colors between two points.
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
  /// Returns a linear gradient from color stops between two points.
  public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)
    -> LinearGradient
  { LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint) }
}

extension ShapeStyle where Self == RadialGradient {
  /// Returns a radial gradient between two radii, in points.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
  /// Returns a radial gradient from color stops between two radii, in points.
  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }
  /// Returns a radial gradient from colors between two radii, in points.
  public static func radialGradient(
    colors: [Color], center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// Returns a radial gradient that is stretched to the aspect ratio of the shape it fills.
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction
    )
  }
  /// Returns a radial gradient from colors, stretched to the aspect ratio of the shape it fills.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    ellipticalGradient(
      Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
  /// Returns a radial gradient from color stops, stretched to the aspect ratio of the shape it fills.
  public static func ellipticalGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    ellipticalGradient(
      Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// Returns an angular gradient between two angles.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// Returns an angular gradient from colors between two angles.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    angularGradient(Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// Returns an angular gradient from color stops between two angles.
  public static func angularGradient(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    angularGradient(Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// Returns an angular gradient over a full circle.
  public static func conicGradient(
    _ gradient: Gradient, center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }
  /// Returns an angular gradient from colors over a full circle.
  public static func conicGradient(
    colors: [Color], center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient {
    conicGradient(Gradient(colors: colors), center: center, angle: angle)
  }
  /// Returns an angular gradient from color stops over a full circle.
  public static func conicGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient {
    conicGradient(Gradient(stops: stops), center: center, angle: angle)
  }
}
