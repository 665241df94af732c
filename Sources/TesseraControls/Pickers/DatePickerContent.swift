// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics
@_spi(Tessera) import TesseraViews

/// The content view of a date picker. Each picker style has a different type of content.
@preconcurrency @MainActor
protocol DatePickerContent: AnyObject {
  var view: UIView { get }
  /// The natural size, in points.
  var size: CGSize { get }
  func show(animated: Bool)
  func limitsDidChange()
}

extension DatePickerContent {
  func limitsDidChange() {}
}

/// The content of a date picker with wheels. The wheels of a duration have unit labels.
final class WheelDatePickerView: UIView, DatePickerContent {
  private let wheels: DateWheels
  private weak var owner: UIDatePicker?
  private(set) var labels: [UILabel] = []

  init(_ owner: UIDatePicker) {
    self.owner = owner
    wheels = DateWheels(owner)
    super.init(frame: .zero)
    addSubview(wheels.picker)
    guard owner.datePickerMode == .countDownTimer else { return }
    for _ in 0..<2 {
      let label = UILabel()
      label.font = UIFont.systemFont(ofSize: 17, weight: .semibold)
      labels.append(label)
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }

  override var isOpaqueByDefault: Bool { false }

  var view: UIView { self }
  var size: CGSize { wheels.picker.intrinsicContentSize }
  var picker: UIPickerView { wheels.picker }

  func show(animated: Bool) {
    wheels.show(animated: animated)
    guard let owner, labels.count == 2 else { return }
    labels[0].text = owner.dateText.text(of: Int(owner.countDownDuration) / 3600 == 1 ? .hour : .hours)
    labels[1].text = owner.dateText.text(of: .minutes)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    wheels.picker.frame = bounds
    let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, label) in labels.enumerated() {
      let text = label.intrinsicContentSize
      // The unit label follows the number, which is centered in its half of the view.
      let middle = bounds.width * (index == 0 ? 0.25 : 0.75) + 20
      let x = isRTL ? bounds.width - middle - text.width : middle
      label.frame = CGRect(x: x, y: bounds.midY - text.height / 2, width: text.width, height: text.height)
    }
  }
}

/// The content of a compact date picker: a pill for the date and a pill for the time.
final class CompactDatePickerView: UIView, DatePickerContent {
  private weak var owner: UIDatePicker?
  private(set) var pills: [DatePill] = []
  private static let gap: CGFloat = 8

  init(_ owner: UIDatePicker) {
    self.owner = owner
    super.init(frame: .zero)
    for _ in 0..<(owner.datePickerMode == .dateAndTime ? 2 : 1) {
      let pill = DatePill()
      let isTime = !pills.isEmpty || owner.datePickerMode == .time
      pill.onTap = { [weak owner, weak pill] in
        if let owner, let pill { DatePopover.open(isTime ? .time : .date, of: owner, from: pill) }
      }
      pills.append(pill)
      addSubview(pill)
    }
  }

  required init?(coder: NSCoder) { nil }

  override var isOpaqueByDefault: Bool { false }

  var view: UIView { self }

  var size: CGSize {
    let sizes = pills.map(\.intrinsicContentSize)
    let gaps = Self.gap * CGFloat(max(0, sizes.count - 1))
    return CGSize(width: sizes.reduce(gaps) { $0 + $1.width }, height: sizes.map(\.height).max() ?? 34)
  }

  func show(animated: Bool) {
    guard let owner else { return }
    var texts: [String] = []
    let wording = owner.dateText
    if owner.datePickerMode != .time { texts.append(wording.string(owner.date, dateStyle: .medium, timeStyle: .none)) }
    if owner.datePickerMode != .date { texts.append(wording.string(owner.date, dateStyle: .none, timeStyle: .short)) }
    for (pill, text) in zip(pills, texts) { pill.text = text }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let natural = size.width
    let share = natural > bounds.width && natural > 0 ? max(0, bounds.width) / natural : 1
    let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x: CGFloat = 0
    for pill in pills {
      let size = pill.intrinsicContentSize
      let width = size.width * share
      let left = isRTL ? bounds.width - x - width : x
      pill.frame = CGRect(x: left, y: bounds.midY - size.height / 2, width: width, height: size.height)
      x += width + Self.gap * share
    }
  }
}

/// The content of an inline date picker: a month grid with a row for the time below.
final class InlineDatePickerView: UIView, DatePickerContent {
  private weak var owner: UIDatePicker?
  let grid: MonthGrid
  private let timeLabel = UILabel()
  let pill = DatePill()
  private let hasTime: Bool
  private static let row: CGFloat = 50

  init(_ owner: UIDatePicker) {
    self.owner = owner
    hasTime = owner.datePickerMode == .dateAndTime
    grid = MonthGrid(dateText: owner.dateText, showing: owner.date, today: owner.now)
    super.init(frame: .zero)
    addSubview(grid)
    grid.didTap = { [weak self] in self?.selectDay($0) }
    if hasTime {
      timeLabel.text = owner.dateText.text(of: .time)
      addSubview(timeLabel)
      addSubview(pill)
      pill.onTap = { [weak owner, weak pill] in
        if let owner, let pill { DatePopover.open(.time, of: owner, from: pill) }
      }
    }
    limitsDidChange()
  }

  required init?(coder: NSCoder) { nil }

  override var isOpaqueByDefault: Bool { false }

  var view: UIView { self }
  var size: CGSize { CGSize(width: 320, height: MonthGrid.height + (hasTime ? Self.row : 0)) }

  func show(animated: Bool) {
    guard let owner else { return }
    let day = grid.dateText.calendar.startOfDay(for: owner.date)
    if grid.selectedDays != [day] {
      grid.selectedDays = [day]
      grid.show(day)
    }
    pill.text = grid.dateText.string(owner.date, dateStyle: .none, timeStyle: .short)
    setNeedsLayout()
  }

  /// Disables the days that are entirely outside of the limits.
  func limitsDidChange() {
    guard let owner else { return }
    let calendar = grid.dateText.calendar
    grid.allows = { [weak owner] day in
      owner.map { calendar.isDate($0.clamped(day), inSameDayAs: day) } ?? true
    }
  }

  /// Selects a day without changing the time of day.
  private func selectDay(_ day: Date) {
    guard let owner else { return }
    let calendar = grid.dateText.calendar
    let time = calendar.dateComponents([.hour, .minute, .second], from: owner.date)
    let date = calendar.date(
      bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day)
    owner.handleSelection(of: date ?? day)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let below = hasTime ? Self.row : 0
    grid.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - below))
    guard hasTime else { return }
    let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
    timeLabel.font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
    let (text, box) = (timeLabel.intrinsicContentSize, pill.intrinsicContentSize)
    let y = bounds.height - below / 2
    timeLabel.frame = CGRect(
      x: isRTL ? bounds.width - 16 - text.width : 16, y: y - text.height / 2, width: text.width, height: text.height)
    pill.frame = CGRect(
      x: isRTL ? 16 : bounds.width - 16 - box.width, y: y - box.height / 2, width: box.width, height: box.height)
  }
}
