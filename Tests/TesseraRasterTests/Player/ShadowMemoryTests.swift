// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraKernels
@testable import TesseraRaster
import Testing

/// The memory use of shadows, in bytes.
@Suite(.timeLimit(.minutes(60))) struct ShadowMemoryTests {
  private static func shadow(_ sigma: Double, alpha: UInt8 = 200) -> DisplayList.Shadow {
    DisplayList.Shadow(
      color: Color(red: 0, green: 0, blue: 0, alpha: alpha), offset: Point(x: 0, y: 3), sigma: sigma)
  }

  /// Returns a list of shadows of 150 x 120 rectangles. Each has a different subpixel offset, so no two share a mask.
  private static func wideShadows(_ count: Int, side: Int) -> DisplayList {
    var list = DisplayList(width: side, height: side, background: .white)
    for i in 0..<count {
      let rect = Rect(x: Double(i % 20) * 5 + Double(i) / 512, y: Double(i / 20) * 5, width: 150, height: 120)
      list.append(
        .shadow(.roundedRect(RoundedRect(rect, radius: 20)), Self.shadow(300, alpha: 9), .identity))
    }
    return list
  }

  /// Uncropped, 400 shadows of radius 300 are masks of 150 + 2 · 821 by 120 + 2 · 821 pixels, which take 1.2 GB.
  /// Cropped to an image 100 pixels wide at multiples of 64, each mask has at most 192 rows of 208 bytes. A part
  /// contains as many masks as fit into the budget, plus one.
  @Test(arguments: [1, 8]) func wideShadowsStayWithinTheBudget(threads: Int) throws {
    let mask = 192 * 208
    let list = Self.wideShadows(400, side: 100)
    let whole = PartsTests.painter(.max)
    let reference = try whole.paint(list, threads: threads)
    #expect(whole.work.partCount == 1)
    #expect(whole.work.maximumShadowBytes <= 400 * mask)
    let budget = 1 << 20
    let painter = PartsTests.painter(budget)
    #expect(try painter.paint(list, threads: threads) == reference)
    #expect(painter.work.maximumShadowBytes > budget)
    #expect(painter.work.maximumShadowBytes <= budget + mask)
    #expect(painter.work.partCount > 1)
    #expect(painter.caches.shadows.byteCount <= 16 << 20)
  }

  /// A translucent group around all shadows makes no difference: a part takes the budget, the memory of the group's
  /// layer, and one mask.
  @Test func wideShadowsInAGroup() throws {
    let shadows = Self.wideShadows(60, side: 100)
    var list = DisplayList(width: 100, height: 100, background: .white)
    list.append(.beginGroup(opacity: 0.7, shadow: nil, .identity))
    for command in shadows.commands { list.append(command) }
    list.append(.endGroup)
    let painter = PartsTests.painter(100_000)
    #expect(try painter.paint(list, threads: 2) == PartsTests.painter(.max).paint(list))
    #expect(painter.work.maximumShadowBytes <= 100_000 + 100 * 100 * 4 + 192 * 208)
    #expect(painter.work.partCount > 5)
  }

  /// Shadows that share a mask are counted once, so 50 equal shadows take as much memory as one.
  @Test func sharedMasksAreCountedOnce() throws {
    func bytes(_ count: Int) throws -> Int {
      var list = DisplayList(width: 90, height: 90)
      for i in 0..<count {
        list.append(
          .shadow(.rect(Rect(x: Double(i), y: 20, width: 30, height: 30)), Self.shadow(4), .identity))
      }
      let painter = PartsTests.painter(.max)
      _ = try painter.paint(list)
      return painter.work.maximumShadowBytes
    }
    #expect(try bytes(1) > 0)
    #expect(try bytes(50) == bytes(1))
  }

  /// For a group with a shadow, only the visible parts of its image and mask are stored, regardless of the group's
  /// size: 50 rows of 50 · 4 bytes and 50 rows of 80 bytes. Neither is added to the image cache.
  @Test func groupsWithShadows() throws {
    var list = DisplayList(width: 50, height: 50, background: .white)
    for i in 0..<20 {
      list.append(.beginGroup(opacity: 1, shadow: Self.shadow(20), .identity))
      list.append(.fill(.rect(Rect(x: Double(i), y: 20, width: 30, height: 70)), .color(.black), .identity))
      list.append(.endGroup)
    }
    let whole = PartsTests.painter(.max)
    let reference = try whole.paint(list)
    #expect(whole.work.maximumShadowBytes == 20 * 50 * (200 + 80))
    #expect(whole.caches.images.byteCount == 0)
    let painter = PartsTests.painter(50_000)
    #expect(try painter.paint(list, threads: 2) == reference)
    // Four groups take 56,000 bytes, so each part contains four.
    #expect(painter.work.maximumShadowBytes == 56_000)
  }

  /// An image that shows a complete shadow stores it uncropped, and small images that show a part of it store it
  /// cropped. The pixels are the same in corners, at edges, and where the shadow's middle is stretched.
  @Test(arguments: 0..<6) func croppedMasks(seed: Int) throws {
    var random = Random(seed: 70 + UInt64(seed))
    let radii = RoundedRect.Radii(
      topLeft: random.number(0...60), topRight: random.number(0...60), bottomRight: random.number(0...60),
      bottomLeft: random.number(0...60))
    let sigma = random.number(40...50)
    // The sizes range from a shadow that is too small to be stretched to a shadow that is stretched in both
    // directions.
    let (width, height) = (random.number(300...700), random.number(300...700))
    let rect = Rect(x: 200 + random.number(0...1), y: 200 + random.number(0...1), width: width, height: height)
    func list(_ part: PixelRect) -> DisplayList {
      var list = DisplayList(width: part.width, height: part.height)
      list.append(
        .shadow(
          .roundedRect(RoundedRect(rect, radii: radii)), Self.shadow(sigma, alpha: 255),
          .translation(x: -Double(part.x0), y: -Double(part.y0))))
      return list
    }
    let (right, bottom) = (400 + Int(width), 400 + Int(height))
    let whole = PartsTests.painter(.max)
    let reference = try whole.paint(list(PixelRect(x0: 0, y0: 0, x1: right, y1: bottom)))
    for column in [20, 190, right / 2 - 40, right - 230, right - 60] {
      for row in [20, 190, bottom / 2 - 40, bottom - 230, bottom - 60] {
        let part = PixelRect(x0: column, y0: row, x1: column + 61, y1: row + 47)
        let painter = PartsTests.painter(.max)
        #expect(
          try painter.paint(list(part)) == reference.cropped(part.x0, part.y0, part.width, part.height),
          "at \(column), \(row)")
        #expect(painter.work.maximumShadowBytes * 2 < whole.work.maximumShadowBytes)
      }
    }
  }

  /// 10,000 shadows of arbitrary width.
  @Test func manyShadows() throws {
    let sigmas = [.nan, .infinity, -.infinity, -3, 0, 1e-9, 300, 1e9, 5, .greatestFiniteMagnitude]
    var random = Random(seed: 8)
    var list = DisplayList(width: 16, height: 16, background: .white)
    for i in 0..<10_000 {
      let rect = Rect(x: random.number(-20...9), y: random.number(-20...9), width: 30, height: 20)
      list.append(.shadow(.rect(rect), Self.shadow(sigmas[i % sigmas.count], alpha: 2), .identity))
    }
    let painter = PartsTests.painter(1 << 20)
    #expect(try painter.paint(list, threads: 8) == PartsTests.painter(.max).paint(list))
    // 16 pixels intersect at most two multiples of 64: 128 rows of 144 bytes.
    #expect(painter.work.maximumShadowBytes <= 1 << 20 + 128 * 144)
  }
}
