// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
import TesseraViewFixtures
import Testing

@testable import TesseraControls
@testable import TesseraGraphics
@testable import TesseraViews

/// Draws contact sheets of pickers into the folder in TESSERA_PICKER_SHEETS. Skipped if the variable is not set.
@MainActor @Suite struct PickerSheets {
  nonisolated static let folder = ProcessInfo.processInfo.environment["TESSERA_PICKER_SHEETS"]

  private func write(_ window: UIWindow, _ name: String) throws {
    guard let folder = Self.folder else { return }
    window.layoutIfNeeded()
    let (width, height) = (Int(window.bounds.width * 2), Int(window.bounds.height * 2))
    let list = window.displayList(
      scale: 2, pixels: (width, height), background: Color(red: 255, green: 255, blue: 255))
    let bitmap = try Painter().paint(list)
    let data = try #require(UIImage(bitmap: bitmap, scale: 2).pngData())
    try data.write(to: URL(fileURLWithPath: folder + "/" + name + ".png"))
  }

  @Test(.enabled(if: folder != nil), arguments: [UIUserInterfaceStyle.light, .dark])
  func pickers(_ style: UIUserInterfaceStyle) throws {
    let window = makeWindow(700, 450, style: style)
    window.backgroundColor = .systemBackground
    let source = UIPickerViewTests.Source()
    source.counts = [12, 7]
    let wide = UIPickerView(frame: CGRect(10, 5, 320, 216))
    wide.dataSource = source
    wide.delegate = source
    wide.selectRow(5, inComponent: 0, animated: false)
    wide.selectRow(2, inComponent: 1, animated: false)
    window.addSubview(wide)
    let single = UIPickerView(frame: CGRect(10, 228, 320, 216))
    let other = UIPickerViewTests.Source()
    other.counts = [5]
    single.dataSource = other
    single.delegate = other
    window.addSubview(single)
    let calendar = UICalendarView(frame: CGRect(360, 10, 320, 330))
    let selection = UICalendarSelectionMultiDate(delegate: nil)
    selection.selectedDates = [9, 12, 13].map { DateComponents(year: 2007, month: 1, day: $0) }
    calendar.selectionBehavior = selection
    let decorator = UICalendarViewTests.Delegate()
    calendar.delegate = decorator
    window.addSubview(calendar)
    let well = UIColorWell(frame: CGRect(20, 240, 28, 28))
    well.selectedColor = .systemTeal
    window.addSubview(well)
    try write(window, "picker-\(style == .dark ? "dark" : "light")")
  }

  struct Sheet: Sendable, CustomTestStringConvertible {
    let name: String
    var style = UIUserInterfaceStyle.light
    var direction = UITraitEnvironmentLayoutDirection.leftToRight
    var locale = "en_US"
    var category = UIContentSizeCategory.large
    var testDescription: String { name }
  }

  nonisolated static let sheets = [
    Sheet(name: "light"), Sheet(name: "dark", style: .dark), Sheet(name: "german", locale: "de_DE"),
    Sheet(name: "arabic", direction: .rightToLeft, locale: "ar_EG"), Sheet(name: "rtl", direction: .rightToLeft),
    Sheet(name: "large", category: .accessibilityLarge),
  ]

  @Test(.enabled(if: folder != nil), arguments: sheets)
  func dates(_ sheet: Sheet) throws {
    let window = makeWindow(680, 1100, style: sheet.style, direction: sheet.direction)
    window.backgroundColor = .systemBackground
    func add(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle, _ x: CGFloat, _ y: CGFloat) -> UIDatePicker {
      let picker = UIDatePicker()
      picker.locale = Locale(identifier: sheet.locale)
      picker.datePickerMode = mode
      picker.preferredDatePickerStyle = style
      picker.traitOverrides.preferredContentSizeCategory = sheet.category
      window.addSubview(picker)
      picker.frame = CGRect(origin: CGPoint(x: x, y: y), size: picker.intrinsicContentSize)
      return picker
    }
    _ = add(.date, .wheels, 10, 10)
    _ = add(.dateAndTime, .wheels, 350, 10)
    _ = add(.time, .wheels, 10, 230)
    add(.countDownTimer, .wheels, 350, 230).countDownDuration = 5400
    _ = add(.yearAndMonth, .wheels, 10, 450)
    _ = add(.dateAndTime, .compact, 350, 460)
    _ = add(.date, .compact, 350, 540)
    _ = add(.time, .compact, 350, 620)
    _ = add(.dateAndTime, .inline, 10, 690)
    let other = add(.date, .inline, 350, 690)
    other.date = other.now.addingTimeInterval(86_400 * 10)
    other.minimumDate = other.now.addingTimeInterval(-86_400 * 3)
    try write(window, "dates-\(sheet.name)")
  }
}
