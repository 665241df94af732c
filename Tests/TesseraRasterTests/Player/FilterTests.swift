// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraKernels
import Foundation
import Testing

@testable import TesseraRaster

/// Filters compared with hand calculations and slow reference implementations, and drawn in different ways.
@Suite struct FilterTests {
  private typealias Filter = DisplayList.Filter

  /// Returns an image of one pixel with a color drawn through filters.
  private static func filtered(_ filters: [Filter], _ color: Color) throws -> Bitmap {
    let pixel = DisplayList.Command.fill(.rect(Rect(x: 0, y: 0, width: 1, height: 1)), .color(color), .identity)
    return try paint(1, 1) { $0.append(.filtered([pixel], filters, .identity)) }
  }

  private static func color(
    _ matrix: ColorMatrix, _ red: UInt8, _ green: UInt8, blue: UInt8, alpha: UInt8 = 255
  ) throws -> [UInt8] {
    try filtered([.colorMatrix(matrix)], Color(red: red, green: green, blue: blue, alpha: alpha)).pixel(0, 0)
  }

  // MARK: Colors

  /// 0.2 is 51 of 255: 100 + 51 = 151, 250 + 51 is clamped to 255, and 0 + 51 = 51.
  @Test func brightness() throws {
    #expect(try Self.color(.linear(scale: 1, offset: 0.2), 100, 250, blue: 0) == [151, 255, 51, 255])
    #expect(try Self.color(.linear(scale: 1, offset: -0.2), 100, 250, blue: 0) == [49, 199, 0, 255])
  }

  /// (x - 0.5) · 2 + 0.5 is 2 x - 127.5 in bytes, so 100 becomes 72.5, rounded to 73. 200 and 0 are clamped.
  @Test func contrast() throws {
    #expect(try Self.color(.linear(scale: 2, offset: -0.5), 100, 200, blue: 0) == [73, 255, 0, 255])
    // Without contrast, all components are 0.5: 127.5, rounded to 128.
    #expect(try Self.color(.linear(scale: 0, offset: 0.5), 1, 200, blue: 77) == [128, 128, 128, 255])
  }

  /// The luminance of pure red is 0.213 · 255 = 54.3, of green 0.715 · 255 = 182.3, and of blue 0.072 · 255 = 18.4.
  @Test func saturation() throws {
    #expect(try Self.color(.saturation(amount: 0), 255, 0, blue: 0) == [54, 54, 54, 255])
    #expect(try Self.color(.saturation(amount: 0), 0, 255, blue: 0) == [182, 182, 182, 255])
    #expect(try Self.color(.saturation(amount: 0), 0, 0, blue: 255) == [18, 18, 18, 255])
    #expect(try Self.color(.saturation(amount: 1), 12, 99, blue: 201) == [12, 99, 201, 255])
    // At half saturation, red is 54.3 / 2 + 255 / 2 = 154.7, and green and blue are 54.3 / 2 = 27.2.
    #expect(try Self.color(.saturation(amount: 0.5), 255, 0, blue: 0) == [155, 27, 27, 255])
  }

  /// For 180 degrees, the matrix is 2 · luminance - identity. For red, the red component is 2 · 54.3 - 255 < 0, and
  /// the green and blue components are 2 · 54.3 = 108.6. Grays are unchanged because each row sums to 1.
  @Test func hueRotation() throws {
    #expect(try Self.color(.hueRotation(angle: .pi), 255, 0, blue: 0) == [0, 109, 109, 255])
    #expect(try Self.color(.hueRotation(angle: 1), 90, 90, blue: 90) == [90, 90, 90, 255])
    #expect(try Self.color(.hueRotation(angle: 0), 12, 99, blue: 201) == [12, 99, 201, 255])
    // For 90 degrees, red becomes 0.213 - 0.213 = 0, 0.213 + 0.143 = 0.356 (90.8) and 0.213 - 0.787 < 0.
    #expect(try Self.color(.hueRotation(angle: .pi / 2), 255, 0, blue: 0) == [0, 91, 0, 255])
  }

