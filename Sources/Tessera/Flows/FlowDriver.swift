// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The `$0` of a flow. A step has four parts: wait until nothing moves; find the element; perform the input; wait until nothing
// moves. All time is in whole frames, and nothing reads a real clock.

internal import Foundation
internal import TesseraGraphics
internal import TesseraRaster
public import TesseraViews

/// Performs the steps of a flow: user actions and expectations.
///
/// Steps do not throw. After the first failure, `failure` describes it, and all later steps do nothing.
///
/// The screen runs in virtual time only: anything that waits for real time, such as a `Task` or a network request, does not
/// happen while a flow runs.
@MainActor
public final class FlowDriver {
  /// The screen.
  public let live: LiveScreen
  /// The reason that the flow ended early, or nil if every step succeeded so far.
  public private(set) var failure: FlowFailure?
  /// The number of seconds of virtual time that a step waits for the screen to come to rest, 0...3600. 10 by default.
  public var patience = 10.0
  /// Whether steps wait until nothing moves, before and after their action. True by default. Motion that repeats forever, such
  /// as the wheel of an activity indicator, does not count.
  public var waitsForRest = true

  let flow: String
  var masks: [SnapshotMask] = []
  var keepsSteps = false
  /// Receives the frames of a film, if there is one.
  var film: (@MainActor (FlowFrame) -> Void)?
  /// The interval between two frames of the film, in frames of 1/60 s.
  var filmInterval = 2
  /// The time for which the film pauses before a step, in frames of 1/60 s.
  var filmPause = 0
  private(set) var snapshots: [FlowSnapshot] = []
  private(set) var steps: [FlowStep] = []
  private(set) var marks: [FlowMark] = []
  private(set) var stepNumber = 0
  /// The fingers that are or were down, and the frames in which they were lifted.
  private var fingers: [(number: Int, point: CGPoint, lifted: Int?)] = []
  /// The picture of the current step, taken when its finger touched down.
  private var touched: FlowStep?
  private var stepTitle = ""
  private var lastTouch: (frame: Int, point: CGPoint)?

  /// The maximum number of steps, and of snapshots, of a flow.
  static let mostSteps = 10_000
  static let mostSnapshots = 200

  init(_ live: LiveScreen, flow: String) {
    (self.live, self.flow) = (live, flow)
  }

  /// The window of the screen.
  public var window: UIWindow { live.window }

  // MARK: Steps

  /// Performs a step, unless an earlier one has failed.
  func runStep(title: String, file: String, line: Int, body: () throws(FlowProblem) -> Void) {
    guard failure == nil else { return }
    stepNumber += 1
    (stepTitle, touched) = (title, nil)
    do throws(FlowProblem) {
      guard stepNumber <= Self.mostSteps else {
        throw FlowProblem(
          "A flow has at most \(Self.mostSteps) steps. Split it into several flows, or end the loop earlier.")
      }
      if stepNumber == 1 { try waitUntilIdle() }
      pauseFilm()
      try body()
      if keepsSteps { steps.append(touched ?? captureStep()) } else { steps.append(plainStep) }
    } catch {
      failure = FlowFailure(
        flow: flow, step: stepNumber, title: title, file: file, line: line, message: error.message,
        nearest: error.nearest)
    }
  }

  func fail(_ failure: FlowFailure) { if self.failure == nil { self.failure = failure } }

  /// Ends the flow with a failure outside of the steps.
  func fail(_ message: String) {
    fail(FlowFailure(flow: flow, step: 0, title: "", file: "", line: 0, message: message, nearest: []))
  }

  /// Ends the film.
  func finish() {
    liftAll()
    pauseFilm()
  }

  private var plainStep: FlowStep {
    FlowStep(number: stepNumber, title: stepTitle, time: live.time, displayList: nil, fingers: [])
  }

  private func captureStep() -> FlowStep {
    FlowStep(
      number: stepNumber, title: stepTitle, time: live.time, displayList: live.displayList, fingers: shownFingers)
  }

  func takeSnapshot(_ snapshot: String) throws(FlowProblem) {
    guard snapshots.count < Self.mostSnapshots else {
      throw FlowProblem("A flow has at most \(Self.mostSnapshots) snapshots. Split it into several flows.")
    }
    snapshots.append(captureSnapshot(called: snapshot))
  }

  /// Returns a named picture of the screen.
  func captureSnapshot(called name: String) -> FlowSnapshot {
    let masked = masks.isEmpty ? [] : live.presented(window) { _ in ViewNode(window) }.nodes(matching: masks)
    return FlowSnapshot(
      name: name, step: stepNumber, time: live.time, displayList: live.displayList,
      masked: masked.map { $0.moved(by: live.origin) })
  }

  // MARK: Time

  /// Advances by a number of frames.
  func advance(frames: Int) {
    guard frames > 0 else { return }
    for _ in 0..<frames {
      live.advance(frames: 1)
      if live.frame % filmInterval == 0 { captureFilmFrame() }
    }
  }

  /// Advances until nothing moves.
  func waitUntilIdle() throws(FlowProblem) {
    guard waitsForRest else { return }
    let limit = Int(max(0, min(patience.isNaN ? 0 : patience, 3600)) * Double(LiveScreen.rate))
    var passed = 0
    while !live.isAtRest {
      guard passed < limit else { throw neverIdleProblem() }
      advance(frames: 1)
      passed += 1
    }
  }

