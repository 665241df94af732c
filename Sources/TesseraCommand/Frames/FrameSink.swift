// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import Tessera
internal import TesseraImaging
internal import TesseraRaster

/// A destination for frames. Files are written atomically, even if the work is interrupted.
@MainActor
protocol FrameSink {
  /// Appends a frame. A sink that requires the frame's image calls `paint`.
  func append(_ frame: Frame, paint: () throws -> Bitmap) throws

  /// The paths of the files that `finish` completes.
  var files: [String] { get }

  /// Completes the output after the last frame.
  func finish() throws

  /// Ends the output early. Returns a sentence that describes the files that were written.
  func stop() throws -> String
}

/// A sink that writes PNG files, numbered from time 0.
final class NumberedSink: FrameSink {
  private let writer: FrameFileWriter
  private let folder: String
  private var written: ClosedRange<Int>?

  var files: [String] {
    (written.map(Array.init) ?? []).map { (folder as NSString).appendingPathComponent(FrameFileWriter.name(of: $0)) }
  }

  init(folder: String, threads: Int) throws {
    self.folder = folder
    writer = try withUserFacingErrors { () throws(PNGFileError) in try FrameFileWriter(folder: folder, threads: threads)
    }
  }

  func append(_ frame: Frame, paint: () throws -> Bitmap) throws {
    let picture = try paint()
    try withUserFacingErrors { () throws(PNGFileError) in try writer.append(picture, number: frame.number) }
    written = (written?.lowerBound ?? frame.number)...frame.number
  }

  func finish() throws { try withUserFacingErrors { () throws(PNGFileError) in try writer.finish() } }

  func stop() throws -> String {
    try finish()
    guard let written else { return "No picture was written." }
    let (first, last) = (FrameFileWriter.name(of: written.lowerBound), FrameFileWriter.name(of: written.upperBound))
    return "\(first == last ? first : "\(first) to \(last)") in \(folder) \(first == last ? "is" : "are") complete."
  }
}

/// A sink that writes a single animated PNG file.
final class AnimatedSink: FrameSink {
  private let writer: APNGWriter
  private let path: String
  private let delay: FrameDelay
  /// The last frame. It is shown longer than other frames, because the animation loops.
  private var last: Bitmap?
  private static let hold = FrameDelay(framesPerSecond: 1)

  var files: [String] { [path] }

  init(path: String, device: Device, rate: FrameRate) throws {
    self.path = path
    guard let delay = FrameDelay(numerator: rate.seconds, denominator: rate.frames) else {
      throw CommandFailure(
        description: "An animated PNG can't represent \(rate): its time unit is at least 1/65535 of a second. Choose "
          + "another rate, such as 60, or --format png.")
    }
    self.delay = delay
    let (width, height) = device.pixels
    writer = try withUserFacingErrors { () throws(APNGError) in
      try APNGWriter(to: path, width: width, height: height, isOpaque: true)
    }
  }

  func append(_ frame: Frame, paint: () throws -> Bitmap) throws {
    let picture = try paint()
    try withUserFacingErrors { () throws(APNGError) in try writer.append(picture, delay: delay) }
    last = picture
  }

  func finish() throws {
    if let last, let hold = Self.hold {
      try withUserFacingErrors { () throws(APNGError) in try writer.append(last, delay: hold) }
    }
    _ = try withUserFacingErrors { () throws(APNGError) in try writer.finish() }
  }

  func stop() -> String {
    writer.discard()
    return "\(path) was not written."
  }
}

/// A sink that writes raw pixels without a header to a file descriptor: standard output or, in a worker, the
/// descriptor of the job's output.
final class RawSink: FrameSink {
  private let writer: RawFrameWriter

  var files: [String] { [] }

  init(descriptor: Int32) { writer = RawFrameWriter(descriptor: descriptor) }

  func append(_ frame: Frame, paint: () throws -> Bitmap) throws {
    let picture = try paint()
    try withUserFacingErrors { () throws(RawFrameError) in try writer.append(picture) }
  }

  func finish() {}

  func stop() -> String { "The frames on standard output are complete." }
}
