// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import OpenCombine

extension Publishers {
  /// The strategy for collecting values over time.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// Publishes the collected values after each interval.
    case byTime(Context, Context.SchedulerTimeType.Stride)

    /// Publishes the collected values after each interval, and whenever their number reaches a limit.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }
}
