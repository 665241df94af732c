// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics
import TesseraViewFixtures
import Testing

@testable import TesseraControls
@testable import TesseraViews

/// A tap on a compact picker's date opens a calendar, and a tap on its time opens wheels. A date selected there
/// becomes the picker's date.
@MainActor
@Suite struct DatePopoverTests {
  private let window = makeWindow(390, 844, safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
  private let base = UIViewController()
  private let picker = UIDatePicker()

  init() {
    picker.preferredDatePickerStyle = .compact
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    // 9 January 2007, 9:41 UTC.
    picker.date = Date(timeIntervalSince1970: 1_168_335_660)
    picker.frame.origin = CGPoint(x: 40, y: 200)
    window.rootViewController = base
    window.isHidden = false
    base.view.addSubview(picker)
    picker.sizeToFit()
    window.layoutIfNeeded()
  }

  private func tap(_ index: Int) throws {
    let pills = window.all(DatePill.self).filter { $0.isDescendant(of: picker) }
    let pill = try #require(pills.indices.contains(index) ? pills[index] : nil)
    window.tap(at: pill.convert(CGPoint(x: pill.bounds.midX, y: pill.bounds.midY), to: window))
    window.layoutIfNeeded()
  }

  private var opened: UIDatePicker? {
    window.all(UIDatePicker.self).first { $0 !== picker }
  }

  @Test func dateAndTime() throws {
    var count = 0
    picker.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    try tap(0)
    let month = try #require(opened)
    #expect(month.datePickerMode == .date && month.datePickerStyle == .inline && month.date == picker.date)
    // One day later at the same time.
    month.handleSelection(of: picker.date.addingTimeInterval(86_400))
    #expect(picker.date == Date(timeIntervalSince1970: 1_168_422_060) && count == 1)
    base.dismiss(animated: false)
    window.layoutIfNeeded()
    try tap(1)
    #expect(opened?.datePickerMode == .time && opened?.datePickerStyle == .wheels)
  }

  @Test func limitsAndDisabled() throws {
    picker.minimumDate = picker.date
    picker.isEnabled = false
    try tap(0)
    #expect(opened == nil && base.presentedViewController == nil)
    picker.isEnabled = true
    try tap(0)
    #expect(opened?.minimumDate == picker.date)
  }
}
