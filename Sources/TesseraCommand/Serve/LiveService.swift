// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The worker's side of a live page: one screen that goes on. Everything about it is done here, on the main actor, one request
// after the other; a screen that crashes takes this process along and nobody else.

internal import Foundation
internal import Tessera
internal import TesseraImaging
internal import TesseraRaster
internal import TesseraViews
internal import TesseraWorkers

/// Runs a page's screen.
@MainActor
final class LiveService {
  private let screens: [String: Screen]
  private let threads: Int
  /// The screen, whose device and clock are those of the process.
  private var live: LiveScreen? {
    didSet {
      guard live !== oldValue else { return }
      oldValue?.leave()
      live?.stay()
    }
  }
  private var painter: FramePainter
  private var tracker = RowTracker()
  /// The views of the last `inspect`, by their numbers.
  private var inspected: ScreenInspector?
  /// Notes who makes constraints, once a page has asked about a view.
  private var makers: ConstraintMakers?
  /// How often it was tried to know them of the whole screen.
  private var makerTries = 0
  private static let mostMakerTries = 3
  /// Writes down what is done, once a page has asked for it.
  private var recorder: FlowRecorder?
  /// The film that is being made.
  private var filming: LiveFilm?
  /// The views as they were marked.
  private var marked: ViewNode?
  /// What took how long, for the answer.
  private var cost = LiveCost()

