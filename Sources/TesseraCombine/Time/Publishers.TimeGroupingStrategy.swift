// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import OpenCombine

extension Publishers {
  /// How values are collected over time.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// What came is published after each interval.
    case byTime(Context, Context.SchedulerTimeType.Stride)

    /// What came is published after each interval, and as soon as it is this many values.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }
}
