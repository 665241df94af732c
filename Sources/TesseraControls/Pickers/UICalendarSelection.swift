// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// Which days of a calendar are chosen, and what a tap does: one of its subclasses.
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
  weak var calendarView: UICalendarView?

  /// Asks again which days can be chosen.
  open func updateSelectableDates() { calendarView?.selectionDidChange() }

  var chosen: [DateComponents] { [] }
  func allows(_ day: DateComponents) -> Bool { false }
  func didTap(_ day: DateComponents) {}
}