  /// The source color is 200, 100, 50 with alpha 128 / 255, or 100.4, 50.2 and 25.1 premultiplied. The product with
  /// (0.5, 1, 0, 0.5) is 100, 100, 0 with alpha 64 (128 / 2), or 25.1, 25.1, 0 premultiplied.
  @Test func products() throws {
    let matrix = ColorMatrix.product(red: 0.5, green: 1, blue: 0, alpha: 0.5)
    #expect(try Self.color(matrix, 200, 100, blue: 50, alpha: 128) == [25, 25, 0, 64])
  }

  /// Inverting 200, 100, 50 yields 55, 155, 205, or 27.6, 77.8 and 102.9 premultiplied with alpha 128. The stored
  /// bytes (100, 50, 25) have errors of up to 0.5 · 255 / 128 = 1 before they are multiplied by alpha. Clear pixels
  /// stay clear.
  @Test func inversion() throws {
    let matrix = ColorMatrix.linear(scale: -1, offset: 1)
    #expect(try Self.color(matrix, 200, 100, blue: 50) == [55, 155, 205, 255])
    let half = try Self.color(matrix, 200, 100, blue: 50, alpha: 128)
    #expect(half[3] == 128)
    #expect(zip(half, [27.6, 77.8, 102.9]).allSatisfy { abs(Double($0) - $1) <= 1 }, "\(half)")
    #expect(try Self.filtered([.colorMatrix(matrix)], .clear).pixel(0, 0) == [0, 0, 0, 0])
  }

  /// Red has 0.2125 · 255 = 54.2 and white 255. Red with alpha 128 has half of 54.2, which is 27.2.
  @Test func luminanceBecomesAlpha() throws {
    let red = Color(red: 255, green: 0, blue: 0, alpha: 255)
    #expect(try Self.filtered([.luminanceToAlpha], red).pixel(0, 0) == [0, 0, 0, 54])
    #expect(try Self.filtered([.luminanceToAlpha], .white).pixel(0, 0) == [0, 0, 0, 255])
    #expect(try Self.filtered([.luminanceToAlpha], .black).pixel(0, 0) == [0, 0, 0, 0])
    let half = Color(red: 255, green: 0, blue: 0, alpha: 128)
    #expect(try Self.filtered([.luminanceToAlpha], half).pixel(0, 0) == [0, 0, 0, 27])
  }

  /// Filters apply in order: 100 · 0.5 + 51 = 101, but (100 + 51) · 0.5 = 75.5.
  @Test func filtersAreOrdered() throws {
    let half = Filter.colorMatrix(.linear(scale: 0.5, offset: 0))
    let more = Filter.colorMatrix(.linear(scale: 1, offset: 0.2))
    let color = Color(red: 100, green: 0, blue: 0, alpha: 255)
    #expect(try Self.filtered([half, more], color).pixel(0, 0)[0] == 101)
    #expect(try Self.filtered([more, half], color).pixel(0, 0)[0] == 76)
  }

  @Test func theIdentityChangesNothing() throws {
    var random = Random(seed: 1)
    var picture = Bitmap(width: 64, height: 64)
    for index in stride(from: 0, to: picture.bytes.count, by: 4) {
      let alpha = random.whole(0...255)
      for channel in 0..<3 { picture.bytes[index + channel] = UInt8(random.whole(0...alpha)) }
      picture.bytes[index + 3] = UInt8(alpha)
    }
    var changed = picture
    PixelMatrix(.identity).apply(to: &changed)
    #expect(changed == picture)
  }