  private func neverIdleProblem() -> FlowProblem {
    let before = places
    advance(frames: 6)
    let after = places
    let moving = after.filter { id, now in before[id].map { $0.look != now.look } ?? true }
      .sorted { $0.value.number < $1.value.number }.map(\.value.words)
    let what =
      moving.isEmpty
      ? "A timer or animation without a visible effect is active"
      : "Moving: \(MessageFormat.list(Array(moving.prefix(3))))"
    return FlowProblem(
      "The screen did not come to rest within \(MessageFormat.number(of: patience)) s. \(what). Let it end, let it repeat forever, which is "
        + "ignored, or set waitsForRest to false before this step, and use wait(_:).")
  }

  /// The presented state of every view: its frame and appearance, and its description for messages.
  private var places: [ObjectIdentifier: (number: Int, look: [CGFloat], words: String)] {
    live.presented(window) { _ in
      var result: [ObjectIdentifier: (number: Int, look: [CGFloat], words: String)] = [:]
      for (number, view) in FlowSearch(window).views.enumerated() {
        let (box, transform) = (view.layer.frame, view.layer.affineTransform())
        result[ObjectIdentifier(view)] = (
          number, [box.minX, box.minY, box.width, box.height, CGFloat(view.layer.opacity), transform.a, transform.b],
          FlowSearch.description(of: view)
        )
      }
      return result
    }
  }

  // MARK: Touches

  /// Puts fingers down.
  func touchDown(_ points: CGPoint...) {
    // A tap at the same place shortly after another one would be a double tap.
    if let last = lastTouch, let point = points.first, abs(last.point.x - point.x) < 50,
      abs(last.point.y - point.y) < 50
    {
      advance(frames: Self.pause - (live.frame - last.frame))
    }
    for (number, point) in points.enumerated() {
      recordFingerPath(number: number, point: point, lifted: nil)
      live.perform(.touch(finger: number, phase: .began, x: point.x, y: point.y))
    }
    if keepsSteps, touched == nil { touched = captureStep() }
  }

  /// The interval in frames after which a second tap isn't a double tap.
  private static let pause = 24

  /// Moves fingers linearly, in whole frames.
  func touchMove(from starts: [CGPoint], to ends: [CGPoint], frames: Int) {
    let count = max(1, frames)
    for step in 1...count {
      advance(frames: 1)
      let part = CGFloat(step) / CGFloat(count)
      for (number, (start, end)) in zip(starts, ends).enumerated() {
        let point =
          step == count
          ? end : CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
        recordFingerPath(number: number, point: point, lifted: nil)
        live.perform(.touch(finger: number, phase: .moved, x: point.x, y: point.y))
      }
    }
  }

  /// Lifts fingers at their current points.
  func touchUp(_ points: CGPoint...) {
    for (number, point) in points.enumerated() {
      recordFingerPath(number: number, point: point, lifted: live.frame)
      live.perform(.touch(finger: number, phase: .ended, x: point.x, y: point.y))
    }
    lastTouch = points.first.map { (live.frame, $0) }
  }

  /// Allows the next tap to be the second of a double tap.
  func discardTouch() { lastTouch = nil }

  private func liftAll() {
    for entry in fingers where entry.lifted == nil {
      recordFingerPath(number: entry.number, point: entry.point, lifted: live.frame)
      live.perform(.touch(finger: entry.number, phase: .ended, x: entry.point.x, y: entry.point.y))
    }
  }

  /// Replays an input, with its fingers shown.
  func perform(_ moment: LiveMoment) {
    if case .touch(let finger, let phase, let x, let y) = moment.input {
      recordFingerPath(
        number: finger, point: CGPoint(x: x, y: y), lifted: phase == .ended || phase == .cancelled ? live.frame : nil)
    }
    live.perform(moment.input)
  }

  private func recordFingerPath(number: Int, point: CGPoint, lifted: Int?) {
    fingers.removeAll { $0.number == number }
    fingers.append((number, point, lifted))
  }

  private var shownFingers: [FlowFinger] {
    let (scale, origin) = (Double(live.device.scale), live.origin)
    return fingers.sorted { $0.number < $1.number }.compactMap { number, point, lifted in
      let age = lifted.map { live.frame - $0 } ?? 0
      guard age < FlowFinger.memory else { return nil }
      return FlowFinger(
        number: number, x: Double(point.x), y: Double(point.y), age: age,
        pixel: Point(x: Double(point.x + origin.x) * scale, y: Double(point.y + origin.y) * scale), scale: scale)
    }
  }

  /// Changes the options of the screen, and records the change.
  func setOptions(_ options: RenderOptions) {
    marks.append(FlowMark(frame: live.frame, moment: live.log.count, options: options))
    live.show(with: options)
  }

  // MARK: Recording

  private func captureFilmFrame() {
    guard let film else { return }
    film(FlowFrame(time: live.time, step: stepNumber, displayList: live.displayList, fingers: shownFingers))
  }

  /// Pauses the film, and records the pause.
  func pauseFilm() {
    marks.append(FlowMark(frame: live.frame, moment: live.log.count, options: nil))
    guard film != nil, filmPause > 0 else { return }
    for _ in 0..<max(1, filmPause / filmInterval) { captureFilmFrame() }
  }
}

extension ViewNode {
  /// Returns the nodes that match masks, without their descendants.
  func nodes(matching masks: [SnapshotMask]) -> [ViewNode] {
    var found: [ViewNode] = []
    var waiting = [self]
    while let node = waiting.popLast() {
      if masks.contains(where: { $0.matches(node) }) {
        found.append(ViewNode(className: node.className, identifier: node.identifier, frame: node.frame))
      }
      waiting += node.children.reversed()
    }
    return found
  }
}
