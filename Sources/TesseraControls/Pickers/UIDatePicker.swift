// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The content depends on the style and mode, and is created when it is first used: a UIPickerView for wheels, one or
// two pills for a compact picker, or a month grid for an inline picker. Sizes in points approximate iOS.

public import Foundation
import TesseraFoundation
@_spi(Tessera) import TesseraGraphics
@_spi(Tessera) public import TesseraViews

/// The style of a date picker.
public enum UIDatePickerStyle: Int, Sendable {
  /// The compact style, or wheels for durations and for months of a year.
  case automatic = 0
  /// Wheels in a view of 320 x 216 points.
  case wheels
  /// A gray label for the date and another for the time.
  case compact
  /// A month grid.
  case inline
}

/// A control for selecting a date, a time or a duration.
///
/// A tap on a compact picker's label, or on the time below a month grid, presents a month grid or wheels in a
/// popover.
///
/// - Note: Differs from UIKit: the popover has an arrow. Wheels show dates outside of the limits in the normal color.
///   If the user selects such a date, the wheels turn back to the limit.
open class UIDatePicker: UIControl {
  /// The type of value that the user selects.
  public enum Mode: Int, Sendable {
    /// Hours and minutes.
    case time = 0
    /// A day.
    case date
    /// A day, hours and minutes.
    case dateAndTime
    /// Hours and minutes of a duration.
    case countDownTimer
    /// A month of a year.
    case yearAndMonth
  }

  private var shown = Date(timeIntervalSinceReferenceDate: 0)
  private var customCalendar: Calendar?
  private var interval = 1
  private var seconds: TimeInterval = 0
  private var content: (any DatePickerContent)?

