// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import SwiftUI

/// A mark and its style.
struct Mark {
  enum Kind { case bar, line, area, point, rule, rectangle, sector }

  /// The data of a mark in one dimension.
  struct Channel {
    var value: Datum?
    var start: Datum?
    var end: Datum?
    /// The start and end in points, from the leading or top edge of the plot area.
    var startPoint: CGFloat?
    var endPoint: CGFloat?

    init(_ value: Datum? = nil) { self.value = value }
    init(_ start: Datum, _ end: Datum) { (self.start, self.end) = (start, end) }
    init(from startPoint: CGFloat?, to endPoint: CGFloat?) { (self.startPoint, self.endPoint) = (startPoint, endPoint) }

    var data: [Datum] { [value, start, end].compactMap { $0 } }
    /// Whether the data determines an interval, except for bins.
    var isInterval: Bool { start != nil }
  }

  let kind: Kind
  var x = Channel()
  var y = Channel()
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  var stacking = MarkStackingMethod.standard
  var series: Datum?
  var sector: Sector?
  var style = MarkStyle()

  init(_ kind: Kind, x: Channel = Channel(), y: Channel = Channel()) { (self.kind, self.x, self.y) = (kind, x, y) }

  struct Sector {
    let angle: Datum
    let inner: MarkDimension
    let outer: MarkDimension
    let inset: CGFloat
  }

  /// The identity of the line or area to which the mark belongs.
  struct SeriesKey: Hashable {
    let kind: Kind
    let values: [Datum.Key?]
  }
  var seriesKey: SeriesKey {
    SeriesKey(
      kind: kind,
      values: [series, style.foregroundBy, style.symbolBy, style.lineStyleBy, style.positionBy?.datum].map { $0?.key })
  }
}

/// The style of a mark. Values that are nil are inherited from the outer content.
struct MarkStyle {
  struct Position {
    let datum: Datum
    let axis: Axis?
    let span: MarkDimension
  }

  var foreground: (any ShapeStyle)?
  var foregroundBy: Datum?
  var opacity = 1.0
  var cornerRadius: CGFloat?
  var lineStyle: StrokeStyle?
  var lineStyleBy: Datum?
  var interpolation: InterpolationMethod?
  var symbol: SymbolShape?
  var symbolBy: Datum?
  var symbolView: AnyView?
  var symbolSize: CGSize?
  var symbolSizeBy: Datum?
  var positionBy: Position?
  var offset = CGSize.zero
  var zIndex: Double?
  var alignsWithPlot: Bool?
  var annotations: [MarkAnnotation] = []
  var label: Text?
  var accessibleValue: Text?
  var identifier: String?
  var isAccessibilityHidden: Bool?
}

/// A size of a mark in one dimension, such as the width of a bar.
public struct MarkDimension: Sendable {
  enum Kind { case automatic, fixed(CGFloat), inset(CGFloat), ratio(CGFloat) }
  let kind: Kind
  /// The default size. A bar has a gap of up to 10 points to the next one.
  ///
  /// Approximates iOS; not measured.
  public static let automatic = MarkDimension(kind: .automatic)
  /// Returns a size in points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(value)) }
  /// Returns a size that is smaller than the available size by an inset on both sides, in points.
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(value)) }
  /// Returns a size relative to the available size.
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(value)) }

  /// Returns the length within an available length, in points.
  func length(in available: CGFloat, automatic: (CGFloat) -> CGFloat) -> CGFloat {
    let length =
      switch kind {
      case .automatic: automatic(available)
      case .fixed(let value): value
      case .inset(let value): available - 2 * value
      case .ratio(let value): available * value
      }
    return length.isFinite ? max(0, length) : 0
  }

  /// Returns the automatic width of a bar in a band.
  static func barWidth(_ band: CGFloat) -> CGFloat { band - min(10, band / 4) }
}

extension MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Creates a size in points.
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
  /// Creates a size in points.
  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
}

/// A method that combines the values of marks at the same position.
public struct MarkStackingMethod: Hashable, Sendable {
  enum Kind { case standard, normalized, center, unstacked }
  let kind: Kind
  /// Marks start where the previous one ends. Negative values are stacked separately.
  public static let standard = MarkStackingMethod(kind: .standard)
  /// Stacked marks are scaled to a sum of 1.
  public static let normalized = MarkStackingMethod(kind: .normalized)
  /// Stacked marks are centered around zero.
  public static let center = MarkStackingMethod(kind: .center)
  /// Marks overlap.
  public static let unstacked = MarkStackingMethod(kind: .unstacked)
}

/// A method that connects the points of lines and areas.
public struct InterpolationMethod: Hashable, Sendable {
  enum Kind: Hashable { case linear, monotone, catmullRom(CGFloat), cardinal(CGFloat), stepStart, stepCenter, stepEnd }
  let kind: Kind
  /// Straight lines.
  public static let linear = InterpolationMethod(kind: .linear)
  /// Cubic curves that preserve monotonicity.
  public static let monotone = InterpolationMethod(kind: .monotone)
  /// A centripetal Catmull-Rom spline.
  public static let catmullRom = InterpolationMethod(kind: .catmullRom(0.5))
  /// Returns a Catmull-Rom spline. An alpha of 0 is uniform, 0.5 centripetal and 1 chordal.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .catmullRom(alpha.isFinite ? min(max(alpha, 0), 1) : 0.5))
  }
  /// A cardinal spline with a tension of 0.
  public static let cardinal = InterpolationMethod(kind: .cardinal(0))
  /// Returns a cardinal spline. A tension of 1 gives straight lines.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .cardinal(tension.isFinite ? tension : 0))
  }
  /// Steps at the start of each interval.
  public static let stepStart = InterpolationMethod(kind: .stepStart)
  /// Steps at the center of each interval.
  public static let stepCenter = InterpolationMethod(kind: .stepCenter)
  /// Steps at the end of each interval.
  public static let stepEnd = InterpolationMethod(kind: .stepEnd)
}
