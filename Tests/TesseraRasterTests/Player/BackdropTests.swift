// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraRaster

/// A shape's backdrop, which is the blurred content below it, is compared with a blur of every pixel. The bytes are
/// the same regardless of the threads and parts in which an image is drawn.
@Suite struct BackdropTests {
  private static func backdrop(
    _ rect: Rect, sigma: Double, saturation: Double = 1, _ transform: Affine = .identity
  ) -> DisplayList.Command {
    .backdrop(.rect(rect), DisplayList.Backdrop(sigma: sigma, saturation: saturation), transform)
  }

  // MARK: Comparison with a slow implementation

  /// Returns a blurred pixel calculated in floating point.
  private static func blurred(_ bitmap: Bitmap, _ x: Int, _ y: Int, sigma: Double) -> [Double] {
    let reach = Int((3.5 * sigma).rounded(.up))
    let weights = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    var result = [0.0, 0, 0, 0]
    var sum = 0.0
    for row in -reach...reach {
      for column in -reach...reach {
        let weight = weights[row + reach] * weights[column + reach]
        let pixel = ((y + row) * bitmap.width + x + column) * 4
        for channel in 0..<4 { result[channel] += weight * Double(bitmap.bytes[pixel + channel]) }
        sum += weight
      }
    }
    return result.map { $0 / sum }
  }

  /// Downscaling and bilinear sampling deviate by a few levels from the exact blur.
  @Test(arguments: [0.4, 1.5, 3, 5.9, 6, 9, 14, 26])
  func matchesABlur(sigma: Double) throws {
    var random = Random(seed: UInt64(sigma * 10))
    let margin = Int((3.5 * sigma).rounded(.up))
    let side = 2 * margin + 61
    var list = DisplayList(width: side, height: side, background: .white)
    for _ in 0..<60 {
      let place = random.point(Double(side), Double(side))
      let rect = Rect(x: place.x - 20, y: place.y - 12, width: 40, height: 25)
      list.append(.fill(.rect(rect), .color(random.color()), .identity))
    }
    let sharp = try list.paint()
    list.append(Self.backdrop(Rect(x: 0, y: 0, width: Double(side), height: Double(side)), sigma: sigma))
    let picture = try list.paint()
    for _ in 0..<40 {
      let (x, y) = (margin + random.whole(0...60), margin + random.whole(0...60))
      let expected = Self.blurred(sharp, x, y, sigma: sigma)
      let greatest = zip(picture.pixel(x, y), expected).reduce(0) { max($0, abs(Double($1.0) - $1.1)) }
      #expect(greatest <= 6, "\(greatest) at \(x), \(y)")
    }
  }

  @Test func keepsAPlainBackground() throws {
    let color = Color(red: 12, green: 200, blue: 77)
    let picture = try paint(90, 61, background: color) {
      $0.append(Self.backdrop(Rect(x: -5, y: 3, width: 200, height: 200), sigma: 20))
    }
    #expect(picture == (try paint(90, 61, background: color) { _ in }))
  }

  /// The Rec. 709 luminance is 0.2126 · 200 + 0.7152 · 100 + 0.0722 · 50 = 117.65.
  @Test(
    arguments: [
      (0.0, [118, 118, 118]), (1, [200, 100, 50]), (2, [255, 82, 0]), (-1, [118, 118, 118]), (.nan, [200, 100, 50]),
    ] as [(Double, [UInt8])])
  func saturation(_ saturation: Double, _ expected: [UInt8]) throws {
    let picture = try paint(20, 20, background: Color(red: 200, green: 100, blue: 50)) {
      $0.append(Self.backdrop(Rect(x: 0, y: 0, width: 20, height: 20), sigma: 2, saturation: saturation))
    }
    #expect(Array(picture.pixel(10, 10).prefix(3)) == expected)
  }

