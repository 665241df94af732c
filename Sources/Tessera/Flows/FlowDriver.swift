// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// What `$0` is in a flow. A step is done in four parts: time goes on until nothing moves; the element is looked for; the input
// is done; time goes on until nothing moves. All of it is whole frames, and nothing reads a real clock.

internal import Foundation
internal import TesseraGraphics
internal import TesseraRaster
public import TesseraViews

/// Does the steps of a flow: what a person does, and what is expected to be seen.
///
/// No step throws. After the first that fails, `failure` says why, and all later steps do nothing.
///
/// The screen goes on in virtual time alone: what waits for real time, such as a `Task` or a network request, does not happen while a
/// flow runs.
@MainActor
public final class FlowDriver {
  /// The screen.
  public let live: LiveScreen
  /// Why the flow has ended; nil as long as every step could be done.
  public private(set) var failure: FlowFailure?
  /// Seconds of virtual time that a step waits for the screen to come to rest, 0...3600. 10 by default.
  public var patience = 10.0
  /// Whether steps wait until nothing moves, before and after what they do. True by default. What repeats for ever, such as the
  /// wheel of an activity indicator, does not count as moving.
  public var waitsForRest = true

  let flow: String
  var masks: [SnapshotMask] = []
  var keepsSteps = false
  /// Takes the frames of a film; nil for none.
  var film: (@MainActor (FlowFrame) -> Void)?
  /// Frames of 1/60 s between two frames of the film.
  var filmInterval = 2
  /// Frames of 1/60 s for which the film is held before a step.
  var filmPause = 0
  private(set) var snapshots: [FlowSnapshot] = []
  private(set) var steps: [FlowStep] = []
  private(set) var marks: [FlowMark] = []
  private(set) var stepNumber = 0
  /// The fingers that are down or were, and the frames in which they were lifted.
  private var fingers: [(number: Int, point: CGPoint, lifted: Int?)] = []
  /// The picture of the step under way, taken when its finger came down.
  private var touched: FlowStep?
  private var stepTitle = ""
  private var lastTouch: (frame: Int, point: CGPoint)?

  /// The most steps, and the most snapshots, of a flow.
  static let mostSteps = 10_000
  static let mostSnapshots = 200

  init(_ live: LiveScreen, flow: String) {
    (self.live, self.flow) = (live, flow)
  }

  /// The window of the screen.
  public var window: UIWindow { live.window }

  // MARK: Steps

  /// Does a step, unless one has failed.
  func step(_ title: String, _ file: String, _ line: Int, _ body: () throws(FlowProblem) -> Void) {
    guard failure == nil else { return }
    stepNumber += 1
    (stepTitle, touched) = (title, nil)
    do throws(FlowProblem) {
      guard stepNumber <= Self.mostSteps else {
        throw FlowProblem(
          "A flow has at most \(Self.mostSteps) steps. Make several flows of it, or end the loop earlier.")
      }
      if stepNumber == 1 { try rest() }
      hold()
      try body()
      if keepsSteps { steps.append(touched ?? picture()) } else { steps.append(plainStep) }
    } catch {
      failure = FlowFailure(
        flow: flow, step: stepNumber, title: title, file: file, line: line, message: error.message,
        nearest: error.nearest)
    }
  }

  func fail(_ failure: FlowFailure) { if self.failure == nil { self.failure = failure } }

  /// Ends the flow for a reason outside of the steps.
  func fail(_ message: String) {
    fail(FlowFailure(flow: flow, step: 0, title: "", file: "", line: 0, message: message, nearest: []))
  }

  /// Ends the film.
  func end() {
    liftAll()
    hold()
  }

  private var plainStep: FlowStep {
    FlowStep(number: stepNumber, title: stepTitle, time: live.time, displayList: nil, fingers: [])
  }

  private func picture() -> FlowStep {
    FlowStep(
      number: stepNumber, title: stepTitle, time: live.time, displayList: live.displayList, fingers: shownFingers)
  }

  func take(_ snapshot: String) throws(FlowProblem) {
    guard snapshots.count < Self.mostSnapshots else {
      throw FlowProblem("A flow has at most \(Self.mostSnapshots) snapshots. Make several flows of it.")
    }
    snapshots.append(picture(called: snapshot))
  }

  /// The screen at this moment, with a name.
  func picture(called name: String) -> FlowSnapshot {
    let masked = masks.isEmpty ? [] : live.presented(window) { _ in ViewNode(window) }.under(masks)
    return FlowSnapshot(
      name: name, step: stepNumber, time: live.time, displayList: live.displayList,
      masked: masked.map { $0.moved(by: live.origin) })
  }

  // MARK: Time

  /// Lets frames pass.
  func advance(_ frames: Int) {
    guard frames > 0 else { return }
    for _ in 0..<frames {
      live.advance(frames: 1)
      if live.frame % filmInterval == 0 { shoot() }
    }
  }