  /// Random matrices and pixels are compared with the definition, calculated in floating point.
  @Test func matchesTheDefinition() {
    var random = Random(seed: 2)
    for _ in 0..<20_000 {
      func row() -> ColorMatrix.Row {
        ColorMatrix.Row(
          red: random.number(-2...2), green: random.number(-2...2), blue: random.number(-2...2),
          alpha: random.number(-2...2), constant: random.number(-1...1))
      }
      let matrix = ColorMatrix(
        red: row(), green: row(), blue: row(), alpha: random.chance(50) ? row() : .init(alpha: 1))
      let alpha = random.whole(1...255)
      let bytes = (0..<3).map { _ in random.whole(0...alpha) } + [alpha]
      let unit = bytes.map { Double($0) / Double(alpha) }
      func sum(_ row: ColorMatrix.Row) -> Double {
        let weighted = row.red * unit[0] + row.green * unit[1] + row.blue * unit[2]
        return min(max(weighted + row.alpha * Double(alpha) / 255 + row.constant, 0), 1)
      }
      let newAlpha = sum(matrix.alpha)
      let expected = [matrix.red, matrix.green, matrix.blue].map { sum($0) * newAlpha * 255 } + [newAlpha * 255]
      let bits = bytes.enumerated().reduce(UInt32(0)) { $0 | UInt32($1.element) << UInt32(8 * $1.offset) }
      let result = PixelMatrix(matrix).apply(bits)
      for channel in 0..<4 {
        let value = Double(result >> UInt32(8 * channel) & 255)
        #expect(abs(value - expected[channel]) <= 0.52, "\(bytes) by \(matrix)")
      }
      #expect((0..<3).allSatisfy { result >> UInt32(8 * $0) & 255 <= result >> 24 })
    }
  }

  // MARK: Blur

  /// Returns a blurred pixel calculated in floating point, surrounded by transparency.
  private static func blurred(_ bitmap: Bitmap, _ x: Int, _ y: Int, sigma: Double) -> [Double] {
    let reach = Int((4 * sigma).rounded(.up))
    let weights = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let total = weights.reduce(0, +)
    var result = [0.0, 0, 0, 0]
    for row in max(y - reach, 0)...min(y + reach, bitmap.height - 1) {
      for column in max(x - reach, 0)...min(x + reach, bitmap.width - 1) {
        let weight = weights[row - y + reach] * weights[column - x + reach] / (total * total)
        for channel in 0..<4 {
          result[channel] += weight * Double(bitmap.bytes[(row * bitmap.width + column) * 4 + channel])
        }
      }
    }
    return result
  }

  /// Random rectangles blurred by the painter are compared with the definition. The painter's kernel ends at 3.2
  /// standard deviations, which excludes 1/700.
  @Test(arguments: [0.4, 1.5, 3, 7.9, 8, 11, 17])
  func matchesABlur(sigma: Double) throws {
    var random = Random(seed: UInt64(sigma * 10))
    let side = 120
    var content: [DisplayList.Command] = []
    for _ in 0..<25 {
      let place = random.point(70, 70)
      let rect = Rect(x: 20 + place.x, y: 20 + place.y, width: random.number(3...30), height: random.number(3...30))
      content.append(.fill(.rect(rect), .color(random.color()), .identity))
    }
    let sharp = try paint(side, side) { list in content.forEach { list.append($0) } }
    let picture = try paint(side, side) { $0.append(.filtered(content, [.blur(sigma: sigma)], .identity)) }
    for _ in 0..<60 {
      let (x, y) = (random.whole(0...side - 1), random.whole(0...side - 1))
      let expected = Self.blurred(sharp, x, y, sigma: sigma)
      let greatest = zip(picture.pixel(x, y), expected).reduce(0) { max($0, abs(Double($1.0) - $1.1)) }
      #expect(greatest <= 3, "\(greatest) at \(x), \(y)")
    }
    for index in stride(from: 0, to: picture.bytes.count, by: 4) {
      let alpha = picture.bytes[index + 3]
      #expect(picture.bytes[index] <= alpha && picture.bytes[index + 1] <= alpha && picture.bytes[index + 2] <= alpha)
    }
  }

  /// A black half plane is blurred by 5 pixels, so a pixel's coverage is the normal distribution at its distance:
  /// 0.159 at one standard deviation. A transform that scales by 2 results in a blur of 10 pixels.
  @Test func blursAHalfPlane() throws {
    for (sigma, transform) in [(10.0, Affine.identity), (5, .scale(x: 2, y: 2)), (2.5, .scale(x: 16, y: 1))] {
      let plane = DisplayList.Command.fill(
        .rect(Rect(x: 0, y: -300, width: 400, height: 700)), .color(.black), .translation(x: 50, y: 0))
      let bitmap = try paint(100, 40) { $0.append(.filtered([plane], [.blur(sigma: sigma)], transform)) }
      // The center of pixel 40 is 9.5 pixels outside, and the center of pixel 60 is 10.5 pixels inside: 0.171 and
      // 0.853.
      #expect(abs(bitmap.alpha(40, 20) - 44) <= 2, "\(bitmap.alpha(40, 20))")
      #expect(abs(bitmap.alpha(60, 20) - 218) <= 2, "\(bitmap.alpha(60, 20))")
    }
  }

