// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraGraphics
@_spi(Tessera) public import TesseraViews

/// A view that shows a month whose days can be selected and decorated.
///
/// - Note: Differs from UIKit: today is January 9, 2007, as in date pickers, and the initially visible month contains
///   this day. Months change without animation.
open class UICalendarView: UIView {
  /// The size of the decoration below a day.
  public enum DecorationSize: Int, Sendable { case small = 0, medium, large }

  /// A view shown below a day's number.
  @preconcurrency @MainActor
  public final class Decoration: NSObject {
    let makeView: @MainActor () -> UIView

    /// Returns a disc in the given color, or in gray if the color is nil.
    public static func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
      image(UIImage(systemName: "circle.fill"), color: color, size: size)
    }

    /// Returns an image in the given color. If the image is nil, returns a disc. If the color is nil, gray is used.
    public static func image(_ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
      Decoration {
        let view = UIImageView(image: (image ?? UIImage(systemName: "circle.fill"))?.withRenderingMode(.alwaysTemplate))
        view.tintColor = color ?? .systemFill
        view.contentMode = .scaleAspectFit
        // The size of the disc or image. Approximates iOS; not measured.
        let side: CGFloat = [5, 8, 12][size.rawValue]
        view.frame.size = CGSize(width: side, height: side)
        return view
      }
    }

    /// Returns a decoration with a custom view, which keeps its size.
    public static func customView(_ customViewProvider: @escaping @MainActor () -> UIView) -> Decoration {
      Decoration(makeView: customViewProvider)
    }