  /// Lets time pass until nothing moves.
  func rest() throws(FlowProblem) {
    guard waitsForRest else { return }
    let limit = Int(max(0, min(patience.isNaN ? 0 : patience, 3600)) * Double(LiveScreen.rate))
    var passed = 0
    while !live.isAtRest {
      guard passed < limit else { throw unrest() }
      advance(1)
      passed += 1
    }
  }

  private func unrest() -> FlowProblem {
    let before = places
    advance(6)
    let after = places
    let moving = after.filter { id, now in before[id].map { $0.look != now.look } ?? true }
      .sorted { $0.value.number < $1.value.number }.map(\.value.words)
    let what =
      moving.isEmpty
      ? "Something runs on the clock that moves no view" : "What moves is \(Words.list(Array(moving.prefix(3))))"
    return FlowProblem(
      "The screen did not come to rest within \(Words.number(patience)) s. \(what). Let it end; let it repeat, which is not waited "
        + "for; or set waitsForRest to false before this step, and say by wait(_:) how long to wait.")
  }

  /// Where all views are shown at the moment, and how.
  private var places: [ObjectIdentifier: (number: Int, look: [CGFloat], words: String)] {
    live.presented(window) { _ in
      var result: [ObjectIdentifier: (number: Int, look: [CGFloat], words: String)] = [:]
      for (number, view) in FlowSearch(window).views.enumerated() {
        let (box, transform) = (view.layer.frame, view.layer.affineTransform())
        result[ObjectIdentifier(view)] = (
          number, [box.minX, box.minY, box.width, box.height, CGFloat(view.layer.opacity), transform.a, transform.b],
          FlowSearch.words(view)
        )
      }
      return result
    }
  }

  // MARK: Fingers

  /// Puts a finger down.
  func touchDown(_ points: CGPoint...) {
    // A tap soon after another one at the same place is the second of a double tap.
    if let last = lastTouch, let point = points.first, abs(last.point.x - point.x) < 50,
      abs(last.point.y - point.y) < 50
    {
      advance(Self.pause - (live.frame - last.frame))
    }
    for (number, point) in points.enumerated() {
      follow(number, point, lifted: nil)
      live.perform(.touch(finger: number, phase: .began, x: point.x, y: point.y))
    }
    if keepsSteps, touched == nil { touched = picture() }
  }

  /// More than the time in which a second tap makes a double tap.
  private static let pause = 24

  /// Moves fingers evenly, in whole frames.
  func touchMove(from starts: [CGPoint], to ends: [CGPoint], frames: Int) {
    let count = max(1, frames)
    for step in 1...count {
      advance(1)
      let part = CGFloat(step) / CGFloat(count)
      for (number, (start, end)) in zip(starts, ends).enumerated() {
        let point =
          step == count
          ? end : CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
        follow(number, point, lifted: nil)
        live.perform(.touch(finger: number, phase: .moved, x: point.x, y: point.y))
      }
    }
  }

  /// Lifts fingers where they are.
  func touchUp(_ points: CGPoint...) {
    for (number, point) in points.enumerated() {
      follow(number, point, lifted: live.frame)
      live.perform(.touch(finger: number, phase: .ended, x: point.x, y: point.y))
    }
    lastTouch = points.first.map { (live.frame, $0) }
  }

  /// Lets the next tap be the second of a double tap.
  func forgetTouch() { lastTouch = nil }

  private func liftAll() {
    for entry in fingers where entry.lifted == nil {
      follow(entry.number, entry.point, lifted: live.frame)
      live.perform(.touch(finger: entry.number, phase: .ended, x: entry.point.x, y: entry.point.y))
    }
  }

  /// Does again what was done at this moment, with the fingers seen.
  func perform(_ moment: LiveMoment) {
    if case .touch(let finger, let phase, let x, let y) = moment.input {
      follow(finger, CGPoint(x: x, y: y), lifted: phase == .ended || phase == .cancelled ? live.frame : nil)
    }
    live.perform(moment.input)
  }

  private func follow(_ number: Int, _ point: CGPoint, lifted: Int?) {
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

  /// Shows the screen in another way, and remembers it.
  func look(_ options: RenderOptions) {
    marks.append(FlowMark(frame: live.frame, moment: live.log.count, look: options))
    live.show(with: options)
  }

  // MARK: Film

  private func shoot() {
    guard let film else { return }
    film(FlowFrame(time: live.time, step: stepNumber, displayList: live.displayList, fingers: shownFingers))
  }

  /// Shows the moment longer, and remembers it.
  func hold() {
    marks.append(FlowMark(frame: live.frame, moment: live.log.count, look: nil))
    guard film != nil, filmPause > 0 else { return }
    for _ in 0..<max(1, filmPause / filmInterval) { shoot() }
  }
}

extension ViewNode {
  /// The nodes below that masks name, without what is in them.
  func under(_ masks: [SnapshotMask]) -> [ViewNode] {
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
