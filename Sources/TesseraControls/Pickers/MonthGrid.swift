// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A month grid is 330 points high: a header of 44 points, a row of weekdays of 22 points, and six weeks of 44 points.
// Approximates iOS; not measured.

import Foundation
@_spi(Tessera) import TesseraGraphics
@_spi(Tessera) import TesseraViews

/// A grid with the days of a month, some of which may be selected.
final class MonthGrid: UIView {
  static let height: CGFloat = 330
  private static let header: CGFloat = 44
  private static let weekdays: CGFloat = 22
  private static let inset: CGFloat = 8

  private(set) var dateText: DateText
  private(set) var month: Date
  var selectedDays: Set<Date> = [] { didSet { if selectedDays != oldValue { setNeedsUpdate() } } }
  var today: Date { didSet { setNeedsUpdate() } }
  /// A closure that returns whether a day can be selected. If nil, all days can be selected.
  var allows: (@MainActor (Date) -> Bool)? { didSet { setNeedsUpdate() } }
  /// A closure that returns whether there are selectable days before (-1) or after (1) the visible month. If nil,
  /// there always are.
  var hasMonth: (@MainActor (Int) -> Bool)? { didSet { setNeedsUpdate() } }
  var didTap: (@MainActor (Date) -> Void)?
  /// A handler that is called with the previous month after the user turns to another month.
  var didTurn: (@MainActor (Date) -> Void)?

  private let title = UILabel()
  private let chevron = UIImageView(image: UIImage(systemName: "chevron.forward"))
  let backward = UIButton(type: .system)
  let forward = UIButton(type: .system)
  private var names: [UILabel] = []
  var days: [MonthDay] {
    updateIfNeeded()
    return madeDays
  }
  /// The day views that have been created.
  private(set) var madeDays: [MonthDay] = []
  private var needsUpdate = true
  /// Whether the grid has been laid out. Before the first layout, setting properties does not create any views.
  private(set) var hasShown = false
  /// The start dates of the visible month's days. Empty until they are computed.
  private var starts: [Date] = []

  init(dateText wording: DateText, showing date: Date, today: Date) {
    self.dateText = wording
    self.today = today
    month = Self.start(of: date, dateText: wording)
    super.init(frame: .zero)
    title.font = UIFont.systemFont(ofSize: 17, weight: .semibold)
    let small = UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)
    chevron.preferredSymbolConfiguration = small
    chevron.contentMode = .center
    addSubview(title)
    addSubview(chevron)
    configureArrow(backward, symbol: "chevron.backward", step: -1)
    configureArrow(forward, symbol: "chevron.forward", step: 1)
    for _ in 0..<7 {
      let name = UILabel()
      name.font = UIFont.systemFont(ofSize: 13, weight: .semibold)
      name.textColor = .tertiaryLabel
      name.textAlignment = .center
      name.adjustsFontSizeToFitWidth = true
      name.minimumScaleFactor = 0.6
      names.append(name)
      addSubview(name)
    }
  }

  required init?(coder: NSCoder) { nil }

  override var isOpaqueByDefault: Bool { false }

  private static func start(of date: Date, dateText wording: DateText) -> Date {
    wording.calendar.dateInterval(of: .month, for: date)?.start ?? date
  }

  private func configureArrow(_ button: UIButton, symbol: String, step: Int) {
    let look = UIImage.SymbolConfiguration(pointSize: 20, weight: .medium)
    button.setImage(UIImage(systemName: symbol, withConfiguration: look), for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.turn(by: step) }, for: .touchUpInside)
    button.accessibilityLabel = step < 0 ? "Previous Month" : "Next Month"
    addSubview(button)
  }

  func turn(by months: Int) {
    guard let date = dateText.calendar.date(byAdding: .month, value: months, to: month) else { return }
    let old = month
    show(date)
    didTurn?(old)
  }

  func show(_ date: Date) {
    let start = Self.start(of: date, dateText: dateText)
    guard start != month else { return }
    month = start
    starts = []
    setNeedsUpdate()
  }

  private func setNeedsUpdate() {
    needsUpdate = true
    setNeedsLayout()
    if hasShown { updateIfNeeded() }
  }

  private func updateIfNeeded() {
    guard needsUpdate else { return }
    needsUpdate = false
    update()
  }

  private func update() {
    let calendar = dateText.calendar
    title.text = dateText.string(template: "MMMMy", date: month)
    let symbols: [String] = dateText.formatter(pattern: "ccc").shortStandaloneWeekdaySymbols
    for (index, name) in names.enumerated() where symbols.count == 7 {
      name.text = symbols[(calendar.firstWeekday - 1 + index) % 7].uppercased(with: dateText.locale)
    }
    let count = calendar.range(of: .day, in: .month, for: month)?.count ?? 0
    while madeDays.count > count { madeDays.removeLast().removeFromSuperview() }
    while madeDays.count < count {
      let day = MonthDay()
      day.addAction(
        UIAction { [weak self, weak day] _ in if let day { self?.didTap?(day.date) } }, for: .touchUpInside)
      madeDays.append(day)
      addSubview(day)
    }
    if starts.isEmpty {
      starts = (0..<count).map {
        calendar.startOfDay(for: calendar.date(byAdding: .day, value: $0, to: month) ?? month)
      }
    }
    let chosenDays = Set(selectedDays.map { calendar.startOfDay(for: $0) })
    let now = calendar.startOfDay(for: today)
    for (index, (day, start)) in zip(madeDays, starts).enumerated() {
      day.date = start
      day.label.text = dateText.numeral(for: index + 1)
      day.isToday = start == now
      day.isSelected = chosenDays.contains(start)
      day.isEnabled = allows?(start) ?? true
      day.setNeedsLayout()
    }
    backward.isEnabled = hasMonth?(-1) ?? true
    forward.isEnabled = hasMonth?(1) ?? true
    setNeedsLayout()
  }

  private var firstColumn: Int {
    let weekday = dateText.calendar.component(.weekday, from: month)
    return (weekday - dateText.calendar.firstWeekday + 7) % 7
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    hasShown = true
    updateIfNeeded()
    let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = bounds.width
    func place(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ size: CGSize) {
      let left = isRTL ? width - x - size.width : x
      view.frame = CGRect(origin: CGPoint(x: left, y: y), size: size)
    }
    let text = min(title.intrinsicContentSize.width, max(0, width - 130))
    place(title, 16, 0, CGSize(width: text, height: Self.header))
    place(chevron, 16 + text + 4, 0, CGSize(width: 12, height: Self.header))
    place(forward, width - 46, 0, CGSize(width: 44, height: Self.header))
    place(backward, width - 90, 0, CGSize(width: 44, height: Self.header))
    let cell = max(0, (width - 2 * Self.inset) / 7)
    for (index, name) in names.enumerated() {
      place(
        name, Self.inset + CGFloat(index) * cell, Self.header, CGSize(width: cell, height: Self.weekdays))
    }
    let top = Self.header + Self.weekdays
    let row = max(0, (bounds.height - top) / 6)
    for (index, day) in days.enumerated() {
      let place7 = index + firstColumn
      place(
        day, Self.inset + CGFloat(place7 % 7) * cell, top + CGFloat(place7 / 7) * row,
        CGSize(width: cell, height: row))
    }
  }
}

