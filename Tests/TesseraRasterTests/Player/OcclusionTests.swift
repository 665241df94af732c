// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@testable import TesseraRaster
import Testing

/// Skipping hidden content does not affect the pixels.
@Suite struct OcclusionTests {
  /// Opaque rectangles at whole pixels are compared with storing their colors one after the other.
  @Test(arguments: 0..<10) func rectangles(seed: Int) throws {
    var random = Random(seed: 700 + UInt64(seed))
    let (width, height) = (201, 143)
    var list = DisplayList(width: width, height: height, background: .white)
    var expected = [Color](repeating: .white, count: width * height)
    for _ in 0..<80 {
      let (x, y) = (random.whole(-20...190), random.whole(-20...130))
      let (w, h) = (random.whole(1...120), random.whole(1...100))
      var color = random.color()
      color.alpha = 255
      list.append(
        .fill(
          .rect(Rect(x: Double(x), y: Double(y), width: Double(w), height: Double(h))), .color(color), .identity))
      for row in max(y, 0)..<max(min(y + h, height), max(y, 0)) {
        for column in max(x, 0)..<max(min(x + w, width), max(x, 0)) { expected[row * width + column] = color }
      }
    }
    let bitmap = try list.paint(threads: 2)
    for (index, color) in expected.enumerated() {
      #expect(bitmap.pixel(index % width, index / width) == [color.red, color.green, color.blue, 255])
    }
  }

  /// Content below a clipped or translucent opaque rectangle stays visible.
  @Test func clippedOpaque() throws {
    let all = DisplayList.Shape.rect(Rect(x: 0, y: 0, width: 64, height: 64))
    let circle = DisplayList.Shape.path(Path(ellipseIn: Rect(x: 8, y: 8, width: 48, height: 48)), .nonZero)
    let red = Color(red: 255, green: 0, blue: 0)
    let bitmap = try paint(64, 64) {
      $0.append(.fill(all, .color(red), .identity))
      $0.append(.beginClip(circle, .identity))
      $0.append(.fill(all, .color(.black), .identity))
      $0.append(.endClip)
      $0.append(.beginGroup(opacity: 0.5, shadow: nil, .identity))
      $0.append(.fill(.rect(Rect(x: 0, y: 0, width: 64, height: 16)), .color(.white), .identity))
      $0.append(.endGroup)
    }
    #expect(bitmap.pixel(1, 60) == [255, 0, 0, 255])
    #expect(bitmap.pixel(32, 32) == [0, 0, 0, 255])
    #expect(bitmap.pixel(1, 1) == [255, 128, 128, 255])
  }

  /// The content below an opaque rounded rectangle is visible at its corners.
  @Test func corners() throws {
    let red = Color(red: 255, green: 0, blue: 0)
    let bitmap = try paint(64, 64) {
      $0.append(.fill(.rect(Rect(x: 0, y: 0, width: 64, height: 64)), .color(red), .identity))
      let rounded = RoundedRect(Rect(x: 0, y: 0, width: 64, height: 64), radius: 20)
      $0.append(.fill(.roundedRect(rounded), .color(.black), .identity))
    }
    for (x, y) in [(0, 0), (63, 0), (0, 63), (63, 63)] { #expect(bitmap.pixel(x, y) == [255, 0, 0, 255]) }
    #expect(bitmap.pixel(32, 0) == [0, 0, 0, 255] && bitmap.pixel(0, 32) == [0, 0, 0, 255])
  }
}
