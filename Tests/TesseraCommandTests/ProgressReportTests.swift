// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraCommand

@Suite struct ProgressReportTests {
  /// A progress report with a clock and an output that the test controls.
  final class Watcher {
    var time = 0.0
    var output: [String] = []

    func report(total: Int, isTerminal: Bool, columns: Int = 80) -> ProgressReport {
      ProgressReport(
        total: total, noun: "frames", isTerminal: isTerminal, columns: { columns }, now: { self.time },
        write: { self.output.append($0) })
    }
  }

  /// At half a second per frame, 15 s have passed after 30 of 300 frames, and 270 * 0.5 = 135 s are left.
  @Test func printsALineForEachTenth() {
    let watcher = Watcher()
    var report = watcher.report(total: 300, isTerminal: false)
    for done in 1...300 {
      watcher.time += 0.5
      report.advance(to: done)
    }
    #expect(watcher.output.count == 10)
    #expect(watcher.output.first == "30/300 frames, 2 min 15 s left\n")
    #expect(watcher.output.last == "300/300 frames, 2 min 30 s\n")
  }

  @Test(arguments: [(1, 1), (3, 3), (10, 10), (11, 10), (864_000, 10)])
  func fewLines(total: Int, lines: Int) {
    let watcher = Watcher()
    var report = watcher.report(total: total, isTerminal: false)
    for done in 1...total { report.advance(to: done) }
    #expect(watcher.output.count == lines)
  }

  /// Rendering 1000 frames in 2 seconds prints a line at the first frame, at most one line per tenth of a second, and
  /// one at the end.
  @Test func redrawsTheBarTenTimesASecond() {
    let watcher = Watcher()
    var report = watcher.report(total: 1000, isTerminal: true)
    for done in 1...1000 {
      watcher.time = Double(done) / 500
      report.advance(to: done)
    }
    #expect((15...22).contains(watcher.output.count))
    #expect(watcher.output.allSatisfy { $0.hasPrefix("\r\u{1B}[K[") })
    #expect(watcher.output.dropLast().allSatisfy { !$0.contains("\n") })
    #expect(watcher.output.last == "\r\u{1B}[K[\(String(repeating: "=", count: 30))] 1000/1000 frames, 2 s\n")
  }

  /// 96/300 of the bar's 30 characters are 9.6, which are drawn as nine characters and the arrowhead.
  @Test func drawsTheBar() {
    let watcher = Watcher()
    var report = watcher.report(total: 300, isTerminal: true)
    watcher.time = 3
    report.advance(to: 96)
    // 3 s / 96 * 204 = 6.4 s, rounded up.
    #expect(watcher.output == ["\r\u{1B}[K[=========>                    ] 96/300 frames, 7 s left"])
  }

  /// A line as wide as the terminal would wrap and could not be erased.
  @Test(arguments: [0, 1, 5, 20, 30, 34, 40, 60])
  func narrowTerminals(columns: Int) {
    let watcher = Watcher()
    var report = watcher.report(total: 300, isTerminal: true, columns: columns)
    watcher.time = 3
    report.advance(to: 96)
    #expect(watcher.output[0].dropFirst(4).count < max(1, columns))
  }

  @Test(arguments: [
    (-1, "0 s"), (0, "0 s"), (0.2, "1 s"), (59, "59 s"), (59.5, "1 min 00 s"), (65, "1 min 05 s"),
    (3599, "59 min 59 s"), (3600, "1 h 0 min"), (4801, "1 h 21 min"), (.nan, "0 s"), (.infinity, "277777 h 47 min"),
  ])
  func durations(seconds: Double, expected: String) {
    #expect(ProgressReport.durationText(seconds: seconds) == expected)
  }
}
