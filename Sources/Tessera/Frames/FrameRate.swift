// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Frames per second as a fraction, so that the time of every frame depends only on its number.
///
///     try FrameRate(60).time(of: 90)              // 1.5 seconds
///     try FrameRate(30_000, per: 1_001)           // 29.97, the NTSC rate
public struct FrameRate: Hashable, Sendable, CustomStringConvertible {
  /// The number of frames in `seconds` seconds.
  public let frames: Int
  /// The number of seconds for `frames` frames. 1 for integer rates.
  public let seconds: Int

  /// Creates a rate.
  ///
  /// - Throws: `RenderError.badFrameRate` for rates outside of 1 per 1000 seconds to 1000 per second.
  public init(_ frames: Int, per seconds: Int = 1) throws(RenderError) {
    guard (1...1_000_000).contains(frames), (1...1_000_000).contains(seconds), frames <= seconds * 1000,
      seconds <= frames * 1000
    else { throw .badFrameRate("\(frames)" + (seconds == 1 ? "" : "/\(seconds)")) }
    self.frames = frames
    self.seconds = seconds
  }

  /// Creates a rate from a string such as `60` or `30000/1001`.
  ///
  /// - Throws: `RenderError.badFrameRate` for any other string, and for rates that `init(_:per:)` rejects.
  public init(_ text: String) throws(RenderError) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count <= 2, let frames = parts[0], let seconds = parts.count == 2 ? parts[1] : 1 else {
      throw .badFrameRate(text)
    }
    try self.init(frames, per: seconds)
  }

  /// Returns the time of a frame in seconds, by a single division that does not depend on earlier frames.
  public func time(of number: Int) -> Double {
    let (product, overflow) = number.multipliedReportingOverflow(by: seconds)
    return (overflow ? Double(number) * Double(seconds) : Double(product)) / Double(frames)
  }

  /// Returns the numbers of the frames from the first at or after `start` to the last at or before `end`, both in seconds.
  ///
  /// - Throws: `RenderError.badInterval` for times that are negative, not finite, in the wrong order, or longer than a day.
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

  /// `60 fps` or `30000/1001 fps`.
  public var description: String { seconds == 1 ? "\(frames) fps" : "\(frames)/\(seconds) fps" }
}
