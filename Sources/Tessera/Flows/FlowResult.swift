// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraRaster

/// A finger that is touching the screen or was recently lifted.
public struct FlowFinger: Hashable, Sendable {
  /// The finger's number, starting at 0.
  public let number: Int
  /// The distance from the window's left edge, in points.
  public let x: Double
  /// The distance from the window's top edge, in points.
  public let y: Double
  /// The time since the finger was lifted, in frames of 1/60 s, or 0 while the finger touches the screen.
  public let age: Int
  /// The finger's location within the image, in pixels.
  let pixel: Point
  /// The number of pixels per point.
  let scale: Double

  /// The number of frames for which a lifted finger remains visible.
  static let memory = 15
}

/// A named snapshot taken by a flow.
public struct FlowSnapshot: Sendable {
  /// The snapshot's name in the flow.
  public let name: String
  /// The number of the step that took the snapshot, starting at 1.
  public let step: Int
  /// The time since the screen appeared, in seconds.
  public let time: Double
  /// The display list of the image, in pixels, for `Renderer.paint(_:)`.
  public let displayList: DisplayList
  /// The masked views in the image.
  let masked: [ViewNode]

  /// The snapshot's name within file names. Each run of characters other than letters, digits, `-` and `_` becomes
  /// `-`. May be empty.
  package var fileName: String { Flow.fileName(name) }

  /// The caption in a strip. Invisible characters are shown as numbers.
  var label: String { HiddenCharacters.visible(String(name.prefix(100)), except: []) }
}

/// A completed step of a flow.
public struct FlowStep: Sendable {
  /// The step's number, starting at 1.
  public let number: Int
  /// The step's description, such as `tap "Add to bag"`.
  public let title: String
  /// The time of the image, in seconds since the screen appeared.
  public let time: Double
  /// The screen when the finger touched down or, for a step without fingers, at the end of the step. Nil if images of
  /// steps were not requested.
  public let displayList: DisplayList?
  /// The fingers shown in the image.
  public let fingers: [FlowFinger]
}

/// A frame of a flow's film.
public struct FlowFrame: Sendable {
  /// The time since the screen appeared, in seconds. The time does not advance while the film pauses before a step.
  public let time: Double
  /// The number of the current step, starting at 1, or 0 before the first step.
  public let step: Int
  /// The display list of the screen, without fingers.
  public let displayList: DisplayList
  /// The fingers that are shown on the screen.
  public let fingers: [FlowFinger]
}

/// An event in a flow that is not an input: a pause of the film, or a change of options.
package struct FlowMark: Sendable {
  /// The frame of the event, counted from the screen's appearance.
  package let frame: Int
  /// The number of inputs before the event.
  package let moment: Int
  /// The new rendering options, or nil for a pause.
  package let options: RenderOptions?
}

/// The result of running a flow.
@MainActor
public struct FlowResult {
  /// The flow's name.
  public let name: String
  /// The screen in the flow's final state.
  public let live: LiveScreen
  /// The snapshots, in the order in which they were taken.
  public let snapshots: [FlowSnapshot]
  /// The completed steps, in order, excluding a failed step.
  public let steps: [FlowStep]
  /// The reason that the flow ended early, or nil if it completed.
  public let failure: FlowFailure?
  /// The events that are not inputs, in order. The film pauses at the start of each step and at the end of the flow.
  package let marks: [FlowMark]
  /// The rendering options at the start of the flow.
  package let options: RenderOptions

  /// The flow's inputs, for `LiveScreen.replay(_:to:)`. Changes of device and appearance are not included.
  public var moments: [TimedLiveInput] { live.log }
  /// The number of frames, of 1/60 s each, from the screen's appearance to the end of the flow.
  public var frameCount: Int { live.frame }
  /// Whether the flow completed without a failure.
  public var isSuccess: Bool { failure == nil }

  /// Returns the first snapshot with the given name, or nil if there is none.
  public subscript(name: String) -> FlowSnapshot? { snapshots.first { $0.name == name } }

  /// Returns the result if the flow succeeded.
  ///
  /// - Throws: The flow's failure.
  @discardableResult
  public func get() throws(FlowFailure) -> FlowResult {
    if let failure { throw failure }
    return self
  }
}
