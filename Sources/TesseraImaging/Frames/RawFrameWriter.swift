// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraImaging
public import TesseraRaster

import Glibc

/// Why frames could not be written to a descriptor.
public enum RawFrameError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The program that reads the frames has gone.
  case closed(frame: Int)
  /// All frames of a raw stream must be of one size, since nothing in it says so.
  case frameSize(frame: Int, expectedWidth: Int, expectedHeight: Int, width: Int, height: Int)
  /// A frame without pixels.
  case empty(frame: Int)
  /// Any other error number of the system.
  case system(frame: Int, Int32)

  /// Which frame could not be written, why, and what to do about it, in one line.
  public var description: String {
    switch self {
    case .closed(let frame):
      "frame \(frame) could not be written: the program that reads the frames has ended. See what it printed."
    case .frameSize(let frame, let expectedWidth, let expectedHeight, let width, let height):
      "frame \(frame) has \(width) x \(height) pixels, the frames before have \(expectedWidth) x \(expectedHeight). "
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

/// Writes frames as bare pixels to a pipe, file or socket: bytes R G B A with straight alpha, rows from the top, no
/// header and nothing between frames.
///
///     program | ffmpeg -f rawvideo -pixel_format rgba -video_size 1170x2532 -framerate 60 -i - \
///       -pix_fmt yuv420p fade.mp4
///
/// The descriptor stays the caller's. A reader that ends early is an error, never a signal that ends the process. A
/// descriptor that does not block is waited for.
public final class RawFrameWriter {
  private let descriptor: Int32
  /// Frames that were written whole.
  public private(set) var framesWritten = 0
  private var size: (width: Int, height: Int)?
  private var failure: RawFrameError?

  /// Writes to an open descriptor, which is not closed here.
  public init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Writes a frame; the first one sets the size of all. An error of the descriptor may end the stream within a frame:
  /// every later call gives the same error.
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

  /// Converts and writes about a megabyte of rows at a time; gives 0 or the error number.
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

  /// Runs a body whose broken pipes become EPIPE. SIGPIPE is blocked for this thread alone and taken back if the body
  /// raised it: the process's own handling of signals is not ours to change.
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
