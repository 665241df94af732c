// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Glibc

/// A worker's output. It is limited, so a job that prints a gigabyte neither fills memory nor floods the terminal.
struct WorkerLog {
  /// The maximum number of forwarded bytes per job.
  static let most = 64 * 1024
  /// The line that a worker prints before another job's output. Because it is part of the output, it separates the
  /// jobs at the right position.
  static let boundary = "\u{1}tessera: another job\u{1}"
  /// The maximum length of a line, in bytes.
  static let longestLine = 4096

  /// Messages that Swift's runtime prints before a trap. In debug builds a stack trace follows, which the crash
  /// report replaces.
  private static let traps: [StaticString] = [
    "Fatal error:", "Precondition failed", "Assertion failed", "Fatal access conflict", "Could not cast value of type",
  ]

  /// A closure that receives complete lines, without line breaks.
  let show: (String) -> Void

  private var line: [UInt8] = []
  /// The last bytes of a truncated line, as many as the boundary line has.
  private var tail: [UInt8] = []
  private var shown = 0
  private var dropped = 0
  private var last: [UInt8] = []
  private var failure: [UInt8] = []

  init(show: @escaping (String) -> Void) {
    self.show = show
  }

  /// The last line of the job's output, or preferably the message of a Swift trap.
  var lastWords: String { String(decoding: failure.isEmpty ? last : failure, as: UTF8.self) }

  /// Begins the output of a new job.
  private mutating func beginJob() {
    reportDropped()
    (shown, last, failure) = (0, [], [])
  }

  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard var place = bytes.baseAddress else { return }
    let end = place + bytes.count
    // A job may print a gigabyte, so line breaks are found with the system's fast search, and the rest of a long line
    // is skipped.
    while place < end, let found = memchr(place, 10, end - place) {
      let newline = UnsafePointer(found.assumingMemoryBound(to: UInt8.self))
      appendToLine(UnsafeBufferPointer(start: place, count: newline - place))
      endLine()
      place = newline + 1
    }
    appendToLine(UnsafeBufferPointer(start: place, count: end - place))
  }

  /// Forwards the rest of the last line, and the number of omitted bytes.
  mutating func finish() {
    if !line.isEmpty { endLine() }
    reportDropped()
  }

  private mutating func reportDropped() {
    guard dropped > 0 else { return }
    show("(\(dropped) more bytes of output are not shown.)")
    dropped = 0
  }

  private mutating func appendToLine(_ bytes: UnsafeBufferPointer<UInt8>) {
    let count = min(bytes.count, Self.longestLine - line.count)
    line.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[..<count]))
    guard count < bytes.count else { return }
    dropped += bytes.count - count
    tail = Array((tail + bytes[count...].suffix(Self.boundary.utf8.count)).suffix(Self.boundary.utf8.count))
  }

  private mutating func endLine() {
    defer {
      line.removeAll(keepingCapacity: true)
      tail = []
    }
    // The boundary may follow output that does not end with a line break.
    if tail.isEmpty ? line.hasSuffix(Self.boundary) : (line + tail).hasSuffix(Self.boundary) {
      let rest = min(line.count, line.count + tail.count - Self.boundary.utf8.count)
      if rest > 0 { showLine(line[..<rest]) }
      return beginJob()
    }
    showLine(line[...])
  }

  private mutating func showLine(_ line: ArraySlice<UInt8>) {
    if Self.contains(Self.traps, in: line) { failure = Array(line) }
    let isShown = shown + line.count <= Self.most
    // Blank lines are ignored.
    if line.contains(where: { $0 > 0x20 }) { last = Array(line) }
    if isShown {
      shown += line.count
      show(String(decoding: line, as: UTF8.self))
    } else {
      dropped += line.count
    }
  }

  /// Returns whether a line contains at least one of several strings.
  private static func contains(_ texts: [StaticString], in line: ArraySlice<UInt8>) -> Bool {
    line.withUnsafeBytes { bytes in
      texts.contains { text in
        let length = text.utf8CodeUnitCount
        var place = bytes.startIndex
        while place + length <= bytes.count, let start = bytes.baseAddress,
          let found = memchr(start + place, Int32(text.utf8Start[0]), bytes.count - length + 1 - place)
        {
          if memcmp(found, text.utf8Start, length) == 0 { return true }
          place = UnsafeRawPointer(found) - start + 1
        }
        return false
      }
    }
  }
}

extension [UInt8] {
  fileprivate func hasSuffix(_ text: String) -> Bool {
    let end = text.utf8
    return count >= end.count && self[(count - end.count)...].elementsEqual(end)
  }
}
