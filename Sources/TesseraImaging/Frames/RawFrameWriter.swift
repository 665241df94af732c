// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraImaging
public import TesseraRaster

import Glibc

/// An error while writing frames to a descriptor.
public enum RawFrameError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The reading program closed the stream.
  case closed(frame: Int)
  /// A frame's size differs from the first frame's. A raw stream does not store the size, so all frames must have the
  /// same size.
  case frameSize(frame: Int, expectedWidth: Int, expectedHeight: Int, width: Int, height: Int)
  /// The frame has no pixels.
  case empty(frame: Int)
  /// Another system error, with its error number.
  case system(frame: Int, Int32)

  /// The frame, the cause and the remedy, in one line.
  public var description: String {
    switch self {
    case .closed(let frame):
      "frame \(frame) could not be written: the program that reads the frames has exited. Check its output."
    case .frameSize(let frame, let expectedWidth, let expectedHeight, let width, let height):
      "frame \(frame) has \(width) x \(height) pixels, but earlier frames have \(expectedWidth) x \(expectedHeight). "
        + "Render all frames at one size."
    case .empty(let frame): "frame \(frame) has no pixels. Render at least 1 x 1 pixel."
    case .system(let frame, ENOSPC), .system(let frame, EFBIG), .system(let frame, EDQUOT):
      "frame \(frame) could not be written: the disk is full. Free some space, or write to another disk."
    case .system(let frame, let code):
      "frame \(frame) could not be written: \(String(cString: strerror(code))) (error \(code)). "
        + "Resolve that and try again."
    }
  }
}

/// A writer that sends frames as raw pixels to a pipe, file or socket. Pixels are RGBA bytes with non-premultiplied
/// alpha, in rows from top to bottom, without a header or separators.
///
///     program | ffmpeg -f rawvideo -pixel_format rgba -video_size 1170x2532 -framerate 60 -i - \
///       -pix_fmt yuv420p fade.mp4
///
/// The caller owns the descriptor. If the reading program exits early, `append` throws an error, and SIGPIPE does not
/// end the process. Writes to a non-blocking descriptor wait until it is ready.
public final class RawFrameWriter {
  private let descriptor: Int32
  /// The number of frames written completely.
  public private(set) var framesWritten = 0
  private var size: (width: Int, height: Int)?
  private var failure: RawFrameError?

  /// Creates a writer for an open descriptor, which it does not close.
  public init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Writes a frame. The first frame determines the size of all frames. After a descriptor error, the stream may end
  /// with a partial frame, and every later call throws the same error.
  public func append(_ frame: Bitmap) throws(RawFrameError) {
    if let failure { throw failure }
    guard frame.width > 0, frame.height > 0 else { throw .empty(frame: framesWritten) }
    let size = size ?? (frame.width, frame.height)
    guard size == (frame.width, frame.height) else {
      throw .frameSize(
        frame: framesWritten, expectedWidth: size.width, expectedHeight: size.height, width: frame.width,
        height: frame.height)
    }
    self.size = size
    let code = withoutPipeSignal { write(frame) }
    guard code == 0 else {
      let error = code == EPIPE ? RawFrameError.closed(frame: framesWritten) : .system(frame: framesWritten, code)
      failure = error
      throw error
    }
    framesWritten += 1
  }

  /// Converts and writes about one megabyte of rows per iteration. Returns 0 or the system error number.
  private func write(_ frame: Bitmap) -> Int32 {
    let stride = frame.width * 4
    let rows = max(1, (1 << 20) / stride)
    let buffer = UnsafeMutablePointer<UInt8>.allocate(capacity: min(rows, frame.height) * stride)
    defer { buffer.deallocate() }
    return frame.bytes.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return 0 }
      var y = 0
      while y < frame.height {
        let count = min(rows, frame.height - y)
        tessera_unpremultiply(start + y * stride, buffer, count * frame.width)
        let code = AtomicFile.writeAll(UnsafeRawBufferPointer(start: buffer, count: count * stride), to: descriptor)
        if code != 0 { return code }
        y += count
      }
      return 0
    }
  }

  /// Runs a closure in which writing to a broken pipe returns EPIPE. SIGPIPE is blocked on this thread only, and is
  /// consumed if the closure raised it, so the process's signal handling stays unchanged.
  private func withoutPipeSignal(_ body: () -> Int32) -> Int32 {
    var pipeSignal = sigset_t()
    var previous = sigset_t()
    var waiting = sigset_t()
    sigemptyset(&pipeSignal)
    sigaddset(&pipeSignal, SIGPIPE)
    sigpending(&waiting)
    let wasPending = sigismember(&waiting, SIGPIPE) == 1
    pthread_sigmask(SIG_BLOCK, &pipeSignal, &previous)
    let code = body()
    if code == EPIPE, !wasPending {
      var none = timespec(tv_sec: 0, tv_nsec: 0)
      while sigtimedwait(&pipeSignal, nil, &none) < 0 && errno == EINTR {}
    }
    pthread_sigmask(SIG_SETMASK, &previous, nil)
    return code
  }
}
