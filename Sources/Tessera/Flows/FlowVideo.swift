// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Films that require an encoder. ffmpeg reads raw pixels from standard input and writes a temporary file, which is
// renamed when it is complete. Its arguments make the output reproducible: they select a single thread, and omit
// dates and version names.

internal import Foundation
internal import TesseraImaging
internal import TesseraRaster

internal import Glibc

/// A sink that encodes a film with ffmpeg.
final class FlowVideo: FlowFilmSink {
  enum Kind: Equatable {
    case mp4, webm

    var codec: [String] {
      switch self {
      case .mp4: ["-c:v", "libx264", "-preset", "medium", "-crf", "18", "-movflags", "+faststart", "-f", "mp4"]
      case .webm:
        ["-c:v", "libvpx-vp9", "-b:v", "0", "-crf", "24", "-deadline", "good", "-cpu-used", "4", "-f", "webm"]
      }
    }
  }

  private let process = Process()
  private let pipe = Pipe()
  private let writer: RawFrameWriter
  private let path: String
  private let temporary: String
  private let messages: UnsafeMutablePointer<FILE>?
  private var isOver = false

  /// - Parameter encoder: The path of ffmpeg, or nil if it was not found.
  init(
    _ path: String, _ kind: Kind, width: Int, height: Int, rate: Int, encoder: String?
  ) throws(FlowFilmError) {
    guard let encoder else { throw .noEncoder(path) }
    self.path = path
    let folder = (path as NSString).deletingLastPathComponent
    temporary = (folder as NSString).appendingPathComponent(TemporaryFiles.name())
    writer = RawFrameWriter(descriptor: pipe.fileHandleForWriting.fileDescriptor)
    messages = tmpfile()
    process.executableURL = URL(fileURLWithPath: encoder)
    process.arguments =
      [
        "-hide_banner", "-loglevel", "error", "-nostdin", "-y", "-f", "rawvideo", "-pixel_format", "rgba",
        "-video_size",
        "\(width)x\(height)", "-framerate", "\(rate)", "-i", "pipe:0", "-an", "-threads", "1", "-map_metadata", "-1",
        "-fflags", "+bitexact", "-flags:v", "+bitexact", "-vf",
        // Chroma is subsampled, so the width and height must be even. Players expect the BT.709 color space.
        "pad=ceil(iw/2)*2:ceil(ih/2)*2,scale=out_color_matrix=bt709:out_range=tv,format=yuv420p", "-colorspace",
        "bt709",
        "-color_primaries", "bt709", "-color_trc", "bt709",
      ] + kind.codec + ["file:" + temporary]
    process.standardInput = pipe
    process.standardOutput = FileHandle.nullDevice
    process.standardError =
      messages.map { FileHandle(fileDescriptor: fileno($0), closeOnDealloc: false) } ?? FileHandle.nullDevice
    do { try process.run() } catch {
      throw .encoder("can't start \(encoder): \(error.localizedDescription). Check the ffmpeg in your PATH.")
    }
    try? pipe.fileHandleForReading.close()
  }

  deinit {
    discard()
    if let messages { fclose(messages) }
  }

  func append(_ bitmap: Bitmap) throws(FlowFilmError) {
    do { try writer.append(bitmap) } catch {
      end()
      throw .encoder(printed ?? "\(error)")
    }
  }

  func finish() throws(FlowFilmError) {
    end()
    guard process.terminationStatus == 0 else {
      throw .encoder(printed ?? "it ended with status \(process.terminationStatus).")
    }
    guard rename(temporary, path) == 0 else {
      throw .encoder("can't write \(path): \(String(cString: strerror(errno))). Choose another path.")
    }
  }

  func discard() {
    end()
    unlink(temporary)
  }

  private func end() {
    guard !isOver else { return }
    isOver = true
    try? pipe.fileHandleForWriting.close()
    if process.isRunning { process.waitUntilExit() }
  }

  /// The beginning of ffmpeg's output, or nil if there is no output.
  private var printed: String? {
    guard let messages else { return nil }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = pread(fileno(messages), &buffer, buffer.count, 0)
    guard count > 0 else { return nil }
    let text = String(decoding: buffer.prefix(count), as: UTF8.self)
    return HiddenCharacters.visible(text.trimmingCharacters(in: .whitespacesAndNewlines))
  }

  /// Returns the path of the first ffmpeg in a search path, or nil if it is not found.
  static func encoder(in searchPath: String? = ProcessInfo.processInfo.environment["PATH"]) -> String? {
    (searchPath ?? "").split(separator: ":").map { "\($0)/ffmpeg" }.first { access($0, X_OK) == 0 }
  }
}
