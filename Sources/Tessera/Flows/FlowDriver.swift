// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The `$0` parameter of a flow. Each step waits until nothing moves, finds its element, performs the input, and waits
// again until nothing moves. Time advances in whole frames and is independent of the real clock.

internal import Foundation
internal import TesseraGraphics
internal import TesseraRaster
public import TesseraViews

/// Performs the steps of a flow: user actions and expectations.
///
/// Steps do not throw. After the first failure, `failure` contains its description, and all later steps do nothing.
///
/// The screen runs only in virtual time. Work that waits for real time, such as a `Task` or a network request, does
/// not happen while a flow runs.
@MainActor
public final class FlowDriver {
  /// The screen on which the flow runs.
  public let live: LiveScreen
  /// The reason that the flow ended early, or nil if every step has succeeded so far.
  public private(set) var failure: FlowFailure?
  /// The maximum virtual time, in seconds, that a step waits for movement to end, 0...3600. 10 by default.
  public var patience = 10.0
  /// Whether each step waits until nothing moves, both before and after its action. True by default. Animations that
  /// repeat forever, such as an activity indicator, are ignored.
  public var waitsForRest = true

  let flow: String
  var masks: [SnapshotMask] = []
  var keepsSteps = false
  /// The closure that receives the frames of a film, or nil if no film is recorded.
  var film: (@MainActor (FlowFrame) -> Void)?
  /// The interval between film frames, in screen frames of 1/60 s.
  var filmInterval = 2
  /// The pause of the film before each step, in frames of 1/60 s.
  var filmPause = 0
  private(set) var snapshots: [FlowSnapshot] = []
  private(set) var steps: [FlowStep] = []
  private(set) var marks: [FlowMark] = []
  private(set) var stepNumber = 0
  /// The fingers that are touching the screen or were recently lifted. `lifted` is the frame in which the finger was
  /// lifted.
  private var fingers: [(number: Int, point: CGPoint, lifted: Int?)] = []
  /// The image of the current step, taken when its finger touched down.
  private var touched: FlowStep?
  private var stepTitle = ""
  private var lastTouch: (frame: Int, point: CGPoint)?

  /// The maximum number of steps, and of snapshots, in a flow.
  static let maximumSteps = 10_000
  static let maximumSnapshots = 200

  init(_ live: LiveScreen, flow: String) {
    (self.live, self.flow) = (live, flow)
  }

  /// The screen's window.
  public var window: UIWindow { live.window }

  // MARK: Steps

  /// Performs a step, unless an earlier step has failed.
  func runStep(title: String, file: String, line: Int, body: () throws(FlowProblem) -> Void) {
    guard failure == nil else { return }
    stepNumber += 1
    (stepTitle, touched) = (title, nil)
    do throws(FlowProblem) {
      guard stepNumber <= Self.maximumSteps else {
        throw FlowProblem(
          "A flow has at most \(Self.maximumSteps) steps. Split it into several flows, or end the loop earlier.")
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

  /// Ends the flow with a failure that is not caused by a step.
  func fail(_ message: String) {
    fail(FlowFailure(flow: flow, step: 0, title: "", file: "", line: 0, message: message, nearest: []))
  }

  /// Lifts all fingers and ends the film with a pause.
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
    guard snapshots.count < Self.maximumSnapshots else {
      throw FlowProblem("A flow has at most \(Self.maximumSnapshots) snapshots. Split it into several flows.")
    }
    snapshots.append(captureSnapshot(called: snapshot))
  }

  /// Returns a snapshot of the screen with a name.
  func captureSnapshot(called name: String) -> FlowSnapshot {
    let masked = masks.isEmpty ? [] : live.presented(window) { _ in ViewNode(window) }.nodes(matching: masks)
    return FlowSnapshot(
      name: name, step: stepNumber, time: live.time, displayList: live.displayList,
      masked: masked.map { $0.moved(by: live.origin) })
  }

  // MARK: Time

  /// Advances the screen by a number of frames.
  func advance(frames: Int) {
    guard frames > 0 else { return }
    for _ in 0..<frames {
      live.advance(frames: 1)
      if live.frame % filmInterval == 0 { captureFilmFrame() }
    }
  }

  /// Advances the screen until nothing moves.
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

  /// The presented frame and appearance of every view, with a description for messages.
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

  /// Touches down with a finger at each point.
  func touchDown(_ points: CGPoint...) {
    // Wait if necessary, because a tap shortly after another tap at almost the same point would be recognized as a
    // double tap.
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

  /// The minimum number of frames between two taps that are not recognized as a double tap.
  private static let pause = 24

  /// Moves the fingers linearly over a number of frames.
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

  /// Lifts the fingers at their current points.
  func touchUp(_ points: CGPoint...) {
    for (number, point) in points.enumerated() {
      recordFingerPath(number: number, point: point, lifted: live.frame)
      live.perform(.touch(finger: number, phase: .ended, x: point.x, y: point.y))
    }
    lastTouch = points.first.map { (live.frame, $0) }
  }

  /// Allows the next tap to complete a double tap.
  func discardTouch() { lastTouch = nil }

  private func liftAll() {
    for entry in fingers where entry.lifted == nil {
      recordFingerPath(number: entry.number, point: entry.point, lifted: live.frame)
      live.perform(.touch(finger: entry.number, phase: .ended, x: entry.point.x, y: entry.point.y))
    }
  }

  /// Replays a logged input and updates the displayed fingers.
  func perform(_ moment: TimedLiveInput) {
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

  /// Sets the screen's rendering options, and records the change.
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
  /// Returns the nodes that match any mask, excluding their descendants.
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
