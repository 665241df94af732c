// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraRaster

/// Drawing only the changed areas (the damage) yields the same bytes as drawing everything.
@Suite struct DamageTests {
  /// The scenes for seeds 19, 67 and 122 contain stretched shadows.
  static let seeds = Array(0..<(getenv("TESSERA_LONG_TESTS") != nil ? 300 : 24)) + [67, 122]

  /// Returns a scene with a few commands replaced, translated, added or removed.
  static func changed(_ list: DisplayList, _ random: inout Random) -> DisplayList {
    var commands = list.commands
    let other = InvarianceTests.scene(seed: UInt64(random.whole(1000...100_000)))
    for _ in 0..<random.whole(1...3) where !commands.isEmpty {
      let index = random.whole(0...commands.count - 1)
      switch random.whole(0...4) {
      case 0: commands[index] = other.commands[random.whole(0...other.commands.count - 1)]
      case 1: commands.remove(at: index)
      case 2: commands.insert(other.commands[random.whole(0...other.commands.count - 1)], at: index)
      default:
        let shift = Affine.translation(x: random.number(-9...9), y: random.number(-9...9))
        commands[index] = commands[index].transformed(by: shift)
      }
    }
    var result = DisplayList(width: list.width, height: list.height, background: list.background)
    for command in commands { result.append(command) }
    return result
  }

  @Test(arguments: seeds)
  func repairsMatchFullRepaints(seed: Int) throws {
    var random = Random(seed: UInt64(seed))
    let painter = Painter()
    var list = InvarianceTests.scene(seed: UInt64(seed))
    var bitmap = try painter.paint(list)
    for _ in 0..<3 {
      let next = Self.changed(list, &random)
      let damage = next.damage(since: list)
      try painter.repaint(next, within: damage, of: &bitmap, threads: seed % 2 + 1)
      #expect(bitmap == (try painter.paint(next)))
      list = next
    }
  }

  /// A 10-point square moves by 4 on a 100 x 100 canvas. The damage includes both positions and the area between
  /// them, plus a pixel around.
  @Test func movingDamagesBothPositions() {
    func list(_ x: Double) -> DisplayList {
      var list = DisplayList(width: 100, height: 100, background: .white)
      list.append(.fill(.rect(Rect(x: 0, y: 0, width: 50, height: 5)), .color(.black), .identity))
      list.append(.fill(.rect(Rect(x: x, y: 40, width: 10, height: 10)), .color(.black), .identity))
      return list
    }
    #expect(list(24).damage(since: list(20)) == PixelRect(x0: 19, y0: 39, x1: 35, y1: 51))
    #expect(list(20).damage(since: list(20)).isEmpty)
  }

  /// Changing a group's opacity redraws its content.
  @Test func fadingDamagesTheGroupsContent() {
    func list(_ opacity: Double) -> DisplayList {
      var list = DisplayList(width: 100, height: 100, background: .white)
      list.append(.beginGroup(opacity: opacity, shadow: nil, .identity))
      list.append(.fill(.rect(Rect(x: 10, y: 20, width: 30, height: 40)), .color(.black), .identity))
      list.append(.endGroup)
      return list
    }
    #expect(list(0.5).damage(since: list(0.6)) == PixelRect(x0: 9, y0: 19, x1: 41, y1: 61))
  }

  @Test func changedCanvasesAreRepainted() {
    let list = DisplayList(width: 10, height: 10, background: .white)
    let whole = PixelRect(x0: 0, y0: 0, x1: 10, y1: 10)
    #expect(list.damage(since: DisplayList(width: 9, height: 10, background: .white)) == whole)
    #expect(list.damage(since: DisplayList(width: 10, height: 10, background: .black)) == whole)
  }
}
