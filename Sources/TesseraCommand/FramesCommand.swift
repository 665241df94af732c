// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Frames are laid out and painted one after the other, and handed to a writer that keeps only a few of them: memory does
// not grow with their number.

internal import ArgumentParser
internal import Foundation
internal import Tessera
internal import TesseraImaging
internal import TesseraRaster

struct FramesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "frames", abstract: "Renders an animation of a screen, frame by frame.",
    discussion: """
      png    numbered pictures, frame-00000.png being the one at time 0
      apng   one animated picture, <screen>.<animation>.png
      strip  all frames in one picture, <screen>.<animation>.strip.png
      raw    pixels on standard output, to be piped:
             … | ffmpeg -f rawvideo -pixel_format rgba -video_size 1179x2556 -framerate 60 -i - film.mp4
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable { case png, apng, raw, strip }

  @Argument(help: "The screen.")
  var screen: String

  @Option(help: "The animation; the screen's first if not given.")
  var animation: String?

  @Option(help: "Frames a second.")
  var fps = 60

  @Option(name: .customLong("from"), help: "Seconds; the first frame is at or after it.")
  var start = 0.0

  @Option(
    name: .customLong("to"), help: "Seconds; the last frame is at or before it. The animation's end if not given.")
  var end: Double?

  @Option(help: "png, apng, strip or raw.")
  var format = Format.png

  @Option(help: "The device, or a size such as 390x844. The screen's own if not given.")
  var device: String?

  @Option(help: "Pixels per point. The device's own if not given.")
  var scale: Double?

  @Option(help: "light or dark.")
  var appearance = AppearanceName.light

  enum AppearanceName: String, ExpressibleByArgument, CaseIterable { case light, dark }

  @Option(name: .customLong("out"), help: "The folder for the pictures. It is made if it does not exist.")
  var folder = "."

  @Option(help: "Threads that paint and encode. All cores if not given.")
  var threads: Int?

  func validate() throws {
    if let threads, !(1...256).contains(threads) {
      throw ValidationError("--threads \(threads) is out of range. Use 1 to 256.")
    }
  }

  @MainActor
  func run() async throws {
    let screen = try CatalogCommand.catalog.select([screen])[0]
    var target = try device.map { name throws(RenderError) in try Device.named(name) } ?? screen.device
    if let scale { target = try target.scaled(to: scale) }
    guard let name = animation ?? screen.animations.first?.name else {
      throw RenderError.unknownAnimation("", screen: screen.name, known: [])
    }
    let renderer = Renderer(threads: 1)
    let options = RenderOptions(device: target, appearance: appearance == .dark ? .dark : .light)
    let frames = try renderer.frames(
      of: screen, animation: name, options: options, fps: FrameRate(fps), from: start, to: end)
    if format != .raw { try RenderCommand.write { () throws(FileError) in try AtomicFile.createDirectory(folder) } }
    let sink = try makeSink(screen, name, target)
    try write(frames, renderer.framePainter(), sink)
    if format != .raw { print(URL(fileURLWithPath: folder).standardizedFileURL.path) }
  }

  @MainActor
  private func write(_ frames: FrameSequence, _ painter: FramePainter, _ sink: any FrameSink) throws {
    var painter = painter
    let total = frames.numbers.count
    let began = Date()
    while let frame = frames.next() {
      try sink.append(try painter.paint(frame), frame)
      let done = frame.number - frames.numbers.lowerBound + 1
      let left = Date().timeIntervalSince(began) / Double(done) * Double(total - done)
      if Console.isTerminal || done == total {
        Console.progress(done, total, "frame \(frame.number), \(Int(left.rounded(.up))) s left")
      }
    }
    try sink.finish()
  }

  @MainActor
  private func makeSink(_ screen: Screen, _ name: String, _ device: Device) throws -> any FrameSink {
    let path = (folder as NSString).appendingPathComponent("\(screen.name).\(name)")
    switch format {
    case .png:
      let cores = threads ?? ProcessInfo.processInfo.activeProcessorCount
      return NumberedSink(try told { () throws(PNGFileError) in try FrameFileWriter(folder: folder, threads: cores) })
    case .apng:
      let (width, height) = device.pixels
      guard let delay = FrameDelay(framesPerSecond: fps) else { throw RenderError.badFrameRate("\(fps)") }
      let writer = try told { () throws(APNGError) in
        try APNGWriter(to: path + ".png", width: width, height: height, isOpaque: true)
      }
      return AnimatedSink(writer, delay)
    case .strip: return StripSink(path + ".strip.png")
    case .raw: return RawSink()
    }
  }
}

/// Runs the body; an error becomes a sentence for the user.
func told<R, E: Error>(_ body: () throws(E) -> R) throws -> R {
  do { return try body() } catch { throw CommandFailure(description: "\(error)") }
}

/// Where frames go.
@MainActor
protocol FrameSink {
  func append(_ bitmap: Bitmap, _ frame: Frame) throws
  func finish() throws
}

private struct NumberedSink: FrameSink {
  let writer: FrameFileWriter
  init(_ writer: FrameFileWriter) { self.writer = writer }

  func append(_ bitmap: Bitmap, _ frame: Frame) throws {
    try told { () throws(PNGFileError) in try writer.append(bitmap, number: frame.number) }
  }

  func finish() throws { try told { () throws(PNGFileError) in try writer.finish() } }
}

private struct AnimatedSink: FrameSink {
  let writer: APNGWriter
  let delay: FrameDelay

  init(_ writer: APNGWriter, _ delay: FrameDelay) {
    self.writer = writer
    self.delay = delay
  }

  func append(_ bitmap: Bitmap, _ frame: Frame) throws {
    try told { () throws(APNGError) in try writer.append(bitmap, delay: delay) }
  }

  func finish() throws { _ = try told { () throws(APNGError) in try writer.finish() } }
}

private final class StripSink: FrameSink {
  private let path: String
  private var strip = Filmstrip(columns: 6, cellSize: .width(240))

  init(_ path: String) { self.path = path }

  func append(_ bitmap: Bitmap, _ frame: Frame) throws {
    try strip.append(bitmap, label: FrameLabel.text(frame.time))
  }

  func finish() throws {
    let picture = try strip.bitmap()
    try told { try PNG.write(picture, to: path, preset: .small) }
  }
}

private final class RawSink: FrameSink {
  private let writer = RawFrameWriter(descriptor: STDOUT_FILENO)
  func append(_ bitmap: Bitmap, _ frame: Frame) throws {
    try told { () throws(RawFrameError) in try writer.append(bitmap) }
  }
  func finish() throws {}
}
