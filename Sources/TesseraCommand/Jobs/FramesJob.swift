// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Lays out and paints one frame at a time and passes it to a sink. The sink retains only a few frames, so memory
// usage does not depend on the number of frames.

internal import ArgumentParser
internal import Foundation
internal import Tessera
internal import TesseraImaging
internal import TesseraRaster

internal import Glibc

/// A job that renders an animation frame by frame.
struct FramesJob: JobWork {
  enum Format: String, Codable, ExpressibleByArgument, CaseIterable { case png, apng, strip, plot, raw }

  struct Answer: Codable, Sendable {
    /// A sentence that describes the written files if the work was interrupted by a signal, or nil.
    var interruption: String?
    /// The paths of the written files.
    var files: [String] = []
  }

  var screen: String
  var animation: String
  var options: OptionsRecord
  /// The frame rate, as a number or a fraction of frames per second.
  var fps: String
  var start: Double
  var end: Double?
  var format: Format
  var columns: Int
  var showsDifferences: Bool
  var trails: [String]
  var plots: [String]
  var folder: String
  /// The number of threads used for encoding.
  var threads: Int
  var shard: SnapshotShard?

  var job: Job { .frames(self) }

  func perform(in context: JobContext) async throws -> Answer {
    context.acceptStop()
    do { return Answer(files: try await render(in: context)) } catch let interrupted as Interrupted {
      return Answer(interruption: interrupted.summary)
    }
  }

  /// Renders the frames, and returns the paths of the written files.
  @MainActor
  private func render(in context: JobContext) throws -> [String] {
    let screen = try context.screen(screen)
    let renderer = Renderer(threads: 1)
    let frames = try renderer.frames(
      of: screen, animation: animation, options: options.options(), fps: FrameRate(fps), from: start, to: end)
    let numbers = shard.map { $0.part(of: frames.numbers) } ?? frames.numbers
    let sink = try makeSink(for: frames, output: context.output ?? STDOUT_FILENO)
    if let numbers {
      frames.keepFrames(in: numbers)
      try write(frames, painter: renderer.framePainter(), sink: sink) { context.report(FramesProgress.write($0)) }
    } else {
      Console.error("There are fewer frames than shards. None is in shard \(shard.map { "\($0)" } ?? "").")
      return []
    }
    return sink.files
  }

  @MainActor
  private func write(
    _ frames: FrameSequence, painter: FramePainter, sink: any FrameSink,
    didRender: (FramesProgress.State) -> Void
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

  /// Creates the sink. Validates all arguments before the folder is created.
  @MainActor
  private func makeSink(for frames: FrameSequence, output: Int32) throws -> any FrameSink {
    let path = (folder as NSString).appendingPathComponent("\(screen).\(animation)")
    func inFolder<Sink>(_ make: () throws -> Sink) throws -> Sink {
      try withUserFacingErrors { () throws(FileError) in try AtomicFile.createDirectory(folder) }
      return try make()
    }
    switch format {
    case .png: return try inFolder { try NumberedSink(folder: folder, threads: threads) }
    case .apng: return try inFolder { try AnimatedSink(path: path + ".png", device: frames.device, rate: frames.rate) }
    case .strip:
      let sink = try FilmstripSink(
        path + ".strip.png", frames, columns: columns, showsDifferences: showsDifferences, trails: trails)
      return try inFolder {
        try checkWritable()
        return sink
      }
    case .plot:
      let sink = try PlotSink(path + ".plot", frames, curves: plots, title: "\(screen): \(animation)")
      return try inFolder {
        try checkWritable()
        return sink
      }
    case .raw: return RawSink(descriptor: output)
    }
  }

  /// Checks that the folder is writable, because an image that is written after the last frame would otherwise be
  /// lost.
  private func checkWritable() throws {
    guard access(folder, W_OK | X_OK) != 0 else { return }
    let reason = String(cString: strerror(errno))
    throw CommandFailure(description: "Can't write to \(folder): \(reason). Choose a writable folder.")
  }
}