  /// Only the area of the shape changes, and only earlier commands show through it.
  @Test func shapeAndOrder() throws {
    func list(_ withBackdrop: Bool) -> DisplayList {
      var list = DisplayList(width: 60, height: 60, background: .white)
      list.append(.fill(.rect(Rect(x: 0, y: 0, width: 30, height: 60)), .color(.black), .identity))
      if withBackdrop {
        let shape = DisplayList.Shape.roundedRect(RoundedRect(Rect(x: 10, y: 10, width: 40, height: 40), radius: 12))
        list.append(.backdrop(shape, DisplayList.Backdrop(sigma: 5), .identity))
      }
      list.append(
        .fill(.rect(Rect(x: 28, y: 28, width: 4, height: 4)), .color(Color(red: 255, green: 0, blue: 0)), .identity))
      return list
    }
    let (sharp, soft) = (try list(false).paint(), try list(true).paint())
    for (x, y) in [(5, 30), (55, 30), (11, 11), (48, 48), (29, 30), (30, 5)] {
      #expect(sharp.pixel(x, y) == soft.pixel(x, y))
    }
    #expect((100...155).contains(soft.pixel(30, 20)[0]) && soft.pixel(12, 30)[0] < 20)
    #expect(soft.pixel(27, 30)[1] == soft.pixel(27, 30)[0], "later content does not show through")
  }

