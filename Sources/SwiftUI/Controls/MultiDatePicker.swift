// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) internal import TesseraSwiftUILayout
internal import UIKit

/// A calendar that selects any number of days.
///
/// The components of a selected day are its calendar, era, year, month and day.
///
/// - Note: Differs from SwiftUI: the label is not shown.
public struct MultiDatePicker<Label: View>: View {
  private let selection: Binding<Set<DateComponents>>
  private let bounds: DateInterval
  private let label: Label

  private init(_ selection: Binding<Set<DateComponents>>, from start: Date, to end: Date, _ label: Label) {
    (self.selection, self.label) = (selection, label)
    bounds = DateInterval(start: start, end: max(start, end))
  }

  /// A `UICalendarView`.
  public var body: some View { CalendarView(selection: selection, bounds: bounds) }
}

extension MultiDatePicker {
  /// Creates a picker of days.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection, from: .distantPast, to: .distantFuture, label())
  }
  /// Creates a picker of the days of a range.
  public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
    self.init(selection, from: bounds.lowerBound, to: bounds.upperBound, label())
  }
  /// Creates a picker of the days from a date.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: bounds.lowerBound, to: .distantFuture, label())
  }
  /// Creates a picker of the days before a date.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: .distantPast, to: bounds.upperBound, label())
  }
}

extension MultiDatePicker where Label == Text {
  /// Creates a picker of days with a localized title.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(titleKey) }
  }
  /// Creates a picker of days with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(title) }
  }
  /// Creates a picker of the days of a range with a localized title.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }
  /// Creates a picker of the days of a range with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }
  /// Creates a picker of the days from a date with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }
  /// Creates a picker of the days from a date with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }
  /// Creates a picker of the days before a date with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }
  /// Creates a picker of the days before a date with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }
}

/// A representable `UICalendarView` whose selected days are bound to a set.
private struct CalendarView: UIViewRepresentable {
  let selection: Binding<Set<DateComponents>>
  let bounds: DateInterval

  final class Coordinator: UICalendarSelectionMultiDateDelegate {
    var selection: Binding<Set<DateComponents>>?

    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate day: DateComponents) {
      self.selection?.wrappedValue.insert(day)
    }
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate day: DateComponents) {
      guard let binding = self.selection else { return }
      binding.wrappedValue = binding.wrappedValue.filter { !$0.isSameDay(as: day) }
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> UICalendarView {
    let view = UICalendarView()
    view.selectionBehavior = UICalendarSelectionMultiDate(delegate: context.coordinator)
    return view
  }

  func updateUIView(_ uiView: UICalendarView, context: Context) {
    let environment = context.environment
    context.coordinator.selection = selection
    if uiView.calendar != environment.calendar { uiView.calendar = environment.calendar }
    if uiView.locale != environment.locale { uiView.locale = environment.locale }
    if uiView.timeZone != environment.timeZone { uiView.timeZone = environment.timeZone }
    if uiView.availableDateRange != bounds { uiView.availableDateRange = bounds }
    uiView.tintColor = environment.tint.map { $0._paint(in: environment).color }
    uiView.isUserInteractionEnabled = environment.isEnabled
    guard let shown = uiView.selectionBehavior as? UICalendarSelectionMultiDate else { return }
    let days = selection.wrappedValue.sorted { $0.dayOrder.lexicographicallyPrecedes($1.dayOrder) }
    if shown.selectedDates.map(\.dayOrder) != days.map(\.dayOrder) { shown.selectedDates = days }
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UICalendarView, context: Context) -> CGSize? {
    let own = uiView.intrinsicContentSize
    guard let width = proposal.width, width.isFinite else { return own }
    return CGSize(width: max(width, own.width), height: own.height)
  }
}

extension DateComponents {
  fileprivate var dayOrder: [Int] { [era ?? 1, year ?? 0, month ?? 0, day ?? 0] }
  fileprivate func isSameDay(as other: DateComponents) -> Bool { dayOrder == other.dayOrder }
}
