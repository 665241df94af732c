// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraFoundation

/// A time range, defined by a start and a duration.
public struct CMTimeRange: Hashable, Sendable {
  /// The start time.
  public var start: CMTime
  /// The duration.
  public var duration: CMTime

  /// An empty range at zero.
  public static let zero = CMTimeRange(start: .zero, duration: .zero)

  /// Creates a range from a start and a duration.
  public init(start: CMTime, duration: CMTime) {
    (self.start, self.duration) = (start, duration)
  }

  /// Creates a range between two times.
  public init(start: CMTime, end: CMTime) {
    let scale = max(start.timescale, end.timescale)
    self.init(start: start, duration: CMTime(seconds: end.seconds - start.seconds, preferredTimescale: scale))
  }

  /// The end time, which the range excludes.
  public var end: CMTime {
    CMTime(
      seconds: start.seconds + duration.seconds, preferredTimescale: max(start.timescale, duration.timescale))
  }

  /// Returns whether the range contains a time. The end is excluded.
  public func containsTime(_ time: CMTime) -> Bool { time.seconds >= start.seconds && time.seconds < end.seconds }
}

/// Creates a range from a start and a duration.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}

/// Creates a range between two times.
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange { CMTimeRange(start: start, end: end) }
/// Returns the end of a range.
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }
/// An empty range at time zero.
public let kCMTimeRangeZero = CMTimeRange.zero
