// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Writes the frames of a film to a file. A running flow appends its frames directly (`FlowFilm`). A completed flow is
// replayed in small steps by `FlowFilmRenderer`.

internal import Foundation
internal import TesseraImaging
internal import TesseraRaster

/// A film format, determined by the file extension.
enum FlowFilmFormat: Equatable {
  case apng
  case video(FlowVideo.Kind)

  init?(path: String) {
    switch (path as NSString).pathExtension.lowercased() {
    case "png", "apng": self = .apng
    case "mp4": self = .video(.mp4)
    case "webm": self = .video(.webm)
    default: return nil
    }
  }
}

/// A destination for the frames of a film.
protocol FlowFilmSink {
  func append(_ bitmap: Bitmap) throws(FlowFilmError)
  func finish() throws(FlowFilmError)
  func discard()
}

/// A sink that writes a film as an animated PNG.
final class FlowAnimation: FlowFilmSink {
  private let writer: APNGWriter
  private let delay: FrameDelay

  init(_ path: String, width: Int, height: Int, rate: Int) throws(FlowFilmError) {
    guard let delay = FrameDelay(framesPerSecond: rate) else { throw .badRate(rate) }
    self.delay = delay
    do { writer = try APNGWriter(to: path, width: width, height: height, isOpaque: true) } catch { throw .apng(error) }
  }

  func append(_ bitmap: Bitmap) throws(FlowFilmError) {
    do { try writer.append(bitmap, delay: delay) } catch { throw .apng(error) }
  }

  func finish() throws(FlowFilmError) {
    do { try writer.finish() } catch { throw .apng(error) }
  }

  func discard() { writer.discard() }
}

/// Draws the frames of a film and writes them to a file.
final class FlowFilmWriter {
  private let film: FlowFilm
  private let width: Int
  private let height: Int
  private let sink: any FlowFilmSink
  private var painter = Renderer(threads: ProcessInfo.processInfo.activeProcessorCount).framePainter()
  /// The first error, if any.
  private(set) var problem: FlowFilmError?

  /// - Parameters:
  ///   - list: The first frame. Every frame of the film has its size.
  ///   - encoder: The path of ffmpeg, or nil if it was not found.
  init(_ film: FlowFilm, of list: DisplayList, to path: String, encoder: String?) throws(FlowFilmError) {
    let rate = film.framesPerSecond
    guard rate >= 1, rate <= 60, 60 % rate == 0 else { throw .badRate(rate) }
    (self.film, width, height) = (film, list.width, list.height)
    sink =
      switch FlowFilmFormat(path: path) {
      case .apng?: try FlowAnimation(path, width: width, height: height, rate: rate)
      case .video(let kind)?: try FlowVideo(path, kind, width: width, height: height, rate: rate, encoder: encoder)
      case nil: throw .unknownFormat(path)
      }
  }

  /// Appends a frame. Does nothing after an error.
  func append(_ list: DisplayList, fingers: [FlowFinger]) {
    guard problem == nil else { return }
    do throws(FlowFilmError) {
      let shown = film.showsTouches ? list.drawing(fingers) : list
      let bitmap: Bitmap
      do { bitmap = try painter.paint(shown).bitmap } catch { throw FlowFilmError.render(error) }
      try sink.append(bitmap.padded(width: width, height: height))
    } catch { problem = error }
  }

  /// Ends the film and writes the file. The last frame is shown for one second, because animations loop.
  func finish(_ last: DisplayList) throws(FlowFilmError) {
    for _ in 0..<film.framesPerSecond { append(last, fingers: []) }
    do throws(FlowFilmError) {
      if let problem { throw problem }
      try sink.finish()
    } catch {
      sink.discard()
      throw error
    }
  }

  /// Cancels the film without writing a file.
  func discard() { sink.discard() }
}

extension Bitmap {
  /// Returns the image centered on a black image of another size. It is cropped if it is larger.
  func padded(width: Int, height: Int) -> Bitmap {
    guard self.width != width || self.height != height else { return self }
    var result = [UInt8](repeating: 0, count: width * height * 4)
    for index in stride(from: 3, to: result.count, by: 4) { result[index] = 255 }
    let (left, top) = ((width - self.width) / 2, (height - self.height) / 2)
    let (from, to) = (max(0, left), min(width, left + self.width))
    guard from < to else { return self }
    for y in max(0, top)..<max(max(0, top), min(height, top + self.height)) {
      let source = ((y - top) * self.width + from - left) * 4
      result.replaceSubrange(
        (y * width + from) * 4..<(y * width + to) * 4, with: bytes[source..<source + (to - from) * 4])
    }
    return Bitmap(width: width, height: height, bytes: result) ?? self
  }
}
