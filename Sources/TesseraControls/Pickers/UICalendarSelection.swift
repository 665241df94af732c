// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The selection of days in a calendar, and the behavior of taps. Use one of its subclasses.
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
  weak var calendarView: UICalendarView?

  /// Queries the selectable days again.
  open func updateSelectableDates() { calendarView?.selectionDidChange() }

  var selectedDays: [DateComponents] { [] }
  func allows(_ day: DateComponents) -> Bool { false }
  func didTap(_ day: DateComponents) {}
}
