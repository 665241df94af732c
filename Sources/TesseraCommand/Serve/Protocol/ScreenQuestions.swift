// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Tessera

/// Opens a screen and replays a log of inputs.
struct OpenQuestion: LiveQuestion {
  typealias Answer = ScreenAnswer

  var screen: String
  var settings: LiveSettings?
  var moments: [TimedLiveInput]?
  /// The frame to advance to, or nil to use the frame of the last input.
  var frame: Int?
}

/// Performs inputs and advances time.
struct StepQuestion: LiveQuestion {
  struct Answer: Encodable, Sendable {
    var screen: ScreenAnswer
    /// The inputs with their frames.
    var moments: [TimedLiveInput]
  }

  var inputs: [LiveInput]?
  /// The number of frames to advance after the inputs.
  var frames: Int?
}

/// Changes the screen's settings.
struct ShowQuestion: LiveQuestion {
  typealias Answer = ScreenAnswer

  var settings: LiveSettings?
}

/// Requests the complete image of the open screen in its current state. The answer's file is the image.
struct CaptureQuestion: LiveQuestion {
  typealias Answer = NoAnswer
}

/// Renders a still image of a screen for the list of screens. The answer's file is the image.
struct PictureQuestion: LiveQuestion {
  typealias Answer = NoAnswer

  var screen: String
  var settings: LiveSettings?
  /// The maximum width of the image, or of each frame in a strip, in pixels.
  var width: Int?
  /// The name of the snapshot to render, or nil to render the screen with `settings`.
  var snapshot: String?
}

/// The state of a screen and the changed parts of its image.
///
/// The image files of `parts` follow the message.
struct ScreenAnswer: Encodable, Sendable {
  /// The number of frames since the screen appeared.
  var frame: Int
  /// Whether nothing moves. If so, the page can reduce its refresh rate.
  var rests: Bool
  /// The missing resources that the screen requested.
  var missing: [String]?
  /// The image size, in pixels.
  var size: [Int]
  /// The scale, in pixels per point.
  var scale: Double
  /// The screen's origin within the image, in points.
  var origin: [Double]
  /// The screen's size, in points.
  var points: [Double]
  /// The rectangles to move within the image before anything is drawn. Each one consists of the column, row, width
  /// and height of the destination, and the distance in rows. Each move applies to the result of the previous moves.
  var moves: [[Int]]?
  /// The destinations of the images that follow. Each one consists of the column, row, width, height, and the length
  /// of the file. Nil if nothing has changed.
  var parts: [[Int]]?
  var cost: LiveCost
}

/// The durations of the stages of a frame, in milliseconds.
struct LiveCost: Encodable, Sendable {
  var input = 0.0
  var layout = 0.0
  var paint = 0.0
  var encode = 0.0
}
