// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Frames per second, as a fraction, so that the time of every frame is computed from its number alone.
///
///     try FrameRate(60).time(of: 90)              // 1.5 seconds
///     try FrameRate(30_000, per: 1_001)           // 29.97, as television has it
public struct FrameRate: Hashable, Sendable, CustomStringConvertible {
  /// Frames in `seconds` seconds.
  public let frames: Int
  /// The seconds in which `frames` frames are shown. 1 for whole rates.
  public let seconds: Int

  /// - Throws: `RenderError.badFrameRate` for rates outside 1 in 1000 seconds to 1000 a second.
  public init(_ frames: Int, per seconds: Int = 1) throws(RenderError) {
    guard (1...1_000_000).contains(frames), (1...1_000_000).contains(seconds), frames <= seconds * 1000,
      seconds <= frames * 1000
    else { throw .badFrameRate("\(frames)" + (seconds == 1 ? "" : "/\(seconds)")) }
    self.frames = frames
    self.seconds = seconds
  }

  /// The rate that a text such as `60` or `30000/1001` names.
  ///
  /// - Throws: `RenderError.badFrameRate` for any other text, and for rates that `init(_:per:)` refuses.
  public init(_ text: String) throws(RenderError) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count <= 2, let frames = parts[0], let seconds = parts.count == 2 ? parts[1] : 1 else {
      throw .badFrameRate(text)
    }
    try self.init(frames, per: seconds)
  }

  /// The time of frame `number`, in seconds. It is one division, so it does not depend on the frames before.
  public func time(of number: Int) -> Double {
    let (product, overflow) = number.multipliedReportingOverflow(by: seconds)
    return (overflow ? Double(number) * Double(seconds) : Double(product)) / Double(frames)
  }

  /// The frames from the first at or after `start` to the last at or before `end`, both in seconds.
  ///
  /// - Throws: `RenderError.badInterval` for times that are negative, not finite, in the wrong order, or beyond a day.
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