final class MonthDay: UIControl {
  let label = UILabel()
  var date = Date(timeIntervalSinceReferenceDate: 0)
  var isToday = false
  /// Whether there is space for a decoration below the number. Set for all days of a month if any day may have a
  /// decoration.
  var hasRoom = false { didSet { if hasRoom != oldValue { setNeedsLayout() } } }
  var decoration: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let decoration {
        decoration.isUserInteractionEnabled = false
        if decoration.bounds.isEmpty {
          decoration.bounds.size = decoration.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        }
        addSubview(decoration)
      }
      setNeedsLayout()
    }
  }

  init() {
    super.init(frame: .zero)
    label.textAlignment = .center
    label.isUserInteractionEnabled = false
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override var isOpaqueByDefault: Bool { false }
  override var labelByDefault: String? {
    (superview as? MonthGrid)?.dateText.string(date, dateStyle: .full, timeStyle: .none)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // The number moves up to leave space for the decoration.
    label.frame = !hasRoom && decoration == nil ? bounds : bounds.offsetBy(dx: 0, dy: -3)
    decoration?.center = CGPoint(x: bounds.midX, y: bounds.maxY - 9)
    label.font = UIFont.systemFont(ofSize: 20, weight: isSelected ? .semibold : .regular)
    label.textColor = textColor
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  private var textColor: UIColor {
    if !isEnabled { return .tertiaryLabel }
    if isSelected { return isToday ? .white : tintColor }
    return isToday ? tintColor : .label
  }

  /// Draws the disc of a selected day. The disc is filled for today and pale for other days.
  override func paintContent(into canvas: inout Canvas) {
    guard isSelected else { return }
    let size = min(40, min(bounds.width, bounds.height))
    let disc = CGRect(x: bounds.midX - size / 2, y: label.frame.midY - size / 2, width: size, height: size)
    let color: UIColor = isToday ? tintColor : tintColor.withAlphaComponent(0.15)
    canvas.fillCapsule(disc, color: color.rasterColor(with: traitCollection))
  }

  override var viewInspector: AnyViewInspector { AnyViewInspector(MonthDayInspector(view: self)) }
}

private struct MonthDayInspector: ControlInspector {
  let view: MonthDay
  var visibleText: String? { view.label.text }

  init(view: MonthDay) { self.view = view }
}
