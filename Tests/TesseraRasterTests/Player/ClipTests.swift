// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@testable import TesseraRaster
import Testing

@Suite struct ClipTests {
  private static let all = DisplayList.Shape.rect(Rect(x: -9, y: -9, width: 999, height: 999))

  private static func square(_ x: Double, _ y: Double, _ side: Double) -> DisplayList.Shape {
    .rect(Rect(x: x, y: y, width: side, height: side))
  }

  @Test func nested() throws {
    let bitmap = try paint(6, 4) {
      $0.append(.beginClip(Self.square(0, 0, 4), .identity))
      $0.append(.beginClip(Self.square(2, 1, 9), .identity))
      $0.append(.fill(Self.all, .color(.black), .identity))
      $0.append(.endClip)
      $0.append(.endClip)
      $0.append(.fill(Self.square(5, 0, 1), .color(.black), .identity))
    }
    #expect(
      bitmap.art == """
        .....#
        ..##..
        ..##..
        ..##..
        """)
  }

  /// Two clips that each half cover the pixel in one direction: 1/2 of 1/2.
  @Test func softEdgesMultiply() throws {
    let bitmap = try paint(3, 3) {
      $0.append(.beginClip(.rect(Rect(x: 0.5, y: 0, width: 9, height: 9)), .identity))
      $0.append(.beginClip(.rect(Rect(x: 0, y: 0.5, width: 9, height: 9)), .identity))
      $0.append(.fill(Self.all, .color(.black), .identity))
    }
    #expect(
      bitmap.art == """
        355
        5##
        5##
        """)
    #expect(bitmap.alpha(0, 0) == 64)
  }

  /// A clip path has the same coverage as the filled path, regardless of the clipped content.
  @Test func clipEqualsFill() throws {
    let circle = DisplayList.Shape.path(Path(ellipseIn: Rect(x: 1.3, y: 2.1, width: 30, height: 25)), .nonZero)
    let direct = try fill(circle, width: 40, height: 40)
    let clipped = try paint(40, 40) {
      $0.append(.beginClip(circle, .identity))
      $0.append(.fill(Self.all, .color(.black), .identity))
      $0.append(.endClip)
    }
    #expect(direct == clipped)
  }

  @Test func emptyClipHidesEverything() throws {
    for shape in [Self.square(1, 1, 0), .path(Path(), .nonZero), Self.square(100, 100, 5)] {
      let bitmap = try paint(5, 5) {
        $0.append(.beginClip(shape, .identity))
        $0.append(.fill(Self.all, .color(.black), .identity))
        $0.append(.endClip)
      }
      #expect(bitmap == Bitmap(width: 5, height: 5))
    }
  }

  /// End commands without a begin command are ignored. Groups without an end command extend to the end of the list.
  @Test func unmatchedBrackets() throws {
    let bitmap = try paint(4, 2) {
      $0.append(.endClip)
      $0.append(.endGroup)
      $0.append(.beginClip(Self.square(0, 0, 2), .identity))
      $0.append(.endGroup)
      $0.append(.fill(Self.all, .color(.black), .identity))
    }
    #expect(bitmap.art == "##..\n##..")
  }
}