    init(makeView: @escaping @MainActor () -> UIView) { self.makeView = makeView }
  }

  /// The delegate, which provides decorations and is notified when the visible month changes.
  open weak var delegate: (any UICalendarViewDelegate)? { didSet { decorate() } }
  /// The calendar that determines months and weeks. By default, the calendar of the screen's language.
  open var calendar: Calendar { didSet { rebuild() } }
  /// The locale of the month and weekday names. By default, the locale of the screen's language.
  open var locale: Locale { didSet { rebuild() } }
  /// The time zone of the days. If nil, the default, the calendar's time zone is used.
  open var timeZone: TimeZone? { didSet { rebuild() } }
  /// The dates that can be selected. All dates by default.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
    didSet {
      selectionDidChange()
      grid.hasMonth = { [weak self] in self?.hasDays(months: $0) ?? true }
    }
  }
  /// Whether the view queries the delegate for decorations. `true` by default.
  open var wantsDateDecorations = true { didSet { decorate() } }
  /// The selection behavior, which stores the selected days and responds to taps; nil by default.
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      oldValue?.calendarView = nil
      selectionBehavior?.calendarView = self
      selectionDidChange()
    }
  }

  private(set) var grid: MonthGrid
  private static let size = CGSize(width: 320, height: MonthGrid.height)

  private static var dateText: DateText {
    DateText(locale: .ambient, calendar: Calendar(identifier: Locale.ambient.calendar.identifier))
  }

  /// Creates a calendar view that shows the month of `UIDatePicker`'s initial date.
  public override init(frame: CGRect) {
    let wording = Self.dateText
    (calendar, locale) = (wording.calendar, wording.locale)
    let now = UIDatePicker.now(in: wording.calendar.timeZone)
    grid = MonthGrid(dateText: wording, showing: now, today: now)
    super.init(frame: frame.size == .zero ? CGRect(origin: frame.origin, size: Self.size) : frame)
    installGrid(grid)
  }

  public required init?(coder: NSCoder) {
    let wording = Self.dateText
    (calendar, locale) = (wording.calendar, wording.locale)
    let now = UIDatePicker.now(in: wording.calendar.timeZone)
    grid = MonthGrid(dateText: wording, showing: now, today: now)
    super.init(coder: coder)
    installGrid(grid)
  }

  private func installGrid(_ grid: MonthGrid) {
    addSubview(grid)
    grid.didTap = { [weak self] in self?.didTap($0) }
    grid.didTurn = { [weak self] in self?.didTurn(from: $0) }
    selectionDidChange()
    decorate()
  }

  private func rebuild() {
    let shown = grid.month
    grid.removeFromSuperview()
    var calendar = calendar
    if let timeZone { calendar.timeZone = timeZone }
    let now = UIDatePicker.now(in: calendar.timeZone)
    grid = MonthGrid(dateText: DateText(locale: locale, calendar: calendar), showing: shown, today: now)
    grid.hasMonth = { [weak self] in self?.hasDays(months: $0) ?? true }
    installGrid(grid)
    setNeedsLayout()
  }

  // MARK: Months

  /// The visible month.
  open var visibleDateComponents: DateComponents {
    get { monthComponents(of: grid.month) }
    set { setVisibleDateComponents(newValue, animated: false) }
  }

  /// Shows a month immediately. `animated` is ignored. Has no effect if the components are not a valid date.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    guard let date = grid.dateText.calendar.date(from: dateComponents) else { return }
    grid.show(date)
    decorate()
  }

  private func monthComponents(of date: Date) -> DateComponents {
    var parts = grid.dateText.calendar.dateComponents([.era, .year, .month], from: date)
    parts.calendar = grid.dateText.calendar
    return parts
  }

  private func dayComponents(of date: Date) -> DateComponents {
    var parts = grid.dateText.calendar.dateComponents([.era, .year, .month, .day], from: date)
    parts.calendar = grid.dateText.calendar
    return parts
  }

  private func didTurn(from old: Date) {
    decorate()
    delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: monthComponents(of: old))
  }

  // MARK: Days

  private func didTap(_ date: Date) { selectionBehavior?.didTap(dayComponents(of: date)) }

  func selectionDidChange() {
    let calendar = grid.dateText.calendar
    grid.selectedDays = Set((selectionBehavior?.selectedDays ?? []).compactMap { calendar.date(from: $0) })
    grid.allows = { [weak self] in self?.allows($0) ?? true }
  }

  /// Returns whether there is an available day before or after the visible month. If not, the arrow to that month is
  /// gray.
  private func hasDays(months: Int) -> Bool {
    guard let month = grid.dateText.calendar.dateInterval(of: .month, for: grid.month) else { return true }
    return months < 0 ? availableDateRange.start < month.start : availableDateRange.end >= month.end
  }

  /// Returns whether any part of a day is available. Without a selection behavior, all days look available.
  private func allows(_ date: Date) -> Bool {
    // The end of a day is the start of the next day, so the end is excluded.
    if let whole = grid.dateText.calendar.dateInterval(of: .day, for: date) {
      guard availableDateRange.start < whole.end, availableDateRange.end >= whole.start else { return false }
    }
    return selectionBehavior?.allows(dayComponents(of: date)) ?? true
  }

  /// Queries the delegate again for the decorations of certain days.
  open func reloadDecorations(forDateComponents dateComponents: [DateComponents], animated: Bool) {
    let dates = Set(dateComponents.compactMap { grid.dateText.calendar.date(from: $0) })
    decorate { dates.contains($0) }
  }

  /// Whether decorations are pending. If the month changes several times before it is displayed, the delegate is
  /// queried only once.
  private var needsDecorations = false

  private func decorate(where isWanted: (Date) -> Bool = { _ in true }) {
    if grid.hasShown { return decorateNow(where: isWanted) }
    needsDecorations = true
    setNeedsLayout()
  }

  private func decorateNow(where isWanted: (Date) -> Bool = { _ in true }) {
    guard wantsDateDecorations, let delegate else {
      for cell in grid.madeDays { cell.hasRoom = false }
      for cell in grid.madeDays where cell.decoration != nil && isWanted(cell.date) { cell.decoration = nil }
      return
    }
    for cell in grid.days { cell.hasRoom = true }
    for cell in grid.days where isWanted(cell.date) {
      cell.decoration = delegate.calendarView(self, decorationFor: dayComponents(of: cell.date))?.makeView()
    }
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
  @_spi(Tessera) open override class var appearanceKeys: AppearanceKeys { .calendarView }
  @_spi(Tessera) open override var isOpaqueByDefault: Bool { false }

  open override func layoutSubviews() {
    super.layoutSubviews()
    grid.frame = bounds
    guard needsDecorations else { return }
    needsDecorations = false
    decorateNow()
  }
}
