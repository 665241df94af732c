// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

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
  private static let traps = [
    "Fatal error:", "Precondition failed", "Assertion failed", "Fatal access conflict", "Could not cast value of type",
  ]

  /// Takes whole lines, without their ends.
  let show: (String) -> Void

  private var line: [UInt8] = []
  private var shown = 0
  private var dropped = 0
  private var last = ""
  private var failure = ""

  init(show: @escaping (String) -> Void) {
    self.show = show
  }

  /// The last line of the job; rather the last that tells of a trap of Swift.
  var lastWords: String { failure.isEmpty ? last : failure }

  /// A new job begins: what comes now is its own.
  private mutating func begin() {
    tellDropped()
    (shown, last, failure) = (0, "", "")
  }

  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    var rest = bytes[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      keep(rest[..<end])
      endLine()
      rest = rest[(end + 1)...]
    }
    keep(rest)
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

  private mutating func keep(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    let room = Self.longestLine - line.count
    line.append(contentsOf: bytes.prefix(room))
    if bytes.count > room { dropped += bytes.count - room }
  }

  private mutating func endLine() {
    defer { line.removeAll(keepingCapacity: true) }
    let text = String(decoding: line, as: UTF8.self)
    if text.hasSuffix(Self.boundary) { return begin() }
    if !text.allSatisfy(\.isWhitespace) { last = text }
    if Self.traps.contains(where: text.contains) { failure = text }
    if shown + line.count <= Self.most {
      shown += line.count
      show(text)
    } else {
      dropped += line.count
    }
  }
}
