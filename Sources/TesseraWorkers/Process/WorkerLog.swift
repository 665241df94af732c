// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Glibc

/// What a worker writes to its outputs, within limits: a job that prints a gigabyte costs neither memory nor a full terminal.
struct WorkerLog {
  /// How many bytes of one job are handed on.
  static let most = 64 * 1024
  /// The line by which a worker says that from here on its output is that of another job. It comes the same way as the
  /// output, so it is in the right place of it.
  static let boundary = "\u{1}tessera: another job\u{1}"
  /// How many bytes of one line are kept.
  static let longestLine = 4096

  /// What Swift's runtime says before it traps. In debug a stack follows, which is told better.
  private static let traps: [StaticString] = [
    "Fatal error:", "Precondition failed", "Assertion failed", "Fatal access conflict", "Could not cast value of type",
  ]

  /// Takes whole lines, without their ends.
  let show: (String) -> Void

  private var line: [UInt8] = []
  /// The last bytes of a line that is longer than what is kept, as many as the boundary has.
  private var tail: [UInt8] = []
  private var shown = 0
  private var dropped = 0
  private var last: [UInt8] = []
  private var failure: [UInt8] = []

  init(show: @escaping (String) -> Void) {
    self.show = show
  }

  /// The last line of the job; rather the last that tells of a trap of Swift.
  var lastWords: String { String(decoding: failure.isEmpty ? last : failure, as: UTF8.self) }

  /// A new job begins: what comes now is its own.
  private mutating func begin() {
    tellDropped()
    (shown, last, failure) = (0, [], [])
  }

  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard var place = bytes.baseAddress else { return }
    let end = place + bytes.count
    // A job may print a gigabyte: ends of lines are found by the system's search, and long lines are not looked through.
    while place < end, let found = memchr(place, 10, end - place) {
      let newline = UnsafePointer(found.assumingMemoryBound(to: UInt8.self))
      keep(UnsafeBufferPointer(start: place, count: newline - place))
      endLine()
      place = newline + 1
    }
    keep(UnsafeBufferPointer(start: place, count: end - place))
  }

  /// Hands on what is left of a line, and says how much was not shown.
  mutating func finish() {
    if !line.isEmpty { endLine() }
    tellDropped()
  }

  private mutating func tellDropped() {
    guard dropped > 0 else { return }
    show("(\(dropped) more bytes of output are not shown.)")
    dropped = 0
  }

  private mutating func keep(_ bytes: UnsafeBufferPointer<UInt8>) {
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
    // A job may leave a line without its end.
    if tail.isEmpty ? line.hasSuffix(Self.boundary) : (line + tail).hasSuffix(Self.boundary) {
      let rest = min(line.count, line.count + tail.count - Self.boundary.utf8.count)
      if rest > 0 { showLine(line[..<rest]) }
      return begin()
    }
    showLine(line[...])
  }

  private mutating func showLine(_ line: ArraySlice<UInt8>) {
    if Self.says(Self.traps, line) { failure = Array(line) }
    let isShown = shown + line.count <= Self.most
    // Lines of white space are no last words.
    if line.contains(where: { $0 > 0x20 }) { last = Array(line) }
    if isShown {
      shown += line.count
      show(String(decoding: line, as: UTF8.self))
    } else {
      dropped += line.count
    }
  }

  /// Whether a line contains one of some texts.
  private static func says(_ texts: [StaticString], _ line: ArraySlice<UInt8>) -> Bool {
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
