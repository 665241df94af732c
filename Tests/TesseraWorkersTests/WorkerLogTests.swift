// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraWorkers

@Suite struct WorkerLogTests {
  /// Returns the displayed lines and the log's last line.
  private func log(_ chunks: [String]) -> (lines: [String], last: String) {
    var lines: [String] = []
    let shown = UnsafeMutablePointer<[String]>.allocate(capacity: 1)
    shown.initialize(to: [])
    defer { shown.deallocate() }
    var log = WorkerLog { shown.pointee.append($0) }
    for chunk in chunks { Array(chunk.utf8).withUnsafeBufferPointer { log.append($0) } }
    log.finish()
    lines = shown.pointee
    shown.deinitialize(count: 1)
    return (lines, log.lastWords)
  }

  private let boundary = WorkerLog.boundary + "\n"

  @Test func reassemblesLines() {
    let result = log(["one\ntw", "o\n", "", "three"])
    #expect(result.lines == ["one", "two", "three"])
    #expect(result.last == "three")
  }

  /// Lines printed before the boundary belong to another job, even if both arrive in one chunk.
  @Test func ignoresOutputOfOtherJobs() {
    #expect(log(["Fatal error: old\n\(boundary)"]).last == "")
    #expect(log(["Fatal error: old\n\(boundary)new\n"]).last == "new")
    // A job that ends without a line break.
    #expect(log(["half\(boundary)new\n"]).last == "new")
    #expect(log(["half\(boundary)new\n"]).lines == ["half", "new"])
    // A line that is longer than the stored part of a line, in chunks of any size.
    let long = Array((String(repeating: "y", count: 5000) + boundary + "new\n").utf8)
    for size in [1, 7, 4090, 5010, 9000] {
      let pieces = stride(from: 0, to: long.count, by: size).map { start in
        String(decoding: long[start..<min(long.count, start + size)], as: UTF8.self)
      }
      #expect(log(pieces).last == "new")
    }
  }

  /// In debug builds, Swift prints a stack trace after the trap message.
  @Test func keepsTheTrapMessage() {
    let trap = "App/Screen.swift:3: Fatal error: Unexpectedly found nil\nCurrent stack trace:\n0  libswiftCore.so f\n"
    #expect(log([trap]).last == "App/Screen.swift:3: Fatal error: Unexpectedly found nil")
    #expect(log(["a\nApp/Screen.swift:3: Precondition failed: One is not two\n0 x\n"]).last.hasSuffix("One is not two"))
  }

  /// 20 lines of 4,096 bytes are 81,920 bytes, but each job may print only 65,536 bytes, which are 16 lines.
  @Test func truncatesOutputWithANote() {
    let line = String(repeating: "x", count: 4096) + "\n"
    let result = log([String(repeating: line, count: 20)])
    #expect(result.lines.count == 17)
    #expect(result.lines.last == "(16384 more bytes of output are not shown.)")
  }

  @Test func truncatesEndlessLines() {
    let result = log([String(repeating: "y", count: 10_000)])
    #expect(result.lines.first?.utf8.count == 4096)
    #expect(result.lines.last == "(5904 more bytes of output are not shown.)")
  }
}
