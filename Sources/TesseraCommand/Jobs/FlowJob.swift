// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import Tessera
internal import TesseraImaging
internal import TesseraRaster

/// A job that runs a flow once for the result and once for each film. All runs are identical.
struct FlowJob: JobWork {
  /// A completed step.
  struct Step: Codable, Sendable {
    let number: Int
    let title: String
    /// The time at the end of the step, in seconds.
    let time: Double

    /// A line such as `2 Tap Send, at 0.50 s`.
    var line: String { "\(number) \(title), at \(FrameLabel.text(time))" }
  }

  struct Answer: Codable, Sendable {
    /// The name of the flow.
    var flow: String
    var steps: [Step]
    /// The reason that the flow ended early, or nil if it completed.
    var failure: JobFailure?
  }

  var screen: String
  /// The flow's name, or nil to use the screen's first flow.
  var flow: String?
  var options: OptionsRecord
  var outputs: [String]
  var framesPerSecond: Int
  var pause: Double
  var columns: Int
  var showsTouches: Bool

  var job: Job { .flow(self) }

  @MainActor
  func perform(in context: JobContext) throws -> Answer {
    let screen = try context.screen(screen)
    guard let flow = try flow.map({ name throws(RenderError) in try screen.flow(named: name) }) ?? screen.flows.first
    else {
      throw RenderError.unknownFlow("", screen: screen.name, known: [])
    }
    let options = try options.options()
    var film = FlowFilm()
    (film.framesPerSecond, film.pause, film.columns, film.showsTouches) = (
      framesPerSecond, pause, columns, showsTouches
    )
    let result = try flow.run(on: screen, options: options, keepsSteps: true)
    for output in outputs {
      switch try FlowOutput(output) {
      case .film:
        try makeFolder(of: output)
        _ = try withUserFacingErrors { () throws(FlowFilmError) in
          try film.write(flow, on: screen, options: options, to: output)
        }
      case .strip:
        let picture = try film.strip(of: result)
        try withUserFacingErrors { () throws(PNGFileError) in
          try PNG.write(picture, to: output, preset: .small, makesFolder: true)
        }
      case .folder: try write(result, to: output)
      }
    }
    return Answer(
      flow: flow.name, steps: result.steps.map { Step(number: $0.number, title: $0.title, time: $0.time) },
      failure: result.failure.map { JobFailure(CommandFailure(description: ReportText.line("\($0)"))) })
  }

  private func makeFolder(of path: String) throws {
    let folder = (path as NSString).deletingLastPathComponent
    if !folder.isEmpty { try withUserFacingErrors { () throws(FileError) in try AtomicFile.createDirectory(folder) } }
  }

  @MainActor
  private func write(_ result: FlowResult, to folder: String) throws {
    try withUserFacingErrors { () throws(FileError) in try AtomicFile.createDirectory(folder) }
    let renderer = Renderer(threads: ProcessInfo.processInfo.activeProcessorCount)
    for (index, snapshot) in result.snapshots.enumerated() {
      let name = "\(index < 9 ? "0" : "")\(index + 1)\(snapshot.fileName.isEmpty ? "" : "-" + snapshot.fileName).png"
      let picture = try renderer.paint(snapshot.displayList)
      try withUserFacingErrors { () throws(PNGFileError) in
        try PNG.write(picture, to: (folder as NSString).appendingPathComponent(name), preset: .small)
      }
    }
  }
}
