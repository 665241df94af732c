// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import SwiftUI

/// A part of an axis at a value: a grid line, a tick or a label.
@MainActor @preconcurrency
public protocol AxisMark {
  /// Adds the parts to a list.
  static func _addItems(of mark: Self, to list: inout _AxisItems)
}

/// A list of the parts of an axis at a value.
public struct _AxisItems: AxisMark {
  var items: [AxisItem] = []
  /// Adds the items to a list.
  public static func _addItems(of mark: Self, to list: inout _AxisItems) { list.items += mark.items }
  mutating func add<Mark: AxisMark>(_ mark: Mark) { Mark._addItems(of: mark, to: &self) }
}

/// A part of an axis and its style.
struct AxisItem {
  enum Kind { case grid, tick(AxisTick.Length), label(AxisLabelItem) }
  let kind: Kind
  var isCentered: Bool?
  var stroke: StrokeStyle?
  var style: (any ShapeStyle)?
  var font: Font?
  var offset = CGSize.zero
}

/// The content and position of a label of an axis.
struct AxisLabelItem {
  enum Content {
    case automatic
    case format((_PlotValue, Locale) -> String?)
    case view(AnyView)
  }
  let content: Content
  var anchor: UnitPoint?
  var orientation = AxisValueLabelOrientation.automatic
  var hidesOverlaps = true
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?
}

/// A line across the plot area at a value.
///
/// Lines are 0.5 points wide and have the separator color; vertical ones are dashed. This approximates iOS; not measured.
public struct AxisGridLine: AxisMark {
  let item: AxisItem
  /// Creates a line. A centered line is between a value and the next one.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    item = AxisItem(kind: .grid, isCentered: centered, stroke: stroke)
  }
  /// Adds the line to a list.
  public static func _addItems(of mark: Self, to list: inout _AxisItems) { list.items.append(mark.item) }
}

/// A short line outside the plot area at a value.
public struct AxisTick: AxisMark {
  /// The length of a tick.
  public struct Length: Sendable {
    enum Kind { case automatic, fixed(CGFloat), label(CGFloat) }
    let kind: Kind
    /// The default length: 4 points, which approximates iOS; not measured.
    public static let automatic = Length(kind: .automatic)
    /// The length of the label.
    public static let label = Length(kind: .label(0))
    /// The length of the longest label.
    public static let longestLabel = Length(kind: .label(0))
    /// Returns a length that extends past the label, in points.
    public static func label(extendPastBy length: CGFloat) -> Length { Length(kind: .label(length)) }
    /// Returns a length that extends past the longest label, in points.
    public static func longestLabel(extendPastBy length: CGFloat) -> Length { Length(kind: .label(length)) }

    /// Returns the length for the length of the longest label, in points.
    func points(label: CGFloat) -> CGFloat {
      let length =
        switch kind {
        case .automatic: CGFloat(4)
        case .fixed(let length): length
        case .label(let extra): label + extra
        }
      return length.isFinite ? min(max(0, length), 1000) : 0
    }
  }
  let item: AxisItem
  /// Creates a tick.
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    item = AxisItem(kind: .tick(length), isCentered: centered, stroke: stroke)
  }
  /// Creates a tick with a length in points.
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    self.init(centered: centered, length: Length(kind: .fixed(length)), stroke: stroke)
  }
  /// Adds the tick to a list.
  public static func _addItems(of mark: Self, to list: inout _AxisItems) { list.items.append(mark.item) }
}

extension AxisMark {
  private func modified(_ change: (inout AxisItem) -> Void) -> _AxisItems {
    var list = _AxisItems()
    list.add(self)
    for index in list.items.indices { change(&list.items[index]) }
    return list
  }

  /// Sets the font of labels.
  public func font(_ font: Font?) -> some AxisMark { modified { $0.font = $0.font ?? font } }
  /// Sets the style of labels and lines.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    modified { $0.style = $0.style ?? style }
  }
  /// Moves labels and lines, in points.
  public func offset(_ offset: CGSize) -> some AxisMark {
    modified { item in
      guard offset.width.isFinite, offset.height.isFinite else { return }
      item.offset.width += offset.width
      item.offset.height += offset.height
    }
  }
  /// Moves labels and lines, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark { offset(CGSize(width: x, height: y)) }
}

extension Optional: AxisMark where Wrapped: AxisMark {
  /// Adds the parts of the wrapped value to a list.
  public static func _addItems(of mark: Self, to list: inout _AxisItems) {
    if let mark { list.add(mark) }
  }
}

/// A result builder that creates the parts of an axis from the statements of a closure.
@resultBuilder
public struct AxisMarkBuilder {
  /// Returns the part of a statement.
  @MainActor @preconcurrency
  public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }
  /// Returns the parts of a block.
  @MainActor @preconcurrency
  public static func buildBlock<each Content: AxisMark>(_ content: repeat each Content) -> _AxisItems {
    var list = _AxisItems()
    for part in repeat each content { list.add(part) }
    return list
  }
  /// Returns the part of a block with one statement.
  @MainActor @preconcurrency
  public static func buildBlock<Content: AxisMark>(_ content: Content) -> Content { content }

  @MainActor
  private static func list<Content: AxisMark>(_ content: Content) -> _AxisItems {
    var list = _AxisItems()
    list.add(content)
    return list
  }
  /// Returns the parts of an `if` without `else`.
  @MainActor @preconcurrency
  public static func buildIf<Content: AxisMark>(_ content: Content?) -> Content? { content }
  /// Returns the parts of the first branch of a condition.
  @MainActor @preconcurrency
  public static func buildEither<Content: AxisMark>(first: Content) -> _AxisItems { list(first) }
  /// Returns the parts of the second branch of a condition.
  @MainActor @preconcurrency
  public static func buildEither<Content: AxisMark>(second: Content) -> _AxisItems { list(second) }
}
