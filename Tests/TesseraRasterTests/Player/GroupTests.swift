// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@testable import TesseraRaster
import Testing

@Suite struct GroupTests {
  private static func square(_ x: Double, _ y: Double, _ side: Double) -> DisplayList.Shape {
    .rect(Rect(x: x, y: y, width: side, height: side))
  }

  /// Overlapping squares in a half-transparent group do not show through each other.
  @Test func opacity() throws {
    let bitmap = try paint(5, 3) {
      $0.append(.beginGroup(opacity: 0.5, shadow: nil, .identity))
      $0.append(.fill(Self.square(0, 0, 3), .color(.black), .identity))
      $0.append(.fill(Self.square(2, 0, 3), .color(.black), .identity))
      $0.append(.endGroup)
    }
    #expect((0..<15).allSatisfy { bitmap.alpha($0 % 5, $0 / 5) == 128 })
  }

  /// White with alpha 128/255 over black is 128.
  @Test func composite() throws {
    let bitmap = try paint(3, 1, background: .black) {
      $0.append(.beginGroup(opacity: 0.5, shadow: nil, .identity))
      $0.append(.fill(Self.square(1, 0, 1), .color(.white), .identity))
      $0.append(.endGroup)
    }
    #expect((0..<3).map { bitmap.pixel($0, 0)[0] } == [0, 128, 0])
    #expect((0..<3).allSatisfy { bitmap.alpha($0, 0) == 255 })
  }

  @Test(arguments: [(0.0, 0), (-3, 0), (.nan, 0), (1, 255), (7, 255)]) func bounds(opacity: Double, alpha: Int) throws {
    let bitmap = try paint(2, 2) {
      $0.append(.beginGroup(opacity: opacity, shadow: nil, .identity))
      $0.append(.fill(Self.square(0, 0, 2), .color(.black), .identity))
      $0.append(.endGroup)
    }
    #expect(bitmap.alpha(1, 1) == alpha)
  }

  /// Nested opacities multiply: 0.5 of 0.5.
  @Test func nested() throws {
    let bitmap = try paint(1, 1) {
      $0.append(.beginGroup(opacity: 0.5, shadow: nil, .identity))
      $0.append(.beginGroup(opacity: 0.5, shadow: nil, .identity))
      $0.append(.fill(Self.square(0, 0, 1), .color(.black), .identity))
      $0.append(.endGroup)
      $0.append(.endGroup)
    }
    #expect(bitmap.alpha(0, 0) == 64)
  }

  /// A clip around a group yields the same image as the clip inside it.
  @Test func clipOutsideAndInside() throws {
    let circle = DisplayList.Shape.path(Path(ellipseIn: Rect(x: 2, y: 2, width: 20, height: 20)), .nonZero)
    let begin = DisplayList.Command.beginGroup(opacity: 0.6, shadow: nil, .identity)
    let fill = DisplayList.Command.fill(Self.square(4, 4, 30), .color(.black), .identity)
    let outside = try paint(30, 30) {
      for command in [.beginClip(circle, .identity), begin, fill, .endGroup, .endClip] { $0.append(command) }
    }
    let inside = try paint(30, 30) {
      for command in [begin, .beginClip(circle, .identity), fill, .endClip, .endGroup] { $0.append(command) }
    }
    #expect(outside.maximumDifference(inside) <= 1)
    #expect(outside.alpha(12, 12) == 153)
  }

  /// A group's shadow is the blurred silhouette of its content, drawn below the content. The shadow of a single
  /// rectangle in a group equals the rectangle's shadow.
  @Test(arguments: [0.0, 2, 6, 12]) func shadow(sigma: Double) throws {
    let shadow = DisplayList.Shadow(
      color: Color(red: 0, green: 0, blue: 0, alpha: 128), offset: Point(x: 3, y: 5), sigma: sigma)
    let shape = DisplayList.Shape.roundedRect(RoundedRect(Rect(x: 30, y: 30, width: 40, height: 30), radius: 6))
    let red = Paint.color(Color(red: 255, green: 0, blue: 0))
    let group = try paint(120, 110, background: .white) {
      $0.append(.beginGroup(opacity: 1, shadow: shadow, .identity))
      $0.append(.fill(shape, red, .identity))
      $0.append(.endGroup)
    }
    let direct = try paint(120, 110, background: .white) {
      $0.append(.shadow(shape, shadow, .identity))
      $0.append(.fill(shape, red, .identity))
    }
    #expect(group.maximumDifference(direct) <= 2)
  }

  /// Content outside the canvas casts a shadow onto it.
  @Test func shadowFromOutside() throws {
    let shadow = DisplayList.Shadow(color: .black, offset: Point(x: 20, y: 0), sigma: 2)
    let shape = Self.square(-15, 2, 8)
    let group = try paint(20, 12) {
      $0.append(.beginGroup(opacity: 1, shadow: shadow, .identity))
      $0.append(.fill(shape, .color(.black), .identity))
      $0.append(.endGroup)
    }
    let direct = try paint(20, 12) { $0.append(.shadow(shape, shadow, .identity)) }
    #expect(direct.alpha(9, 6) > 200)
    // One shadow is blurred from the shape, and the other from the group's pixels.
    #expect(group.maximumDifference(direct) <= 3)
  }

  /// A clip in a group with a shadow also limits the shadow.
  @Test func clippedInside() throws {
    let shadow = DisplayList.Shadow(color: .black, offset: Point(x: 0, y: 20), sigma: 0)
    let bitmap = try paint(20, 40) {
      $0.append(.beginGroup(opacity: 1, shadow: shadow, .identity))
      $0.append(.beginClip(Self.square(5, 5, 4), .identity))
      $0.append(.fill(Self.square(0, 0, 20), .color(.black), .identity))
      $0.append(.endClip)
      $0.append(.endGroup)
    }
    let painted = (0..<800).filter { bitmap.alpha($0 % 20, $0 / 20) > 0 }
    #expect(painted.count == 32)
    #expect(bitmap.alpha(5, 25) == 255 && bitmap.alpha(8, 28) == 255 && bitmap.alpha(5, 5) == 255)
  }
}
