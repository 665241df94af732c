// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Converts inputs to flow steps. The recorder receives each input before the screen does, so it observes the screen
// as the user saw it. The type of a gesture is determined when the gesture ends, and its effect is determined after
// all movement has ended. Therefore, a step is not recorded until the next input arrives or the steps are read.
//
//     finger down and up, hardly moved     tap, doubleTap, longPress
//     scroll view moved                    scroll, by the total distance
//     quick and along an axis              swipe
//     else                                 drag, from point to point
//     characters                           type, into the field that was tapped before
//     time                                 nothing, as steps wait; wait, if the screen does not come to rest

internal import Foundation
internal import TesseraControls
@_spi(Tessera) internal import TesseraViews

/// Records the inputs of a live screen as a flow.
///
///     let recorder = FlowRecorder(live, name: "Checkout")
///     …
///     print(recorder.source)
///     // Flow("Checkout") {
///     //   $0.tap("Add to bag")
///     //   $0.type("4111", into: "Card")
///     // }
@MainActor
public final class FlowRecorder {
  /// The flow's name.
  public var name: String
  /// Whether inputs are recorded. True by default.
  public var isRecording = true

  private let live: LiveScreen
  private var entries: [Entry] = []
  private var gesture: Gesture?
  private var scrolls: [Offset] = []
  /// The fingers that are touching the rendered keyboard.
  private var keys: [Int: KeyboardTouch] = [:]
  /// The frame in which the previous input ended.
  private var lastFrame: Int
  /// Whether the screen was still moving when an input arrived a long time after the previous one.
  private var isRestless = false

  /// A recorded step and the pause before it.
  private struct Entry {
    var action: FlowAction
    /// The time since the previous input, in frames of 1/60 s.
    var pause: Int
    /// The location, frame and field of a tap's end, or nil if the step is not a tap.
    var tap: (frame: Int, place: CGPoint, field: ObjectIdentifier?)?
  }

  private struct Gesture {
    var start: Int
    var pause: Int
    var element: FlowElement
    var field: ObjectIdentifier?
    var tookText: Bool
    /// The path of each finger, in touch-down order.
    var paths: [(finger: Int, points: [(frame: Int, place: CGPoint)])]
    var isDown: Set<Int>
    var offsets: [Offset]
    var end = 0
  }

  /// A scroll view that an input may scroll, with its initial content offset.
  private struct Offset {
    weak var view: UIScrollView?
    var before: CGPoint
    var place: CGPoint
    var pause: Int
    /// Whether a scroll step without an element would scroll this view, for each axis.
    var isMain: (horizontal: Bool, vertical: Bool)
  }

  /// Starts recording a screen's inputs. An existing input observer is still called. Retain the recorder while it
  /// records.
  public init(_ live: LiveScreen, name: String = "Recorded") {
    (self.live, self.name) = (live, name)
    lastFrame = live.frame
    let before = live.willPerform
    live.willPerform = { [weak self] input in
      before?(input)
      self?.recordInput(input)
    }
  }

  // MARK: Recorded steps

  /// The steps recorded so far. A gesture in progress is not included. A scroll view that is still moving is included
  /// with the distance it has moved so far.
  public var actions: [FlowAction] {
    let pending = (entries, gesture, scrolls, lastFrame, isRestless)
    let isAtRest = live.isAtRest
    finishPending()
    defer { if !isAtRest { (entries, gesture, scrolls, lastFrame, isRestless) = pending } }
    var actions: [FlowAction] = isRestless ? [.noRest] : []
    for entry in entries {
      if isRestless, entry.pause > 0 { actions.append(.wait(Self.seconds(frames: entry.pause))) }
      actions.append(entry.action)
    }
    return actions
  }

  /// The flow as Swift source.
  public var source: String { Flow.source(name, actions: actions) }

  /// The recorded steps as a flow.
  public var flow: Flow { Flow(name, actions: actions) }

  /// Adds a snapshot of the current frame to the flow.
  public func snapshot(_ name: String) {
    finishPending()
    entries.append(Entry(action: .snapshot(name), pause: pause()))
  }

  /// Removes all steps and restarts at the current frame. Call this method after the screen has appeared.
  public func reset() {
    (entries, gesture, scrolls, keys, isRestless, lastFrame) = ([], nil, [], [:], false, live.frame)
  }

  // MARK: Inputs

  private func recordInput(_ input: LiveInput) {
    guard isRecording else { return }
    switch input {
    case .touch(let finger, let phase, let x, let y): recordTouch(finger: finger, phase: phase, at: CGPoint(x: x, y: y))
    case .scroll(let x, let y, _, _): recordWheel(CGPoint(x: x, y: y))
    case .text(let text): recordTyping(text)
    case .key(let key, let modifiers): addAction(.press(key, modifiers))
    case .animation(let name): addAction(.animate(name))
    case .shake: addAction(.shake)
    }
  }

