// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraGraphics
@_spi(Tessera) public import TesseraViews

/// A view of a month, whose days can be selected and decorated.
///
/// - Note: Differs from UIKit: today is January 9, 2007, as in date pickers, and so is the month that is initially visible.
///   Months change without animation.
open class UICalendarView: UIView {
  /// The size of the decoration below a day.
  public enum DecorationSize: Int, Sendable { case small = 0, medium, large }

  /// A view below a day.
  @preconcurrency @MainActor
  public final class Decoration: NSObject {
    let makeView: @MainActor () -> UIView

    /// Returns a disc of a color; gray if nil.
    public static func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
      image(UIImage(systemName: "circle.fill"), color: color, size: size)
    }

    /// Returns an image in a color; a disc if the image is nil, gray if the color is nil.
    public static func image(_ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
      Decoration {
        let view = UIImageView(image: (image ?? UIImage(systemName: "circle.fill"))?.withRenderingMode(.alwaysTemplate))
        view.tintColor = color ?? .systemFill
        view.contentMode = .scaleAspectFit
        // Approximates iOS; not measured.
        let side: CGFloat = [5, 8, 12][size.rawValue]
        view.frame.size = CGSize(width: side, height: side)
        return view
      }
    }

    /// Returns a custom view, which keeps its size.
    public static func customView(_ customViewProvider: @escaping @MainActor () -> UIView) -> Decoration {
      Decoration(makeView: customViewProvider)
    }

    init(makeView: @escaping @MainActor () -> UIView) { self.makeView = makeView }
  }

  /// The delegate, which decorates days and is notified of month changes.
  open weak var delegate: (any UICalendarViewDelegate)? { didSet { decorate() } }
  /// The calendar of the view. The calendar of the screen's language by default.
  open var calendar: Calendar { didSet { rebuild() } }
  /// The locale of names. The locale of the screen's language by default.
  open var locale: Locale { didSet { rebuild() } }
  /// The time zone of the days; the calendar's zone if nil, the default.
  open var timeZone: TimeZone? { didSet { rebuild() } }
  /// The days that can be selected. All by default.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
    didSet {
      selectionDidChange()
      grid.hasMonth = { [weak self] in self?.hasDays(months: $0) ?? true }
    }
  }
  /// Whether the delegate is queried for decorations. `true` by default.
  open var wantsDateDecorations = true { didSet { decorate() } }
  /// The behavior of taps on days; nil by default.
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

  /// Creates a calendar that shows the month of `UIDatePicker`'s initial date.
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

  /// Shows a month immediately; `animated` is ignored. Components that are not a date change nothing.
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

  /// Returns whether there is an available day before or after the visible month. The arrow is gray otherwise.
  private func hasDays(months: Int) -> Bool {
    guard let month = grid.dateText.calendar.dateInterval(of: .month, for: grid.month) else { return true }
    return months < 0 ? availableDateRange.start < month.start : availableDateRange.end >= month.end
  }

  /// Returns whether any time of a day is available. Without a selection, all days have their normal appearance.
  private func allows(_ date: Date) -> Bool {
    // A day ends where the next one begins; that instant belongs to the next day.
    if let whole = grid.dateText.calendar.dateInterval(of: .day, for: date) {
      guard availableDateRange.start < whole.end, availableDateRange.end >= whole.start else { return false }
    }
    return selectionBehavior?.allows(dayComponents(of: date)) ?? true
  }

  /// Queries the delegate again for the decorations of some days.
  open func reloadDecorations(forDateComponents dateComponents: [DateComponents], animated: Bool) {
    let dates = Set(dateComponents.compactMap { grid.dateText.calendar.date(from: $0) })
    decorate { dates.contains($0) }
  }

  /// Whether decorations are pending. The month may change several times before it appears, but its days are decorated once.
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
