// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit
@_spi(Tessera) public import TesseraSwiftUILayout

/// A color gradient: an array of color stops.
public struct Gradient: Hashable, Sendable {
  /// A color at a location.
  public struct Stop: Hashable, Sendable {
    /// The color.
    public var color: Color
    /// The location, from 0 to 1.
    public var location: CGFloat
    /// Creates a stop.
    public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
  }

  /// The stops, in order.
  public var stops: [Stop]
  /// Creates a gradient from stops.
  public init(stops: [Stop]) { self.stops = stops }
  /// Creates a gradient of colors at equal distances.
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
  /// Never: the style is already resolved.
  public typealias Resolved = Never
  /// Returns a gradient from top to bottom.
  public func _paint(in environment: EnvironmentValues) -> _Paint { paint(.linear(start: .top, end: .bottom)) }
}

/// A type-erased gradient, such as one derived from a single color.
public struct AnyGradient: Hashable, ShapeStyle {
  let gradient: Gradient
  /// Creates a type-erased gradient.
  public init(_ gradient: Gradient) { self.gradient = gradient }
  init(_ color: Color) {
    // Approximates iOS: the first color is a fifth of the way to white.
    gradient = Gradient(colors: [color.mix(with: .white, by: 0.2), color])
  }
  /// Never: the style is already resolved.
  public typealias Resolved = Never
  /// Returns a gradient from top to bottom.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    gradient.paint(.linear(start: .top, end: .bottom))
  }
}

/// A style that is also a view, which fills the proposed size.
public protocol _StyleView: ShapeStyle, View where Body == Never {}

extension _StyleView {
  /// Creates or updates the node of a rectangle filled with the style.
  public static func _updateNode(_ node: _ViewNode?, with view: Self, in context: _ViewContext) -> _ViewNode {
    _ShapeView<Rectangle, Self>._updateNode(node, with: _ShapeView(shape: Rectangle(), style: view), in: context)
  }
}

/// A gradient along a line.
public struct LinearGradient: ShapeStyle {
  private let gradient: Gradient
  private let startPoint: UnitPoint
  private let endPoint: UnitPoint
  /// Creates a gradient between two points.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    (self.gradient, self.startPoint, self.endPoint) = (gradient, startPoint, endPoint)
  }
  /// Creates a gradient of colors between two points.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }
  /// Creates a gradient of stops between two points.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
  /// Never: the style is already resolved.
  public typealias Resolved = Never
  /// Returns the gradient.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    gradient.paint(.linear(start: startPoint, end: endPoint))
  }
}

/// A gradient around a point.
public struct RadialGradient: ShapeStyle {
  private let gradient: Gradient
  private let center: UnitPoint
  private let startRadius: CGFloat
  private let endRadius: CGFloat
  /// Creates a gradient between two radii, in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    (self.gradient, self.center, self.startRadius, self.endRadius) = (gradient, center, startRadius, endRadius)
  }
  /// Creates a gradient of colors between two radii, in points.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }
  /// Creates a gradient of stops between two radii, in points.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }
  /// Never: the style is already resolved.
  public typealias Resolved = Never
  /// Returns the gradient.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    gradient.paint(.radial(center: center, startRadius: startRadius, endRadius: endRadius))
  }
}

/// A radial gradient stretched to the shape that it fills.
public struct EllipticalGradient: ShapeStyle {
  private let gradient: Gradient
  private let center: UnitPoint
  private let startRadius: CGFloat
  private let endRadius: CGFloat
  /// Creates a gradient between two radii, as fractions of the size.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    (self.gradient, self.center) = (gradient, center)
    (startRadius, endRadius) = (startRadiusFraction, endRadiusFraction)
  }
  /// Creates a gradient of colors between two radii, as fractions of the size.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
  /// Creates a gradient of stops between two radii, as fractions of the size.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
  /// Never: the style is already resolved.
  public typealias Resolved = Never
  /// Returns the gradient.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    gradient.paint(.elliptical(center: center, startRadius: startRadius, endRadius: endRadius))
  }
}

/// A conic gradient around a point.
public struct AngularGradient: ShapeStyle {
  private let gradient: Gradient
  private let center: UnitPoint
  private let start: Angle
  private let end: Angle
  /// Creates a gradient between two angles.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    (self.gradient, self.center, start, end) = (gradient, center, startAngle, endAngle)
  }
  /// Creates a gradient over a full turn.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }
  /// Creates a gradient of colors between two angles.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// Creates a gradient of colors over a full turn.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }
  /// Creates a gradient of stops between two angles.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// Creates a gradient of stops over a full turn.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }
  /// Never: the style is already resolved.
  public typealias Resolved = Never
  /// Returns the gradient.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    gradient.paint(.angular(center: center, start: start, end: end))
  }
}

extension LinearGradient: _StyleView {}
extension RadialGradient: _StyleView {}
extension EllipticalGradient: _StyleView {}
extension AngularGradient: _StyleView {}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient between two points.
  public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient
  {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
  /// A gradient of colors between two points.
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
  /// A gradient of stops between two points.
  public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)
    -> LinearGradient
  { LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint) }
}

extension ShapeStyle where Self == RadialGradient {
  /// A gradient around a point.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
  /// A gradient of stops around a point.
  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }
  /// A gradient of colors around a point.
  public static func radialGradient(
    colors: [Color], center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// A radial gradient stretched to the shape that it fills.
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction
    )
  }
  /// A radial gradient of colors, stretched to the shape that it fills.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    ellipticalGradient(
      Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
  /// A radial gradient of stops, stretched to the shape that it fills.
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
  /// A conic gradient between two angles.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// A conic gradient of colors between two angles.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    angularGradient(Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// A conic gradient of stops between two angles.
  public static func angularGradient(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    angularGradient(Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// A conic gradient over a full turn.
  public static func conicGradient(
    _ gradient: Gradient, center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }
  /// A conic gradient of colors over a full turn.
  public static func conicGradient(
    colors: [Color], center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient {
    conicGradient(Gradient(colors: colors), center: center, angle: angle)
  }
  /// A conic gradient of stops over a full turn.
  public static func conicGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient {
    conicGradient(Gradient(stops: stops), center: center, angle: angle)
  }
}