  private func addAction(_ action: FlowAction) {
    finishPending()
    entries.append(Entry(action: action, pause: pause()))
  }

  /// Returns the number of frames since the previous input. Records that the screen is restless if it is still moving
  /// after the duration of the longest system transition.
  private func pause() -> Int {
    let frames = live.frame - lastFrame
    if frames >= 2 * LiveScreen.rate, !live.isAtRest { isRestless = true }
    lastFrame = live.frame
    return max(0, frames)
  }

  private func finishPending() {
    if let gesture, gesture.isDown.isEmpty { finish(gesture) }
    finishScrolls()
  }

  // MARK: Typing

  private func recordTyping(_ text: String) {
    guard live.window.takesText else { return }
    finishPending()
    let pause = pause()
    for part in Self.parts(text) {
      let field = live.run { FlowSearch(live.window).views.first { $0.isFirstResponder && $0 is any UIKeyInput } }
      if part == "\n" {
        entries.append(Entry(action: .pressReturn, pause: pause))
      } else if let last = entries.last, case .type(let before, let element) = last.action {
        entries[entries.count - 1].action = .type(before + part, into: element)
      } else if let last = entries.last, case .tap(let element) = last.action, let tapped = last.tap?.field,
        field.map({ ObjectIdentifier($0) }) == tapped
      {
        entries[entries.count - 1] = Entry(action: .type(part, into: element), pause: last.pause)
      } else {
        entries.append(Entry(action: .type(part, into: nil), pause: pause))
      }
    }
  }

  /// Splits text into line breaks and the text between them.
  private static func parts(_ text: String) -> [String] {
    var parts: [String] = []
    for character in text {
      if character.isNewline {
        parts.append("\n")
      } else if let last = parts.last, last != "\n" {
        parts[parts.count - 1].append(character)
      } else {
        parts.append(String(character))
      }
    }
    return parts
  }

  // MARK: Wheels

  private func recordWheel(_ place: CGPoint) {
    if let gesture, gesture.isDown.isEmpty { finish(gesture) }
    guard scrolls.isEmpty || scrolls.contains(where: { $0.place == place }) else {
      finishScrolls()
      return recordWheel(place)
    }
    if scrolls.isEmpty { scrolls = offsets(at: place, pause: pause()) } else { lastFrame = live.frame }
  }

  private func offsets(at place: CGPoint, pause: Int) -> [Offset] {
    live.run {
      let driver = FlowDriver(live, flow: "")
      let main = (driver.largestScroller(isVertical: false), driver.largestScroller(isVertical: true))
      var view = FlowSearch(live.window).view(at: place)
      var result: [Offset] = []
      while let current = view {
        if let scroll = current as? UIScrollView {
          result.append(
            Offset(
              view: scroll, before: scroll.contentOffset, place: place, pause: pause,
              isMain: (scroll === main.0, scroll === main.1)))
        }
        view = current.superview
      }
      return result
    }
  }

  private func finishScrolls() {
    let open = scrolls
    scrolls = []
    addScrolls(open)
  }

  /// Adds a scroll step for each scroll view that moved. Returns false if none moved.
  @discardableResult
  private func addScrolls(_ offsets: [Offset]) -> Bool {
    var moved = false
    for offset in offsets {
      guard let view = offset.view else { continue }
      let distance = CGPoint(x: view.contentOffset.x - offset.before.x, y: view.contentOffset.y - offset.before.y)
      guard abs(distance.x) >= 0.01 || abs(distance.y) >= 0.01 else { continue }
      let isMain = (distance.x == 0 || offset.isMain.horizontal) && (distance.y == 0 || offset.isMain.vertical)
      entries.append(
        Entry(
          action: .scroll(
            down: Double(distance.y), right: Double(distance.x),
            on: isMain
              ? nil
              : view.accessibilityIdentifier.map { .identifier($0) }
                ?? .at(Double(offset.place.x), Double(offset.place.y))), pause: moved ? 0 : offset.pause))
      moved = true
    }
    return moved
  }

  // MARK: Touches

  private func recordTouch(finger: Int, phase: LiveInput.Phase, at place: CGPoint) {
    guard place.x.isFinite, place.y.isFinite, !recordKey(finger: finger, phase: phase, at: place) else { return }
    switch phase {
    case .began:
      if var open = gesture, !open.isDown.isEmpty {
        guard !open.isDown.contains(finger) else { return }
        open.paths.append((finger, [(live.frame, place)]))
        open.isDown.insert(finger)
        gesture = open
        return
      }
      finishPending()
      let pause = pause()
      let hit = live.run { FlowSearch(live.window).view(at: place) }
      gesture = Gesture(
        start: live.frame, pause: pause, element: FlowNaming(live).element(at: place),
        field: hit.flatMap { $0.isTextEntry ? ObjectIdentifier($0) : nil }, tookText: live.window.takesText,
        paths: [(finger, [(live.frame, place)])], isDown: [finger], offsets: offsets(at: place, pause: pause))
    case .moved, .ended:
      guard let index = gesture?.paths.firstIndex(where: { $0.finger == finger }),
        gesture?.isDown.contains(finger) == true
      else { return }
      gesture?.paths[index].points.append((live.frame, place))
      if phase == .ended {
        gesture?.isDown.remove(finger)
        gesture?.end = live.frame
        lastFrame = live.frame
      }
    case .cancelled: gesture = nil
    }
  }