  /// Within a rectangle, a plain color stays plain up to the edges, and nothing is drawn outside.
  @Test func edgesCanContinue() throws {
    let rect = Rect(x: 10, y: 10, width: 20, height: 20)
    let fill = DisplayList.Command.fill(.rect(rect), .color(.black), .identity)
    for sigma in [1.0, 6, 30] {
      let bitmap = try paint(40, 40) { $0.append(.filtered([fill], [.blur(sigma: sigma, within: rect)], .identity)) }
      #expect(bitmap == (try paint(40, 40) { $0.append(fill) }))
    }
    // The left half is red. Its left edge stays red, and the middle is half red.
    let red = Color(red: 255, green: 0, blue: 0, alpha: 255)
    let half = DisplayList.Command.fill(.rect(Rect(x: 10, y: 10, width: 10, height: 20)), .color(red), .identity)
    let bitmap = try paint(40, 40) {
      $0.append(.filtered([fill, half], [.blur(sigma: 2, within: rect)], .identity))
    }
    #expect(bitmap.pixel(10, 10) == [255, 0, 0, 255])
    #expect(bitmap.pixel(29, 29) == [0, 0, 0, 255])
    // The center of pixel 19 is half a pixel left of the boundary: 255 · 0.599 = 153.
    #expect(abs(Int(bitmap.pixel(19, 15)[0]) - 153) <= 3)
    #expect(bitmap.alpha(9, 15) == 0)
  }

  /// Content outside the canvas is blurred into it.
  @Test func contentOutsideIsVisible() throws {
    let fill = DisplayList.Command.fill(.rect(Rect(x: -40, y: 0, width: 38, height: 20)), .color(.black), .identity)
    let bitmap = try paint(20, 20) { $0.append(.filtered([fill], [.blur(sigma: 5)], .identity)) }
    #expect(bitmap.alpha(0, 10) > 40)
  }

  // MARK: Ways of painting

  /// Returns a scene in which runs of commands are filtered, some of them with nested filters.
  private static func scene(seed: UInt64) -> DisplayList {
    var random = Random(seed: seed)
    let source = InvarianceTests.scene(seed: seed)
    var list = DisplayList(width: source.width, height: source.height, background: source.background)
    var rest = source.commands[...]
    while !rest.isEmpty {
      let count = min(random.whole(1...12), rest.count)
      let part = Array(rest.prefix(count))
      rest = rest.dropFirst(count)
      let filters = (0..<random.whole(1...3)).map { _ in filter(&random) }
      let transform = Affine.scale(x: random.number(0.3...2), y: random.number(0.3...2))
      if random.chance(40) {
        part.forEach { list.append($0) }
      } else if random.chance(30) {
        list.append(.filtered([part[0], .filtered(part, [filter(&random)], .identity)], filters, transform))
      } else {
        list.append(.filtered(part, filters, transform))
      }
    }
    return list
  }

  private static func filter(_ random: inout Random) -> Filter {
    switch random.whole(0...6) {
    case 0: return .blur(sigma: random.number(0...3))
    case 1: return .blur(sigma: random.number(3...20))
    case 2:
      let origin = random.point(100, 100)
      let rect = Rect(x: origin.x, y: origin.y, width: random.number(0...90), height: random.number(0...90))
      return .blur(sigma: random.number(0...9), within: rect)
    case 3: return .colorMatrix(.saturation(amount: random.number(0...2)))
    case 4: return .colorMatrix(.hueRotation(angle: random.number(-9...9)))
    case 5: return .colorMatrix(.linear(scale: random.number(-1...2), offset: random.number(-1...1)))
    default: return random.chance(70) ? .colorMatrix(.linear(scale: -1, offset: 1)) : .luminanceToAlpha
    }
  }

