// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The properties that `UIAppearance` proxies of pickers support.

import Foundation
@_spi(Tessera) import TesseraGraphics
@_spi(Tessera) import TesseraViews

extension AppearanceKeys {
  static let pickerView = AppearanceKeys(UIPickerView.self, after: .view)

  static let datePicker = AppearanceKeys(
    UIDatePicker.self, after: .control,
    [
      AppearanceKey("preferredDatePickerStyle", \UIDatePicker.preferredDatePickerStyle),
      AppearanceKey("minuteInterval", \UIDatePicker.minuteInterval),
    ])

  static let calendarView = AppearanceKeys(
    UICalendarView.self, after: .view,
    [AppearanceKey("wantsDateDecorations", \UICalendarView.wantsDateDecorations)])

  static let colorWell = AppearanceKeys(
    UIColorWell.self, after: .control, [AppearanceKey("supportsAlpha", \UIColorWell.supportsAlpha)])
}