  /// Returns whether a finger is on the system keyboard. A key is recorded as text when the finger is lifted.
  private func recordKey(finger: Int, phase: LiveInput.Phase, at place: CGPoint) -> Bool {
    switch phase {
    case .began:
      guard gesture?.isDown.isEmpty != false, let touch = live.run({ live.window.keyboardTouch(at: place) }) else {
        return false
      }
      keys[finger] = touch
      return true
    case .ended:
      guard let touch = keys.removeValue(forKey: finger) else { return false }
      if let text = live.run({ live.window.text(of: touch, endingAt: place) }) { recordTyping(text) }
      return true
    case .cancelled: return keys.removeValue(forKey: finger) != nil
    case .moved: return keys[finger] != nil
    }
  }

  /// Records a completed gesture as a step with the same effect.
  private func finish(_ done: Gesture) {
    gesture = nil
    guard let path = done.paths.first?.points, let first = path.first, let last = path.last else { return }
    func add(_ action: FlowAction) { entries.append(Entry(action: action, pause: done.pause)) }
    if done.paths.count > 1 { return add(pinch(done)) }
    let farthest = path.map { hypot($0.place.x - first.place.x, $0.place.y - first.place.y) }.max() ?? 0
    let frames = done.end - done.start
    if farthest <= Self.tapMovement {
      guard frames < LiveScreen.rate / 2 else {
        return add(.longPress(done.element, Self.seconds(frames: frames)))
      }
      if let before = entries.last, case .tap(let element) = before.action, let tap = before.tap,
        done.start - tap.frame < Self.doubleTapFrames,
        hypot(tap.place.x - first.place.x, tap.place.y - first.place.y) < 45
      {
        entries[entries.count - 1] = Entry(action: .doubleTap(element), pause: before.pause)
        return
      }
      entries.append(Entry(action: .tap(done.element), pause: done.pause, tap: (done.end, first.place, done.field)))
      return
    }
    // A drag that also dismissed the keyboard is more than a scroll.
    if done.tookText == live.window.takesText, self.addScrolls(done.offsets) { return }
    let (dx, dy) = (last.place.x - first.place.x, last.place.y - first.place.y)
    if frames <= Self.swipeFrames, max(abs(dx), abs(dy)) >= 40, max(abs(dx), abs(dy)) >= 3 * min(abs(dx), abs(dy)) {
      let direction: FlowDirection = abs(dx) > abs(dy) ? (dx > 0 ? .right : .left) : (dy > 0 ? .down : .up)
      return add(.swipe(direction, done.element))
    }
    // Holding the finger still before moving it can start a drag.
    let moved = path.first { hypot($0.place.x - first.place.x, $0.place.y - first.place.y) > Self.tapMovement }
    let hold = (moved?.frame ?? done.start) - done.start
    let held = hold >= LiveScreen.rate / 3 ? hold : 0
    // Exclude the time for which the finger paused at its destination.
    let arrived = (path.first { $0.place == last.place }?.frame ?? done.end) - done.start
    add(
      .drag(
        from: .at(Double(first.place.x), Double(first.place.y)), to: .at(Double(last.place.x), Double(last.place.y)),
        over: Self.seconds(frames: max(1, arrived - held)), hold: Self.seconds(frames: held)))
  }

  private func pinch(_ done: Gesture) -> FlowAction {
    let (a, b) = (done.paths[0].points, done.paths[1].points)
    guard let a0 = a.first?.place, let a1 = a.last?.place, let b0 = b.first?.place, let b1 = b.last?.place else {
      return .tap(done.element)
    }
    let scale = hypot(a1.x - b1.x, a1.y - b1.y) / max(1, hypot(a0.x - b0.x, a0.y - b0.y))
    let thousandths = (Double(min(max(scale, 0.01), 100)) * 1000).rounded() / 1000
    return .pinch(.at(Double(a0.x + b0.x) / 2, Double(a0.y + b0.y) / 2), thousandths)
  }

  /// Converts frames to seconds, rounded down to milliseconds. A flow rounds up, so it converts the duration back to
  /// the same number of frames.
  private static func seconds(frames: Int) -> Double { Double(frames * 1000 / LiveScreen.rate) / 1000 }

  private static let tapMovement: CGFloat = 10
  private static let doubleTapFrames = 21
  private static let swipeFrames = 20
}
