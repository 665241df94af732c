// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The protocol between a page and the worker that runs its screen. The server between them forwards messages without
// decoding them.
//
//     page ──text: LiveRequest as JSON──► worker
//     page ◄──binary: length of the JSON (4 bytes, little-endian), LiveMessage as JSON, files or nothing── worker
//
// A page sends a request after it has received the previous answer. Time advances with the page's refreshes. The page
// stores the log of inputs (`moments`), from which a new worker can restore the screen's state.
// `Page/live-protocol.d.ts` declares the same types for the page's scripts, and tests compare the two files.

internal import Foundation

/// A request sent by a page.
struct LiveRequest: Codable, Sendable {
  /// The request's number, which is repeated in its answer.
  var number = 0
  var ask: Ask

  /// The questions, grouped by the panel that answers them.
  enum Ask: Codable, Sendable {
    // The screen
    case open(OpenQuestion)
    case step(StepQuestion)
    case show(ShowQuestion)
    case capture(CaptureQuestion)
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

/// The part of a page's request that a panel handles: a question to answer or a command to perform.
protocol LiveQuestion: Codable, Sendable {
  associatedtype Answer: Encodable & Sendable
}

/// An answer and the contents of any files.
struct LiveReply<Answer: Encodable & Sendable> {
  var answer: Answer
  var file: [UInt8] = []
}

/// The answer to a question that has an effect but no result.
struct NoAnswer: Encodable, Sendable {}

/// The reason that a question was not answered.
struct LiveProblem: Error, Encodable, Sendable {
  var text: String
  /// Whether the worker has no open screen. If so, the page must reopen its screen.
  var isClosed = false

  init(_ text: String, isClosed: Bool = false) {
    (self.text, self.isClosed) = (text, isClosed)
  }

  init(_ error: any Error) { self = error as? LiveProblem ?? LiveProblem("\(error)") }

  /// The problem reported by a worker without an open screen, such as a new worker.
  static let closed = LiveProblem("The screen is not open.", isClosed: true)
}

/// A message sent by a worker, which contains an answer or a problem.
struct LiveMessage<Answer: Encodable & Sendable>: Encodable, Sendable {
  var number: Int
  var answer: Answer?
  var problem: LiveProblem?

  /// Returns the encoded message, followed by the contents of files.
  func bytes(_ file: [UInt8] = []) -> [UInt8] {
    // Encode infinity as a string, because a view can be infinitely large.
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
