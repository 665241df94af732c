// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import SwiftUI

/// The scales of styles, symbols and dashes, and the entries of the legend.
struct StyleScales {
  /// An entry of the legend.
  struct Entry {
    let name: String
    let style: any ShapeStyle
    let symbol: SymbolShape
  }

  /// The default styles of categories, as on iOS.
  static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]
  private static let dashes: [[CGFloat]] = [[], [6, 4], [2, 3], [8, 3, 2, 3], [1, 2]]

  let foreground: CategoryScale<any ShapeStyle>
  let symbols: CategoryScale<SymbolShape>
  let lineStyles: CategoryScale<StrokeStyle>
  /// The range of the numbers that determine styles, or nil if they are categories.
  let numbers: ClosedRange<Double>?
  private let gradient: [Color]
  /// The largest number that determines the size of a symbol.
  private let largestSize: Double

  @MainActor
  init(_ marks: [Mark], _ settings: ChartSettings) {
    let values = marks.compactMap { $0.style.foregroundBy?.value }
    let quantities = values.compactMap(\.quantity)
    let isContinuous = !values.isEmpty && values.allSatisfy { $0.category == nil }
      && settings.foreground?.mapping == nil
      && (settings.foreground?.domain?.count ?? 2) == 2 && (settings.foreground?.values.map { $0.allSatisfy { $0 is Color } } ?? true)
    let domain = settings.foreground?.domain?.compactMap(\.quantity) ?? []
    if isContinuous, let lower = (domain.count == 2 ? domain : quantities).min(),
      let upper = (domain.count == 2 ? domain : quantities).max()
    {
      numbers = lower...upper
    } else {
      numbers = nil
    }
    let own = settings.foreground?.values?.compactMap { $0 as? Color } ?? []
    gradient = own.count > 1 ? own : [.blue.opacity(0.15), .blue]
    foreground = CategoryScale(
      values, settings.foreground, standard: Self.palette.map { $0 as any ShapeStyle })
    symbols = CategoryScale(
      marks.compactMap { $0.style.symbolBy?.value }, settings.symbols,
      standard: BasicChartSymbolShape.defaults.map { SymbolShape($0) })
    lineStyles = CategoryScale(
      marks.compactMap { $0.style.lineStyleBy?.value }, settings.lineStyles,
      standard: Self.dashes.map { StrokeStyle(lineWidth: 2, lineCap: $0.isEmpty ? .round : .butt, lineJoin: .round, dash: $0) })
    largestSize = marks.compactMap { $0.style.symbolSizeBy?.value.quantity }.max() ?? 0
  }

  /// Returns the style of a mark.
  func style(_ mark: Mark) -> any ShapeStyle {
    if let style = mark.style.foreground { return style }
    guard let value = mark.style.foregroundBy?.value else { return Color.blue }
    return style(of: value)
  }

  /// Returns the style of a value.
  func style(of value: _PlotValue) -> any ShapeStyle {
    if let numbers, let quantity = value.quantity {
      let span = numbers.upperBound - numbers.lowerBound
      return color(at: span > 0 ? (quantity - numbers.lowerBound) / span : 1)
    }
    return foreground.value(of: value) ?? Color.blue
  }

  /// Returns the color at a fraction of a scale of numbers.
  private func color(at fraction: Double) -> Color {
    let position = min(max(fraction, 0), 1) * Double(gradient.count - 1)
    let index = min(Int(position), gradient.count - 2)
    return gradient[index].mix(with: gradient[index + 1], by: position - Double(index))
  }
  /// The colors of a scale of numbers, at even distances.
  var colors: [Color] { gradient }

  /// Returns the symbol of a mark, or nil if a line has none.
  func symbol(_ mark: Mark) -> SymbolShape? {
    if let symbol = mark.style.symbol { return symbol }
    if let value = mark.style.symbolBy?.value { return symbols.value(of: value) ?? .circle }
    return mark.kind == .point ? .circle : nil
  }

  /// Returns the size of a mark's symbol, in points.
  func symbolSize(_ mark: Mark) -> CGSize {
    if let size = mark.style.symbolSize { return size }
    if let value = mark.style.symbolSizeBy?.value.quantity, largestSize > 0 {
      let side = CGFloat((400 * max(0, value) / largestSize).squareRoot())
      return CGSize(width: side, height: side)
    }
    return CGSize(width: 6, height: 6)
  }

  /// The entries of the legend.
  var entries: [Entry] {
    var entries: [Entry] = []
    if numbers == nil {
      entries = foreground.domain.map { value in
        let symbol = symbols.domain.contains(value) ? symbols.value(of: value) : nil
        return Entry(
          name: PositionScale.name(of: value), style: style(of: value), symbol: symbol ?? .circle)
      }
    }
    for value in symbols.domain where !foreground.domain.contains(value) {
      entries.append(
        Entry(
          name: PositionScale.name(of: value), style: Color.gray, symbol: symbols.value(of: value) ?? .circle))
    }
    return entries
  }
}

/// A scale that maps categories to visual values.
struct CategoryScale<Value> {
  /// The values of the domain, in order.
  let domain: [_PlotValue]
  private let indices: [_PlotValue: Int]
  private let values: [Value]
  private let mapping: ((_PlotValue) -> Value?)?

  init(_ data: [_PlotValue], _ settings: ChartSettings.VisualScale<Value>?, standard: [Value]) {
    var (domain, indices): ([_PlotValue], [_PlotValue: Int]) = ([], [:])
    for value in settings?.domain ?? data where value.isFinite && indices[value] == nil {
      indices[value] = domain.count
      domain.append(value)
    }
    (self.domain, self.indices) = (domain, indices)
    let own = settings?.values ?? []
    values = own.isEmpty ? standard : own
    mapping = settings?.mapping
  }

  /// Returns the visual value of a category, or nil if it is not in the domain.
  func value(of category: _PlotValue) -> Value? {
    if let value = mapping?(category) { return value }
    guard let index = indices[category], !values.isEmpty else { return nil }
    return values[index % values.count]
  }
}