  /// - Parameter threads: Threads that paint a picture.
  init(_ screens: [Screen], threads: Int) {
    self.screens = Dictionary(screens.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    painter = Renderer(threads: threads).framePainter()
    self.threads = threads
  }

  isolated deinit {
    live?.leave()
    makers?.end()
  }

  /// Does what pages ask until the parent closes the connection.
  nonisolated static func serve(_ screens: [Screen], threads: Int, _ connection: WorkerConnection) async -> Never {
    let service = await LiveService(screens, threads: threads)
    await connection.serve { request in await service.answer(request) }
  }

  func answer(_ bytes: [UInt8]) -> [UInt8] {
    guard let request = try? JSONDecoder().decode(LiveRequest.self, from: Data(bytes)) else {
      var answer = LiveAnswer(ask: .step)
      answer.problem = "The request is not understood. Reload the page: it may be older than the program."
      return answer.bytes()
    }
    var answer = LiveAnswer(ask: request.ask, number: request.number)
    do { return try perform(request, &answer) } catch {
      var failed = LiveAnswer(ask: request.ask, number: request.number)
      failed.problem = "\(error)"
      return failed.bytes()
    }
  }

  private func perform(_ request: LiveRequest, _ answer: inout LiveAnswer) throws -> [UInt8] {
    cost = LiveCost()
    switch request.ask {
    case .open:
      try open(request)
      return try look(&answer, isWhole: true)
    case .picture: return answer.bytes(try picture(request))
    case .run:
      let result = try run(request)
      answer.moments = result.moments
      answer.frame = result.frameCount
      let holds = result.marks.filter { $0.look == nil }
      answer.steps = zip(result.steps, holds).map { LiveStep(title: $0.title, frame: $1.frame) }
      answer.hasLooks = holds.count < result.marks.count
      answer.failure = result.failure.map { "\($0)" }
      return answer.bytes()
    case .film: return try film(request, &answer)
    case .step, .show, .inspect, .audit, .explain, .close, .layout, .flow, .chart, .mark, .compare: break
    }
    guard let live else {
      answer.isClosed = true
      return answer.bytes()
    }
    switch request.ask {
    case .step:
      let count = live.log.count
      measure(\.input) { for input in request.inputs ?? [] { live.perform(input) } }
      let frames = min(max(request.frames ?? 0, 0), 600)
      measure(\.layout) {
        if frames > 0 { live.run { runTimers() } }
        live.advance(frames: frames)
      }
      answer.moments = Array(live.log[count...])
      return try look(&answer, isWhole: request.isWhole ?? false)
    case .show:
      try live.show(with: (request.settings ?? LiveSettings()).options(for: live.screen))
      return try look(&answer, isWhole: true)
    case .inspect:
      let inspector = ScreenInspector(live)
      inspected = inspector
      answer.views = inspector.views
    case .audit:
      guard let inspected else { throw CommandFailure(description: "Inspect the screen first.") }
      answer.findings = inspected.findings
    case .explain:
      // A screen that is still moving, or is another each time, may take more than one try.
      if makerTries < Self.mostMakerTries { try noteMakers(live) }
      guard let inspected, let view = request.view else {
        throw CommandFailure(description: "No view is chosen. Inspect the screen first.")
      }
      guard let details = inspected.details(of: view, maker: { makers?.maker(of: $0) }) else {
        throw CommandFailure(description: "The view is gone. Choose it again.")
      }
      answer.details = details
    case .close:
      makers?.end()
      (makers, makerTries) = (nil, 0)
    case .layout:
      guard let inspected else { throw CommandFailure(description: "Inspect the screen first.") }
      answer.layout = inspected.layoutCost()
    case .flow:
      try record(live)
      answer.code = recorder?.source
    case .chart:
      guard let view = inspected?.view(request.view ?? -1) else {
        throw CommandFailure(description: "No view is chosen, or it is gone. Choose one first.")
      }
      answer.series = try LiveCharts.series(request, of: view, live)
    case .mark: marked = live.tree
    case .compare:
      guard let marked else { throw CommandFailure(description: "No state is marked. Mark one first.") }
      answer.changes = ViewTreeDiff.changes(from: marked, to: live.tree).map(\.words)
    case .open, .picture, .run, .film: break
    }
    // Another screen may have taken the place of the one that was asked.
    fill(&answer, self.live ?? live)
    return answer.bytes()
  }

  /// Timers and other work of the run loop, whose time is that of the clock on the wall.
  private func runTimers() { _ = RunLoop.main.limitDate(forMode: .default) }

  /// Begins to write down what is done. What was done before is done again on a screen of its own, which takes the old one's place: so
  /// nothing is written down while nobody looks.
  private func record(_ old: LiveScreen) throws {
    guard recorder == nil else { return }
    (live, inspected) = (nil, nil)
    // Until it is let go of, the old one is shown by nobody.
    let new = try LiveScreen(old.screen, options: old.options)
    let recorder = FlowRecorder(new)
    new.replay(old.log, to: old.frame)
    (live, self.recorder) = (new, recorder)
  }

  /// Begins to note who makes constraints, as `record` begins to write down flows. A screen that is another when it is done again,
  /// such as one that waits for a network, stays as it is; then makers are known of what is made from now on, and the next time it is
  /// tried again.
  private func noteMakers(_ old: LiveScreen) throws {
    let (chosen, now) = (inspected, ScreenInspector(old))
    makers?.end()
    let makers = ConstraintMakers()
    (live, inspected) = (nil, nil)
    makers.begin()
    (self.makers, makerTries) = (makers, makerTries + 1)
    do {
      let new = try LiveScreen(old.screen, options: old.options)
      let newRecorder = recorder.map { _ in FlowRecorder(new) }
      new.replay(old.log, to: old.frame)
      let views = ScreenInspector(new)
      let isSame =
        now.views.elementsEqual(views.views) { $0.name == $1.name && $0.frame == $1.frame }
        && chosen?.views.elementsEqual(views.views) { $0.name == $1.name } == true
      if isSame {
        (live, inspected, recorder, makerTries) = (new, views, newRecorder, Self.mostMakerTries)
        return
      }
    } catch {
      (live, inspected) = (old, chosen)
      throw error
    }
    makers.forget()
    (live, inspected) = (old, chosen)
  }

  private func open(_ request: LiveRequest) throws {
    let name = request.screen ?? ""
    guard let screen = screens[name] else { throw RenderError.unknownScreen(name, known: screens.keys.sorted()) }
    // The old screen goes first: two of them would share what an app has once.
    (live, inspected, recorder, filming) = (nil, nil, nil, nil)
    makers?.forget()
    // Who is at work already sees all of the new screen.
    makerTries = makers == nil ? 0 : Self.mostMakerTries
    painter = Renderer(threads: threads).framePainter()
    let live = try LiveScreen(screen, options: (request.settings ?? LiveSettings()).options(for: screen))
    live.replay(request.moments ?? [], to: request.frame)
    self.live = live
  }

  /// Runs a flow from the screen's beginning.
  private func run(_ request: LiveRequest, keepsSteps: Bool = false) throws -> FlowResult {
    let name = request.screen ?? ""
    guard let screen = screens[name] else { throw RenderError.unknownScreen(name, known: screens.keys.sorted()) }
    guard let flow = try request.flow.map({ try screen.flow(named: $0) }) ?? recorder?.flow else {
      throw CommandFailure(description: "Nothing was recorded. Show what is done as code first.")
    }
    (live, inspected, recorder, filming) = (nil, nil, nil, nil)
    makers?.forget()
    let options = try (request.settings ?? LiveSettings()).options(for: screen)
    return try flow.run(on: screen, options: options, keepsSteps: keepsSteps)
  }

  private func film(_ request: LiveRequest, _ answer: inout LiveAnswer) throws -> [UInt8] {
    if request.begins == true {
      if request.format == "strip" {
        let strip = try FlowFilm().strip(of: run(request, keepsSteps: true))
        return answer.bytes(try PNG.encode(strip, preset: .small))
      }
      filming = try LiveFilm(run(request), format: request.format ?? "png")
    }
    guard let filming else {
      throw CommandFailure(description: "The film was given up, as the screen was shown again. Begin anew.")
    }
    do {
      let file = try filming.advance()
      answer.progress = filming.progress
      if file != nil { self.filming = nil }
      return answer.bytes(file ?? [])
    } catch {
      self.filming = nil
      throw error
    }
  }

  /// Tells how the screen is now, with a picture of what has changed.
  private func look(_ answer: inout LiveAnswer, isWhole: Bool) throws -> [UInt8] {
    guard let live else { return answer.bytes() }
    if isWhole { (painter, tracker) = (Renderer(threads: threads).framePainter(), RowTracker()) }
    let list = measure(\.layout) { live.displayList }
    let painted = try measure(\.paint) { try painter.paint(list) }
    fill(&answer, live)
    (answer.size, answer.scale) = ([list.width, list.height], Double(live.device.scale))
    answer.cost = cost
    guard painted.damage.width > 0, painted.damage.height > 0 else { return answer.bytes() }
    var files: [UInt8] = []
    try measure(\.encode) {
      let change = tracker.change(to: painted.bitmap, damage: painted.damage, scale: answer.scale)
      answer.moves = change.moves.map { [$0.place.x0, $0.place.y0, $0.place.width, $0.place.height, $0.way] }
      answer.parts = try change.parts.map { part in
        let file = try PNG.encode(painted.bitmap.part(part), preset: .fast)
        files += file
        return [part.x0, part.y0, part.width, part.height, file.count]
      }
    }
    answer.cost = cost
    return answer.bytes(files)
  }

  private func fill(_ answer: inout LiveAnswer, _ live: LiveScreen) {
    answer.frame = live.frame
    answer.rests = live.isAtRest
    answer.takesText = live.window.takesText
    answer.origin = [Double(live.origin.x), Double(live.origin.y)]
    answer.points = [Double(live.device.size.width), Double(live.device.size.height)]
    let missing = live.missingResources
    if !missing.isEmpty { answer.missing = missing }
  }

  /// A still picture, no wider than asked for.
  private func picture(_ request: LiveRequest) throws -> [UInt8] {
    let name = request.screen ?? ""
    guard let screen = screens[name] else { throw RenderError.unknownScreen(name, known: screens.keys.sorted()) }
    if let name = request.snapshot { return try picture(of: name, of: screen, width: request.width ?? 240) }
    var settings = request.settings ?? LiveSettings()
    if let width = request.width {
      let device = try settings.options(for: screen).device ?? screen.device
      settings.scale = Double(min(device.scale, max(1, CGFloat(width)) / device.size.width))
    }
    let bitmap = try Renderer(threads: threads).bitmap(of: screen, options: settings.options(for: screen))
    return try PNG.encode(bitmap, preset: .fast)
  }

  /// A snapshot of the catalogue, small: a variant of the screen, or the filmstrip of an animation.
  private func picture(of name: String, of screen: Screen, width: Int) throws -> [UInt8] {
    let entries = try SnapshotPlan(ScreenCatalog([screen])).entries
    guard let entry = entries.first(where: { $0.name == name }) else {
      throw CommandFailure(
        description: "There is no snapshot '\(name)'. Reload the page: it may be older than the program.")
    }
    var options = entry.variant.options
    let device = options.device ?? screen.device
    options.device = try device.scaled(to: min(device.scale, max(1, CGFloat(width)) / device.size.width))
    if let flow = entry.flow {
      return try PNG.encode(StripPicture.of(flow, on: screen, options: options), preset: .fast)
    }
    if let animation = entry.animation {
      return try PNG.encode(
        StripPicture.of(animation, on: screen, options: options, threads: threads), preset: .fast)
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
