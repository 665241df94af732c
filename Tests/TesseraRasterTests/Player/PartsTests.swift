// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraKernels
import Foundation
@testable import TesseraRaster
import Testing

/// Display lists whose shadows exceed the memory budget are drawn in parts, which yields the same bytes with less
/// memory.
@Suite struct PartsTests {
  /// A budget that is so small that a part ends after each command.
  static let nothing = Int.min / 2

  static func painter(_ budget: Int, bandShift: Int = 6) -> Painter {
    Painter(level: tk_best_level(), bandShift: bandShift, shadowBudget: budget)
  }

  private static let seeds = 0..<(getenv("TESSERA_LONG_TESTS") != nil ? 300 : 40)

  /// Scenes with every type of command are drawn in one part and in as many parts as possible. Each command except
  /// the last ends a part. Groups with shadows are drawn as a whole within a part.
  @Test(arguments: seeds) func bytes(seed: Int) throws {
    let list = InvarianceTests.scene(seed: UInt64(seed))
    let reference = try Self.painter(.max).paint(list)
    for (budget, threads, bandShift) in [(Self.nothing, 1, 6), (Self.nothing, 8, 3), (0, 2, 5), (20_000, 8, 6)] {
      let other = try Self.painter(budget, bandShift: bandShift).paint(list, threads: threads)
      #expect(other == reference, "budget \(budget), \(threads) threads, seed \(seed)")
    }
  }

  /// Partial redraws in several parts equal full redraws in one part.
  @Test(arguments: seeds) func repairs(seed: Int) throws {
    var random = Random(seed: UInt64(seed))
    let (first, second) = (InvarianceTests.scene(seed: UInt64(seed)), InvarianceTests.scene(seed: UInt64(seed) + 500))
    let (x, y) = (random.whole(0...100), random.whole(0...100))
    let window = PixelRect(x0: x, y0: y, x1: x + random.whole(1...50), y1: y + random.whole(1...70))
    var expected = try Painter().paint(first)
    var repaired = expected
    try Self.painter(.max).repaint(second, within: window, of: &expected)
    try Self.painter(Self.nothing).repaint(second, within: window, of: &repaired, threads: seed % 3 + 1)
    #expect(repaired == expected)
  }

  private func row(_ commands: [DisplayList.Command], background: Color = .clear) throws -> (alpha: [Int], parts: Int) {
    var list = DisplayList(width: 4, height: 1, background: background)
    for command in commands { list.append(command) }
    let painter = Self.painter(Self.nothing)
    let bitmap = try painter.paint(list)
    return ((0..<4).map { bitmap.alpha($0, 0) }, painter.work.partCount)
  }

  private func square(_ x: Double, _ width: Double, alpha: UInt8 = 255) -> DisplayList.Command {
    .fill(
      .rect(Rect(x: x, y: 0, width: width, height: 1)), .color(Color(red: 0, green: 0, blue: 0, alpha: alpha)),
      .identity)
  }

  /// Each command is a separate part. In a half-transparent group, 255 becomes 128, including the overlap of two
  /// squares. The clip around the group covers half of a pixel at its end, which halves the value there once.
  @Test func openGroup() throws {
    let clip = DisplayList.Command.beginClip(.rect(Rect(x: 0, y: 0, width: 2.5, height: 1)), .identity)
    let result = try row([
      clip, .beginGroup(opacity: 0.5, shadow: nil, .identity), square(0, 2), square(1, 3), .endGroup, .endClip,
    ])
    #expect(result.alpha == [128, 128, 64, 0])
    #expect(result.parts == 6)
  }

  /// A quarter of the second content over three quarters of the first: 255 · 3/4 = 191, 255, 255 / 4 = 64, 0.
  @Test func openDissolve() throws {
    let result = try row([
      .beginMix(.dissolve(0.25)), square(0, 1), square(1, 1), .mixWith, square(1, 1), square(2, 1), .endMix,
    ])
    #expect(result.alpha == [191, 255, 64, 0])
    #expect(result.parts == 7)
  }

  /// A mask without an end command extends to the end of the list: 255 where both contents are opaque, and half of
  /// that where the mask is half transparent.
  @Test func openMask() throws {
    let result = try row([
      .beginMix(.mask), square(0, 2), square(2, 1), .mixWith, square(1, 1), square(2, 1, alpha: 128),
    ])
    #expect(result.alpha == [0, 255, 128, 0])
    #expect(result.parts == 6)
  }

  /// The background is drawn once, below all parts. Black at 128/255 over white leaves 127.
  @Test func background() throws {
    var list = DisplayList(width: 2, height: 1, background: .white)
    list.append(square(0, 1, alpha: 128))
    list.append(square(1, 1, alpha: 128))
    let bitmap = try Self.painter(Self.nothing).paint(list)
    #expect((0..<2).map { bitmap.pixel($0, 0) } == [[127, 127, 127, 255], [127, 127, 127, 255]])
  }

  /// More nested groups than can have layers, all of them open at the end of each part.
  @Test func deepNesting() throws {
    var list = DisplayList(width: 9, height: 9, background: .white)
    for depth in 0..<150 {
      list.append(
        depth % 3 == 0 ? .beginMix(.dissolve(0.01)) : .beginGroup(opacity: 0.99, shadow: nil, .identity))
      list.append(square(Double(depth % 9), 1))
      if depth % 6 == 0 { list.append(.mixWith) }
    }
    let reference = try Self.painter(.max).paint(list)
    #expect(try Self.painter(Self.nothing).paint(list, threads: 2) == reference)
  }
}
