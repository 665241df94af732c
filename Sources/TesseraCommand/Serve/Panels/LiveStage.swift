// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import Tessera
internal import TesseraImaging
internal import TesseraRaster
internal import TesseraViews

/// Manages a page's screen and its images.
@MainActor
final class LiveStage {
  /// The open screen. Its device and clock are current in this process.
  var live: LiveScreen? {
    didSet {
      guard live !== oldValue else { return }
      oldValue?.deactivate()
      live?.activate()
    }
  }
  /// The views from the most recent `inspect` request, by number.
  var inspected: ScreenInspector?
  /// The recorder that records inputs as a flow, or nil before a page has requested the flow's code.
  var recorder: FlowRecorder?

  private let screens: [String: Screen]
  /// The number of threads that paint an image.
  private let threads: Int
  private var painter: FramePainter
  private var tracker = RowTracker()
  private var cost = LiveCost()

  init(_ screens: [Screen], threads: Int) {
    self.screens = Dictionary(screens.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    painter = Renderer(threads: threads).framePainter()
    self.threads = threads
  }

  isolated deinit { live?.deactivate() }

  func screen(_ name: String) throws -> Screen {
    guard let screen = screens[name] else { throw RenderError.unknownScreen(name, known: screens.keys.sorted()) }
    return screen
  }

  /// Returns the open screen.
  ///
  /// - Throws: `LiveProblem.closed` if there is none.
  func currentScreen() throws -> LiveScreen {
    guard let live else { throw LiveProblem.closed }
    return live
  }

  /// Closes the screen, and releases its views and its recorder.
  func clear() { (live, inspected, recorder) = (nil, nil, nil) }

  // MARK: Requests

  func open(_ question: OpenQuestion) throws -> LiveReply<ScreenAnswer> {
    cost = LiveCost()
    let screen = try screen(question.screen)
    // Close the old screen first, because two screens would share the app's singletons.
    clear()
    let live = try LiveScreen(screen, options: (question.settings ?? LiveSettings()).options(for: screen))
    live.replay(question.moments ?? [], to: question.frame)
    self.live = live
    return try screenReply(at: live, isWhole: true)
  }

  func step(_ question: StepQuestion) throws -> LiveReply<StepQuestion.Answer> {
    cost = LiveCost()
    let live = try currentScreen()
    let count = live.log.count
    measure(\.input) { for input in question.inputs ?? [] { live.perform(input) } }
    let frames = min(max(question.frames ?? 0, 0), 600)
    measure(\.layout) {
      if frames > 0 { live.run { runTimers() } }
      live.advance(frames: frames)
    }
    let moments = Array(live.log[count...])
    let reply = try screenReply(at: live, isWhole: false)
    return LiveReply(answer: StepQuestion.Answer(screen: reply.answer, moments: moments), file: reply.file)
  }

  func show(_ question: ShowQuestion) throws -> LiveReply<ScreenAnswer> {
    cost = LiveCost()
    let live = try currentScreen()
    try live.show(with: (question.settings ?? LiveSettings()).options(for: live.screen))
    return try screenReply(at: live, isWhole: true)
  }

  func capture(_: CaptureQuestion) throws -> LiveReply<NoAnswer> {
    let bitmap = try Renderer(threads: threads).paint(try currentScreen().displayList)
    return LiveReply(answer: NoAnswer(), file: try PNG.encode(bitmap, preset: .fast))
  }

  func picture(_ question: PictureQuestion) throws -> LiveReply<NoAnswer> {
    let screen = try screen(question.screen)
    let file: [UInt8]
    if let name = question.snapshot {
      file = try picture(of: name, of: screen, width: question.width ?? 240)
    } else {
      var settings = question.settings ?? LiveSettings()
      if let width = question.width {
        let device = try settings.options(for: screen).device ?? screen.device
        settings.scale = Double(min(device.scale, max(1, CGFloat(width)) / device.size.width))
      }
      let bitmap = try Renderer(threads: threads).bitmap(of: screen, options: settings.options(for: screen))
      file = try PNG.encode(bitmap, preset: .fast)
    }
    return LiveReply(answer: NoAnswer(), file: file)
  }

  // MARK: Images

  /// Runs timers and other run-loop work that depend on real time.
  private func runTimers() { _ = RunLoop.main.limitDate(forMode: .default) }

  /// Returns the screen's state and the changed parts of its image.
  ///
  /// - Parameter isWhole: Whether to send the complete image.
  private func screenReply(at live: LiveScreen, isWhole: Bool) throws -> LiveReply<ScreenAnswer> {
    if isWhole { (painter, tracker) = (Renderer(threads: threads).framePainter(), RowTracker()) }
    let list = measure(\.layout) { live.displayList }
    let painted = try measure(\.paint) { try painter.paint(list) }
    let missing = live.missingResources
    var answer = ScreenAnswer(
      frame: live.frame, rests: live.isAtRest, missing: missing.isEmpty ? nil : missing,
      size: [list.width, list.height], scale: Double(live.device.scale),
      origin: [Double(live.origin.x), Double(live.origin.y)],
      points: [Double(live.device.size.width), Double(live.device.size.height)], cost: cost)
    guard painted.damage.width > 0, painted.damage.height > 0 else { return LiveReply(answer: answer) }
    var files: [UInt8] = []
    try measure(\.encode) {
      let change = tracker.trackChange(to: painted.bitmap, damage: painted.damage, scale: answer.scale)
      answer.moves = change.moves.map { [$0.place.x0, $0.place.y0, $0.place.width, $0.place.height, $0.way] }
      answer.parts = try change.parts.map { part in
        let file = try PNG.encode(painted.bitmap.part(part), preset: .fast)
        files += file
        return [part.x0, part.y0, part.width, part.height, file.count]
      }
    }
    answer.cost = cost
    return LiveReply(answer: answer, file: files)
  }

  /// Renders a small image of one of the catalog's snapshots: a screen variant, or the strip of an animation or a
  /// flow.
  private func picture(of name: String, of screen: Screen, width: Int) throws -> [UInt8] {
    let entries = try SnapshotPlan(ScreenCatalog([screen])).entries
    guard let entry = entries.first(where: { $0.name == name }) else {
      throw LiveProblem("There is no snapshot '\(name)'. Reload the page: it may be older than the program.")
    }
    var options = entry.variant.options
    let device = options.device ?? screen.device
    options.device = try device.scaled(to: min(device.scale, max(1, CGFloat(width)) / device.size.width))
    if let flow = entry.flow {
      return try PNG.encode(FilmstripRenderer.filmstrip(flow, on: screen, options: options), preset: .fast)
    }
    if let animation = entry.animation {
      return try PNG.encode(
        FilmstripRenderer.of(animation, on: screen, options: options, threads: threads), preset: .fast)
    }
    return try PNG.encode(Renderer(threads: threads).bitmap(of: screen, options: options), preset: .fast)
  }

  private func measure<Result>(_ part: WritableKeyPath<LiveCost, Double>, _ body: () throws -> Result) rethrows
    -> Result
  {
    let start = ContinuousClock.now
    defer { cost[keyPath: part] += (ContinuousClock.now - start) / .milliseconds(1) }
    return try body()
  }
}
