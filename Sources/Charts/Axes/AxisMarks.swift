// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import SwiftUI

/// The content of an axis, consisting of marks.
@MainActor @preconcurrency
public protocol AxisContent {
  /// Adds the content's marks to a list.
  static func _addMarks(of content: Self, to list: inout _AxisMarksList)
}

/// A list of the marks of an axis.
public struct _AxisMarksList: AxisContent {
  var marks: [AxisSpecification] = []
  /// Adds the marks to a list.
  public static func _addMarks(of content: Self, to list: inout _AxisMarksList) { list.marks += content.marks }
  mutating func add<Content: AxisContent>(_ content: Content) { Content._addMarks(of: content, to: &self) }
}

/// A set of marks of an axis.
struct AxisSpecification {
  var preset = AxisMarkPreset.automatic
  var position = AxisMarkPosition.automatic
  var values = AxisMarkValues.automatic
  var stroke: StrokeStyle?
  var format: ((_PlotValue, Locale) -> String?)?
  /// Returns the parts at a value, or nil for the default ones.
  var build: ((AxisValue) -> _AxisItems)?
}

extension Optional: AxisContent where Wrapped: AxisContent {
  /// Adds the marks of the wrapped value to a list.
  public static func _addMarks(of content: Self, to list: inout _AxisMarksList) {
    if let content { list.add(content) }
  }
}

/// A result builder that creates the content of an axis from the statements of a closure.
@resultBuilder
public struct AxisContentBuilder {
  /// Returns the content of a statement.
  @MainActor @preconcurrency
  public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }
  /// Returns the content of a block.
  @MainActor @preconcurrency
  public static func buildBlock<each Content: AxisContent>(_ content: repeat each Content) -> _AxisMarksList {
    var list = _AxisMarksList()
    for part in repeat each content { list.add(part) }
    return list
  }
  /// Returns the part of a block with one statement.
  @MainActor @preconcurrency
  public static func buildBlock<Content: AxisContent>(_ content: Content) -> Content { content }

  @MainActor
  private static func list<Content: AxisContent>(_ content: Content) -> _AxisMarksList {
    var list = _AxisMarksList()
    list.add(content)
    return list
  }
  /// Returns the content of an `if` without `else`.
  @MainActor @preconcurrency
  public static func buildIf<Content: AxisContent>(_ content: Content?) -> Content? { content }
  /// Returns the content of the first branch of a condition.
  @MainActor @preconcurrency
  public static func buildEither<Content: AxisContent>(first: Content) -> _AxisMarksList { list(first) }
  /// Returns the content of the second branch of a condition.
  @MainActor @preconcurrency
  public static func buildEither<Content: AxisContent>(second: Content) -> _AxisMarksList { list(second) }
}

/// The default parts of an axis.
public struct _DefaultAxisMark: AxisMark {
  /// Adds nothing. Charts add the default parts.
  public static func _addItems(of mark: Self, to list: inout _AxisItems) {}
}

/// The marks of an axis: grid lines, ticks and labels at values.
public struct AxisMarks<Content: AxisMark>: AxisContent {
  let specification: AxisSpecification
  /// Adds the marks to a list.
  public static func _addMarks(of content: Self, to list: inout _AxisMarksList) {
    list.marks.append(content.specification)
  }

  /// Creates marks with parts that depend on the value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    specification = AxisSpecification(
      preset: preset, position: position, values: values,
      build: { value in
        var list = _AxisItems()
        list.add(content(value))
        return list
      })
  }
  /// Creates marks with parts.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(preset: preset, position: position, values: values) { _ in return content() }
  }
  /// Creates marks at values with parts that depend on the value.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(preset: preset, position: position, values: AxisMarkValues(values), content: content)
  }
  /// Creates marks at values with parts.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(preset: preset, position: position, values: AxisMarkValues(values)) { _ in return content() }
  }
}

extension AxisMarks where Content == _DefaultAxisMark {
  /// Creates default marks.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) {
    specification = AxisSpecification(preset: preset, position: position, values: values, stroke: stroke)
  }
  /// Creates default marks at values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) {
    self.init(preset: preset, position: position, values: AxisMarkValues(values), stroke: stroke)
  }
  /// Creates default marks with formatted labels.
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    specification = AxisSpecification(
      preset: preset, position: position, values: values, stroke: stroke, format: labelFormat(format))
  }
  /// Creates default marks at values with formatted labels.
  public init<Format: FormatStyle, Value: Plottable>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(format: format, preset: preset, position: position, values: AxisMarkValues(values), stroke: stroke)
  }
}
