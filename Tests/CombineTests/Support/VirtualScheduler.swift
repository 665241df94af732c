// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Combine

/// A scheduler whose time advances only when a test calls `run(until:)`. Times and intervals are whole milliseconds.
final class VirtualScheduler: Scheduler {
  struct SchedulerOptions {}

  struct SchedulerTimeType: Strideable {
    var time: Int

    func distance(to other: Self) -> Stride { Stride(other.time - time) }
    func advanced(by n: Stride) -> Self { Self(time: time + n.span) }

    struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric {
      var span: Int
      var magnitude: Int { abs(span) }

      init(_ span: Int) { self.span = span }
      init(integerLiteral value: Int) { span = value }
      init?<T: BinaryInteger>(exactly source: T) {
        guard let span = Int(exactly: source) else { return nil }
        self.span = span
      }

      static func < (lhs: Self, rhs: Self) -> Bool { lhs.span < rhs.span }
      static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.span + rhs.span) }
      static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.span - rhs.span) }
      static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.span * rhs.span) }
      static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
      static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
      static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
      static func seconds(_ s: Int) -> Self { Self(s * 1000) }
      static func seconds(_ s: Double) -> Self { Self(Int(s * 1000)) }
      static func milliseconds(_ ms: Int) -> Self { Self(ms) }
      static func microseconds(_ us: Int) -> Self { Self(us / 1000) }
      static func nanoseconds(_ ns: Int) -> Self { Self(ns / 1_000_000) }
    }
  }

  private struct Work {
    let id: Int
    var time: Int
    let interval: Int?
    let action: () -> Void
  }

  private var work: [Work] = []
  private var lastID = 0
  private(set) var now = SchedulerTimeType(time: 0)
  var minimumTolerance: SchedulerTimeType.Stride { 0 }
  var isIdle: Bool { work.isEmpty }

  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    _ = add(now.time, nil, action)
  }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    _ = add(date.time, nil, action)
  }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let id = add(date.time, interval.span, action)
    return AnyCancellable { [weak self] in self?.work.removeAll { $0.id == id } }
  }

  private func add(_ time: Int, _ interval: Int?, _ action: @escaping () -> Void) -> Int {
    lastID += 1
    work.append(Work(id: lastID, time: max(time, now.time), interval: interval, action: action))
    return lastID
  }

  /// Runs all work that is due until a time, in chronological order. Work that is due at the same time runs in the
  /// order in which it was scheduled.
  func run(until end: Int) {
    while let next = work.filter({ $0.time <= end }).min(by: { ($0.time, $0.id) < ($1.time, $1.id) }) {
      now.time = next.time
      if let interval = next.interval, let index = work.firstIndex(where: { $0.id == next.id }) {
        work[index].time += interval
      } else {
        work.removeAll { $0.id == next.id }
      }
      next.action()
    }
    now.time = max(now.time, end)
  }
}
