// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A flow is one job, since each step follows from the one before: a worker runs it, once for each output, as every run is the same.

internal import ArgumentParser
internal import Foundation
internal import Tessera
internal import TesseraImaging
internal import TesseraRaster
internal import TesseraViews
internal import TesseraWorkers

struct FlowCommand: AsyncParsableCommand, ScreensCommand {
  static let configuration = CommandConfiguration(
    commandName: "flow", abstract: "Runs a flow of a screen, and makes films and pictures of it.",
    discussion: """
      The ending of an output says what it is:

      film.png, film.apng     an animated PNG
      film.mp4, film.webm     a film, where ffmpeg is in the PATH
      strip.png, x.strip.png  the steps side by side in one picture
      a name without ending   a folder for the flow's snapshots, 01-Name.png and so on

      Films and strips show where fingers are, snapshots do not. The exit code is 1 where the flow fails, and films and strips end \
      there.
      """)

  @Argument(help: "The screen.")
  var screen: String

  @Argument(help: "The flow; the screen's first if not given.")
  var flow: String?

  @Option(
    name: [.customLong("out"), .customLong("output")],
    help: ArgumentHelp("A file or folder to write. May be given more than once.", valueName: "path"))
  var outputs: [String] = []

  @Option(parsing: .unconditional, help: "Frames a second of films: a number that divides 60.")
  var fps = 30

  @Option(parsing: .unconditional, help: "Seconds for which films are held before each step, 0 to 10.")
  var pause = 0.5

  @Option(help: "Pictures in a row of a strip.")
  var columns = 4

  @Flag(help: "Do not show where fingers are.")
  var withoutTouches = false

  @OptionGroup var frame: FrameOptions

  @Option(help: "The device, or a size such as 390x844. The screen's own if not given.")
  var device: String?

  @Option(help: "Pixels per point. The device's own if not given.")
  var scale: Double?

  @Option(help: "light or dark.")
  var appearance = FramesCommand.AppearanceName.light

  @OptionGroup var workers: WorkerOptions

  @OptionGroup var source: ScreenSource

  func validate() throws {
    guard (1...60).contains(fps), 60 % fps == 0 else {
      throw ValidationError("--fps \(fps) does not divide 60. Use 60, 30, 20, 15, 12 or 10.")
    }
    guard pause >= 0, pause <= 10 else { throw ValidationError("--pause \(pause) is out of range. Use 0 to 10.") }
    guard (1...100).contains(columns) else {
      throw ValidationError("--columns \(columns) is out of range. Use 1 to 100.")
    }
    for output in outputs { _ = try Kind(output) }
  }

  /// What an output is.
  private enum Kind {
    case film, strip, folder

    init(_ path: String) throws {
      let name = (path as NSString).lastPathComponent.lowercased()
      switch (name as NSString).pathExtension {
      case "": self = .folder
      case "png" where name == "strip.png" || name.hasSuffix(".strip.png"): self = .strip
      case "png", "apng", "mp4", "webm": self = .film
      default:
        throw ValidationError(
          "The ending of \(path) is not known. Use .png, .mp4 or .webm for a film, strip.png for a strip, and no ending for a "
            + "folder of snapshots.")
      }
    }
  }

  /// What a worker tells when it is done.
  private struct Outcome: Codable, Sendable {
    var failure: JobFailure?
    var lines: [String] = []
  }

  func run() async throws {
    let job = IsolatedJobs<Outcome>(count: 1, options: workers) { _ in
      await outcome()
    } died: { _, death in
      Outcome(failure: JobFailure(death, of: screen))
    }
    let answer: Outcome?
    if job.isIsolated {
      answer = try await job.run(isStopped: { Interruption.signal() != nil }, didFinish: { _ in })[0]
    } else {
      answer = await outcome()
    }
    for line in answer?.lines ?? [] { print(ReportText.line(line)) }
    if let failure = CommandFailure([answer?.failure].compactMap(\.self)) { throw failure }
    if answer == nil {
      throw Interrupted(signal: Interruption.signal() ?? SIGINT, summary: "The flow did not come to its end.")
    }
    for output in outputs { print(URL(fileURLWithPath: output).standardizedFileURL.path) }
  }

  @MainActor
  private func outcome() async -> Outcome {
    do { return try perform() } catch { return Outcome(failure: JobFailure(error)) }
  }

  @MainActor
  private func perform() throws -> Outcome {
    let screen = try CommandContext.catalog.select([screen])[0]
    guard let flow = try flow.map({ name throws(RenderError) in try screen.flow(named: name) }) ?? screen.flows.first
    else {
      throw RenderError.unknownFlow("", screen: screen.name, known: [])
    }
    var target = try device.map { name throws(RenderError) in try Device.named(name) } ?? screen.device
    if let scale { target = try target.scaled(to: scale) }
    let options = RenderOptions(
      device: target, appearance: appearance == .dark ? .dark : .light, deviceFrame: frame.deviceFrame)
    var film = FlowFilm()
    (film.framesPerSecond, film.pause, film.columns, film.showsTouches) = (fps, pause, columns, !withoutTouches)
    let result = try flow.run(on: screen, options: options, keepsSteps: true)
    for output in outputs {
      switch try Kind(output) {
      case .film:
        try makeFolder(of: output)
        _ = try told { () throws(FlowFilmError) in try film.write(flow, on: screen, options: options, to: output) }
      case .strip:
        let picture = try film.strip(of: result)
        try told { () throws(PNGFileError) in
          try PNG.write(picture, to: output, preset: .small, makesFolder: true)
        }
      case .folder: try write(result, to: output)
      }
    }
    var outcome = Outcome(lines: result.steps.map { "\($0.number) \($0.title), at \(FrameLabel.text($0.time))" })
    if let failure = result.failure {
      outcome.failure = JobFailure(CommandFailure(description: ReportText.line("\(failure)")))
    }
    return outcome
  }

  private func makeFolder(of path: String) throws {
    let folder = (path as NSString).deletingLastPathComponent
    if !folder.isEmpty { try told { () throws(FileError) in try AtomicFile.createDirectory(folder) } }
  }

  @MainActor
  private func write(_ result: FlowResult, to folder: String) throws {
    try told { () throws(FileError) in try AtomicFile.createDirectory(folder) }
    let renderer = Renderer(threads: ProcessInfo.processInfo.activeProcessorCount)
    for (index, snapshot) in result.snapshots.enumerated() {
      let name = "\(index < 9 ? "0" : "")\(index + 1)\(snapshot.fileName.isEmpty ? "" : "-" + snapshot.fileName).png"
      let picture = try renderer.paint(snapshot.displayList)
      try told { () throws(PNGFileError) in
        try PNG.write(picture, to: (folder as NSString).appendingPathComponent(name), preset: .small)
      }
    }
  }
}
