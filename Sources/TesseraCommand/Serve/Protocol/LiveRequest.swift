// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The protocol between a page and the worker that runs its screen. The server in between forwards messages without decoding
// them.
//
//   page ──text: LiveRequest as JSON──► worker
//   page ◄──binary: length of the JSON (4 bytes, little-endian), LiveMessage as JSON, files or nothing── worker
//
// A page sends a request after it has received the previous answer. Its refreshes advance time. The page stores the log of
// inputs (`moments`), from which a new worker restores the state of a screen. `Page/live-protocol.d.ts` has the same types for
// the page's scripts; tests compare the two.

internal import Foundation

/// A request of a page.
struct LiveRequest: Codable, Sendable {
  /// The request's number, which its answer repeats.
  var number = 0
  var ask: Ask

  /// The questions, by panel.
  enum Ask: Codable, Sendable {
    // The screen
    case open(OpenQuestion)
    case step(StepQuestion)
    case show(ShowQuestion)
    // Views and audit
    case inspect(InspectQuestion)
    case audit(AuditQuestion)
    case explain(ExplainQuestion)
    case layout(LayoutQuestion)
    case close(CloseQuestion)
    // Flow
    case code(CodeQuestion)
    case run(RunQuestion)
    case film(FilmQuestion)
    case continueFilm(ContinueFilmQuestion)
    // Motion
    case chart(ChartQuestion)
    // Compare
    case mark(MarkQuestion)
    case compare(CompareQuestion)
    // The list of screens
    case picture(PictureQuestion)
  }
}

/// A question of a page: the part of a request that one panel answers, or a command that it performs.
protocol LiveQuestion: Codable, Sendable {
  associatedtype Answer: Encodable & Sendable
}

/// An answer, with the bytes of files.
struct LiveReply<Answer: Encodable & Sendable> {
  var answer: Answer
  var file: [UInt8] = []
}

/// The empty answer of a question that only has an effect.
struct NoAnswer: Encodable, Sendable {}

/// The reason that a question was not answered.
struct LiveProblem: Error, Encodable, Sendable {
  var text: String
  /// Whether no screen is open, so that the page has to reopen its screen.
  var isClosed = false

  init(_ text: String, isClosed: Bool = false) {
    (self.text, self.isClosed) = (text, isClosed)
  }

  init(_ error: any Error) { self = error as? LiveProblem ?? LiveProblem("\(error)") }

  /// The problem of a worker without an open screen, such as a new one.
  static let closed = LiveProblem("The screen is not open.", isClosed: true)
}

/// A message of a worker: an answer or a problem.
struct LiveMessage<Answer: Encodable & Sendable>: Encodable, Sendable {
  var number: Int
  var answer: Answer?
  var problem: LiveProblem?

  /// Returns the message's bytes, followed by those of files.
  func bytes(_ file: [UInt8] = []) -> [UInt8] {
    // A view may be infinitely large.
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "∞", negativeInfinity: "-∞", nan: "NaN")
    let json =
      (try? encoder.encode(self)).map { Array($0) }
      ?? Array(#"{"number":\#(number),"problem":{"text":"The answer cannot be encoded.","isClosed":false}}"#.utf8)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(4 + json.count + file.count)
    for shift in [0, 8, 16, 24] { bytes.append(UInt8(json.count >> shift & 255)) }
    return bytes + json + file
  }
}
