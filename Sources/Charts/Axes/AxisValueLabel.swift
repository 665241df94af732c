// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import SwiftUI

/// The orientation of a label of an axis.
public struct AxisValueLabelOrientation: Hashable, Sendable {
  enum Kind { case horizontal, vertical, verticalReversed }
  let kind: Kind
  /// A horizontal label.
  public static let automatic = AxisValueLabelOrientation(kind: .horizontal)
  /// A horizontal label.
  public static let horizontal = AxisValueLabelOrientation(kind: .horizontal)
  /// A label that is read from top to bottom.
  public static let vertical = AxisValueLabelOrientation(kind: .vertical)
  /// A label that is read from bottom to top.
  public static let verticalReversed = AxisValueLabelOrientation(kind: .verticalReversed)
}

/// The way in which overlapping labels of an axis are shown.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  let hidesOverlaps: Bool
  /// Labels that overlap a previous one are hidden.
  public static let automatic = AxisValueLabelCollisionResolution(hidesOverlaps: true)
  /// Labels may overlap.
  public static let disabled = AxisValueLabelCollisionResolution(hidesOverlaps: false)
  /// Labels that overlap a previous one are hidden.
  public static let greedy = AxisValueLabelCollisionResolution(hidesOverlaps: true)
  /// Labels that overlap a previous one are hidden. The minimum spacing has no effect.
  public static func greedy(minimumSpacing: CGFloat) -> AxisValueLabelCollisionResolution { .greedy }
  /// Labels may overlap.
  public static let truncate = AxisValueLabelCollisionResolution(hidesOverlaps: false)
}

/// A label of an axis at a value.
///
/// Labels have the font `caption2` and the secondary color. Labels of dates start at the value, others are centered at it. This
/// approximates iOS; not measured.
public struct AxisValueLabel<Content: View>: AxisMark {
  let item: AxisItem
  /// Adds the label to a list.
  public static func _addItems(of mark: Self, to list: inout _AxisItems) { list.items.append(mark.item) }

  private init(
    _ content: AxisLabelItem.Content, _ centered: Bool?, _ anchor: UnitPoint?,
    _ collision: AxisValueLabelCollisionResolution, _ orientation: AxisValueLabelOrientation, _ horizontal: CGFloat?,
    _ vertical: CGFloat?
  ) {
    let label = AxisLabelItem(
      content: content, anchor: anchor, orientation: orientation, hidesOverlaps: collision.hidesOverlaps,
      horizontalSpacing: horizontal, verticalSpacing: vertical)
    item = AxisItem(kind: .label(label), isCentered: centered)
  }

  /// Creates a label with a view.
  ///
  /// - Parameters:
  ///   - centered: Whether the label is centered between the value and the next one.
  ///   - anchor: The point of the label at the value.
  ///   - multiLabelAlignment: Has no effect.
  ///   - horizontalSpacing: The distance to the value or to the plot area, in points.
  ///   - verticalSpacing: The distance to the value or to the plot area, in points.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      .view(AnyView(content())), centered, anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing)
  }
}

extension AxisValueLabel where Content == EmptyView {
  /// Creates a label with the value.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .automatic, centered, anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing)
  }

  /// Creates a label with the formatted value.
  public init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(
      .format(labelFormat(format)), centered, anchor, collisionResolution, orientation, horizontalSpacing,
      verticalSpacing)
  }
}

extension AxisValueLabel where Content == Text {
  /// Creates a label with a localized text.
  public init(
    _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .view(AnyView(Text(titleKey))), centered, anchor, collisionResolution, orientation, horizontalSpacing,
      verticalSpacing)
  }
  /// Creates a label with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .view(AnyView(Text(title))), centered, anchor, collisionResolution, orientation, horizontalSpacing,
      verticalSpacing)
  }
}

/// Returns a closure that formats values for a locale.
func labelFormat<Format: FormatStyle>(_ format: Format) -> (_PlotValue, Locale) -> String?
where Format.FormatInput: Plottable, Format.FormatOutput == String {
  { value, locale in Format.FormatInput(plotValue: value).map { format.locale(locale).format($0) } }
}
