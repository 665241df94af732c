// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) internal import TesseraSwiftUILayout
internal import UIKit

/// The date components that a picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The raw value, with one bit per component.
  public let rawValue: UInt
  /// Creates a set from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Hours and minutes.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// Day, month and year.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A control that selects a date.
public struct DatePicker<Label: View>: View {
  /// The date components that a picker shows.
  public typealias Components = DatePickerComponents
  private let selection: Binding<Date>
  private let minimum: Date?
  private let maximum: Date?
  private let components: Components
  private let label: Label
  @Environment(\.isLabelHidden) private var isLabelHidden
  @Environment(\.datePickerAppearance) private var appearance

  init(_ selection: Binding<Date>, _ bounds: (Date?, Date?), _ components: Components, _ label: Label) {
    (self.selection, self.components, self.label) = (selection, components, label)
    (minimum, maximum) = bounds
  }

  /// The label and a `UIDatePicker`.
  public var body: some View {
    let picker = DatePickerView(
      date: selection, minimum: minimum, maximum: maximum, components: components, appearance: appearance)
    if isLabelHidden || appearance != .compact {
      picker
    } else {
      HStack {
        label
        Spacer()
        picker
      }
    }
  }
}

extension DatePicker {
  /// Creates a date picker.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, (nil, nil), displayedComponents, label())
  }
  /// Creates a date picker limited to a range of dates.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, (range.lowerBound, range.upperBound), displayedComponents, label())
  }
  /// Creates a date picker with a minimum date.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, (range.lowerBound, nil), displayedComponents, label())
  }
  /// Creates a date picker with a maximum date.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, (nil, range.upperBound), displayedComponents, label())
  }
}

extension DatePicker where Label == Text {
  /// Creates a date picker with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, (nil, nil), displayedComponents, Text(titleKey))
  }
  /// Creates a date picker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, (nil, nil), displayedComponents, Text(title))
  }
  /// Creates a date picker with a localized title, limited to a range of dates.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, (range.lowerBound, range.upperBound), displayedComponents, Text(titleKey))
  }
  /// Creates a date picker with a localized title and a minimum date.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, (range.lowerBound, nil), displayedComponents, Text(titleKey))
  }
  /// Creates a date picker with a localized title and a maximum date.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, (nil, range.upperBound), displayedComponents, Text(titleKey))
  }
}

private struct DatePickerView: UIViewRepresentable {
  let date: Binding<Date>
  let minimum: Date?
  let maximum: Date?
  let components: DatePickerComponents
  let appearance: DatePickerAppearance

  func makeCoordinator() -> ChangeCoordinator<Date> { ChangeCoordinator() }

  func makeUIView(context: Context) -> UIDatePicker {
    let view = UIDatePicker()
    let coordinator = context.coordinator
    view.addAction(UIAction { [weak view] _ in if let view { coordinator.change(view.date) } }, for: .valueChanged)
    return view
  }

  func updateUIView(_ uiView: UIDatePicker, context: Context) {
    let (date, environment) = (date, context.environment)
    context.coordinator.change = { date.wrappedValue = $0 }
    uiView.datePickerMode =
      components == .date ? .date : components == .hourAndMinute ? .time : .dateAndTime
    uiView.preferredDatePickerStyle =
      switch appearance {
      case .compact: .compact
      case .graphical: .inline
      case .wheel: .wheels
      }
    (uiView.minimumDate, uiView.maximumDate) = (minimum, maximum)
    (uiView.calendar, uiView.timeZone, uiView.locale) = (environment.calendar, environment.timeZone, environment.locale)
    uiView.isEnabled = environment.isEnabled
    uiView.date = date.wrappedValue
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIDatePicker, context: Context) -> CGSize? {
    let own = uiView.intrinsicContentSize
    guard appearance != .compact, let width = proposal.width, width.isFinite else { return own }
    return CGSize(width: width, height: own.height)
  }
}
