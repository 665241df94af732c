// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The operating mode of a timeline schedule.
public enum TimelineScheduleMode: Hashable, Sendable {
  case normal, lowFrequency
}

/// A type that provides the dates at which a view updates.
public protocol TimelineSchedule {
  /// The schedule's operating mode.
  typealias Mode = TimelineScheduleMode
  /// The sequence of dates.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// Returns the schedule's dates from a start date.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// A schedule that updates at a constant interval.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval
  /// Creates a schedule. The interval is in seconds.
  public init(from startDate: Date, by interval: TimeInterval) { (start, self.interval) = (startDate, interval) }
  /// Returns the schedule's dates, beginning with the last date at or before the start date.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
    let count = interval > 0 ? (startDate.timeIntervalSince(start) / interval).rounded(.down) : 0
    let first = start.addingTimeInterval(max(0, count) * interval)
    let interval = interval
    return AnySequence(sequence(first: first) { $0.addingTimeInterval(max(interval, 0.001)) })
  }
}

/// A schedule that updates at the start of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates a schedule.
  public init() {}
  /// Returns the start of every minute, beginning with the minute that contains the start date.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
    let seconds = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
    return AnySequence(sequence(first: Date(timeIntervalSinceReferenceDate: seconds)) { $0.addingTimeInterval(60) })
  }
}

/// A schedule that updates at explicit dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries
  /// Creates a schedule of ascending dates.
  public init(_ dates: Entries) { self.dates = dates }
  /// Returns the explicit dates.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// A schedule that updates at the rate of an animation.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: TimeInterval
  /// Creates a schedule. The minimum interval is in seconds. Nil updates the view on every frame.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = max(minimumInterval ?? 1 / 60, 1 / 60)
  }
  /// Returns the schedule's dates from a start date.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
    let interval = interval
    return AnySequence(sequence(first: start) { $0.addingTimeInterval(interval) })
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Returns a schedule that updates at a constant interval, in seconds.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// A schedule that updates at the start of every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// A schedule that updates at the rate of an animation.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  /// Returns a schedule that updates at the rate of an animation. The minimum interval is in seconds.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
extension TimelineSchedule {
  /// Returns a schedule that updates at explicit dates.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}

/// A view that updates according to a schedule.
///
/// - Note: Differs from SwiftUI: the content is evaluated only once, for the schedule's latest date that is not in
///   the future.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  /// The date and the update frequency that are passed to the content closure.
  public struct Context {
    /// The update frequency of the timeline.
    public enum Cadence: Comparable, Sendable {
      case live, seconds, minutes
    }
    /// The date of the current update.
    public let date: Date
    /// The update frequency of the timeline.
    public let cadence: Cadence
  }

  private let schedule: Schedule
  private let content: (TimelineViewDefaultContext) -> Content

  /// Creates a view.
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
    (self.schedule, self.content) = (schedule, content)
  }

  /// The content for the schedule's current date.
  public var body: some View {
    let now = Date()
    var date: Date?
    for entry in schedule.entries(from: now, mode: .normal) {
      if let current = date, entry > now || entry <= current { break }
      date = entry
    }
    return content(
      TimelineViewDefaultContext(date: date ?? now, cadence: schedule is EveryMinuteTimelineSchedule ? .minutes : .live)
    )
  }
}

/// The context of a timeline, independent of its schedule and content.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context
