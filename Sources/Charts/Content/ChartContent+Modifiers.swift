// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import SwiftUI

/// Content whose marks are modified.
public struct _ModifiedMarks<Content: ChartContent>: ChartContent {
  let content: Content
  let change: @MainActor (inout Mark) -> Void
  /// The content has no body.
  public typealias Body = Never

  /// Adds the modified marks to a list.
  public static func _addMarks(of content: Self, to list: inout _MarkList) {
    let start = list.marks.count
    list.add(content.content)
    for index in start..<max(start, list.marks.count) { content.change(&list.marks[index]) }
  }
}

extension ChartContent {
  func modified(_ change: @escaping @MainActor (inout Mark) -> Void) -> _ModifiedMarks<Self> {
    _ModifiedMarks(content: self, change: change)
  }

  /// Sets a value of the style unless inner content has set it.
  private func inherited<Value>(_ path: WritableKeyPath<MarkStyle, Value?>, _ value: Value?) -> _ModifiedMarks<Self> {
    nonisolated(unsafe) let path = path
    return modified { if $0.style[keyPath: path] == nil { $0.style[keyPath: path] = value } }
  }

  // MARK: Style

  /// Sets the style that fills or strokes the marks. Gradients fill the bounds of each mark.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    modified { if $0.style.foreground == nil, $0.style.foregroundBy == nil { $0.style.foreground = style } }
  }
  /// Sets the style by a value, and adds the value to the legend.
  public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    modified { if $0.style.foreground == nil, $0.style.foregroundBy == nil { $0.style.foregroundBy = value.datum } }
  }
  /// Multiplies the opacity of the marks.
  public func opacity(_ opacity: Double) -> some ChartContent {
    modified { $0.style.opacity *= opacity.isFinite ? min(max(opacity, 0), 1) : 1 }
  }
  /// Sets the corner radius of bars, rectangles and sectors, in points.
  public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent {
    inherited(\.cornerRadius, radius.isFinite ? max(0, radius) : 0)
  }
  /// Sets the stroke of lines and rules.
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent { inherited(\.lineStyle, style) }
  /// Sets the dashes of lines by a value.
  public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    inherited(\.lineStyleBy, value.datum)
  }
  /// Sets the method that connects the points of lines and areas.
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    inherited(\.interpolation, method)
  }
  /// Sets whether gradients fill the plot area instead of each mark's bounds.
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    inherited(\.alignsWithPlot, aligns)
  }

  // MARK: Symbols

  /// Sets the symbol of points, or adds symbols to a line.
  public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    inherited(\.symbol, SymbolShape(symbol))
  }
  /// Sets the symbol by a value, and adds the value to the legend.
  public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    inherited(\.symbolBy, value.datum)
  }
  /// Sets a view as the symbol.
  public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    inherited(\.symbolView, AnyView(symbol()))
  }
  /// Sets the size of symbols by the area of the square that contains them, in square points.
  public func symbolSize(_ size: CGFloat) -> some ChartContent {
    let side = size.isFinite ? max(0, size).squareRoot() : 0
    return inherited(\.symbolSize, CGSize(width: side, height: side))
  }
  /// Sets the size of symbols, in points.
  public func symbolSize(_ size: CGSize) -> some ChartContent {
    let isValid = size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height >= 0
    return inherited(\.symbolSize, isValid ? size : .zero)
  }
  /// Sets the area of symbols by a number. The largest number gives an area of 400 square points by default.
  public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    inherited(\.symbolSizeBy, value.datum)
  }

  // MARK: Position

  /// Divides the band of bars by a value, so that bars with different values are next to each other.
  ///
  /// - Parameters:
  ///   - axis: The axis of the band. By default, the axis of the bars' positions.
  ///   - span: The length of the band that the groups share.
  public func position<P: Plottable>(
    by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    inherited(\.positionBy, MarkStyle.Position(datum: value.datum, axis: axis, span: span))
  }
  /// Moves the marks, in points.
  public func offset(_ offset: CGSize) -> some ChartContent {
    modified { mark in
      guard offset.width.isFinite, offset.height.isFinite else { return }
      mark.style.offset.width += offset.width
      mark.style.offset.height += offset.height
    }
  }
  /// Moves the marks, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent { offset(CGSize(width: x, height: y)) }
  /// Sets the drawing order. Marks with higher values are in front. The default is 0.
  public func zIndex(_ value: Double) -> some ChartContent { inherited(\.zIndex, value.isNaN ? 0 : value) }

  // MARK: Effects

  /// Blurs the marks. Has no effect yet.
  public func blur(radius: CGFloat) -> some ChartContent {
    FrameworkReport.unsupported("ChartContent.blur")
    return self
  }
  /// Adds a shadow to the marks. Has no effect yet.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent {
    FrameworkReport.unsupported("ChartContent.shadow")
    return self
  }
  /// Composites the marks in a layer. Has no effect, because each mark is drawn with its own opacity.
  public func compositingLayer() -> some ChartContent { self }

  // MARK: Accessibility

  /// Sets the label that a screen reader speaks for each mark.
  public func accessibilityLabel(_ label: Text) -> some ChartContent { inherited(\.label, label) }
  /// Sets the localized label that a screen reader speaks for each mark.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
    inherited(\.label, Text(labelKey))
  }
  /// Sets the label that a screen reader speaks for each mark.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent { inherited(\.label, Text(label)) }
  /// Sets the value that a screen reader speaks for each mark.
  public func accessibilityValue(_ valueDescription: Text) -> some ChartContent {
    inherited(\.accessibleValue, valueDescription)
  }
  /// Sets the localized value that a screen reader speaks for each mark.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
    inherited(\.accessibleValue, Text(valueKey))
  }
  /// Sets the value that a screen reader speaks for each mark.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
    inherited(\.accessibleValue, Text(value))
  }
  /// Sets the identifier by which tests can find the marks.
  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    inherited(\.identifier, identifier)
  }
  /// Hides the marks from screen readers.
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { inherited(\.isAccessibilityHidden, hidden) }
}
