// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing
import TesseraImaging
import TesseraRaster

import Glibc

struct FrameFileWriterTests {
  @Test(arguments: [
    (0, "frame-00000.png"), (7, "frame-00007.png"), (99_999, "frame-99999.png"), (100_000, "frame-100000.png"),
    (-3, "frame--00003.png"),
  ])
  func names(number: Int, expected: String) {
    #expect(FrameFileWriter.name(of: number) == expected)
  }

  /// Returns an image that encodes its number.
  static func frame(_ number: Int) throws -> Bitmap {
    let bytes = (0..<16 * 16).flatMap { i in [UInt8(number), UInt8(i % 256), 9, 255] as [UInt8] }
    return try #require(Bitmap(width: 16, height: 16, bytes: bytes))
  }

  @Test(arguments: [-1, 1, 2, 5, 1000])
  func writesAFilePerFrame(threads: Int) throws {
    let folder = try TemporaryFolder()
    let writer = try FrameFileWriter(folder: folder("a/b"), threads: threads)
    for number in 0..<40 { try writer.append(Self.frame(number)) }
    try writer.append(Self.frame(77), number: 77)
    try writer.append(Self.frame(78))
    try writer.finish()
    let numbers = Array(0..<40) + [77, 78]
    for number in numbers {
      #expect(try PNG.read(folder("a/b/\(FrameFileWriter.name(of: number))")) == Self.frame(number))
    }
    #expect(folder.names == ["a"])
    try writer.finish()
  }

  /// Most rows of the frames are equal. A file's bytes depend only on its frame, not on the frames that its thread
  /// encoded before.
  @Test(arguments: PNG.Preset.allCases, [1, 3])
  func filesMatchSeparatelyEncodedFrames(preset: PNG.Preset, threads: Int) throws {
    let folder = try TemporaryFolder()
    let writer = try FrameFileWriter(folder: folder.path, threads: threads, preset: preset)
    let frames = (0..<12).map { BandEncoderTests.bitmap(700, 120, noise: $0 * 8..<$0 * 8 + 20, seed: 3) }
    for frame in frames { try writer.append(frame) }
    try writer.finish()
    for (number, frame) in frames.enumerated() {
      let file = try AtomicFile.read(folder(FrameFileWriter.name(of: number)))
      #expect(file == (try PNG.encode(frame, preset: preset)), "frame \(number)")
    }
  }

  @Test func anEmptySequence() throws {
    let folder = try TemporaryFolder()
    try FrameFileWriter(folder: folder("a"), threads: 3).finish()
    #expect(folder.names == ["a"])
  }

  @Test func unwritableFolder() throws {
    let folder = try TemporaryFolder()
    try AtomicFile.write([1], to: folder("file"))
    #expect(throws: PNGFileError.self) { try FrameFileWriter(folder: folder("file")) }
    #expect(throws: PNGFileError.self) { try FrameFileWriter(folder: "") }
  }

  /// Frame 3 is written to Linux's always-full device. Files after the error are optional, and no incomplete file
  /// remains.
  @Test(arguments: [1, 4])
  func stopsOnAFullDisk(threads: Int) throws {
    guard access("/dev/full", W_OK) == 0 else { return }
    let folder = try TemporaryFolder()
    try #require(symlink("/dev/full", folder("frame-00003.png")) == 0)
    let writer = try FrameFileWriter(folder: folder.path, threads: threads)
    let error = try #require(throws: PNGFileError.self) {
      for number in 0..<100 { try writer.append(Self.frame(number)) }
      try writer.finish()
    }
    guard case .file(let reason) = error else { return #expect(Bool(false), "\(error)") }
    #expect(reason.reason == .noSpace && reason.path == folder("frame-00003.png"))
    // A failed writer throws the same error again.
    #expect(throws: error) { try writer.finish() }
    for name in folder.names where name != "frame-00003.png" { _ = try PNG.read(folder(name)) }
  }

  @Test func stopsOnAnInvalidImage() throws {
    let folder = try TemporaryFolder()
    let writer = try FrameFileWriter(folder: folder.path, threads: 2)
    try writer.append(Self.frame(0))
    let error = try #require(throws: PNGFileError.self) {
      try writer.append(Bitmap(width: 0, height: 0))
      try writer.finish()
    }
    let path = folder("frame-00001.png")
    #expect(error == .picture(path: path, .empty(width: 0, height: 0)))
  }

  @Test func deletedFolder() throws {
    let folder = try TemporaryFolder()
    let writer = try FrameFileWriter(folder: folder("a"), threads: 2)
    rmdir(folder("a"))
    #expect(throws: PNGFileError.self) {
      for number in 0..<20 { try writer.append(Self.frame(number)) }
      try writer.finish()
    }
    #expect(folder.names == [])
  }

  /// A writer that is released without `finish` drops its queued files and leaves only complete files.
  @Test func releasedWriter() throws {
    let folder = try TemporaryFolder()
    do {
      let writer = try FrameFileWriter(folder: folder.path, threads: 2)
      for number in 0..<10 { try writer.append(Self.frame(number)) }
    }
    for name in folder.names { _ = try PNG.read(folder(name)) }
  }
}
