// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import SwiftUI

/// A proxy that converts between values and positions in a chart's plot area.
public struct ChartProxy {
  let geometry: PlotGeometry
  private let anchor: Anchor<CGRect>

  init(_ geometry: PlotGeometry, _ anchor: Anchor<CGRect>) { (self.geometry, self.anchor) = (geometry, anchor) }

  /// The size of the plot area, in points.
  public var plotSize: CGSize { geometry.size }
  /// The frame of the plot area, which a geometry reader converts to its coordinates.
  public var plotFrame: Anchor<CGRect>? { anchor }
  /// The frame of the container of the plot area, which is the plot area.
  public var plotContainerFrame: Anchor<CGRect>? { anchor }
  /// The size of the plot area, in points.
  public var plotAreaSize: CGSize { geometry.size }
  /// The frame of the plot area, which a geometry reader converts to its coordinates.
  public var plotAreaFrame: Anchor<CGRect> { anchor }

  /// Returns the x position of a value, in points from the left edge of the plot area, or nil if it has none.
  public func position<P: Plottable>(forX value: P) -> CGFloat? { geometry.position(of: value.plotValue, .horizontal) }
  /// Returns the y position of a value, in points from the top of the plot area, or nil if it has none.
  public func position<P: Plottable>(forY value: P) -> CGFloat? { geometry.position(of: value.plotValue, .vertical) }
  /// Returns the position of two values, in points in the plot area, or nil if they have none.
  public func position<X: Plottable, Y: Plottable>(for value: (x: X, y: Y)) -> CGPoint? {
    guard let x = position(forX: value.x), let y = position(forY: value.y) else { return nil }
    return CGPoint(x: x, y: y)
  }
  /// Returns the band of a category on the x scale, in points from the left edge of the plot area.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? { range(value, .horizontal) }
  /// Returns the band of a category on the y scale, in points from the top of the plot area.
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? { range(value, .vertical) }

  private func range<P: Plottable>(_ value: P, _ axis: Axis) -> ClosedRange<CGFloat>? {
    guard geometry.model.scale(axis).isCategory else {
      return geometry.position(of: value.plotValue, axis).map { $0...$0 }
    }
    return geometry.band(Datum(label: Text(verbatim: ""), value: value.plotValue), axis).map { $0.lower...$0.upper }
  }

  /// Returns the x value at a position in points, or nil if it has another type.
  public func value<P: Plottable>(atX position: CGFloat, as valueType: P.Type = P.self) -> P? {
    plotValue(position, .horizontal).flatMap { P(plotValue: $0) }
  }
  /// Returns the y value at a position in points, or nil if it has another type.
  public func value<P: Plottable>(atY position: CGFloat, as valueType: P.Type = P.self) -> P? {
    plotValue(position, .vertical).flatMap { P(plotValue: $0) }
  }
  /// Returns the values at a position in points, or nil if one has another type.
  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint, as valueType: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else { return nil }
    return (x, y)
  }

  func plotValue(_ position: CGFloat, _ axis: Axis) -> _PlotValue? {
    geometry.model.scale(axis).value(at: geometry.fraction(position, axis))
  }

  /// Returns the style of a value, or nil if the chart has no styles by value.
  public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
    let styles = geometry.model.styles
    guard styles.numbers != nil || styles.foreground.value(of: value.plotValue) != nil else { return nil }
    return AnyShapeStyle(styles.style(of: value.plotValue))
  }

  /// Returns the angle at a position in points, clockwise from the top of the plot area.
  public func angle(at position: CGPoint) -> Angle {
    let (x, y) = (position.x - plotSize.width / 2, position.y - plotSize.height / 2)
    let angle = Foundation.atan2(Double(x), Double(-y))
    return .radians(angle < 0 ? angle + 2 * .pi : angle)
  }

  /// Returns the sum of the sectors up to an angle.
  func angleValue(_ angle: Angle) -> Double? {
    let values = geometry.model.marks.compactMap { $0.sector?.angle.value.quantity }
    let sum = values.reduce(0) { $0 + max(0, $1) }
    return sum > 0 ? angle.radians / (2 * .pi) * sum : nil
  }
}
