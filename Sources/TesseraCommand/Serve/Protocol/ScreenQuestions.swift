// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Tessera

/// A question that opens a screen and replays a log.
struct OpenQuestion: LiveQuestion {
  typealias Answer = ScreenAnswer

  var screen: String
  var settings: LiveSettings?
  var moments: [LiveMoment]?
  /// The frame to advance to, or nil for that of the last moment.
  var frame: Int?
}

/// A question that performs inputs and advances frames.
struct StepQuestion: LiveQuestion {
  struct Answer: Encodable, Sendable {
    var screen: ScreenAnswer
    /// The inputs with their frames.
    var moments: [LiveMoment]
  }

  var inputs: [LiveInput]?
  /// The number of frames after the inputs.
  var frames: Int?
}

/// A question that shows the screen with other settings.
struct ShowQuestion: LiveQuestion {
  typealias Answer = ScreenAnswer

  var settings: LiveSettings?
}

/// A question that renders a still picture of a screen, for the list. The answer's file is the picture.
struct PictureQuestion: LiveQuestion {
  typealias Answer = NoAnswer

  var screen: String
  var settings: LiveSettings?
  /// The maximum width of the picture, or of a frame in a strip, in pixels.
  var width: Int?
  /// The name of the snapshot to render, or nil for the screen with `settings`.
  var snapshot: String?
}

/// The state of a screen, and the changed parts of its picture.
///
/// The files of `parts` follow the message.
struct ScreenAnswer: Encodable, Sendable {
  /// The number of whole frames since the screen appeared.
  var frame: Int
  /// Whether nothing moves, so that the page can reduce its refresh rate.
  var rests: Bool
  /// The resources that the screen requested and that do not exist.
  var missing: [String]?
  /// The picture's size, in pixels.
  var size: [Int]
  /// The number of pixels per point.
  var scale: Double
  /// The screen's upper-left corner in the picture, in points.
  var origin: [Double]
  /// The screen's size, in points.
  var points: [Double]
  /// The rectangles that move within the picture before anything is drawn: column, row, width and height of the destination,
  /// and the distance in rows. Each move applies to the result of the previous ones.
  var moves: [[Int]]?
  /// The destinations of the pictures that follow: column, row, width, height, and the length of the file. Nil if nothing
  /// changed.
  var parts: [[Int]]?
  var cost: LiveCost
}

/// The durations of the steps of a frame, in milliseconds.
struct LiveCost: Encodable, Sendable {
  var input = 0.0
  var layout = 0.0
  var paint = 0.0
  var encode = 0.0
}
