// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraKernels
@testable import TesseraRaster
import Testing

/// Display lists that are long enough to be planned in segments, with groups and clips that begin in one segment and
/// end in another.
@Suite struct PlanningJobTests {
  /// Returns twelve random scenes in one list. Groups with shadows are removed, because a painter draws them
  /// separately first.
  private static func list(seed: Int) -> DisplayList {
    var list = DisplayList(width: 150, height: 170, background: .white)
    for part in 0..<12 {
      for command in InvarianceTests.scene(seed: UInt64(seed * 100 + part)).commands {
        if case .beginGroup(let opacity, _, let transform) = command {
          list.append(.beginGroup(opacity: opacity, shadow: nil, transform))
        } else {
          list.append(command)
        }
      }
    }
    return list
  }

  private static func job(_ list: DisplayList, threads: Int = 4, shadowBudget: Int = 32 << 20) -> PlanningJob? {
    PlanningJob(list, within: list.canvas, threads: threads, shadowBudget: shadowBudget) {
      Planner(canvas: list.canvas, caches: Caches(), kernels: tk_kernels(0), bandShift: 6)
    }
  }

  @Test(arguments: 0..<4) func partsPaintTheSamePixels(seed: Int) throws {
    let list = Self.list(seed: seed)
    let planners = try #require(Self.job(list)?.run(threads: 4))
    #expect(planners.count > 4, "otherwise, nothing is tested")
    let reference = try Painter(level: 0, bandShift: 6).paint(list)
    for threads in [2, 3, 8] { #expect(try Painter().paint(list, threads: threads) == reference) }
    // A partial redraw plans only the commands that affect the damaged area.
    let painter = Painter()
    for window in [
      PixelRect(x0: 20, y0: 30, x1: 90, y1: 31), PixelRect(x0: 0, y0: 0, x1: 150, y1: 170), PixelRect.empty,
    ] {
      var repaired = reference
      try painter.repaint(list, within: window, of: &repaired, threads: 4)
      #expect(repaired == reference)
    }
  }

  /// Planning jobs reject lists whose shadows exceed the budget. The painter draws these lists in parts.
  @Test func budget() throws {
    let list = Self.list(seed: 9)
    #expect(Self.job(list, shadowBudget: 100)?.run(threads: 4) == nil)
    let small = Painter(level: 0, bandShift: 4, shadowBudget: 1 << 12)
    #expect(try small.paint(list, threads: 4) == Painter(level: 0, bandShift: 6).paint(list))
  }

  /// Short lists, and lists with content that is drawn separately first, use one thread.
  @Test func smallListsAreNotSplit() {
    #expect(Self.job(DisplayList(width: 5, height: 5)) == nil)
    var list = Self.list(seed: 1)
    #expect(Self.job(list) != nil)
    let shadow = DisplayList.Shadow(color: .black, offset: .zero, sigma: 3)
    list.append(.beginGroup(opacity: 1, shadow: shadow, .identity))
    #expect(Self.job(list) == nil)
  }
}
