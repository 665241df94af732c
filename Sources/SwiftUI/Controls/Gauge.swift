// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) internal import TesseraSwiftUILayout

/// The properties of a gauge that are passed to its style.
public struct GaugeStyleConfiguration {
  /// The label.
  public struct Label: View {
    let view: AnyView
    /// The label.
    public var body: some View { view }
  }
  /// The label of the current value.
  public struct CurrentValueLabel: View {
    let view: AnyView
    /// The label.
    public var body: some View { view }
  }
  /// The label of the minimum value.
  public struct MinimumValueLabel: View {
    let view: AnyView
    /// The label.
    public var body: some View { view }
  }
  /// The label of the maximum value.
  public struct MaximumValueLabel: View {
    let view: AnyView
    /// The label.
    public var body: some View { view }
  }
  /// The value as a fraction of the gauge's range, from 0 to 1.
  public var value: Double
  /// The label.
  public var label: Label
  /// The label of the current value, or nil if there is none.
  public var currentValueLabel: CurrentValueLabel?
  /// The label of the minimum value, or nil if there is none.
  public var minimumValueLabel: MinimumValueLabel?
  /// The label of the maximum value, or nil if there is none.
  public var maximumValueLabel: MaximumValueLabel?
}

/// A type that defines the appearance of gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The type of view that represents the gauge.
  associatedtype Body: View
  /// The properties of the gauge.
  typealias Configuration = GaugeStyleConfiguration
  /// Returns a view that represents the gauge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension GaugeStyle {
  func makeErasedBody(_ configuration: Configuration) -> any View {
    StyleBody(style: self, configuration: configuration) { $0.makeBody(configuration: $1) }
  }
}

/// A bar that is filled up to the value.
private struct CapacityBar: View {
  let value: Double
  let height: CGFloat

  var body: some View {
    ZStack {
      Capsule().fill(Color(.systemFill))
      BarShape(value: value).fill(GaugeTint(course: .bar))
    }
    .frame(height: height)
  }
}

/// A style that shows a bar with labels, filled up to the value.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// Returns the gauge.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.label
      HStack {
        configuration.minimumValueLabel
        CapacityBar(value: configuration.value, height: 4)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel
    }
  }
}

/// A style that shows a small bar, filled up to the value.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// Returns the gauge.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      configuration.label.font(.headline)
      CapacityBar(value: configuration.value, height: 6)
      configuration.currentValueLabel.font(.caption)
    }
  }
}

/// A style that shows a small bar with a marker at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// Returns the gauge.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 4) {
      configuration.minimumValueLabel.font(.caption)
      ZStack {
        Capsule().fill(GaugeTint(course: .bar))
        // The bar is cut out around the marker.
        BarMarker(value: configuration.value, diameter: 10).fill(.black).blendMode(.destinationOut)
        BarMarker(value: configuration.value, diameter: 6).fill(GaugeTint(course: .bar))
      }
      .compositingGroup()
      .frame(height: 6)
      configuration.maximumValueLabel.font(.caption)
    }
  }
}

/// The ring of an open circular gauge with a marker.
private struct GaugeRing: View {
  let value: Double

  var body: some View {
    let tint = GaugeTint(course: .openRing)
    ZStack {
      GaugeArc().stroke(tint, style: StrokeStyle(lineWidth: GaugeArc.width, lineCap: .round))
      // The ring is cut out around the marker.
      GaugeMarker(value: value, diameter: 10).fill(.black).blendMode(.destinationOut)
      GaugeMarker(value: value, diameter: GaugeArc.width).fill(tint)
    }
    .compositingGroup()
    // The ring fills clockwise, even in right-to-left languages.
    .environment(\.layoutDirection, .leftToRight)
  }
}

/// A style that shows an open ring with a marker at the value.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// Returns the gauge.
  public func makeBody(configuration: Configuration) -> some View {
    ZStack {
      GaugeRing(value: configuration.value)
      configuration.currentValueLabel.font(.title3).modifier(RingLabel())
      VStack {
        Spacer()
        if configuration.minimumValueLabel == nil {
          configuration.label.font(.caption2)
        } else {
          // The labels are centered below the ends of the ring.
          HStack(spacing: 2) {
            configuration.minimumValueLabel.modifier(BoundsLabel())
            configuration.maximumValueLabel.modifier(BoundsLabel())
          }
          .font(.caption2)
          .environment(\.layoutDirection, .leftToRight)
        }
      }
    }
    // The ring has a fixed size, so the text inside it must not scale with Dynamic Type.
    .dynamicTypeSize(.large)
    .frame(width: 58, height: 58)
  }
}

