// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Tessera
import TesseraImaging
import TesseraRaster
import Testing

struct FilmstripTests {
  static let background: [UInt8] = [242, 242, 247, 255]

  /// Returns a picture of one color.
  static func picture(_ width: Int, _ height: Int, _ color: [UInt8]) throws -> Bitmap {
    try #require(Bitmap(width: width, height: height, bytes: (0..<width * height).flatMap { _ in color }))
  }

  /// Returns the color of a frame, which encodes its number.
  static func color(_ number: Int) -> [UInt8] { [UInt8(number * 40), 7, 9, 255] }

  static func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [UInt8] {
    Array(bitmap.bytes[(y * bitmap.width + x) * 4..<(y * bitmap.width + x) * 4 + 4])
  }

  static func strip(_ count: Int, _ strip: Filmstrip) throws -> Filmstrip {
    var strip = strip
    for number in 0..<count { try strip.append(picture(6, 4, color(number))) }
    return strip
  }

  /// Five frames of 6 x 4 pixels, halved to 3 x 2, in three columns with gaps of 5.
  ///
  /// Width 5 + 3 * (3 + 5) = 29, height 5 + 2 * (2 + 5) = 19; cell i begins at x = 5 + i % 3 * 8, y = 5 + i / 3 * 7.
  @Test func laysOutCellsInAGrid() throws {
    let bitmap = try Self.strip(5, Filmstrip(columns: 3, cellSize: .reduced(by: 2), gap: 5)).bitmap()
    #expect((bitmap.width, bitmap.height) == (29, 19))
    for y in 0..<19 {
      for x in 0..<29 {
        let cell = (0..<5).first { i in
          (5 + i % 3 * 8..<8 + i % 3 * 8).contains(x) && (5 + i / 3 * 7..<7 + i / 3 * 7).contains(y)
        }
        #expect(Self.pixel(bitmap, x, y) == cell.map(Self.color) ?? Self.background, "pixel \(x), \(y)")
      }
    }
  }

  /// Fewer frames than columns leave no empty columns; without labels no space is reserved for them.
  @Test(arguments: [
    (1, 4, 0, 6, 4), (2, 4, 0, 12, 4), (3, 2, 1, 1 + 2 * 7, 1 + 2 * 5), (3, 0, -9, 6, 12), (0, 3, 0, 1, 1),
    (0, 3, 4, 8, 4), (2, .max, 2, 2 + 2 * 8, 2 + 6),
  ])
  func sizes(count: Int, columns: Int, gap: Int, width: Int, height: Int) throws {
    let bitmap = try Self.strip(count, Filmstrip(columns: columns, cellSize: .reduced(by: 1), gap: gap)).bitmap()
    #expect((bitmap.width, bitmap.height) == (width, height))
  }

  /// Blocks of 2 x 2 pixels: the average of 0, 100, 100, 200 is 100; of 200, 200, 0, 0 it is 100, too.
  @Test func averagesFrames() throws {
    let grays: [UInt8] = [0, 100, 200, 200, 100, 200, 0, 0]
    let frame = try #require(Bitmap(width: 4, height: 2, bytes: grays.flatMap { [$0, $0, $0, 255] }))
    var strip = Filmstrip(cellSize: .reduced(by: 2), gap: 0)
    try strip.append(frame)
    #expect(try strip.bitmap().bytes == [100, 100, 100, 255, 100, 100, 100, 255])
    strip = Filmstrip(cellSize: .width(2), gap: 0)
    try strip.append(frame)
    #expect(try strip.bitmap().bytes == [100, 100, 100, 255, 100, 100, 100, 255])
    // If a square is larger than the frame, the result is one pixel.
    strip = Filmstrip(cellSize: .reduced(by: .max), gap: 0)
    try strip.append(frame)
    #expect(try strip.bitmap().bytes == [100, 100, 100, 255])
    // The height is proportional: 2 * 6 / 4 = 3.
    strip = Filmstrip(cellSize: .width(6), gap: 0)
    try strip.append(frame)
    let wide = try strip.bitmap()
    #expect((wide.width, wide.height) == (6, 3))
  }

  /// With labels of 17 pixels, whose lines are 20.287 pixels high, a row is 21 pixels higher, and the text is drawn in
  /// these additional pixels.
  @Test func drawsLabelsBelowFrames() throws {
    var strip = Filmstrip(columns: 2, cellSize: .reduced(by: 1), gap: 10, labelSize: 17)
    for label in ["0.25 s", "0.50 s", ""] { try strip.append(Self.picture(80, 30, [1, 2, 3, 255]), label: label) }
    let bitmap = try strip.bitmap()
    #expect((bitmap.width, bitmap.height) == (10 + 2 * 90, 10 + 2 * 61))
    func hasInk(_ x: Range<Int>, _ y: Range<Int>) -> Bool {
      y.contains { y in x.contains { Self.pixel(bitmap, $0, y) != Self.background } }
    }
    #expect(hasInk(10..<90, 40..<61))
    #expect(hasInk(100..<180, 40..<61))
    // There is no ink below the frame without a label, or in the gaps.
    #expect(!hasInk(10..<90, 101..<122))
    #expect(!hasInk(90..<100, 0..<132) && !hasInk(0..<190, 61..<71))
  }

