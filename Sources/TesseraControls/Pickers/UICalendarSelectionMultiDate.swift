// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A choice of any number of days.
@preconcurrency @MainActor
open class UICalendarSelectionMultiDate: UICalendarSelection {
  /// Hears of the user's choices.
  open weak private(set) var delegate: (any UICalendarSelectionMultiDateDelegate)?
  /// The chosen days. Setting them does not tell the delegate.
  open var selectedDates: [DateComponents] = [] { didSet { calendarView?.selectionDidChange() } }

  /// A choice without days.
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Sets the chosen days at once; `animated` is ignored. Does not tell the delegate.
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) { self.selectedDates = selectedDates }

  override var chosen: [DateComponents] { selectedDates }

  override func allows(_ day: DateComponents) -> Bool {
    isChosen(day)
      ? delegate?.multiDateSelection(self, canDeselectDate: day) ?? true
      : delegate?.multiDateSelection(self, canSelectDate: day) ?? true
  }

  private func isChosen(_ day: DateComponents) -> Bool { selectedDates.contains { Self.isSame($0, day) } }

  private static func isSame(_ day: DateComponents, _ other: DateComponents) -> Bool {
    day.year == other.year && day.month == other.month && day.day == other.day
  }

  override func didTap(_ day: DateComponents) {
    guard allows(day) else { return }
    if isChosen(day) {
      selectedDates.removeAll { Self.isSame($0, day) }
      delegate?.multiDateSelection(self, didDeselectDate: day)
    } else {
      selectedDates.append(day)
      delegate?.multiDateSelection(self, didSelectDate: day)
    }
  }
}

/// Hears of the choice of days.
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: AnyObject {
  /// Called when the user has chosen a day.
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  /// Called when the user has taken a day back.
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  /// Whether a day can be chosen.
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents)
    -> Bool
  /// Whether a chosen day can be taken back.
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents)
    -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  /// True.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { true }
  /// True.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}
