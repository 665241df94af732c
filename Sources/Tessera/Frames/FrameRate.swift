// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A frame rate represented as a fraction, so that a frame's time depends only on its number.
///
///     try FrameRate(60).time(of: 90)              // 1.5 seconds
///     try FrameRate(30_000, per: 1_001)           // 29.97, the NTSC rate
public struct FrameRate: Hashable, Sendable, CustomStringConvertible {
  /// The number of frames in `seconds` seconds.
  public let frames: Int
  /// The duration of `frames` frames, in seconds. 1 for integer rates.
  public let seconds: Int

  /// Creates a frame rate.
  ///
  /// - Throws: `RenderError.badFrameRate` if the rate is below 1 frame per 1000 seconds or above 1000 frames per
  ///   second.
  public init(_ frames: Int, per seconds: Int = 1) throws(RenderError) {
    guard (1...1_000_000).contains(frames), (1...1_000_000).contains(seconds), frames <= seconds * 1000,
      seconds <= frames * 1000
    else { throw .badFrameRate("\(frames)" + (seconds == 1 ? "" : "/\(seconds)")) }
    self.frames = frames
    self.seconds = seconds
  }

  /// Creates a frame rate from a string such as `60` or `30000/1001`.
  ///
  /// - Throws: `RenderError.badFrameRate` if the string has another format, or if `init(_:per:)` rejects the rate.
  public init(_ text: String) throws(RenderError) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count <= 2, let frames = parts[0], let seconds = parts.count == 2 ? parts[1] : 1 else {
      throw .badFrameRate(text)
    }
    try self.init(frames, per: seconds)
  }

  /// Returns the time of a frame, in seconds. It is computed by a single division, independently of earlier frames.
  public func time(of number: Int) -> Double {
    let (product, overflow) = number.multipliedReportingOverflow(by: seconds)
    return (overflow ? Double(number) * Double(seconds) : Double(product)) / Double(frames)
  }

  /// Returns the range of frame numbers from the first frame at or after `start` to the last frame at or before
  /// `end`. Both times are in seconds.
  ///
  /// - Throws: `RenderError.badInterval` if a time is negative, not finite or longer than a day, or if `end` is
  ///   before `start`.
  public func numbers(from start: Double, to end: Double) throws(RenderError) -> ClosedRange<Int> {
    let day = 86_400.0
    guard start >= 0, end >= start, end <= day else { throw .badInterval(start, end) }
    var first = Int((start * Double(frames) / Double(seconds)).rounded(.down))
    while time(of: first) < start { first += 1 }
    var last = Int((end * Double(frames) / Double(seconds)).rounded(.up))
    while time(of: last) > end { last -= 1 }
    guard last >= first else { throw .badInterval(start, end) }
    return first...last
  }

  /// The rate as text, such as `60 fps` or `30000/1001 fps`.
  public var description: String { seconds == 1 ? "\(frames) fps" : "\(frames)/\(seconds) fps" }
}