/// A modifier that scales text to fit inside a ring.
private struct RingLabel: ViewModifier {
  func body(content: Content) -> some View {
    content.lineLimit(1).minimumScaleFactor(0.5).frame(maxWidth: 40)
  }
}

/// A modifier that scales the label of a bound to fit next to the other one in the gap of a ring.
private struct BoundsLabel: ViewModifier {
  func body(content: Content) -> some View {
    content.lineLimit(1).minimumScaleFactor(0.5).frame(width: 18)
  }
}

/// A style that shows a closed ring, filled up to the value.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// Returns the gauge.
  public func makeBody(configuration: Configuration) -> some View {
    ZStack {
      Circle().stroke(GaugeTint(course: .closedRing), lineWidth: 6).padding(3).opacity(0.3)
      // The arc is rotated, so its gradient begins at 0 degrees. Without a length, it has no caps.
      Circle().trim(from: 0, to: configuration.value)
        .stroke(
          GaugeTint(course: .ring(from: .zero, to: .degrees(360))),
          style: StrokeStyle(lineWidth: 6, lineCap: configuration.value > 0 ? .round : .butt)
        )
        .rotationEffect(.degrees(-90)).padding(3)
      configuration.currentValueLabel.font(.title3).modifier(RingLabel())
    }
    .dynamicTypeSize(.large)
    .frame(width: 58, height: 58)
  }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// The default style, a bar with labels, filled up to the value.
  public nonisolated static var automatic: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
  /// A style that shows a bar with labels, filled up to the value.
  public nonisolated static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A style that shows a small bar, filled up to the value.
  public nonisolated static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { .init() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A style that shows a small bar with a marker at the value.
  public nonisolated static var accessoryLinear: AccessoryLinearGaugeStyle { .init() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A style that shows an open ring with a marker at the value.
  public nonisolated static var accessoryCircular: AccessoryCircularGaugeStyle { .init() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A style that shows a closed ring, filled up to the value.
  public nonisolated static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { .init() }
}

private struct GaugeStyleKey: EnvironmentKey {
  static var defaultValue: any GaugeStyle { LinearCapacityGaugeStyle() }
}

extension EnvironmentValues {
  var gaugeStyle: any GaugeStyle {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = NestedGaugeStyle(style: newValue, outer: self[GaugeStyleKey.self]) }
  }
  /// The style, which replaces the current one and the styles outside of it.
  var onlyGaugeStyle: any GaugeStyle {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style for gauges within this view.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { transformEnvironment(\.gaugeStyle) { $0 = style } }
}

/// A view that shows a value within a range.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
  private var configuration: GaugeStyleConfiguration
  @Environment(\.gaugeStyle) private var style

  private init<V: BinaryFloatingPoint>(_ value: V, in bounds: ClosedRange<V>, titled label: Label) {
    let extent = Double(bounds.upperBound - bounds.lowerBound)
    let fraction = extent > 0 ? Double(value - bounds.lowerBound) / extent : 0
    configuration = GaugeStyleConfiguration(
      value: fraction.isFinite ? min(max(fraction, 0), 1) : 0,
      label: GaugeStyleConfiguration.Label(view: AnyView(label)))
  }

  /// The gauge in the environment's style.
  public var body: some View { AnyView(erasing: style.makeErasedBody(configuration)) }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label.
  public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label) {
    self.init(value, in: bounds, titled: label())
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label and a current value label.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, in: bounds, titled: label())
    configuration.currentValueLabel = .init(view: AnyView(currentValueLabel()))
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label, a current value label and labels for the bounds.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(value, in: bounds, titled: label())
    configuration.currentValueLabel = .init(view: AnyView(currentValueLabel()))
    configuration.minimumValueLabel = .init(view: AnyView(minimumValueLabel()))
    configuration.maximumValueLabel = .init(view: AnyView(maximumValueLabel()))
  }
}
