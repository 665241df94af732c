// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraRaster

/// A finger that is down, or was recently.
public struct FlowFinger: Hashable, Sendable {
  /// The number of the finger, from 0.
  public let number: Int
  /// The distance from the left edge of the window, in points.
  public let x: Double
  /// The distance from the top edge of the window, in points.
  public let y: Double
  /// The time since the finger was lifted, in frames of 1/60 s; 0 while it is down.
  public let age: Int
  /// The location in the picture, in pixels.
  let pixel: Point
  /// The number of pixels per point.
  let scale: Double

  /// The number of frames for which a lifted finger is still shown.
  static let memory = 15
}

/// A named picture that a flow took.
public struct FlowSnapshot: Sendable {
  /// The name in the flow.
  public let name: String
  /// The number of the step that took the picture, from 1.
  public let step: Int
  /// The number of seconds since the screen appeared.
  public let time: Double
  /// The commands that paint the picture, in pixels, for `Renderer.paint(_:)`.
  public let displayList: DisplayList
  /// The masked views in the picture.
  let masked: [ViewNode]

  /// The name as part of a file name. Characters other than letters and digits become `-`. May be empty.
  package var fileName: String { Flow.fileName(name) }

  /// The caption in a strip, with invisible characters as numbers.
  var label: String { HiddenCharacters.visible(String(name.prefix(100)), except: []) }
}

/// A completed step of a flow.
public struct FlowStep: Sendable {
  /// The number of the step, from 1.
  public let number: Int
  /// The description of the step, such as `tap "Add to bag"`.
  public let title: String
  /// The time of the picture, in seconds since the screen appeared.
  public let time: Double
  /// The screen when the finger touched down, or at the end of a step without fingers. Nil if pictures of steps were not
  /// requested.
  public let displayList: DisplayList?
  /// The fingers in the picture.
  public let fingers: [FlowFinger]
}

/// A frame of a film of a flow.
public struct FlowFrame: Sendable {
  /// The number of seconds since the screen appeared. Equal for several frames while the film pauses before a step.
  public let time: Double
  /// The number of the current step, from 1, or 0 before the first.
  public let step: Int
  /// The commands that paint the screen, without fingers.
  public let displayList: DisplayList
  /// The fingers on the screen.
  public let fingers: [FlowFinger]
}

/// An event of a flow that is not an input: a pause of the film, or a change of options.
package struct FlowMark: Sendable {
  /// The frame since the screen appeared.
  package let frame: Int
  /// The number of inputs before the event.
  package let moment: Int
  /// The new options, or nil for a pause.
  package let options: RenderOptions?
}

/// The result of a flow.
@MainActor
public struct FlowResult {
  /// The flow's name.
  public let name: String
  /// The screen in the flow's final state.
  public let live: LiveScreen
  /// The snapshots, in order.
  public let snapshots: [FlowSnapshot]
  /// The completed steps, in order, without the one that failed.
  public let steps: [FlowStep]
  /// The reason that the flow ended early, or nil if it completed.
  public let failure: FlowFailure?
  /// The events that are not inputs, in order. The film pauses when a step begins, and at the end.
  package let marks: [FlowMark]
  /// The options when the flow began.
  package let options: RenderOptions

  /// The inputs of the flow, for `LiveScreen.replay(_:to:)`. Changes of device and appearance are not included.
  public var moments: [LiveMoment] { live.log }
  /// The number of frames of 1/60 s from the screen's appearance to the flow's end.
  public var frameCount: Int { live.frame }
  /// Whether the flow completed.
  public var isSuccess: Bool { failure == nil }

  /// Returns the first snapshot with the given name, or nil if there is none.
  public subscript(name: String) -> FlowSnapshot? { snapshots.first { $0.name == name } }

  /// Returns the result, if the flow completed.
  ///
  /// - Throws: The failure of the flow.
  @discardableResult
  public func get() throws(FlowFailure) -> FlowResult {
    if let failure { throw failure }
    return self
  }
}