  /// Creates a picker with a frame. If the frame's size is zero, the picker has its natural size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    shown = now
    if frame.size == .zero { self.frame.size = intrinsicContentSize }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    shown = now
    coder.finishDecoding(self, at: UIDatePicker.self)
  }

  /// 9:41 on January 9, 2007, in the picker's time zone. Apple's product images show this time.
  var now: Date { Self.now(in: dateText.calendar.timeZone) }

  static func now(in zone: TimeZone) -> Date {
    var gregorian = Calendar(identifier: .gregorian)
    gregorian.timeZone = zone
    let moment = DateComponents(year: 2007, month: 1, day: 9, hour: 9, minute: 41)
    return gregorian.date(from: moment) ?? Date(timeIntervalSinceReferenceDate: 0)
  }

  // MARK: Kind

  /// The type of value that the user selects. `.dateAndTime` by default.
  open var datePickerMode: Mode = .dateAndTime { didSet { if datePickerMode != oldValue { rebuild() } } }
  /// The preferred style. `.automatic` by default.
  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic {
    didSet { if preferredDatePickerStyle != oldValue { rebuild() } }
  }
  /// The style in use. Pickers for durations and for months of a year always have wheels. A time picker has wheels if
  /// the preferred style is inline.
  open var datePickerStyle: UIDatePickerStyle {
    switch (preferredDatePickerStyle, datePickerMode) {
    case (_, .countDownTimer), (_, .yearAndMonth), (.inline, .time): .wheels
    case (.automatic, _): .compact
    case (let style, _): style
    }
  }

  // MARK: Dates

  /// The selected date. It is clamped to the limits and rounded down to `minuteInterval`, unless
  /// `roundsToMinuteInterval` is false. Setting it does not send actions.
  ///
  /// - Note: Differs from UIKit: the initial date is 9:41 on January 9, 2007 instead of the current date, so that
  ///   snapshots don't depend on the time of rendering. Month grids highlight this day as today.
  open var date: Date {
    get { rounded(shown) }
    set { setDate(newValue, animated: false) }
  }

  /// Sets the date without sending actions. The wheels turn to the date if `animated` is true and an animation clock
  /// is running.
  open func setDate(_ date: Date, animated: Bool) {
    guard date.timeIntervalSinceReferenceDate.isFinite else { return }
    shown = clamped(date)
    content?.show(animated: animated)
    if datePickerStyle == .compact { invalidateIntrinsicContentSize() }
  }

  /// The earliest selectable date; nil by default. Both limits are ignored for durations, or if the minimum is later
  /// than the maximum.
  open var minimumDate: Date? { didSet { limitsDidChange() } }
  /// The latest selectable date; nil by default. Both limits are ignored for durations, or if the minimum is later
  /// than the maximum.
  open var maximumDate: Date? { didSet { limitsDidChange() } }

  private func limitsDidChange() {
    shown = clamped(shown)
    content?.limitsDidChange()
    content?.show(animated: false)
  }

  /// Returns a date clamped to the limits.
  func clamped(_ date: Date) -> Date {
    guard datePickerMode != .countDownTimer else { return date }
    let (low, high) = (Self.finite(minimumDate), Self.finite(maximumDate))
    if let low, let high, low > high { return date }
    let raised = low.map { max($0, date) } ?? date
    return high.map { min($0, raised) } ?? raised
  }

  /// Returns a limit, or nil if its time interval is not finite.
  private static func finite(_ limit: Date?) -> Date? {
    limit.flatMap { $0.timeIntervalSinceReferenceDate.isFinite ? $0 : nil }
  }

  private func rounded(_ date: Date) -> Date {
    guard roundsToMinuteInterval, interval > 1 else { return date }
    let minute = dateText.calendar.component(.minute, from: date)
    return date.addingTimeInterval(TimeInterval(-60 * (minute % interval)))
  }

  /// The number of minutes between rows of the minute wheel: a divisor of 60 that is at most 30. Other values are
  /// ignored. 1 by default.
  open var minuteInterval: Int {
    get { interval }
    set {
      guard (1...30).contains(newValue), 60 % newValue == 0, newValue != interval else { return }
      interval = newValue
      rebuild()
    }
  }
  /// Whether `date` is rounded down to `minuteInterval`. `true` by default.
  open var roundsToMinuteInterval = true { didSet { content?.show(animated: false) } }

  /// The selected duration in seconds, in whole minutes up to 23 hours and 59 minutes. 0 by default.
  open var countDownDuration: TimeInterval {
    get { seconds }
    set {
      guard newValue.isFinite else { return }
      let minutes = Int(max(0, min(newValue, 86_399))) / 60
      seconds = TimeInterval(minutes - minutes % interval) * 60
      content?.show(animated: false)
    }
  }

  // MARK: Locale

  /// The picker's calendar. Setting it to nil restores the locale's calendar, which is the default.
  open var calendar: Calendar! {
    get { customCalendar ?? dateText.calendar }
    set {
      customCalendar = newValue
      rebuild()
    }
  }
  /// The locale of the displayed dates. If nil, the default, the screen's language is used.
  open var locale: Locale? { didSet { rebuild() } }
  /// The time zone. If nil, the default, the calendar's time zone is used.
  open var timeZone: TimeZone? { didSet { rebuild() } }

  var dateText: DateText {
    let locale = locale ?? .ambient
    var calendar = customCalendar ?? Calendar(identifier: locale.calendar.identifier)
    if let timeZone { calendar.timeZone = timeZone }
    // A custom calendar's first weekday takes precedence over the locale's.
    let first = customCalendar?.firstWeekday
    calendar.locale = locale
    if let first { calendar.firstWeekday = first }
    return DateText(locale: locale, calendar: calendar)
  }

  // MARK: Selection by the user

  func handleSelection(of date: Date) {
    let old = self.date
    shown = clamped(date)
    content?.show(animated: true)
    if self.date != old { send([.valueChanged, .primaryActionTriggered], with: nil) }
  }

  /// Applies a duration selected by the user. A duration of zero is replaced by the shortest possible duration.
  func handleSelection(duration: TimeInterval) {
    let old = seconds
    seconds = max(duration, TimeInterval(60 * interval))
    content?.show(animated: true)
    if seconds != old { send([.valueChanged, .primaryActionTriggered], with: nil) }
  }

  // MARK: Layout

  private func rebuild() {
    content?.view.removeFromSuperview()
    content = nil
    shown = clamped(shown)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private var loadedContent: any DatePickerContent {
    if let content { return content }
    let new: any DatePickerContent =
      switch datePickerStyle {
      case .compact: CompactDatePickerView(self)
      case .inline: InlineDatePickerView(self)
      default: WheelDatePickerView(self)
      }
    content = new
    addSubview(new.view)
    new.show(animated: false)
    return new
  }

  open override var intrinsicContentSize: CGSize { loadedContent.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { loadedContent.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    loadedContent.view.frame = bounds
    loadedContent.view.isUserInteractionEnabled = isEnabled
    loadedContent.view.alpha = isEnabled ? 1 : 0.5
  }

  @_spi(Tessera) open override func environmentDidChange() {
    super.environmentDidChange()
    if datePickerStyle == .compact { invalidateIntrinsicContentSize() }
  }

  /// Prevents the control's tap recognizer from beginning, so that the content receives the taps.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if let view = gestureRecognizer.view, view !== self, view.isDescendant(of: self) { return true }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  @_spi(Tessera) open override var isOpaqueByDefault: Bool { false }
  @_spi(Tessera) open override var isElementByDefault: Bool { false }
  @_spi(Tessera) open override class var appearanceKeys: AppearanceKeys { .datePicker }
  @_spi(Tessera) open override var viewInspector: AnyViewInspector { AnyViewInspector(DatePickerInspector(view: self)) }
}

private struct DatePickerInspector: ControlInspector {
  let picker: UIDatePicker
  var view: UIControl { picker }
  var hasSystemSize: Bool { true }

  init(view: UIDatePicker) { picker = view }

  func addControlAttributes(to attributes: inout ViewAttributes) {
    attributes["value"] = .word(
      picker.datePickerMode == .countDownTimer
        ? "\(Int(picker.countDownDuration)) seconds"
        : picker.dateText.string(picker.date, dateStyle: .medium, timeStyle: .short))
  }
}
