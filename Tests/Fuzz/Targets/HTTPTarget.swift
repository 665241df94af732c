// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@testable import TesseraCommand

/// A target that reads HTTP requests in chunks. The events must not depend on the sizes of the chunks, and every byte
/// is examined at most twice.
enum HTTPTarget {
  static func take(_ bytes: [UInt8]) {
    let size = bytes.first.map { Int($0) + 1 } ?? 1
    let input = Array(bytes.dropFirst())
    let whole = events(input, pieces: max(input.count, 1))
    check(whole == events(input, pieces: size), "chunks of \(size) bytes result in different requests")
  }

  private static func events(_ input: [UInt8], pieces size: Int) -> [HTTPRequestParser.Event] {
    var limits = ServerLimits()
    (limits.headBytes, limits.headLines, limits.bodyBytes) = (1 << 10, 20, 1 << 12)
    var parser = HTTPRequestParser(limits)
    var events: [HTTPRequestParser.Event] = []
    var start = 0
    while start < input.count {
      var piece = input[start..<min(start + size, input.count)]
      start += piece.count
      while let event = parser.next(&piece) { events.append(event) }
      if parser.place == .end { break }
      check(piece.isEmpty, "some bytes were not consumed by any event")
    }
    check(parser.work <= 2 * input.count, "\(parser.work) bytes were examined, of \(input.count)")
    return events
  }
}
