// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Tessera
import TesseraImaging
import TesseraRaster
import Testing

struct FilmstripTests {
  static let background: [UInt8] = [242, 242, 247, 255]

  /// Returns a single-color image.
  static func picture(_ width: Int, _ height: Int, _ color: [UInt8]) throws -> Bitmap {
    try #require(Bitmap(width: width, height: height, bytes: (0..<width * height).flatMap { _ in color }))
  }

  /// Returns a frame's color, which encodes its number.
  static func color(_ number: Int) -> [UInt8] { [UInt8(number * 40), 7, 9, 255] }

  static func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [UInt8] {
    Array(bitmap.bytes[(y * bitmap.width + x) * 4..<(y * bitmap.width + x) * 4 + 4])
  }

  static func strip(_ count: Int, _ strip: Filmstrip) throws -> Filmstrip {
    var strip = strip
    for number in 0..<count { try strip.append(picture(6, 4, color(number))) }
    return strip
  }

  /// Five frames of 6 x 4 pixels are halved to 3 x 2 and arranged in three columns with a spacing of 5.
  ///
  /// The width is 5 + 3 * (3 + 5) = 29 and the height 5 + 2 * (2 + 5) = 19. Cell i begins at x = 5 + i % 3 * 8, y = 5
  /// + i / 3 * 7.
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

  /// If there are fewer frames than columns, there are no empty columns. Without labels, no space is reserved for
  /// them.
  @Test(arguments: [
    (1, 4, 0, 6, 4), (2, 4, 0, 12, 4), (3, 2, 1, 1 + 2 * 7, 1 + 2 * 5), (3, 0, -9, 6, 12), (0, 3, 0, 1, 1),
    (0, 3, 4, 8, 4), (2, .max, 2, 2 + 2 * 8, 2 + 6),
  ])
  func sizes(count: Int, columns: Int, gap: Int, width: Int, height: Int) throws {
    let bitmap = try Self.strip(count, Filmstrip(columns: columns, cellSize: .reduced(by: 1), gap: gap)).bitmap()
    #expect((bitmap.width, bitmap.height) == (width, height))
  }

  /// The average of a 2 x 2 block with 0, 100, 100, 200 is 100, as is the average of 200, 200, 0, 0.
  @Test func averagesFrames() throws {
    let grays: [UInt8] = [0, 100, 200, 200, 100, 200, 0, 0]
    let frame = try #require(Bitmap(width: 4, height: 2, bytes: grays.flatMap { [$0, $0, $0, 255] }))
    var strip = Filmstrip(cellSize: .reduced(by: 2), gap: 0)
    try strip.append(frame)
    #expect(try strip.bitmap().bytes == [100, 100, 100, 255, 100, 100, 100, 255])
    strip = Filmstrip(cellSize: .width(2), gap: 0)
    try strip.append(frame)
    #expect(try strip.bitmap().bytes == [100, 100, 100, 255, 100, 100, 100, 255])
    // If the block is larger than the frame, the result is a single pixel.
    strip = Filmstrip(cellSize: .reduced(by: .max), gap: 0)
    try strip.append(frame)
    #expect(try strip.bitmap().bytes == [100, 100, 100, 255])
    // The height is scaled proportionally: 2 * 6 / 4 = 3.
    strip = Filmstrip(cellSize: .width(6), gap: 0)
    try strip.append(frame)
    let wide = try strip.bitmap()
    #expect((wide.width, wide.height) == (6, 3))
  }

