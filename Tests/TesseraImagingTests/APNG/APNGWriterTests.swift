// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRandom
import Testing
import TesseraImaging
import TesseraRaster

import Glibc

struct APNGWriterTests {
  static let sixtieth = FrameDelay(framesPerSecond: 60)

  /// Returns an opaque gray image with green pixels at the given points.
  static func picture(_ width: Int, _ height: Int, _ points: [(Int, Int)] = []) throws -> Bitmap {
    var bytes = (0..<width * height).flatMap { _ in [90, 90, 90, 255] as [UInt8] }
    for (x, y) in points {
      bytes.replaceSubrange((y * width + x) * 4..<(y * width + x) * 4 + 4, with: [0, 200, 0, 255])
    }
    return try #require(Bitmap(width: width, height: height, bytes: bytes))
  }

  static func chunks(_ path: String) throws -> [(type: String, data: [UInt8])] {
    try #require(HandMadePNG(parsing: AtomicFile.read(path))).chunks
  }

  /// Returns integers in APNG's big-endian format.
  static func numbers(_ numbers: UInt32...) -> [UInt8] { numbers.flatMap(HandMadePNG.bigEndian) }

  @Test func storesOnlyTheChangedRectangle() throws {
    let folder = try TemporaryFolder()
    let delay = try #require(Self.sixtieth)
    let writer = try APNGWriter(to: folder("a.png"), width: 4, height: 3, plays: 5)
    try writer.append(Self.picture(4, 3), delay: delay)
    // Pixels (1, 1) and (2, 2) differ, so the frame is the 2 x 2 rectangle at (1, 1).
    let second = try Self.picture(4, 3, [(1, 1), (2, 2)])
    try writer.append(second, delay: delay)
    // Appending the same image again extends the frame: 1/60 + 1/60 = 1/30.
    try writer.append(second, delay: delay)
    #expect(folder.names.allSatisfy { $0.hasPrefix(".tessera-") })
    #expect(try writer.finish() == 2)
    #expect(folder.names == ["a.png"])

    let chunks = try Self.chunks(folder("a.png"))
    #expect(chunks.map(\.type) == ["IHDR", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "IEND"])
    // Bit depth 8, color type 6 (RGBA).
    #expect(chunks[0].data == Self.numbers(4, 3) + [8, 6, 0, 0, 0])
    #expect(chunks[1].data == Self.numbers(2, 5))
    // Sequence number, width, height, x, y; delay 1/60; dispose operation none, blend operation source.
    #expect(chunks[2].data == Self.numbers(0, 4, 3, 0, 0) + [0, 1, 0, 60, 0, 0])
    #expect(chunks[4].data == Self.numbers(1, 2, 2, 1, 1) + [0, 1, 0, 30, 0, 0])
    #expect(Array(chunks[5].data.prefix(4)) == Self.numbers(2))
    // The checksums are correct, and viewers that don't support animations show the first frame.
    #expect(try PNG.decode(AtomicFile.read(folder("a.png"))) == Self.picture(4, 3))
  }

  @Test func writesOnlyChanges() throws {
    let folder = try TemporaryFolder()
    let delay = try #require(Self.sixtieth)
    let writer = try APNGWriter(to: folder("a.png"), width: 9, height: 9)
    try writer.append(Self.picture(9, 9), delay: delay)
    for _ in 0..<2 { try writer.append(Self.picture(9, 9, [(3, 4), (5, 6)]), delay: delay) }
    try writer.finish()
    let controls = try Self.chunks(folder("a.png")).filter { $0.type == "fcTL" }.map { Array($0.data[4..<24]) }
    // The first frame is the whole image, and the second is columns 3...5 and rows 4...6. The last image is equal and
    // extends the second frame's delay to 1/30.
    #expect(controls == [Self.numbers(9, 9, 0, 0, 1 << 16 | 60), Self.numbers(3, 3, 3, 4, 1 << 16 | 30)])
  }

