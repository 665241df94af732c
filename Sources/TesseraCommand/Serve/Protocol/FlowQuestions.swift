// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Tessera

/// Writes the code of a flow that performs the log.
struct CodeQuestion: LiveQuestion {
  struct Answer: Encodable, Sendable {
    var code: String
  }
}

/// Runs a flow on a new screen. The one that was open is closed.
struct RunQuestion: LiveQuestion {
  struct Answer: Encodable, Sendable {
    /// The log that shows the flow on the next screen.
    var moments: [LiveMoment]
    /// The last frame.
    var frame: Int
    var steps: [Step]
    /// Whether the flow shows the screen in other ways, which the log does not.
    var hasLooks: Bool
    /// The reason why the flow did not come to its end; nil if it did.
    var failure: String?
  }

  /// A step of a flow.
  struct Step: Encodable, Sendable {
    var title: String
    /// The frame at which it began, when nothing moved.
    var frame: Int
  }

  var screen: String
  var settings: LiveSettings?
  /// The name of the screen's flow; nil for the one that was recorded.
  var flow: String?
}

/// Begins to film a flow. The answer's file is the film if it is finished.
struct FilmQuestion: LiveQuestion {
  struct Answer: Encodable, Sendable {
    /// The finished part of the film, 0 to 1.
    var progress: Double
  }

  var screen: String
  var settings: LiveSettings?
  /// The name of the screen's flow; nil for the one that was recorded.
  var flow: String?
  /// The ending of the film's file, or `strip`.
  var format: String
}

/// Continues the film for as long as a request may take. The answer's file is the film if it is finished.
struct ContinueFilmQuestion: LiveQuestion {
  typealias Answer = FilmQuestion.Answer
}
