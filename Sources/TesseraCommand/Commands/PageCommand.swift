// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Each picture is a job of its own, as in `render`. The parent writes the page when all are done; what a worker did not survive stands
// on it in words.

internal import ArgumentParser
internal import Foundation
internal import Synchronization
internal import Tessera
internal import TesseraFoundation
internal import TesseraGraphics
internal import TesseraImaging
internal import TesseraRaster
internal import TesseraViews
internal import TesseraWorkers

struct PageCommand: AsyncParsableCommand, ScreensCommand {
  static let configuration = CommandConfiguration(
    commandName: "page", abstract: "Writes a page of all screens: pictures, strips of what moves, and sources.",
    discussion: """
      The folder gets index.html, the pictures as `render` names them, light and dark, and for each animation and flow a strip. It \
      needs no server and nothing from elsewhere: open it, or publish it. A flow that fails is told, also on the page, and shown as far \
      as it came. For a page on which screens live, see `serve`.
      """)

  @Argument(help: ArgumentHelp("The screens; all of them if none is named.", valueName: "name"))
  var names: [String] = []

  @Option(name: .customLong("out"), help: "The folder for the page. It is made if it does not exist.")
  var folder = "page"

  @Option(help: ArgumentHelp("Where the screens' sources are. Without it the page shows none.", valueName: "folder"))
  var sources: String?

  @Option(help: "The page's title. The program's name if not given.")
  var title: String?

  @Flag(help: "Fail when a screen prints a message that it does not expect.")
  var strict = false

  @OptionGroup var workers: WorkerOptions

  @OptionGroup var source: ScreenSource

  func validate() throws {
    guard let sources else { return }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: sources, isDirectory: &isFolder), isFolder.boolValue else {
      throw ValidationError("There is no folder \(sources). Name the one that holds the screens' sources.")
    }
  }

  /// A picture to make.
  private struct Job: Sendable {
    enum Kind: Sendable {
      case picture(Appearance)
      case animation(ScreenAnimation)
      case flow(Flow)
    }

    let screen: Screen
    let kind: Kind
    let file: String
    let title: String
  }

  /// What became of it.
  private struct Outcome: Codable, Sendable {
    var failure: JobFailure?
    /// The classes of the screen that are its own.
    var types: [String] = []
    /// A flow that did not come to its end: the strip shows how far it came.
    var note: String?
  }

  func run() async throws {
    let screens = try CommandContext.catalog.select(names)
    let jobs = try screens.flatMap(jobs)
    if !Isolation.isWorker { try told { () throws(FileError) in try AtomicFile.createDirectory(folder) } }
    let work = IsolatedJobs<Outcome>(count: jobs.count, options: workers) { index in
      await outcome(of: jobs[index])
    } died: { index, death in
      Outcome(failure: JobFailure(death, of: jobs[index].screen.name))
    }
    var outcomes: [Outcome?] = []
    if work.isIsolated {
      outcomes = try await work.run(showing: "pictures")
    } else {
      for job in jobs where Interruption.signal() == nil { outcomes.append(await outcome(of: job)) }
    }
    if let signal = Interruption.signal() {
      throw Interrupted(signal: signal, summary: "The page was not written. Pictures in \(folder) are whole.")
    }
    let finder = sources.map { SourceFinder($0) }
    let items = screens.map { screen in
      item(screen, zip(jobs, outcomes).filter { $0.0.screen.name == screen.name }, finder)
    }
    for case (let job, let outcome?) in zip(jobs, outcomes) {
      if let note = outcome.note { Console.error("\(job.screen.name): \(ReportText.line(note))") }
    }
    let page = GalleryPage(title: title ?? CommandContext.program, items: items)
    let path = (folder as NSString).appendingPathComponent("index.html")
    try told { () throws(FileError) in try AtomicFile.write(Array(page.html.utf8), to: path) }
    print(URL(fileURLWithPath: path).standardizedFileURL.path)
    if let failure = CommandFailure(outcomes.compactMap { $0?.failure }) { throw failure }
  }

  /// The messages that were printed, each of them once.
  private static let shown = Mutex<Set<String>>([])

  /// All that there is of a screen.
  private func jobs(of screen: Screen) throws -> [Job] {
    func file(_ name: String) -> String { "\(screen.name).\(name).strip.png" }
    return [Appearance.light, .dark].map { appearance in
      let variant = Variant(device: screen.device, appearance: appearance)
      return Job(
        screen: screen, kind: .picture(appearance), file: "\(screen.name).\(variant.name).png",
        title: appearance == .light ? "light" : "dark")
    }
      + screen.animations.enumerated().map { index, animation in
        Job(
          screen: screen, kind: .animation(animation), file: file("animation-\(index + 1)"),
          title: "The animation \(animation.name)")
      }
      + screen.flows.enumerated().map { index, flow in
        Job(
          screen: screen, kind: .flow(flow), file: file("flow-\(index + 1)"), title: "The flow \(flow.name)")
      }
  }

  @MainActor
  private func outcome(of job: Job) async -> Outcome {
    let recorder = StandardError.Recorder()
    do {
      var outcome = try StandardError.recording(into: recorder) { try perform(job) }
      let unexpected = recorder.messages.filter { !job.screen.expects($0) }
      if strict, !unexpected.isEmpty {
        outcome.failure = JobFailure(unexpected: unexpected, of: job.screen.name)
      } else {
        for message in unexpected where Self.shown.withLock({ $0.insert(message).inserted }) {
          StandardError.write(message)
        }
      }
      return outcome
    } catch { return Outcome(failure: JobFailure(error)) }
  }

  /// Makes a picture. Strips have one pixel a point, in cells as wide as a phone at most.
  @MainActor
  private func perform(_ job: Job) throws -> Outcome {
    var outcome = Outcome()
    var options = RenderOptions(device: job.screen.device)
    if case .picture = job.kind {
    } else {
      let device = job.screen.device
      options.device = try device.scaled(to: min(1, 240 / max(device.size.width, 1)))
    }
    let bitmap: Bitmap
    switch job.kind {
    case .picture(let appearance):
      options.appearance = appearance
      let screen = try Renderer().layout(job.screen, options: options)
      bitmap = try Renderer(threads: 1).paint(screen.displayList)
      outcome.types = SourceFinder.types(of: screen.window.rootViewController)
    case .animation(let animation):
      bitmap = try StripPicture.of(animation, on: job.screen, options: options, threads: 1)
    case .flow(let flow):
      let result = try flow.run(on: job.screen, options: options, keepsSteps: true)
      bitmap = try FlowFilm().strip(of: result)
      outcome.note = result.failure.map { "\($0)" }
    }
    let path = (folder as NSString).appendingPathComponent(job.file)
    try told { () throws(PNGFileError) in try PNG.write(bitmap, to: path, preset: .small) }
    return outcome
  }

  private func item(_ screen: Screen, _ done: [(Job, Outcome?)], _ finder: SourceFinder?) -> GalleryPage.Item {
    var item = GalleryPage.Item(
      name: screen.name, device: screen.device.name,
      points: (Double(screen.device.size.width), Double(screen.device.size.height)))
    for (job, outcome) in done {
      if let problem = outcome?.failure?.message ?? outcome?.note { item.problems.append(problem) }
      guard outcome?.failure == nil else { continue }
      let picture = GalleryPage.Picture(file: job.file, title: job.title)
      if case .picture = job.kind { item.pictures.append(picture) } else { item.strips.append(picture) }
    }
    item.source = finder?.file(
      ofTypes: done.lazy.compactMap(\.1).first { !$0.types.isEmpty }?.types ?? [], screen: screen.name)
    return item
  }
}
