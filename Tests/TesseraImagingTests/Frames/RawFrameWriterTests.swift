// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing
import TesseraImaging
import TesseraRaster

import Glibc

struct RawFrameWriterTests {
  /// A pipe with a read end and a write end, which are closed with the object.
  final class Pipe {
    private(set) var ends: [Int32] = [-1, -1]

    init() throws { try #require(pipe(&ends) == 0) }

    deinit { for end in 0..<2 { close(end) } }

    func close(_ end: Int) {
      if ends[end] >= 0 { _ = closeDescriptor(ends[end]) }
      ends[end] = -1
    }
  }

  /// Premultiplied (0, 0, 51, 51) becomes (0, 0, 255, 51), because 51 * 255 / 51 = 255. Pixels with alpha 0 have no
  /// color.
  @Test func straightAlpha() throws {
    let pipe = try Pipe()
    let bytes: [UInt8] = [0, 0, 51, 51, 1, 2, 3, 255, 0, 0, 0, 0, 64, 32, 0, 128]
    let frame = try #require(Bitmap(width: 2, height: 2, bytes: bytes))
    let writer = RawFrameWriter(descriptor: pipe.ends[1])
    try writer.append(frame)
    try writer.append(frame)
    #expect(writer.framesWritten == 2)
    pipe.close(1)
    // 64 * 255 / 128 = 127.5, rounded up; 32 * 255 / 128 = 63.75.
    let expected: [UInt8] = [0, 0, 255, 51, 1, 2, 3, 255, 0, 0, 0, 0, 128, 64, 0, 128]
    #expect(try AtomicFile.read("/dev/fd/\(pipe.ends[0])") == expected + expected)
  }

  /// 2 MB are written to a nonblocking 64 kB pipe that another thread reads slowly, so every write is partial.
  @Test func shortWrites() throws {
    let pipe = try Pipe()
    #expect(fcntl(pipe.ends[1], F_SETFL, O_NONBLOCK) == 0)
    let count = 700 * 750 * 4
    let bytes = (0..<count).map { $0 % 4 == 3 ? 255 : UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 9) }
    let frame = try #require(Bitmap(width: 700, height: 750, bytes: bytes))
    let reader = SlowReader(descriptor: pipe.ends[0], count: count)
    reader.start()
    try RawFrameWriter(descriptor: pipe.ends[1]).append(frame)
    reader.join()
    #expect(reader.bytes == bytes)
  }

  /// A closed read end causes an error, and leaves no pending signal that would terminate the process later.
  @Test func closedPipesAreErrors() throws {
    let pipe = try Pipe()
    pipe.close(0)
    let writer = RawFrameWriter(descriptor: pipe.ends[1])
    let frame = Bitmap(width: 100, height: 100)
    #expect(throws: RawFrameError.closed(frame: 0)) { try writer.append(frame) }
    #expect(throws: RawFrameError.closed(frame: 0)) { try writer.append(frame) }
    var waiting = sigset_t()
    sigpending(&waiting)
    #expect(sigismember(&waiting, SIGPIPE) == 0)
    #expect(writer.framesWritten == 0)
  }

  @Test func otherErrors() throws {
    let pipe = try Pipe()
    let writer = RawFrameWriter(descriptor: pipe.ends[1])
    #expect(throws: RawFrameError.empty(frame: 0)) { try writer.append(Bitmap(width: 0, height: 4)) }
    try writer.append(Bitmap(width: 2, height: 1))
    let size = RawFrameError.frameSize(frame: 1, expectedWidth: 2, expectedHeight: 1, width: 1, height: 2)
    #expect(throws: size) { try writer.append(Bitmap(width: 1, height: 2)) }
    #expect(throws: RawFrameError.system(frame: 0, EBADF)) {
      try RawFrameWriter(descriptor: -1).append(Bitmap(width: 2, height: 1))
    }
    let full = open("/dev/full", O_WRONLY)
    guard full >= 0 else { return }
    defer { _ = closeDescriptor(full) }
    #expect(throws: RawFrameError.system(frame: 0, ENOSPC)) {
      try RawFrameWriter(descriptor: full).append(Bitmap(width: 2, height: 1))
    }
  }
}

/// `Pipe.close` shadows the system function `close`.
private let closeDescriptor: @Sendable (Int32) -> Int32 = { close($0) }

/// Reads a descriptor in chunks of 10,000 bytes on a separate thread.
private final class SlowReader: @unchecked Sendable {
  let descriptor: Int32
  let count: Int
  private(set) var bytes: [UInt8] = []
  private let thread = ReaderThread()

  init(descriptor: Int32, count: Int) {
    self.descriptor = descriptor
    self.count = count
  }

  func start() {
    thread.run {
      var piece = [UInt8](repeating: 0, count: 10_000)
      while self.bytes.count < self.count {
        usleep(100)
        let got = read(self.descriptor, &piece, piece.count)
        guard got > 0 else { return }
        self.bytes += piece.prefix(got)
      }
    }
  }

  func join() { thread.join() }
}

/// A thread that runs a closure.
private final class ReaderThread: @unchecked Sendable {
  private var thread: pthread_t?
  private var body: () -> Void = {}

  func run(_ body: @escaping () -> Void) {
    self.body = body
    var thread = pthread_t()
    pthread_create(&thread, nil, { runBody($0) }, Unmanaged.passRetained(self).toOpaque())
    self.thread = thread
  }

  fileprivate func perform() { body() }

  func join() {
    if let thread { pthread_join(thread, nil) }
    thread = nil
  }
}

private func runBody(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let context { Unmanaged<ReaderThread>.fromOpaque(context).takeRetainedValue().perform() }
  return nil
}
