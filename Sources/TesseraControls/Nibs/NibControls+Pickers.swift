// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics
import TesseraNibs
@_spi(Tessera) import TesseraViews

extension NibControls {
  static let pickers: [NibKind] = [
    NibKind(
      "pickerView", UIPickerView.self, base: "view",
      attributes: [.flag("showsSelectionIndicator", \UIPickerView.showsSelectionIndicator)],
      outlets: [
        "dataSource": NibKind.outlet { (picker: UIPickerView, source: any UIPickerViewDataSource) in
          picker.dataSource = source
        },
        "delegate": NibKind.outlet { (picker: UIPickerView, delegate: any UIPickerViewDelegate) in
          picker.delegate = delegate
        },
      ]),
    NibKind(
      "datePicker", UIDatePicker.self, base: "control",
      attributes: [
        .choice(
          "datePickerMode", \UIDatePicker.datePickerMode,
          [
            "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
            "yearAndMonth": .yearAndMonth,
          ]),
        .choice(
          "style", \UIDatePicker.preferredDatePickerStyle,
          ["automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline]),
        .integer("minuteInterval", \UIDatePicker.minuteInterval),
        .number("countDownDuration", \UIDatePicker.countDownDuration, limit: .greatestFiniteMagnitude),
      ] + NibAttribute.ignored("useCurrentDate"),
      children: [
        "date": NibKind.child { (picker: UIDatePicker, element, _) in
          guard let seconds = element.number("timeIntervalSinceReferenceDate") else { return }
          let date = Date(timeIntervalSinceReferenceDate: seconds)
          switch element.key {
          case "minimumDate": picker.minimumDate = date
          case "maximumDate": picker.maximumDate = date
          default: picker.date = date
          }
        },
        "locale": NibKind.child { (picker: UIDatePicker, element, _) in
          picker.locale = element["localeIdentifier"].map { Locale(identifier: $0) }
        },
        "timeZone": NibKind.child { (picker: UIDatePicker, element, _) in
          picker.timeZone = element["name"].flatMap { TimeZone(identifier: $0) }
        },
      ]),
    NibKind(
      "colorWell", UIColorWell.self, base: "control",
      attributes: [.flag("supportsAlpha", \UIColorWell.supportsAlpha)],
      children: ["selectedColor": NibKind.color(\UIColorWell.selectedColor)]),
  ]
}
