// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import ArgumentParser
internal import Foundation
internal import Tessera

internal import Glibc

struct FramesCommand: AsyncParsableCommand, ScreensCommand {
  static let configuration = CommandConfiguration(
    commandName: "frames", abstract: "Renders an animation of a screen, frame by frame.",
    discussion: """
      png    numbered pictures; frame-00000.png is the one at time 0
      apng   an animated PNG, <screen>.<animation>.png
      strip  all frames in one picture, <screen>.<animation>.strip.png
      plot   the curves of --plot, <screen>.<animation>.plot.svg and .plot.png
      raw    pixels on standard output, for a pipe:
             … | ffmpeg -f rawvideo -pixel_format rgba -video_size 1179x2556 -framerate 60 -i - film.mp4

      With --shard 2/5, the second of five machines renders its range of the numbered pictures. All shards together have the \
      names and bytes of a single run.

      Ctrl-C stops after the current frame. Numbered pictures so far are kept, and no file is incomplete.
      """)

  typealias Format = FramesJob.Format

  @Argument(help: "The screen.")
  var screen: String

  @Option(help: "The animation. Default: the screen's first.")
  var animation: String?

  // Times and rates use the next argument unconditionally, so that -1 is reported as an invalid time instead of an
  // unknown option.
  @Option(parsing: .unconditional, help: "Frames per second, 1 to 1000, or a fraction such as 30000/1001.")
  var fps = "60"

  @Option(
    name: .customLong("from"), parsing: .unconditional, help: "The start in seconds. The first frame is at or after it."
  )
  var start = 0.0

  @Option(
    name: .customLong("to"), parsing: .unconditional,
    help: "The end in seconds. The last frame is at or before it. Default: the animation's end.")
  var end: Double?

  @Option(help: "png, apng, strip, plot or raw.")
  var format = Format.png

  @Option(help: "The number of frames in a row of a strip. Default: 6.")
  var columns: Int?

  @Flag(help: "Show the difference from the previous frame below each frame of a strip.")
  var differences = false

  @Option(
    name: .customLong("trail"),
    help: ArgumentHelp(
      """
      A view whose path is drawn on the last frame of a strip, by accessibilityIdentifier or class. Repeatable.
      """, valueName: "view"))
  var trails: [String] = []

  @Option(
    name: .customLong("plot"),
    help: ArgumentHelp(
      """
      A property of a view to plot over time, such as card.centerX. Repeatable. The properties are \
      \(ViewProperty.allCases.map(\.rawValue).joined(separator: ", ")).
      """, valueName: "view.property"))
  var plots: [String] = []

  @OptionGroup var frame: FrameOptions

  @Option(help: "The device, or a size such as 390x844. Default: the screen's own.")
  var device: String?

  @Option(help: "Pixels per point. Default: the device's.")
  var scale: Double?

  @Option(help: "light or dark.")
  var appearance = AppearanceName.light

  enum AppearanceName: String, ExpressibleByArgument, CaseIterable { case light, dark }

  @Option(name: .customLong("out"), help: "The folder for the pictures. Created if needed.")
  var folder = "."

  @Option(help: "The number of encoding threads. Default: the number of cores.")
  var threads: Int?

  @Flag(help: "Print JSON: {\"screen\":…,\"animation\":…,\"format\":…,\"folder\":…,\"files\":[…]}.")
  var json = false

  private struct Answer: Encodable {
    let screen: String
    let animation: String
    let format: String
    let folder: String
    let files: [String]
  }

  @OptionGroup var part: ShardOption

  @OptionGroup var workers: WorkerOptions

  @OptionGroup var source: ScreenSource

  func validate() throws {
    if let threads, !(1...256).contains(threads) {
      throw ValidationError("--threads \(threads) is out of range. Use 1 to 256.")
    }
    if let columns, columns < 1 { throw ValidationError("--columns \(columns) is out of range. Use 1 or more.") }
    let ofStrips = columns != nil ? "--columns" : differences ? "--differences" : trails.isEmpty ? nil : "--trail"
    if format != .strip, let option = ofStrips {
      throw ValidationError("\(option) is for strips. Add --format strip.")
    }
    if format != .png, part.shard != nil {
      throw ValidationError(
        "--shard is for numbered pictures: the parts of \(format.rawValue) files cannot be joined. "
          + "Render the shards with --format png, and combine the pictures afterwards.")
    }
    if format != .plot, !plots.isEmpty { throw ValidationError("--plot is for plots. Add --format plot.") }
    if format == .plot, plots.isEmpty {
      throw ValidationError("A plot needs a property. Add --plot VIEW.PROPERTY, such as --plot card.centerX.")
    }
    if format == .raw, json {
      throw ValidationError("Raw pixels are written to standard output. Remove --json, or choose another format.")
    }
    if format == .raw, isatty(STDOUT_FILENO) == 1 {
      throw ValidationError("Raw pixels can't be written to a terminal. Pipe them to a program, or into a file.")
    }
  }

  func run() async throws {
    let progress = FramesProgress()
    let control = JobControl(
      progressed: { progress.showState(FramesProgress.read($0)) }, output: format == .raw ? STDOUT_FILENO : nil,
      stop: .asks(seconds: 0.8))
    let job = try makeJob()
    let result = try await workers.executor().run(job, control)
    if case .success(let answer) = result, let summary = answer.interruption {
      throw Interrupted(signal: Interruption.signal() ?? SIGINT, summary: summary)
    }
    if (try? result?.get()) == nil, let signal = Interruption.signal() {
      throw Interrupted(signal: signal, summary: "The current frame took too long and was discarded.")
    }
    if let failure = CommandFailure([result]) { throw failure }
    if json {
      try JSONOutput.print(
        Answer(
          screen: job.screen, animation: job.animation, format: format.rawValue,
          folder: JSONOutput.absolutePath(folder),
          files: ((try? result?.get())?.files ?? []).map(JSONOutput.absolutePath)))
    } else if format != .raw {
      print(JSONOutput.absolutePath(folder))
    }
  }

  /// Returns a single job, because each frame depends on the previous one. The job's time limit applies to each
  /// frame.
  private func makeJob() throws -> FramesJob {
    let screen = try CommandContext.catalog.select([screen])[0]
    var target = try device.map { name throws(RenderError) in try Device.named(name) } ?? screen.device
    if let scale { target = try target.scaled(to: scale) }
    guard let animation = animation ?? screen.animations.first?.name else {
      throw RenderError.unknownAnimation("", screen: screen.name, known: [])
    }
    let options = RenderOptions(
      device: target, appearance: appearance == .dark ? .dark : .light, deviceFrame: frame.deviceFrame)
    return FramesJob(
      screen: screen.name, animation: animation, options: OptionsRecord(options), fps: fps, start: start, end: end,
      format: format, columns: columns ?? 6, showsDifferences: differences, trails: trails, plots: plots,
      folder: folder, threads: threads ?? ProcessInfo.processInfo.activeProcessorCount, shard: try part.selectedShard())
  }
}
