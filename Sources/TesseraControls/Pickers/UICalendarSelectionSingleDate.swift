// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A selection of a single day.
@preconcurrency @MainActor
open class UICalendarSelectionSingleDate: UICalendarSelection {
  /// The delegate, which is notified when the user selects a day.
  open weak private(set) var delegate: (any UICalendarSelectionSingleDateDelegate)?
  /// The selected day; nil for none. Setting it does not notify the delegate.
  open var selectedDate: DateComponents? { didSet { calendarView?.selectionDidChange() } }

  /// Creates an empty selection.
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Sets the selected day immediately without notifying the delegate. `animated` is ignored.
  open func setSelected(_ dateComponents: DateComponents?, animated: Bool) { selectedDate = dateComponents }

  override var selectedDays: [DateComponents] { selectedDate.map { [$0] } ?? [] }
  override func allows(_ day: DateComponents) -> Bool { delegate?.dateSelection(self, canSelectDate: day) ?? true }

  override func didTap(_ day: DateComponents) {
    guard allows(day) else { return }
    selectedDate = day
    delegate?.dateSelection(self, didSelectDate: day)
  }
}

/// A delegate that controls the selection of a single day.
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: AnyObject {
  /// Called after the user selects a day.
  func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  /// Returns whether a day can be selected.
  func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  /// Returns true.
  public func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?)
    -> Bool
  { true }
}
