// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Tessera

/// Requests the Swift code of a flow that replays the log.
struct CodeQuestion: LiveQuestion {
  struct Answer: Encodable, Sendable {
    var code: String
  }
}

/// Runs a flow on a new screen, after the open screen has been closed.
struct RunQuestion: LiveQuestion {
  struct Answer: Encodable, Sendable {
    /// The log of inputs with which the page replays the flow.
    var moments: [TimedLiveInput]
    /// The last frame.
    var frame: Int
    var steps: [Step]
    /// Whether the flow changes the screen's options, which are not part of the log.
    var changesOptions: Bool
    /// The reason that the flow ended early, or nil if it completed.
    var failure: String?
  }

  /// A step of the flow.
  struct Step: Encodable, Sendable {
    var title: String
    /// The frame at which the step began, after the screen came to rest.
    var frame: Int
  }

  var screen: String
  var settings: LiveSettings?
  /// The name of one of the screen's flows, or nil for the recorded flow.
  var flow: String?
}

/// Starts rendering a film of a flow. The answer contains the film's file if the film is complete.
struct FilmQuestion: LiveQuestion {
  struct Answer: Encodable, Sendable {
    /// The fraction of the film that is completed, from 0 to 1.
    var progress: Double
  }

  var screen: String
  var settings: LiveSettings?
  /// The name of one of the screen's flows, or nil for the recorded flow.
  var flow: String?
  /// The file extension of the film, or `strip`.
  var format: String
}

/// Continues rendering the film within the time limit of a request. The answer contains the film's file if the film
/// is complete.
struct ContinueFilmQuestion: LiveQuestion {
  typealias Answer = FilmQuestion.Answer
}