  /// Filtered commands are compared with the same commands drawn separately and then filtered pixel by pixel.
  @Test(arguments: 0..<20) func matchesSeparatePainting(seed: Int) throws {
    var random = Random(seed: UInt64(seed))
    let source = InvarianceTests.scene(seed: UInt64(100 + seed))
    var matrix = ColorMatrix.saturation(amount: random.number(0...2))
    matrix.alpha = ColorMatrix.Row(alpha: random.number(0...1))
    let below = random.color()
    var expected = try paint(source.width, source.height) { list in source.commands.forEach { list.append($0) } }
    for y in 0..<expected.height {
      for x in 0..<expected.width {
        let pixel = expected.pixel(x, y)
        let bits = pixel.enumerated().reduce(UInt32(0)) { $0 | UInt32($1.element) << UInt32(8 * $1.offset) }
        let changed = PixelMatrix(matrix).apply(bits)
        for channel in 0..<4 {
          expected.bytes[(y * expected.width + x) * 4 + channel] = UInt8(changed >> UInt32(8 * channel) & 255)
        }
      }
    }
    let box = Rect(x: 0, y: 0, width: Double(source.width), height: Double(source.height))
    let whole = try paint(source.width, source.height, background: below) {
      $0.append(.image(expected, source: box, destination: box, .nearest, .identity))
    }
    let bitmap = try paint(source.width, source.height, background: below) {
      $0.append(.filtered(source.commands, [.colorMatrix(matrix)], .identity))
    }
    #expect(bitmap == whole)
  }

  @Test(arguments: 0..<12) func bytesDoNotDependOnThePainter(seed: Int) throws {
    let list = Self.scene(seed: UInt64(seed))
    let reference = try Painter(level: 0, bandShift: 8).paint(list)
    for (threads, bandShift) in [(2, 0), (1, 3), (3, 4)] {
      let other = try Painter(level: tk_best_level(), bandShift: bandShift).paint(list, threads: threads)
      #expect(other == reference, "\(threads) threads, bands of \(1 << bandShift) rows, seed \(seed)")
    }
    for level in KernelTests.levels {
      let other = try Painter(level: level, bandShift: 6, shadowBudget: 1 << 12).paint(list)
      #expect(other == reference, "level \(level), seed \(seed)")
    }
  }

  @Test(arguments: 0..<20) func repairsMatchFullRepaints(seed: Int) throws {
    var random = Random(seed: UInt64(seed))
    let painter = Painter()
    var list = Self.scene(seed: UInt64(200 + seed))
    var bitmap = try painter.paint(list)
    for _ in 0..<3 {
      let next = DamageTests.changed(list, &random)
      try painter.repaint(next, within: next.damage(since: list), of: &bitmap)
      #expect(bitmap == (try painter.paint(next)))
      list = next
    }
  }

  /// A 10-point square at (40, 40) is blurred by 5 pixels. Each side is extended by 20 pixels: 16 for the blur, 2 for
  /// rounding, and one each for the content's and the filter's box.
  @Test func damageIncludesTheMargin() {
    func list(_ color: Color) -> DisplayList {
      var list = DisplayList(width: 100, height: 100, background: .white)
      let fill = DisplayList.Command.fill(.rect(Rect(x: 40, y: 40, width: 10, height: 10)), .color(color), .identity)
      list.append(.filtered([fill], [.blur(sigma: 5)], .identity))
      return list
    }
    #expect(list(.black).damage(since: list(.white)) == PixelRect(x0: 20, y0: 20, x1: 70, y1: 70))
    #expect(list(.black).damage(since: list(.black)).isEmpty)
  }

  // MARK: Commands

  @Test func transformsApplyToContentAndLengths() {
    let fill = DisplayList.Command.fill(.rect(Rect(x: 1, y: 2, width: 3, height: 4)), .color(.black), .identity)
    let scale = Affine.scale(x: 2, y: 2)
    let command = DisplayList.Command.filtered([fill], [.blur(sigma: 1)], .identity).transformed(by: scale)
    #expect(command == .filtered([fill.transformed(by: scale)], [.blur(sigma: 1)], scale))
  }

