// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Tessera

/// A question that returns the code of a flow that replays the log.
struct CodeQuestion: LiveQuestion {
  struct Answer: Encodable, Sendable {
    var code: String
  }
}

/// A question that runs a flow on a new screen. The open screen is closed.
struct RunQuestion: LiveQuestion {
  struct Answer: Encodable, Sendable {
    /// The log that replays the flow on the next screen.
    var moments: [LiveMoment]
    /// The last frame.
    var frame: Int
    var steps: [Step]
    /// Whether the flow changes the options of the screen, which the log does not.
    var changesOptions: Bool
    /// The reason that the flow ended early, or nil if it completed.
    var failure: String?
  }

  /// A step of a flow.
  struct Step: Encodable, Sendable {
    var title: String
    /// The frame at which it began, after the screen came to rest.
    var frame: Int
  }

  var screen: String
  var settings: LiveSettings?
  /// The name of the screen's flow, or nil for the recorded one.
  var flow: String?
}

/// A question that starts a film of a flow. The answer's file is the film if it is complete.
struct FilmQuestion: LiveQuestion {
  struct Answer: Encodable, Sendable {
    /// The completed fraction of the film, 0 to 1.
    var progress: Double
  }

  var screen: String
  var settings: LiveSettings?
  /// The name of the screen's flow, or nil for the recorded one.
  var flow: String?
  /// The extension of the film's file, or `strip`.
  var format: String
}

/// A question that continues the film within the time limit of a request. The answer's file is the film if it is complete.
struct ContinueFilmQuestion: LiveQuestion {
  typealias Answer = FilmQuestion.Answer
}
