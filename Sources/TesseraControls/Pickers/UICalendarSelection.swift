// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The abstract base class of selection behaviors. They store the selected days of a calendar view and respond to
/// taps.
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
  weak var calendarView: UICalendarView?

  /// Queries the delegate again for the selectable days.
  open func updateSelectableDates() { calendarView?.selectionDidChange() }

  var selectedDays: [DateComponents] { [] }
  func allows(_ day: DateComponents) -> Bool { false }
  func didTap(_ day: DateComponents) {}
}