  @Test func nestedFiltersAreJoined() {
    let fill = DisplayList.Command.fill(.rect(Rect(x: 1, y: 2, width: 3, height: 4)), .color(.black), .identity)
    let blur = Filter.blur(sigma: 1)
    let once = DisplayList.Command.filtering([fill], by: [blur], under: .identity)
    #expect(once == [.filtered([fill], [blur], .identity)])
    #expect(
      DisplayList.Command.filtering(once, by: [.luminanceToAlpha], under: .identity)
        == [.filtered([fill], [blur, .luminanceToAlpha], .identity)])
    let scale = Affine.scale(x: 2, y: 2)
    #expect(DisplayList.Command.filtering(once, by: [blur], under: scale) == [.filtered(once, [blur], scale)])
    #expect(DisplayList.Command.filtering([], by: [blur], under: scale).isEmpty)
  }

  @Test func description() {
    let command = DisplayList.Command.filtered(
      [.endClip], [.blur(sigma: 2), .luminanceToAlpha, .colorMatrix(.identity)], .scale(x: 3, y: 3))
    #expect(
      command.description
        == """
        filtered by blur 2, luminance to alpha, colors [1 0 0 0 0; 0 1 0 0 0; 0 0 1 0 0; 0 0 0 1 0] by scale (3, 3) {
          end clip
        }
        """)
  }

  // MARK: Hostile input

  private static let badNumbers: [Double] = [
    0, -1, -1e9, 1e300, .leastNonzeroMagnitude, .infinity, -.infinity, .nan,
  ]

  @Test(arguments: badNumbers) func numbers(bad: Double) throws {
    let fill = DisplayList.Command.fill(.rect(Rect(x: 1, y: 1, width: 8, height: 8)), .color(.black), .identity)
    let row = ColorMatrix.Row(red: bad, green: bad, blue: bad, alpha: bad, constant: bad)
    let filters: [Filter] = [
      .blur(sigma: 1, within: Rect(x: bad, y: 1, width: bad, height: 5)),
      .colorMatrix(ColorMatrix(red: row, green: row, blue: row, alpha: row)), .colorMatrix(.hueRotation(angle: bad)),
      .colorMatrix(.saturation(amount: bad)), .colorMatrix(.linear(scale: bad, offset: bad)),
    ]
    var list = DisplayList(width: 12, height: 12)
    list.append(.filtered([fill], [.blur(sigma: bad, within: Rect(x: 1, y: 1, width: 5, height: 5))], .identity))
    list.append(.filtered([fill], [.blur(sigma: bad)], .scale(x: -1, y: 1)))
    for filter in filters {
      list.append(.filtered([fill], [filter], .identity))
      list.append(.filtered([fill], [filter, filter], .scale(x: bad, y: 1)))
    }
    let bitmap = try list.paint()
    for index in stride(from: 0, to: bitmap.bytes.count, by: 4) {
      #expect(bitmap.bytes[index..<index + 3].allSatisfy { $0 <= bitmap.bytes[index + 3] })
    }
  }

  /// Content at any nesting depth is drawn, but at most eight levels of filters are drawn separately. Unmatched begin
  /// and end commands have no effect outside their group.
  @Test func deepNesting() throws {
    var commands: [DisplayList.Command] = [
      .endGroup, .fill(.rect(Rect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)), .color(.black), .identity),
      .beginClip(.rect(.zero), .identity),
    ]
    for _ in 0..<20 { commands = [.filtered(commands, [.blur(sigma: 256)], .identity), .endClip] }
    let painter = Painter()
    var list = DisplayList(width: 8, height: 8)
    commands.forEach { list.append($0) }
    list.append(.fill(.rect(Rect(x: 0, y: 0, width: 1, height: 1)), .color(.white), .identity))
    let bitmap = try painter.paint(list)
    #expect(bitmap.pixel(0, 0) == [255, 255, 255, 255])
    // The blur extends at most 1,024 pixels. Eight blurs have a standard deviation of 256 · √8 = 724. By the
    // reflection principle, at least 1 - 4 · 0.078 of the black stays within 1.42 standard deviations along each
    // axis: 0.688² · 255 = 120.
    #expect(bitmap.alpha(4, 4) >= 120)
    // Eight intermediate images with at most 8 + 2 · 1,024 pixels per side.
    #expect(painter.work.filteredPixels <= 8 * 2056 * 2056)
  }
}
