// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import SwiftUI

extension View {
  // MARK: Position scales

  /// Sets the domain of the x scale.
  public func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    positionScale(\.x, domain._domain, nil, type)
  }
  /// Sets the domain and the range of the x scale.
  public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View {
    positionScale(\.x, domain._domain, range._range, type)
  }
  /// Sets the range of the x scale.
  public func chartXScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
    positionScale(\.x, nil, range._range, type)
  }
  /// Sets the type of the x scale.
  public func chartXScale(type: ScaleType?) -> some View { positionScale(\.x, nil, nil, type) }
  /// Sets the domain of the y scale.
  public func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    positionScale(\.y, domain._domain, nil, type)
  }
  /// Sets the domain and the range of the y scale.
  public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View {
    positionScale(\.y, domain._domain, range._range, type)
  }
  /// Sets the range of the y scale.
  public func chartYScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
    positionScale(\.y, nil, range._range, type)
  }
  /// Sets the type of the y scale.
  public func chartYScale(type: ScaleType?) -> some View { positionScale(\.y, nil, nil, type) }

  private func positionScale(
    _ path: WritableKeyPath<ChartSettings, ChartSettings.AxisSettings>, _ domain: _ScaleDomain?,
    _ range: _PositionRange?, _ type: ScaleType?
  ) -> some View {
    chartSettings { settings in
      if let domain { settings[keyPath: path].domain = domain }
      if let range { settings[keyPath: path].range = range }
      if let type { settings[keyPath: path].type = type }
    }
  }

  // MARK: Styles

  /// Sets the styles of values.
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    let domain = mapping.map { $0.key.plotValue }
    let styles = mapping.map { $0.value as any ShapeStyle }
    return chartSettings { $0.foreground = .init(domain: domain, values: styles) }
  }
  /// Sets the styles of a domain of values. Styles are repeated if there are more values.
  public func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue: ShapeStyle {
    let styles = range._visualValues.map { $0 as any ShapeStyle }
    let values = domain._domain.values
    return chartSettings { $0.foreground = .init(domain: values, values: styles) }
  }
  /// Sets the domain of the styles.
  public func chartForegroundStyleScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    let values = domain._domain.values
    return chartSettings { $0.foreground = .init(domain: values, values: $0.foreground?.values) }
  }
  /// Sets the styles, which are assigned to values in the order of the content.
  public func chartForegroundStyleScale<Range: ScaleRange>(range: Range, type: ScaleType? = nil) -> some View
  where Range.VisualValue: ShapeStyle {
    let styles = range._visualValues.map { $0 as any ShapeStyle }
    return chartSettings { $0.foreground = .init(domain: $0.foreground?.domain, values: styles) }
  }
  /// Sets a closure that returns the style of a value.
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    domain: [DataValue] = [], mapping: @escaping (DataValue) -> S
  ) -> some View {
    let values = domain.isEmpty ? nil : domain.map(\.plotValue)
    return chartSettings {
      $0.foreground = .init(domain: values, mapping: { DataValue(plotValue: $0).map { mapping($0) as any ShapeStyle } })
    }
  }

  /// Sets the symbols of values.
  public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    let domain = mapping.map { $0.key.plotValue }
    let symbols = mapping.map { SymbolShape($0.value) }
    return chartSettings { $0.symbols = .init(domain: domain, values: symbols) }
  }
  /// Sets the symbols, which are assigned to values in the order of the content.
  public func chartSymbolScale<Range: ScaleRange>(range: Range) -> some View
  where Range.VisualValue: ChartSymbolShape {
    let symbols = range._visualValues.map { SymbolShape($0) }
    return chartSettings { $0.symbols = .init(values: symbols) }
  }
  /// Sets the strokes of values.
  public func chartLineStyleScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, StrokeStyle>
  ) -> some View {
    let (domain, strokes) = (mapping.map { $0.key.plotValue }, mapping.map(\.value))
    return chartSettings { $0.lineStyles = .init(domain: domain, values: strokes) }
  }
}

extension _ScaleDomain {
  /// The values of a list, or the bounds of a range.
  fileprivate var values: [_PlotValue]? {
    switch kind {
    case .automatic: nil
    case .range(let a, let b): [a, b]
    case .list(let values): values
    }
  }
}