  /// A view with a shadow is a separate group, and the shadow surrounds the group. Through the group, the content
  /// below it is visible without the shadow.
  @Test func showsThroughGroupsWithShadows() throws {
    func picture(_ shadow: DisplayList.Shadow?) throws -> Bitmap {
      try paint(80, 60, background: .white) { list in
        list.append(.fill(.rect(Rect(x: 0, y: 0, width: 40, height: 60)), .color(.black), .identity))
        list.append(.beginGroup(opacity: 1, shadow: shadow, .identity))
        list.append(Self.backdrop(Rect(x: 20, y: 20, width: 40, height: 20), sigma: 4))
        list.append(.endGroup)
      }
    }
    let plain = try picture(nil)
    let cast = try picture(DisplayList.Shadow(color: .black, offset: Point(x: 0, y: 6), sigma: 2))
    for y in 20..<40 { for x in 20..<60 { #expect(plain.pixel(x, y) == cast.pixel(x, y)) } }
    #expect((60...190).contains(cast.pixel(40, 30)[0]), "the edge of black is soft")
    #expect(plain.pixel(55, 43) == [255, 255, 255, 255] && cast.pixel(55, 43)[0] < 60)
  }

  // MARK: The same bytes

  /// Returns a scene with backdrops between its commands, including backdrops in groups and clips.
  private static func scene(seed: UInt64) -> DisplayList {
    let scene = InvarianceTests.scene(seed: seed)
    var random = Random(seed: seed ^ 0xBAC)
    var list = DisplayList(width: scene.width, height: scene.height, background: scene.background)
    for command in scene.commands {
      list.append(command)
      guard random.chance(15) else { continue }
      let rect = Rect(
        x: random.number(-20...140), y: random.number(-20...160), width: random.number(0...120),
        height: random.number(0...120))
      let transform = random.chance(70) ? Affine.identity : .scale(x: random.number(0.2...3), y: 1)
      list.append(
        Self.backdrop(rect, sigma: random.number(0...30), saturation: random.number(0...2), transform))
    }
    return list
  }

  private static let seeds = Array(0..<(getenv("TESSERA_LONG_TESTS") != nil ? 200 : 16))

  @Test(arguments: seeds) func threadsAndBands(seed: Int) throws {
    let list = Self.scene(seed: UInt64(seed))
    let painter = Painter()
    let first = try painter.paint(list)
    #expect(try painter.paint(list, threads: 8) == first)
    #expect(try Painter(level: 0, bandShift: 3, shadowBudget: 1 << 14).paint(list, threads: 2) == first)
    for pixel in stride(from: 0, to: first.bytes.count, by: 4)
    where first.bytes[pixel..<pixel + 3].max() ?? 0 > first.bytes[pixel + 3] {
      Issue.record("a component exceeds alpha")
      break
    }
  }

  @Test(arguments: seeds) func repairsMatchFullRepaints(seed: Int) throws {
    var random = Random(seed: UInt64(seed))
    let painter = Painter()
    var list = Self.scene(seed: UInt64(seed))
    var bitmap = try painter.paint(list)
    for _ in 0..<4 {
      let next = DamageTests.changed(list, &random)
      try painter.repaint(next, within: next.damage(since: list), of: &bitmap)
      #expect(bitmap == (try Painter().paint(next)))
      list = next
    }
  }

  // MARK: Work

  /// The downscaled backdrop of a 390 x 88 bar at scale 3 has one pixel per 256 pixels, and is created once.
  @Test func downsamplesOnce() throws {
    var list = DisplayList(width: 1170, height: 2532, background: .white)
    list.append(.fill(.rect(Rect(x: 0, y: 100, width: 600, height: 900)), .color(.black), .identity))
    list.append(Self.backdrop(Rect(x: 0, y: 0, width: 390, height: 88), sigma: 20, .scale(x: 3, y: 3)))
    let painter = Painter()
    let first = try painter.paint(list)
    // 1170 / 16 is 73 columns. (264 + 194) / 16 is 29 rows, because the blur extends 194 pixels below the bar.
    #expect(painter.work.backdropPixels == 73 * 29)
    #expect(try painter.paint(list) == first)
    #expect(painter.work.backdropPixels == 73 * 29)
  }

  /// A photograph's backdrop is not cached because 600 x 600 pixels take 1.4 MB. A small image's backdrop is cached
  /// and reused.
  @Test(arguments: [(600, 0), (60, 1)]) func doesNotCacheLargeImages(_ side: Int, _ count: Int) throws {
    var list = DisplayList(width: 100, height: 100, background: .white)
    let all = Rect(x: 0, y: 0, width: Double(side), height: Double(side))
    list.append(
      .image(
        Bitmap(width: side, height: side), source: all, destination: Rect(x: 0, y: 0, width: 90, height: 90), .linear,
        .identity))
    list.append(Self.backdrop(Rect(x: 0, y: 0, width: 100, height: 40), sigma: 5))
    let painter = Painter()
    _ = try painter.paint(list)
    #expect(painter.caches.backdrops.count == count)
  }

  /// A backdrop over other backdrops takes no more work than the first.
  @Test func stackedBackdropsTakeLinearTime() throws {
    func pixels(_ count: Int) throws -> Int {
      var list = DisplayList(width: 200, height: 200, background: .white)
      for index in 0..<count {
        list.append(.fill(.rect(Rect(x: Double(index), y: 3, width: 9, height: 9)), .color(.black), .identity))
        list.append(Self.backdrop(Rect(x: 0, y: 0, width: 200, height: 200), sigma: 8))
      }
      let painter = Painter()
      _ = try painter.paint(list)
      return painter.work.backdropPixels
    }
    #expect(try pixels(40) == 40 * pixels(1))
  }

  // MARK: Bad input

  @Test(arguments: [0, -1, 1e-300, 1e9, .infinity, -.infinity, .nan] as [Double])
  func badNumbers(_ bad: Double) throws {
    let transforms: [Affine] = [.identity, .scale(x: bad, y: 1), .translation(x: bad, y: 0), .scale(x: bad, y: bad)]
    for transform in transforms {
      var list = DisplayList(width: 33, height: 21, background: .white)
      list.append(.fill(.rect(Rect(x: 3, y: 3, width: 9, height: 9)), .color(.black), .identity))
      list.append(Self.backdrop(Rect(x: bad, y: 0, width: 20, height: 20), sigma: 3, transform))
      list.append(Self.backdrop(Rect(x: 0, y: 0, width: bad, height: 20), sigma: bad, saturation: bad, transform))
      list.append(.projected(list.commands, Projection(affine: transform, g: 0, h: 0.001, k: 1)))
      #expect(try list.paint().bytes.count == 33 * 21 * 4)
    }
  }

  @Test(arguments: [(1, 1), (1, 4000), (4000, 1), (5, 3)]) func thinCanvases(_ width: Int, _ height: Int) throws {
    let picture = try paint(width, height, background: .black) {
      $0.append(Self.backdrop(Rect(x: 0, y: 0, width: 4000, height: 4000), sigma: 200))
    }
    #expect(picture.pixel(width - 1, height - 1) == [0, 0, 0, 255])
  }
}
