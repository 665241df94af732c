// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import ArgumentParser
internal import Foundation
internal import Tessera

struct FlowCommand: AsyncParsableCommand, ScreensCommand {
  static let configuration = CommandConfiguration(
    commandName: "flow", abstract: "Runs a flow of a screen, and records films and pictures of it.",
    discussion: """
      The extension of an output determines its kind:

      film.png, film.apng     an animated PNG
      film.mp4, film.webm     a film; requires ffmpeg in the PATH
      strip.png, x.strip.png  the steps side by side in one picture
      no extension            a folder for the flow's snapshots, 01-Name.png and so on

      Films and strips show fingers, snapshots do not. If the flow fails, the exit code is 1, and films and strips end \
      there.
      """)

  @Argument(help: "The screen.")
  var screen: String

  @Argument(help: "The flow. Default: the screen's first.")
  var flow: String?

  @Option(
    name: [.customLong("out"), .customLong("output")],
    help: ArgumentHelp("A file or folder to write. Repeatable.", valueName: "path"))
  var outputs: [String] = []

  @Option(parsing: .unconditional, help: "Frames per second of films, a divisor of 60.")
  var fps = 30

  @Option(parsing: .unconditional, help: "The pause of films before each step in seconds, 0 to 10.")
  var pause = 0.5

  @Option(help: "The number of pictures in a row of a strip.")
  var columns = 4

  @Flag(help: "Do not show fingers.")
  var withoutTouches = false

  @Flag(help: "Print JSON: {\"screen\":…,\"flow\":…,\"steps\":[…],\"failure\":…,\"outputs\":[…]}.")
  var json = false

  private struct Answer: Encodable {
    let screen: String
    let flow: String
    let steps: [FlowJob.Step]
    let failure: String?
    let outputs: [String]
  }

  @OptionGroup var frame: FrameOptions

  @Option(help: "The device, or a size such as 390x844. Default: the screen's own.")
  var device: String?

  @Option(help: "Pixels per point. Default: the device's.")
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
    for output in outputs { _ = try FlowOutput(output) }
  }

  func run() async throws {
    let job = try makeJob()
    let result = try await workers.executor().run(job)
    let answer = try? result?.get()
    if let answer { try show(answer, of: job) }
    if let failure = CommandFailure([answer?.failure].compactMap(\.self)) ?? CommandFailure([result]) { throw failure }
    if result == nil {
      throw Interrupted(signal: Interruption.signal() ?? SIGINT, summary: "The flow was interrupted.")
    }
    if !json { for output in outputs { print(JSONOutput.absolutePath(output)) } }
  }

  private func show(_ answer: FlowJob.Answer, of job: FlowJob) throws {
    guard json else {
      for step in answer.steps { print(ReportText.line(step.line)) }
      return
    }
    try JSONOutput.print(
      Answer(
        screen: job.screen, flow: answer.flow, steps: answer.steps, failure: answer.failure?.message,
        outputs: outputs.map(JSONOutput.absolutePath)))
  }

  /// Returns a single job, because each step depends on the previous one.
  private func makeJob() throws -> FlowJob {
    let screen = try CommandContext.catalog.select([screen])[0]
    var target = try device.map { name throws(RenderError) in try Device.named(name) } ?? screen.device
    if let scale { target = try target.scaled(to: scale) }
    let options = RenderOptions(
      device: target, appearance: appearance == .dark ? .dark : .light, deviceFrame: frame.deviceFrame)
    return FlowJob(
      screen: screen.name, flow: flow, options: OptionsRecord(options), outputs: outputs, framesPerSecond: fps,
      pause: pause, columns: columns, showsTouches: !withoutTouches)
  }
}
