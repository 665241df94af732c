// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraKernels
@testable import TesseraRaster
import Testing

/// The example in the article "How the rasterizer works": the triangle (0, 0), (2, 1), (0, 1) in a row of three
/// pixels.
@Suite struct RasterizerArticleTests {
  private static let triangle = Path([(0, 0), (2, 1), (0, 1)])

  /// The vertical edge adds -131,072 to the first cell. The slanted edge adds 32,768 to the first cell, 2 · 32,768 to
  /// the second, and 32,768 to the third.
  @Test func cells() {
    var builder = EdgeBuilder()
    Flattener(tolerance: 0.1).flatten(Self.triangle, .identity, into: &builder)
    builder.finish()
    let edges = builder.edges.map { [$0.x0, $0.y0, $0.x1, $0.y1, $0.winding] }
    #expect(edges == [[0, 0, 512, 256, 1], [0, 0, 0, 256, -1]])

    let accumulator = Accumulator(width: 3, rows: 1)
    accumulator.add(builder.edges, rows: 0..<1, left: 0, kernels: tk_kernels(tk_level()))
    #expect((0..<4).map { accumulator.cells[$0] } == [-98_304, 65_536, 32_768, 0])
    #expect(accumulator.touched[0] == 1)

    // The sums are -98,304, -32,768 and 0, which are three quarters, one quarter and zero of 131,072: 191.25 and
    // 63.75 of 255.
    for level in KernelTests.levels {
      var cells: [Int32] = [-98_304, 65_536, 32_768]
      var mask: [UInt8] = [9, 9, 9]
      #expect(tk_kernels(level).pointee.sweep_nonzero(&cells, 3, 0, &mask) == 0)
      #expect(mask == [191, 64, 0])
      #expect(cells == [0, 0, 0])
    }
  }

  /// Opaque red over white: green and blue are div255(255 · (255 - coverage)), which are 64, 191 and 255.
  @Test func pixels() throws {
    var list = DisplayList(width: 3, height: 1, background: .white)
    let red = Color(red: 255, green: 0, blue: 0, alpha: 255)
    list.append(.fill(.path(Self.triangle, .nonZero), .color(red), .identity))
    let bitmap = try list.paint()
    #expect(
      (0..<3).map { bitmap.pixel($0, 0) } == [[255, 64, 64, 255], [255, 191, 191, 255], [255, 255, 255, 255]])
  }

  /// The triangle is filled twice, and the even-odd rule folds coverage above 1. Pixel 0 has 2 · 3/4 = 3/2, which
  /// becomes 1/2. Pixel 1 has 2 · 1/4 = 1/2. Both are 127.5 of 255, rounded up.
  @Test func evenOdd() throws {
    var path = Path()
    for _ in 0..<2 {
      path.move(to: .zero)
      path.addLine(to: Point(x: 2, y: 1))
      path.addLine(to: Point(x: 0, y: 1))
      path.close()
    }
    let bitmap = try paint(3, 1) { $0.append(.fill(.path(path, .evenOdd), .color(.black), .identity)) }
    #expect((0..<3).map { bitmap.alpha($0, 0) } == [128, 128, 0])
  }
}
