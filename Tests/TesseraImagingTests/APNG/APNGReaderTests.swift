// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRandom
import Testing
import TesseraImaging
import TesseraRaster

/// Reads handcrafted files. The expected pixels follow the disposal and blending rules of the APNG standard.
struct APNGReaderTests {
  typealias Chunk = (type: String, data: [UInt8])

  static let clear: [UInt8] = [0, 0, 0, 0]
  static let red: [UInt8] = [255, 0, 0, 255]
  static let green: [UInt8] = [0, 255, 0, 255]
  static let blue: [UInt8] = [0, 0, 255, 255]

  static func numbers(_ numbers: UInt32...) -> [UInt8] { numbers.flatMap(HandMadePNG.bigEndian) }

  static func control(
    _ sequence: UInt32, width: UInt32 = 3, x: UInt32 = 0, delay: [UInt8] = [0, 1, 0, 10], disposal: UInt8 = 0,
    blending: UInt8 = 0
  ) -> Chunk {
    ("fcTL", numbers(sequence, width, 1, x, 0) + delay + [disposal, blending])
  }

  /// Returns the compressed data of one row of unfiltered pixels.
  static func rows(_ pixels: [[UInt8]]) -> [UInt8] { HandMadePNG.stored([0] + pixels.flatMap(\.self)) }

  static func data(_ sequence: UInt32, _ pixels: [[UInt8]]) -> Chunk { ("fdAT", numbers(sequence) + rows(pixels)) }

  /// Returns a file whose canvas is 3 x 1 red pixels, followed by the given chunks.
  static func file(frames: UInt32, plays: UInt32 = 0, first: Chunk? = control(0), _ chunks: [Chunk]) -> HandMadePNG {
    var file = HandMadePNG(
      width: 3, height: 1, type: .rgba, depth: 8, pixels: Array(repeating: [0, 0, 0, 0], count: 3))
    let head: [Chunk] = [file.chunks[0], ("acTL", numbers(frames, plays))] + (first.map { [$0] } ?? [])
    file.chunks = head + [("IDAT", rows([red, red, red]))] + chunks + [("IEND", [])]
    return file
  }

