// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Tessera

/// Shows a screen at the end of a log.
struct OpenQuestion: LiveQuestion {
  typealias Answer = ScreenAnswer

  var screen: String
  var settings: LiveSettings?
  var moments: [LiveMoment]?
  /// The frame that the log is played to; nil for that of the last moment.
  var frame: Int?
}

/// Performs inputs, and lets frames pass.
struct StepQuestion: LiveQuestion {
  struct Answer: Encodable, Sendable {
    var screen: ScreenAnswer
    /// The inputs that were performed, with their frames.
    var moments: [LiveMoment]
  }

  var inputs: [LiveInput]?
  /// The number of frames that pass after the inputs.
  var frames: Int?
}

/// Shows the screen with other settings.
struct ShowQuestion: LiveQuestion {
  typealias Answer = ScreenAnswer

  var settings: LiveSettings?
}

/// Renders a still picture of a screen, for the list. The answer's file is the picture.
struct PictureQuestion: LiveQuestion {
  typealias Answer = NoAnswer

  var screen: String
  var settings: LiveSettings?
  /// The greatest width of the picture, or of a frame in a strip, in pixels.
  var width: Int?
  /// The name of the snapshot to render; nil for the screen in `settings`.
  var snapshot: String?
}

/// The state of a screen, and the changed parts of its picture.
///
/// The files of `parts` follow the message.
struct ScreenAnswer: Encodable, Sendable {
  /// Whole frames since the screen was shown.
  var frame: Int
  /// Whether nothing moves, so that the page need not ask again at once.
  var rests: Bool
  /// Resources that the screen asked for and did not get.
  var missing: [String]?
  /// The picture's size, in pixels.
  var size: [Int]
  /// Pixels per point.
  var scale: Double
  /// The screen's upper left corner in the picture, in points.
  var origin: [Double]
  /// The screen's size, in points.
  var points: [Double]
  /// Rectangles that move within the picture before anything is drawn: column, row, width and height of the destination, and
  /// the distance in rows. Each applies to the result of those before.
  var moves: [[Int]]?
  /// The destinations of the pictures that follow: column, row, width, height, and the length of the file. Nil if nothing
  /// has changed.
  var parts: [[Int]]?
  var cost: LiveCost
}

/// The milliseconds that the parts of a frame took.
struct LiveCost: Encodable, Sendable {
  var input = 0.0
  var layout = 0.0
  var paint = 0.0
  var encode = 0.0
}
