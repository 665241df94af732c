// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A selection of any number of days.
@preconcurrency @MainActor
open class UICalendarSelectionMultiDate: UICalendarSelection {
  /// The delegate, which is notified when the user selects or deselects days.
  open weak private(set) var delegate: (any UICalendarSelectionMultiDateDelegate)?
  /// The selected days. Setting them does not notify the delegate.
  open var selectedDates: [DateComponents] = [] { didSet { calendarView?.selectionDidChange() } }

  /// Creates an empty selection.
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Sets the selected days immediately without notifying the delegate. `animated` is ignored.
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) { self.selectedDates = selectedDates }

  override var selectedDays: [DateComponents] { selectedDates }

  override func allows(_ day: DateComponents) -> Bool {
    isSelected(day)
      ? delegate?.multiDateSelection(self, canDeselectDate: day) ?? true
      : delegate?.multiDateSelection(self, canSelectDate: day) ?? true
  }

  private func isSelected(_ day: DateComponents) -> Bool { selectedDates.contains { Self.isSameDay($0, day) } }

  private static func isSameDay(_ day: DateComponents, _ other: DateComponents) -> Bool {
    day.year == other.year && day.month == other.month && day.day == other.day
  }

  override func didTap(_ day: DateComponents) {
    guard allows(day) else { return }
    if isSelected(day) {
      selectedDates.removeAll { Self.isSameDay($0, day) }
      delegate?.multiDateSelection(self, didDeselectDate: day)
    } else {
      selectedDates.append(day)
      delegate?.multiDateSelection(self, didSelectDate: day)
    }
  }
}

/// A delegate that controls the selection of multiple days.
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: AnyObject {
  /// Called after the user selects a day.
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  /// Called after the user deselects a day.
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  /// Returns whether a day can be selected.
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents)
    -> Bool
  /// Returns whether a day can be deselected.
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents)
    -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  /// Returns true.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { true }
  /// Returns true.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}
