// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraRaster

/// A finger that is down, or was a moment ago.
public struct FlowFinger: Hashable, Sendable {
  /// Its number: 0 for the first one.
  public let number: Int
  /// Points from the left edge of the window.
  public let x: Double
  /// Points from the upper edge of the window.
  public let y: Double
  /// Frames of 1/60 s since it was lifted; 0 while it is down.
  public let age: Int
  /// Where it is in the picture, in pixels.
  let pixel: Point
  /// Pixels per point.
  let scale: Double

  /// Frames for which a finger is remembered after it was lifted.
  static let memory = 15
}

/// A picture that a flow took, with its name.
public struct FlowSnapshot: Sendable {
  /// The name that the flow gave it.
  public let name: String
  /// The number of the step that took it, from 1.
  public let step: Int
  /// Seconds since the screen was shown.
  public let time: Double
  /// The commands that paint it, in pixels. `Renderer.paint(_:)` makes the picture.
  public let displayList: DisplayList
  /// The masked views that it shows.
  let masked: [ViewNode]

  /// The name as part of a file's name: what is neither a letter nor a digit becomes `-`. May be empty.
  package var fileName: String { Flow.fileName(name) }

  /// The name below it in a strip, with what cannot be seen as numbers.
  var label: String { HiddenCharacters.visible(String(name.prefix(100)), except: []) }
}

/// A step of a flow that was done.
public struct FlowStep: Sendable {
  /// The number of the step, from 1.
  public let number: Int
  /// The step in words, as `tap "Add to bag"`.
  public let title: String
  /// Seconds since the screen was shown, of the picture.
  public let time: Double
  /// The screen when the finger came down, or at the end of a step without fingers; nil where pictures of steps were not asked
  /// for.
  public let displayList: DisplayList?
  /// The fingers on that picture.
  public let fingers: [FlowFinger]
}

/// A moment of a film of a flow.
public struct FlowFrame: Sendable {
  /// Seconds since the screen was shown. Several frames are of one time where the film is held before a step.
  public let time: Double
  /// The number of the step under way, from 1; 0 before the first.
  public let step: Int
  /// The commands that paint the screen, without fingers.
  public let displayList: DisplayList
  /// The fingers on it.
  public let fingers: [FlowFinger]
}

/// Something of a flow that is no input: a film is held, so that it can be followed, or the screen is shown in another way.
package struct FlowMark: Sendable {
  /// Whole frames since the screen was shown.
  package let frame: Int
  /// How many inputs had been done.
  package let moment: Int
  /// How the screen is shown from then on; nil where a film is held.
  package let look: RenderOptions?
}

/// What came of a flow.
@MainActor
public struct FlowResult {
  /// The flow's name.
  public let name: String
  /// The screen as the flow left it.
  public let live: LiveScreen
  /// The pictures that the flow took, in order.
  public let snapshots: [FlowSnapshot]
  /// The steps that were done, in order, the one that failed left out.
  public let steps: [FlowStep]
  /// Why the flow ended early; nil for one that came to its end.
  public let failure: FlowFailure?
  /// What was no input, in order. A film is held when a step begins, and last at the end.
  package let marks: [FlowMark]
  /// How the screen was shown when the flow began.
  package let options: RenderOptions

  /// What was done to the screen, moment by moment: `LiveScreen.replay(_:to:)` does it again. Changes of device and appearance
  /// are no inputs and not in it.
  public var moments: [LiveMoment] { live.log }
  /// Frames of 1/60 s from the screen's appearance to the flow's end.
  public var frameCount: Int { live.frame }
  /// Whether the flow came to its end.
  public var isSuccess: Bool { failure == nil }

  /// The first snapshot of a name; nil where there is none.
  public subscript(name: String) -> FlowSnapshot? { snapshots.first { $0.name == name } }

  /// The result of a flow that came to its end.
  ///
  /// - Throws: The failure of one that did not.
  @discardableResult
  public func get() throws(FlowFailure) -> FlowResult {
    if let failure { throw failure }
    return self
  }
}