  static func shown(_ file: HandMadePNG) throws -> [[[UInt8]]] {
    try APNGReader.frames(of: file.bytes).map { frame in
      stride(from: 0, to: frame.bitmap.bytes.count, by: 4).map { Array(frame.bitmap.bytes[$0..<$0 + 4]) }
    }
  }

  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let disposals: [UInt8]
    let third: [[UInt8]]
  }

  /// The frames are red everywhere, green at pixels 1 and 2, and blue at pixel 2. The second frame's disposal
  /// determines the final pixel 1, and the first frame's disposal determines the final pixel 0.
  @Test(arguments: [
    Case(testDescription: "none", disposals: [0, 0], third: [red, green, blue]),
    Case(testDescription: "to background", disposals: [0, 1], third: [red, clear, blue]),
    Case(testDescription: "to previous", disposals: [0, 2], third: [red, red, blue]),
    Case(testDescription: "first to background", disposals: [1, 0], third: [clear, green, blue]),
    Case(testDescription: "first to previous is background", disposals: [2, 0], third: [clear, green, blue]),
  ])
  func disposal(_ test: Case) throws {
    let file = Self.file(
      frames: 3, first: Self.control(0, disposal: test.disposals[0]),
      [
        Self.control(1, width: 2, x: 1, disposal: test.disposals[1]), Self.data(2, [Self.green, Self.green]),
        Self.control(3, width: 1, x: 2), Self.data(4, [Self.blue]),
      ])
    let shown = try Self.shown(file)
    #expect(shown[0] == [Self.red, Self.red, Self.red])
    #expect(shown[1].dropFirst() == [Self.green, Self.green])
    #expect(shown[2] == test.third)
  }

  /// Blue with alpha 51/255 = 1/5 is (0, 0, 51, 51) premultiplied. Over red, the result is opaque with red 255 * 4/5
  /// = 204 and blue 51.
  @Test func blending() throws {
    let translucent: [UInt8] = [0, 0, 255, 51]
    for (blending, expected): (UInt8, [UInt8]) in [(0, [0, 0, 51, 51]), (1, [204, 0, 51, 255])] {
      let file = Self.file(
        frames: 2, [Self.control(1, width: 1, x: 1, blending: blending), Self.data(2, [translucent])])
      #expect(try Self.shown(file)[1] == [Self.red, expected, Self.red])
    }
  }

  @Test func defaultImageMayBeOutsideTheAnimation() throws {
    let file = Self.file(
      frames: 1, plays: 7, first: nil,
      [Self.control(0, width: 1, x: 2, delay: [0, 3, 0, 0]), Self.data(1, [Self.green])])
    #expect(try Self.shown(file) == [[Self.clear, Self.clear, Self.green]])
    var reader = try APNGReader(file.bytes)
    #expect([reader.width, reader.height, reader.frameCount, reader.plays] == [3, 1, 1, 7])
    // A denominator of 0 represents hundredths.
    #expect(try reader.next()?.delay == FrameDelay(numerator: 3, denominator: 100))
    #expect(try reader.next() == nil)
    #expect(try reader.next() == nil)
  }

  @Test func rowsMaySpanChunks() throws {
    let rows = Self.rows([Self.green])
    let file = Self.file(
      frames: 2,
      [
        Self.control(1, width: 1), ("fdAT", Self.numbers(2) + rows.prefix(5)),
        ("tEXt", Array("K\0v".utf8)), ("fdAT", Self.numbers(3) + rows.dropFirst(5)),
      ])
    #expect(try Self.shown(file)[1] == [Self.green, Self.red, Self.red])
  }

  struct Broken: CustomTestStringConvertible {
    let testDescription: String
    let file: HandMadePNG
    var error: APNGError?

    init(_ name: String, error: APNGError? = nil, frames: UInt32 = 2, first: Chunk? = control(0), _ chunks: [Chunk]) {
      testDescription = name
      self.error = error
      file = APNGReaderTests.file(frames: frames, first: first, chunks)
    }

    static let all = [
      Broken("sequence begins with 1", error: .badSequence(expected: 0, found: 1), frames: 1, first: control(1), []),
      Broken(
        "sequence repeats", error: .badSequence(expected: 1, found: 0), [control(0, width: 1), data(1, [red])]),
      Broken("sequence jumps", error: .badSequence(expected: 2, found: 3), [control(1, width: 1), data(3, [red])]),
      Broken("fewer frames than promised", frames: 2, []),
      Broken("more frames than promised", frames: 1, [control(1, width: 1), data(2, [red])]),
      Broken("four thousand million frames", frames: .max, []),
      Broken("no rows", [control(1, width: 1)]),
      Broken("rows in IDAT and fdAT", frames: 1, [data(1, [red])]),
      Broken("rows before a frame", frames: 1, first: nil, [data(0, [red])]),
      Broken("IDAT again", [control(1, width: 1), ("IDAT", rows([red]))]),
      Broken("first frame too small", frames: 1, first: control(0, width: 2), []),
      Broken("beyond the right edge", [control(1, width: 2, x: 2), data(2, [red, red])]),
      Broken("far beyond", [control(1, width: .max, x: .max), data(2, [red])]),
      Broken("no width", [control(1, width: 0), data(2, [])]),
      Broken("unknown disposal", [control(1, width: 1, disposal: 3), data(2, [red])]),
      Broken("unknown blending", [control(1, width: 1, blending: 2), data(2, [red])]),
      Broken("short fcTL", [("fcTL", numbers(1, 1, 1)), data(2, [red])]),
      Broken("short fdAT", [control(1, width: 1), ("fdAT", [0])]),
      Broken("short acTL", frames: 1, [("acTL", [0])]),
      Broken("acTL after IDAT", frames: 1, [("acTL", numbers(1, 0))]),
      Broken("too few rows", error: .picture(frame: 1, .truncated), [control(1, width: 3), data(2, [])]),
      Broken("rows that do not unpack", [control(1, width: 1), ("fdAT", numbers(2) + [1, 2, 3])]),
    ]
  }

  @Test(arguments: Broken.all)
  func rejectsDamagedFiles(_ broken: Broken) throws {
    let error = try #require(throws: APNGError.self) { try APNGReader.frames(of: broken.file.bytes) }
    if let expected = broken.error, case .badSequence = expected { #expect(error == expected) }
    #expect(error.description.count > 20)
  }

  @Test func filesWithoutAnimation() throws {
    let still = try PNG.encode(Bitmap(width: 2, height: 2))
    #expect(throws: APNGError.notAnimated) { try APNGReader(still) }
    #expect(throws: APNGError.picture(frame: 0, .notPNG)) { try APNGReader([1, 2, 3]) }
    #expect(throws: APNGError.picture(frame: 0, .truncated)) { try APNGReader(Array(still.prefix(5))) }
  }

  /// The reader rejects a size before it allocates memory.
  @Test func hugeSizes() throws {
    var file = Self.file(frames: 1, [])
    file.chunks[0].data.replaceSubrange(0..<8, with: Self.numbers(0x7FFF_FFFF, 0x7FFF_FFFF))
    file.chunks[2].data.replaceSubrange(4..<12, with: Self.numbers(0x7FFF_FFFF, 0x7FFF_FFFF))
    #expect(throws: APNGError.self) { try APNGReader(file.bytes) }
    #expect(throws: APNGError.self) { try APNGReader(file.bytes, maximumPixels: .max) }
    // 2^31 pixels in a hundred bytes. The caller's limit allows this size, but the file is too short to contain the
    // rows.
    file.chunks[0].data.replaceSubrange(0..<8, with: Self.numbers(1 << 30, 2))
    file.chunks[2].data.replaceSubrange(4..<12, with: Self.numbers(1 << 30, 2))
    var reader = try APNGReader(file.bytes, maximumPixels: 1 << 31)
    #expect(throws: APNGError.picture(frame: 0, .truncated)) { try reader.next() }
    // Each frame of 3 pixels fits the limit, but 6 pixels in total do not.
    let two = Self.file(frames: 2, [Self.control(1, width: 1), Self.data(2, [Self.red])])
    #expect(throws: APNGError.tooLarge(width: 3, height: 1, maximumPixels: 5)) {
      try APNGReader.frames(of: two.bytes, maximumPixels: 5)
    }
    #expect(try APNGReader.frames(of: two.bytes, maximumPixels: 6).count == 2)
  }

  @Test func rejectsEveryTruncation() {
    let bytes = Self.file(frames: 2, [Self.control(1, width: 1), Self.data(2, [Self.red])]).bytes
    for count in 0..<bytes.count {
      #expect(throws: APNGError.self, "\(count) bytes") { try APNGReader.frames(of: Array(bytes.prefix(count))) }
    }
  }

  /// Damaged chunks with corrected checksums result in frames or an error, never in a crash.
  @Test func damagedChunks() {
    var random = SeededRandom(state: 77)
    let original = Self.file(
      frames: 3,
      [
        Self.control(1, width: 1), Self.data(2, [Self.red]), Self.control(3, width: 2, x: 1, disposal: 2, blending: 1),
        Self.data(4, [Self.blue, Self.green]),
      ])
    for round in 0..<3000 {
      var file = original
      let victim = Int.random(in: 0..<file.chunks.count, using: &random)
      file.chunks[victim].data = PNGFuzzTests.mutate(file.chunks[victim].data, &random)
      if round % 5 == 0 { file.chunks.swapAt(victim, Int.random(in: 0..<file.chunks.count, using: &random)) }
      guard let frames = try? APNGReader.frames(of: file.bytes, maximumPixels: 1 << 16) else { continue }
      #expect(frames.allSatisfy { $0.bitmap.bytes.count == $0.bitmap.width * $0.bitmap.height * 4 })
    }
  }
}
