// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// A progress indicator on standard error. On a terminal, it is a bar that is redrawn at most ten times a second.
/// Otherwise, it prints one line for every tenth of the work.
///
///     [=========>                    ] 96/300 frames, 7 s left
struct ProgressReport {
  let total: Int
  /// The noun for the counted items, such as `frames`.
  let noun: String
  private let isTerminal: Bool
  private let columns: () -> Int
  private let now: () -> Double
  private let write: (String) -> Void
  private let began: Double
  private var lastDrawn = -Double.infinity
  private var lastTenth = 0

  init(
    total: Int, noun: String, isTerminal: Bool = Console.isTerminal,
    columns: @escaping () -> Int = { Console.columns ?? 80 },
    now: @escaping () -> Double = { Foundation.ProcessInfo.processInfo.systemUptime },
    write: @escaping (String) -> Void = Console.write
  ) {
    self.total = max(1, total)
    self.noun = noun
    self.isTerminal = isTerminal
    self.columns = columns
    self.now = now
    self.write = write
    began = now()
  }

  /// Sets the number of completed items, 1...total.
  mutating func advance(to done: Int) {
    let time = now()
    if isTerminal {
      guard done >= total || time - lastDrawn >= 0.1 else { return }
      lastDrawn = time
      write(Console.clearLine + bar(done: done, elapsed: time - began) + (done >= total ? "\n" : ""))
    } else {
      let tenth = Self.tenths(done: done, of: total)
      guard tenth > lastTenth else { return }
      lastTenth = tenth
      write(text(done: done, elapsed: time - began) + "\n")
    }
  }

  private static func tenths(done: Int, of total: Int) -> Int {
    let (product, overflow) = done.multipliedReportingOverflow(by: 10)
    return overflow ? done / max(1, total / 10) : product / total
  }

  private func text(done: Int, elapsed: Double) -> String {
    let count = "\(done)/\(total) \(noun), "
    if done >= total { return count + Self.durationText(seconds: elapsed) }
    return count + Self.durationText(seconds: elapsed / Double(max(1, done)) * Double(total - done)) + " left"
  }

  /// Returns the progress bar, which must be shorter than the terminal's width. A longer bar would wrap, and the next
  /// redraw would not clear its first line.
  private func bar(done: Int, elapsed: Double) -> String {
    let text = text(done: done, elapsed: elapsed)
    let columns = columns()
    let length = min(30, columns - text.count - 4)
    guard length >= 5 else { return String(text.prefix(max(0, columns - 1))) }
    let filled = min(length, Int(Double(length) * (Double(done) / Double(total))))
    let head = filled < length ? ">" : ""
    let line = String(repeating: "=", count: filled) + head
    return "[\(line)\(String(repeating: " ", count: length - line.count))] \(text)"
  }

  /// Returns a duration, rounded up to seconds or, from one hour, to minutes: `12 s`, `3 min 05 s`, `1 h 20 min`.
  static func durationText(seconds: Double) -> String {
    let whole = seconds > 0 ? Int(min(seconds, 1e9).rounded(.up)) : 0
    if whole < 60 { return "\(whole) s" }
    if whole < 3600 { return "\(whole / 60) min \(whole % 60 < 10 ? "0" : "")\(whole % 60) s" }
    let minutes = (whole + 59) / 60
    return "\(minutes / 60) h \(minutes % 60) min"
  }
}