  /// With 17-pixel labels, whose lines are 20.287 pixels high, a row is 21 pixels taller, and the text is drawn in
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
    // Nothing is drawn below the frame without a label or between the cells.
    #expect(!hasInk(10..<90, 101..<122))
    #expect(!hasInk(90..<100, 0..<132) && !hasInk(0..<190, 61..<71))
  }

  /// A label wider than its cell does not extend into the next cell.
  @Test func truncatesLongLabels() throws {
    var strip = Filmstrip(columns: 2, cellSize: .reduced(by: 1), gap: 4, labelSize: 17)
    for _ in 0..<2 { try strip.append(Self.picture(40, 3, [1, 2, 3, 255]), label: "a very long label indeed") }
    let bitmap = try strip.bitmap()
    #expect(
      (0..<bitmap.height).allSatisfy { y in (45..<47).allSatisfy { Self.pixel(bitmap, $0, y) == Self.background } })
  }

  /// Differences are drawn half a spacing below the frames. Frames are 6 x 4 and the spacing is 6, so a row is 4 + 3
  /// + 4 = 11 high.
  @Test func drawsDifferencesBelowFrames() throws {
    var strip = Filmstrip(columns: 2, cellSize: .reduced(by: 1), gap: 6, showsDifferences: true)
    let white = try Self.picture(6, 4, [255, 255, 255, 255])
    var bytes = white.bytes
    bytes.replaceSubrange(0..<4, with: [0, 0, 0, 255])
    try strip.append(white)
    try strip.append(#require(Bitmap(width: 6, height: 4, bytes: bytes)))
    let bitmap = try strip.bitmap()
    #expect((bitmap.width, bitmap.height) == (6 + 2 * 12, 6 + 11 + 6))
    // The first frame has no previous frame and thus no difference.
    #expect(Self.pixel(bitmap, 6, 13) == Self.background)
    // The differing pixel (0, 0) is red, and the others are white.
    #expect(Self.pixel(bitmap, 18, 13) == [255, 0, 0, 255])
    #expect(Self.pixel(bitmap, 19, 13) == [255, 255, 255, 255])
    #expect(Self.pixel(bitmap, 18, 12) == Self.background)
  }

  /// A trail from (0, 40) to (160, 40) in frames of 160 x 80, halved: from (0, 20) to (80, 20) in the last cell.
  @Test func drawsTrailsOnTheLastFrame() throws {
    var strip = Filmstrip(columns: 2, cellSize: .reduced(by: 2), gap: 10)
    for _ in 0..<2 { try strip.append(Self.picture(160, 80, [255, 255, 255, 255])) }
    let red = Color(red: 255, green: 0, blue: 0)
    let points = [Point(x: 0, y: 40), Point(x: 80, y: 40), Point(x: .nan, y: 3), Point(x: 160, y: 40)]
    let bitmap = try strip.bitmap(trails: [Filmstrip.Trail(name: "", points: points, color: red)])
    // The line is 2 pixels wide: rows 29 and 30 (10 + 20 - 1 and 10 + 20), columns 100 to 140.
    #expect(Self.pixel(bitmap, 120, 29) == [255, 0, 0, 255])
    #expect(Self.pixel(bitmap, 120, 30) == [255, 0, 0, 255])
    #expect(Self.pixel(bitmap, 120, 27) == [255, 255, 255, 255])
    // Dots are drawn at the ends of segments, at (140, 30) and (180, 30). The second dot is clipped at the cell's
    // edge.
    #expect(Self.pixel(bitmap, 140, 27) == [255, 0, 0, 255])
    #expect(Self.pixel(bitmap, 160, 30) == [255, 255, 255, 255])
    #expect(Self.pixel(bitmap, 178, 30) == [255, 0, 0, 255])
    #expect(Self.pixel(bitmap, 181, 30) == Self.background)
    // The first frame has no trail.
    #expect(Self.pixel(bitmap, 30, 30) == [255, 255, 255, 255])
  }

  /// The name is drawn on the side with more space. The trail ends at x = 20 of 80, so the name is drawn on the
  /// right, starting at x = 27.
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
    // There is room for only a few letters, so the name is truncated or omitted. It never extends beyond the frame.
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
    // Trails in a strip without frames and labels of invalid sizes are ignored.
    #expect(try Filmstrip(gap: 1).bitmap(trails: [.init(name: "", points: [.zero])]).width == 2)
    for size in [Double.nan, -1, .infinity] {
      strip = Filmstrip(cellSize: .reduced(by: 1), gap: 0, labelSize: size)
      try strip.append(Bitmap(width: 2, height: 2), label: "x")
      #expect(try strip.bitmap().height == 2)
    }
  }

  /// The drawing equals the golden image byte for byte. TESSERA_RECORD=1 writes it.
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

  /// The size calculated in advance equals the actual size, with 20-pixel labels and, in some cases, differences.
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

  /// Cells of 10 x 10 without spacing and labels. One column of 65,535 pixels has room for 6553 frames. 6000 columns
  /// are 60,000 pixels wide, so the maximum height is 2^28 / 60,000 = 4473 pixels, which has room for 447 rows, or
  /// 2,682,000 frames.
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