  /// A label wider than its cell does not reach the next.
  @Test func truncatesLongLabels() throws {
    var strip = Filmstrip(columns: 2, cellSize: .reduced(by: 1), gap: 4, labelSize: 17)
    for _ in 0..<2 { try strip.append(Self.picture(40, 3, [1, 2, 3, 255]), label: "a very long label indeed") }
    let bitmap = try strip.bitmap()
    #expect(
      (0..<bitmap.height).allSatisfy { y in (45..<47).allSatisfy { Self.pixel(bitmap, $0, y) == Self.background } })
  }

  /// Differences are half a gap below: frames of 6 x 4, gap 6, so row height 4 + 3 + 4 = 11.
  @Test func drawsDifferencesBelowFrames() throws {
    var strip = Filmstrip(columns: 2, cellSize: .reduced(by: 1), gap: 6, showsDifferences: true)
    let white = try Self.picture(6, 4, [255, 255, 255, 255])
    var bytes = white.bytes
    bytes.replaceSubrange(0..<4, with: [0, 0, 0, 255])
    try strip.append(white)
    try strip.append(#require(Bitmap(width: 6, height: 4, bytes: bytes)))
    let bitmap = try strip.bitmap()
    #expect((bitmap.width, bitmap.height) == (6 + 2 * 12, 6 + 11 + 6))
    // The first frame has nothing to differ from.
    #expect(Self.pixel(bitmap, 6, 13) == Self.background)
    // Pixel (0, 0) differs: red; the others are white.
    #expect(Self.pixel(bitmap, 18, 13) == [255, 0, 0, 255])
    #expect(Self.pixel(bitmap, 19, 13) == [255, 255, 255, 255])
    #expect(Self.pixel(bitmap, 18, 12) == Self.background)
  }

  /// A trail from (0, 40) to (160, 40) in frames of 160 x 80, halved: from (0, 20) to (80, 20) of the last cell.
  @Test func drawsTrailsOnTheLastFrame() throws {
    var strip = Filmstrip(columns: 2, cellSize: .reduced(by: 2), gap: 10)
    for _ in 0..<2 { try strip.append(Self.picture(160, 80, [255, 255, 255, 255])) }
    let red = Color(red: 255, green: 0, blue: 0)
    let points = [Point(x: 0, y: 40), Point(x: 80, y: 40), Point(x: .nan, y: 3), Point(x: 160, y: 40)]
    let bitmap = try strip.bitmap(trails: [Filmstrip.Trail(name: "", points: points, color: red)])
    // The line is 2 pixels wide: rows 29 and 30 (10 + 20 - 1, 10 + 20), columns 100 to 140.
    #expect(Self.pixel(bitmap, 120, 29) == [255, 0, 0, 255])
    #expect(Self.pixel(bitmap, 120, 30) == [255, 0, 0, 255])
    #expect(Self.pixel(bitmap, 120, 27) == [255, 255, 255, 255])
    // Dots at the ends of pieces, (140, 30) and (180, 30), the latter cut off at the cell's edge.
    #expect(Self.pixel(bitmap, 140, 27) == [255, 0, 0, 255])
    #expect(Self.pixel(bitmap, 160, 30) == [255, 255, 255, 255])
    #expect(Self.pixel(bitmap, 178, 30) == [255, 0, 0, 255])
    #expect(Self.pixel(bitmap, 181, 30) == Self.background)
    // The first frame has no trail.
    #expect(Self.pixel(bitmap, 30, 30) == [255, 255, 255, 255])
  }

  /// The name is drawn on the side with more space: the trail ends at x = 20 of 80, so to the right, starting at x =
  /// 27.
  @Test func labelsTrails() throws {
    var strip = Filmstrip(cellSize: .reduced(by: 2), gap: 0)
    try strip.append(Self.picture(160, 80, [255, 255, 255, 255]))
    let point = Point(x: 40, y: 40)
    let plain = try strip.bitmap(trails: [Filmstrip.Trail(name: "", points: [point])])
    let named = try strip.bitmap(trails: [Filmstrip.Trail(name: "box", points: [point])])
    let diff = ImageDiff(expected: plain, actual: named)
    let first = try #require(diff.clusters.first)
    #expect(diff.clusters.allSatisfy { $0.origin.x >= 27 })
    #expect(first.origin.y > 8 && first.origin.y + first.size.height < 32)
    // There is space for only a few letters: the name is truncated or omitted, but never extends beyond the frame.
    let long = Filmstrip.Trail(name: String(repeating: "long ", count: 99), points: [point])
    #expect(try strip.bitmap(trails: [long]).width == 80)
  }

  @Test func composingMatchesAppending() throws {
    let frames = try (0..<3).map { try Self.picture(30, 20, Self.color($0)) }
    var strip = Filmstrip(columns: 2, cellSize: .reduced(by: 2))
    for (frame, label) in zip(frames, ["a", "b", ""]) { try strip.append(frame, label: label) }
    let settings = Filmstrip(columns: 2, cellSize: .reduced(by: 2))
    #expect(try settings.composing(frames, labels: ["a", "b"]) == strip.bitmap())
  }

  @Test func rejectsEmptyFramesAndTooLargeStrips() throws {
    var strip = Filmstrip()
    #expect(throws: RenderError.self) { try strip.append(Bitmap(width: 0, height: 5)) }
    #expect(strip.frameCount == 0)
    strip = Filmstrip(cellSize: .reduced(by: 1), gap: .max)
    try strip.append(Bitmap(width: 1, height: 1))
    #expect(throws: RenderError.self) { try strip.bitmap() }
    strip = Filmstrip(cellSize: .width(.max))
    #expect(throws: RenderError.self) { try strip.append(Bitmap(width: 1, height: 1)) }
    // Trails of a strip without frames, and labels of invalid sizes, are ignored.
    #expect(try Filmstrip(gap: 1).bitmap(trails: [.init(name: "", points: [.zero])]).width == 2)
    for size in [Double.nan, -1, .infinity] {
      strip = Filmstrip(cellSize: .reduced(by: 1), gap: 0, labelSize: size)
      try strip.append(Bitmap(width: 2, height: 2), label: "x")
      #expect(try strip.bitmap().height == 2)
    }
  }

  /// The same drawing as the golden picture, byte for byte. TESSERA_RECORD=1 writes it.
  @Test func golden() throws {
    var strip = Filmstrip(columns: 3, cellSize: .width(60), gap: 12, labelSize: 13, showsDifferences: true)
    var points: [Point] = []
    for step in 0..<6 {
      var list = DisplayList(width: 120, height: 160, background: .white)
      let center = Point(x: 20 + Double(step) * 16, y: 20 + Double(step * step) * 4)
      points.append(center)
      let box = RoundedRect(Rect(x: center.x - 15, y: center.y - 15, width: 30, height: 30), radius: 8)
      list.append(.fill(.roundedRect(box), .color(Color(red: 0, green: 122, blue: 255)), .identity))
      try strip.append(Painter().paint(list), label: "0.\(step)0 s")
    }
    let bitmap = try strip.bitmap(trails: [Filmstrip.Trail(name: "box", points: points)])
    try expectGolden(bitmap, "filmstrip.png")
  }

  /// The size computed in advance equals the actual one: with labels of 20 pixels, some with differences.
  @Test(arguments: [(1, 4, false), (5, 3, false), (7, 2, true), (3, 0, true)])
  func computesSizesInAdvance(count: Int, columns: Int, showsDifferences: Bool) throws {
    for cellSize in [Filmstrip.CellSize.reduced(by: 4), .width(9), .reduced(by: 1), .width(6)] {
      var strip = Filmstrip(columns: columns, cellSize: cellSize, gap: 5, showsDifferences: showsDifferences)
      let size = try strip.size(frames: count, width: 6, height: 4)
      for number in 0..<count { try strip.append(Self.picture(6, 4, Self.color(number)), label: "1") }
      let bitmap = try strip.bitmap()
      #expect(size == (bitmap.width, bitmap.height))
    }
  }

  /// Cells of 10 x 10 without gaps and labels. One column of 65,535 pixels holds 6553 frames. With 6000 columns, which
  /// are 60,000 pixels wide, 2^28 / 60,000 = 4473 pixels of height hold 447 rows of 6000 frames, which are 2,682,000.
  @Test(arguments: [(1, 6553), (6000, 2_682_000), (1_000_000, 6553)])
  func tooLargeStrips(columns: Int, greatest: Int) throws {
    let strip = Filmstrip(columns: columns, cellSize: .width(10), gap: 0, labelSize: 0)
    #expect(try strip.size(frames: greatest, width: 20, height: 20).width <= 65_535)
    for count in [greatest + 1, 1 << 40, .max] {
      let error = #expect(throws: RenderError.self) { try strip.size(frames: count, width: 20, height: 20) }
      guard case .stripTooLarge(count, _, _, _, greatest) = error else {
        return #expect(Bool(false), "\(String(describing: error))")
      }
      #expect(error?.isUsage == true)
    }
    #expect(throws: RenderError.self) { try strip.size(frames: 1, width: 0, height: 20) }
  }
}