  /// A delay that is not a fraction of two 16-bit numbers is split, and continues in one-pixel frames.
  @Test(
    arguments: [
      // 65536 s = 65535 s + 1 s.
      ([(65_536, 1)], [[65_535, 1], [1, 1]]),
      // 1000 * 100 s = 65535 s + 34465 s.
      ([(Int, Int)](repeating: (100, 1), count: 1000), [[65_535, 1], [34_465, 1]]),
      // 140000/60 s is 7000/3 s in lowest terms, which fits into 16 bits.
      ([(140_000, 60)], [[7000, 3]]),
      // Denominators without a common factor.
      ([(1, 65_521), (1, 65_519)], [[1, 65_521], [1, 65_519]]),
      ([(0, 1)], [[0, 1]]),
    ] as [([(Int, Int)], [[Int]])])
  func splitsLongDelays(delays: [(Int, Int)], expected: [[Int]]) throws {
    let folder = try TemporaryFolder()
    let frame = try Self.picture(3, 2)
    let writer = try APNGWriter(to: folder("a.png"), width: 3, height: 2)
    for (numerator, denominator) in delays {
      try writer.append(frame, delay: #require(FrameDelay(numerator: numerator, denominator: denominator)))
    }
    #expect(try writer.finish() == expected.count)
    let controls = try Self.chunks(folder("a.png")).filter { $0.type == "fcTL" }.map(\.data)
    #expect(controls.map { [Int($0[20]) << 8 | Int($0[21]), Int($0[22]) << 8 | Int($0[23])] } == expected)
    #expect(controls.dropFirst().allSatisfy { Array($0[4..<20]) == Self.numbers(1, 1, 0, 0) })
    #expect(try APNGReader.frames(of: AtomicFile.read(folder("a.png"))).allSatisfy { $0.bitmap == frame })
  }

  /// Random rectangles of random pixels, many of them translucent.
  @Test(arguments: PNG.Preset.allCases, [false, true])
  func framesRoundTrip(preset: PNG.Preset, isOpaque: Bool) throws {
    let folder = try TemporaryFolder()
    var random = SeededRandom(state: isOpaque ? 5 : 6)
    let delay = try #require(Self.sixtieth)
    let (width, height) = (37, 23)
    var bytes = [UInt8](repeating: 255, count: width * height * 4)
    var frames: [Bitmap] = []
    for _ in 0..<25 {
      let (x, y) = (Int.random(in: 0..<width, using: &random), Int.random(in: 0..<height, using: &random))
      for row in y..<Int.random(in: y...height, using: &random) {
        for column in x..<width {
          let alpha = isOpaque ? 255 : UInt8.random(in: 0...255, using: &random)
          for i in 0..<3 { bytes[(row * width + column) * 4 + i] = UInt8.random(in: 0...alpha, using: &random) }
          bytes[(row * width + column) * 4 + 3] = alpha
        }
      }
      let frame = try #require(Bitmap(width: width, height: height, bytes: bytes))
      if frame != frames.last { frames.append(frame) }
    }
    let writer = try APNGWriter(to: folder("a.png"), width: width, height: height, isOpaque: isOpaque, preset: preset)
    for frame in frames { try writer.append(frame, delay: delay) }
    try writer.finish()
    let file = try AtomicFile.read(folder("a.png"))
    let read = try APNGReader.frames(of: file)
    #expect(read.map(\.bitmap) == frames)
    #expect(read.allSatisfy { $0.delay == delay })
    #expect(file[25] == (isOpaque ? 2 : 6))
  }

  /// Discarding keeps an existing file, leaves no temporary files, and makes the writer reject further frames.
  @Test func discarding() throws {
    let folder = try TemporaryFolder()
    try AtomicFile.write([1, 2, 3], to: folder("a.png"))
    let delay = try #require(Self.sixtieth)
    let writer = try APNGWriter(to: folder("a.png"), width: 3, height: 2)
    for _ in 0..<3 { try writer.append(Self.picture(3, 2), delay: delay) }
    writer.discard()
    #expect(folder.names == ["a.png"])
    #expect(try AtomicFile.read(folder("a.png")) == [1, 2, 3])
    #expect(throws: APNGError.finished) { try writer.append(Self.picture(3, 2), delay: delay) }
    #expect(throws: APNGError.finished) { try writer.finish() }
    writer.discard()
    let whole = try APNGWriter(to: folder("a.png"), width: 3, height: 2)
    try whole.append(Self.picture(3, 2), delay: delay)
    try whole.finish()
    whole.discard()
    #expect(try APNGReader.frames(of: AtomicFile.read(folder("a.png"))).count == 1)
  }

  @Test func rejectsTransparentPixelsInAnOpaqueFile() throws {
    let folder = try TemporaryFolder()
    let delay = try #require(Self.sixtieth)
    let writer = try APNGWriter(to: folder("a.png"), width: 3, height: 2, isOpaque: true)
    try writer.append(Self.picture(3, 2), delay: delay)
    #expect(throws: APNGError.notOpaque(frame: 1)) { try writer.append(Bitmap(width: 3, height: 2), delay: delay) }
    #expect(folder.names == [])
    // A failed writer throws the same error again.
    #expect(throws: APNGError.notOpaque(frame: 1)) { try writer.finish() }
  }

  @Test func reportsMisuse() throws {
    let folder = try TemporaryFolder()
    let delay = try #require(Self.sixtieth)
    let size = APNGError.frameSize(expectedWidth: 3, expectedHeight: 2, width: 2, height: 3)
    let first = try APNGWriter(to: folder("a.png"), width: 3, height: 2)
    #expect(throws: size) { try first.append(Bitmap(width: 2, height: 3), delay: delay) }
    let second = try APNGWriter(to: folder("a.png"), width: 3, height: 2)
    #expect(throws: APNGError.noFrames) { try second.finish() }
    let third = try APNGWriter(to: folder("a.png"), width: 3, height: 2)
    try third.append(Bitmap(width: 3, height: 2), delay: delay)
    try third.finish()
    #expect(throws: APNGError.finished) { try third.finish() }
    #expect(throws: APNGError.finished) { try third.append(Bitmap(width: 3, height: 2), delay: delay) }
    #expect(folder.names == ["a.png"])
    #expect(throws: APNGError.badPlays(-1)) { try APNGWriter(to: folder("b.png"), width: 1, height: 1, plays: -1) }
    #expect(throws: APNGError.self) { try APNGWriter(to: folder("b.png"), width: 0, height: 1) }
    #expect(throws: APNGError.self) { try APNGWriter(to: folder("b.png"), width: 1 << 40, height: 1) }
    #expect(folder.names == ["a.png"])
  }

  @Test func keepsTheExistingFileUntilFinished() throws {
    let folder = try TemporaryFolder()
    try AtomicFile.write([7], to: folder("a.png"))
    do {
      let writer = try APNGWriter(to: folder("a.png"), width: 3, height: 2)
      try writer.append(Self.picture(3, 2), delay: #require(Self.sixtieth))
      #expect(folder.names.count == 2)
    }
    #expect(folder.names == ["a.png"])
    #expect(try AtomicFile.read(folder("a.png")) == [7])
  }

  /// A pipe is not seekable, but receives the same bytes as a file.
  @Test func pipes() throws {
    let folder = try TemporaryFolder()
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    defer { close(ends[0]) }
    for path in [folder("a.png"), "/dev/fd/\(ends[1])"] {
      let writer = try APNGWriter(to: path, width: 4, height: 3)
      try writer.append(Self.picture(4, 3), delay: #require(Self.sixtieth))
      try writer.append(Self.picture(4, 3, [(2, 2)]), delay: #require(Self.sixtieth))
      try writer.finish()
    }
    close(ends[1])
    #expect(try AtomicFile.read("/dev/fd/\(ends[0])") == AtomicFile.read(folder("a.png")))
  }

  @Test func unwritableDisks() throws {
    let folder = try TemporaryFolder()
    let missing = try #require(throws: APNGError.self) { try APNGWriter(to: folder("no/a.png"), width: 1, height: 1) }
    guard case .file(let error) = missing else { return #expect(Bool(false), "\(missing)") }
    #expect(error.reason == .notFound && error.path == folder("no/a.png"))
    #expect(throws: APNGError.self) { try APNGWriter(to: folder.path, width: 1, height: 1) }
    #expect(throws: APNGError.self) { try APNGWriter(to: "", width: 1, height: 1) }
    #expect(folder.names == [])
    for (device, works) in [("/dev/null", true), ("/dev/full", false)] {
      guard (try? AtomicFile.read(device, maximumBytes: 0)) != nil || device == "/dev/full" else { continue }
      let writer = try APNGWriter(to: device, width: 3, height: 2)
      try writer.append(Self.picture(3, 2), delay: #require(Self.sixtieth))
      let outcome = Result { try writer.finish() }
      #expect((try? outcome.get()) == (works ? 1 : nil), "\(device)")
    }
  }
}
