// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Frames are laid out and painted one after the other, and handed to a sink that keeps only a few of them: memory does
// not grow with their number.

internal import ArgumentParser
internal import Foundation
internal import Tessera
internal import TesseraImaging
internal import TesseraRaster
internal import TesseraViews
internal import TesseraWorkers

struct FramesCommand: AsyncParsableCommand, ScreensCommand {
  static let configuration = CommandConfiguration(
    commandName: "frames", abstract: "Renders an animation of a screen, frame by frame.",
    discussion: """
      png    numbered pictures, frame-00000.png being the one at time 0
      apng   one animated picture, <screen>.<animation>.png
      strip  all frames in one picture, <screen>.<animation>.strip.png
      plot   the curves of --plot, <screen>.<animation>.plot.svg and .plot.png
      raw    pixels on standard output, to be piped:
             … | ffmpeg -f rawvideo -pixel_format rgba -video_size 1179x2556 -framerate 60 -i - film.mp4

      With --shard 2/5 the second of five machines renders its range of the numbered pictures. Together they have the \
      names and bytes of one run.

      Ctrl-C stops after the frame under way: numbered pictures so far stay, and all that stand are whole.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable { case png, apng, strip, plot, raw }

  @Argument(help: "The screen.")
  var screen: String

  @Option(help: "The animation; the screen's first if not given.")
  var animation: String?

  // Times and rates take the next argument unconditionally, so that -1 is a wrong time and not an unknown option.
  @Option(parsing: .unconditional, help: "Frames a second, 1 to 1000, or a fraction such as 30000/1001.")
  var fps = "60"

  @Option(
    name: .customLong("from"), parsing: .unconditional, help: "Seconds; the first frame is at or after it.")
  var start = 0.0

  @Option(
    name: .customLong("to"), parsing: .unconditional,
    help: "Seconds; the last frame is at or before it. The animation's end if not given.")
  var end: Double?

  @Option(help: "png, apng, strip, plot or raw.")
  var format = Format.png

  @Option(help: "Frames in a row of a strip; 6 if not given.")
  var columns: Int?

  @Flag(help: "Show below each frame of a strip what differs from the one before.")
  var differences = false

  @Option(
    name: .customLong("trail"),
    help: ArgumentHelp(
      """
      A view whose way is drawn over the last frame of a strip: its accessibilityIdentifier, or its class. May be given \
      more than once.
      """, valueName: "view"))
  var trails: [String] = []

  @Option(
    name: .customLong("plot"),
    help: ArgumentHelp(
      """
      A number of a view to draw over time, such as card.centerX. May be given more than once. The numbers are \
      \(ViewProperty.allCases.map(\.rawValue).joined(separator: ", ")).
      """, valueName: "view.property"))
  var plots: [String] = []

  @OptionGroup var frame: FrameOptions

  @Option(help: "The device, or a size such as 390x844. The screen's own if not given.")
  var device: String?

  @Option(help: "Pixels per point. The device's own if not given.")
  var scale: Double?

  @Option(help: "light or dark.")
  var appearance = AppearanceName.light

  enum AppearanceName: String, ExpressibleByArgument, CaseIterable { case light, dark }

  @Option(name: .customLong("out"), help: "The folder for the pictures. It is made if it does not exist.")
  var folder = "."

  @Option(help: "Threads that encode. All cores if not given.")
  var threads: Int?

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
        "--shard is for numbered pictures: a part of \(format.rawValue) is no file that others could be added to. "
          + "Render the shards with --format png, and make one file of all pictures afterwards.")
    }
    if format != .plot, !plots.isEmpty { throw ValidationError("--plot is for plots. Add --format plot.") }
    if format == .plot, plots.isEmpty {
      throw ValidationError("A plot needs something to show. Add --plot VIEW.PROPERTY, such as --plot card.centerX.")
    }
    if format == .raw, isatty(STDOUT_FILENO) == 1 {
      throw ValidationError("Raw pixels are not for a terminal. Pipe them to a program, or into a file.")
    }
  }

  /// What a worker tells when it is done.
  private struct Outcome: Codable, Sendable {
    var failure: JobFailure?
    /// What was written when a signal ended the work; nil if none did.
    var interruption: String?
  }

  func run() async throws {
    // An animation is one job, since each frame follows from the one before. Its time limit is that of a frame.
    var job = IsolatedJobs<Outcome>(count: 1, options: workers) { _ in
      await outcome()
    } died: { _, death in
      Outcome(failure: JobFailure(death, of: screen))
    }
    let progress = FramesProgress()
    job.progressed = { progress.show(FramesProgress.read($0)) }
    if format == .raw { job.descriptors = [STDOUT_FILENO] }
    job.stop = (SIGINT, 0.8)
    if job.isIsolated {
      let outcome = try await job.run(isStopped: { Interruption.signal() != nil }, didFinish: { _ in })[0]
      if let summary = outcome?.interruption {
        throw Interrupted(signal: Interruption.signal() ?? SIGINT, summary: summary)
      }
      if outcome?.failure != nil || outcome == nil, let signal = Interruption.signal() {
        throw Interrupted(signal: signal, summary: "The frame under way took too long to be waited for.")
      }
      if let failure = CommandFailure([outcome?.failure].compactMap(\.self)) { throw failure }
    } else {
      try await render(to: STDOUT_FILENO) { progress.show($0) }
    }
    if format != .raw { print(URL(fileURLWithPath: folder).standardizedFileURL.path) }
  }

  /// Renders all frames. In a worker.
  private func outcome() async -> Outcome {
    guard case .worker(let connection) = Isolation.current else { return Outcome() }
    // The parent asks in this way.
    Interruption.install([SIGINT])
    do {
      try await render(to: connection.descriptors.first ?? STDOUT_FILENO) {
        connection.report(FramesProgress.write($0))
      }
      return Outcome()
    } catch let interrupted as Interrupted {
      return Outcome(interruption: interrupted.summary)
    } catch { return Outcome(failure: JobFailure(error)) }
  }

  /// - Parameters:
  ///   - output: The descriptor that raw frames are written to.
  ///   - didRender: Called after each frame.
  @MainActor
  private func render(to output: Int32, _ didRender: (FramesProgress.State) -> Void) throws {
    let screen = try CommandContext.catalog.select([screen])[0]
    var target = try device.map { name throws(RenderError) in try Device.named(name) } ?? screen.device
    if let scale { target = try target.scaled(to: scale) }
    guard let name = animation ?? screen.animations.first?.name else {
      throw RenderError.unknownAnimation("", screen: screen.name, known: [])
    }
    let renderer = Renderer(threads: 1)
    let options = RenderOptions(
      device: target, appearance: appearance == .dark ? .dark : .light, deviceFrame: frame.deviceFrame)
    let rate = try FrameRate(fps)
    let frames = try renderer.frames(of: screen, animation: name, options: options, fps: rate, from: start, to: end)
    let shard = try part.part()
    let numbers = shard.map { $0.part(of: frames.numbers) } ?? frames.numbers
    let sink = try makeSink(screen, name, frames, output)
    if let numbers {
      frames.keep(numbers)
      try write(frames, renderer.framePainter(), sink, didRender)
    } else {
      Console.error("There are fewer frames than shards, and none is in shard \(shard.map { "\($0)" } ?? "").")
    }
  }

  @MainActor
  private func write(
    _ frames: FrameSequence, _ painter: FramePainter, _ sink: any FrameSink,
    _ didRender: (FramesProgress.State) -> Void
  ) throws {
    var painter = painter
    let total = frames.numbers.count
    var done = 0
    while done < total {
      if let signal = Interruption.signal() {
        throw Interrupted(signal: signal, summary: "\(done) of \(total) frames were rendered. \(try sink.stop())")
      }
      guard let frame = frames.next() else { break }
      try sink.append(frame) { try painter.paint(frame) }
      done += 1
      didRender(FramesProgress.State(done: done, total: total))
    }
    try sink.finish()
  }

  /// Makes the sink. All mistakes in the arguments are found before the folder is made.
  @MainActor
  private func makeSink(
    _ screen: Screen, _ name: String, _ frames: FrameSequence, _ output: Int32
  ) throws -> any FrameSink {
    let path = (folder as NSString).appendingPathComponent("\(screen.name).\(name)")
    let cores = threads ?? ProcessInfo.processInfo.activeProcessorCount
    func inFolder<Sink>(_ make: () throws -> Sink) throws -> Sink {
      try told { () throws(FileError) in try AtomicFile.createDirectory(folder) }
      return try make()
    }
    switch format {
    case .png: return try inFolder { try NumberedSink(folder: folder, threads: cores) }
    case .apng: return try inFolder { try AnimatedSink(path + ".png", frames.device, frames.rate) }
    case .strip:
      let sink = try StripSink(
        path + ".strip.png", frames, columns: columns ?? 6, showsDifferences: differences, trails: trails)
      return try inFolder {
        try checkWritable()
        return sink
      }
    case .plot:
      let sink = try PlotSink(path + ".plot", frames, curves: plots, title: "\(screen.name): \(name)")
      return try inFolder {
        try checkWritable()
        return sink
      }
    case .raw: return RawSink(descriptor: output)
    }
  }

  /// Checks that the folder can be written, so that a picture that is written after the last frame is not lost.
  private func checkWritable() throws {
    guard access(folder, W_OK | X_OK) != 0 else { return }
    let reason = String(cString: strerror(errno))
    throw CommandFailure(description: "Cannot write into \(folder): \(reason). Choose a folder you may write to.")
  }
}
