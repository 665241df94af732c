// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraKernels
import Testing

@testable import TesseraRaster

/// Cells and pixels of random edges at all kernel levels, compared with definitions.
@Suite struct AccumulatorTests {
  private static let width = 75
  private static let rows = 20

  /// The cells of an edge by definition, added column by column to rows of cells.
  private struct Definition {
    var cells = [[Int]](repeating: [Int](repeating: 0, count: width + 1), count: rows)

    /// Adds an edge. `top` and `left` are the image row and column of the first cell.
    mutating func add(_ edge: Edge, top: Int, left: Int) {
      for row in 0..<AccumulatorTests.rows {
        let (start, end) = (max(Int(edge.y0), (top + row) * 256), min(Int(edge.y1), (top + row + 1) * 256))
        guard start < end else { continue }
        let (a, b) = (Self.crossing(edge, y: start) - left * 256, Self.crossing(edge, y: end) - left * 256)
        add(row: row, low: min(a, b), high: max(a, b), height: end - start, winding: Int(edge.winding))
      }
    }

    private static func floorDivide(_ a: Int, by b: Int) -> Int { a >= 0 ? a / b : -((b - 1 - a) / b) }

    private static func crossing(_ edge: Edge, y: Int) -> Int {
      if y == Int(edge.y1) { return Int(edge.x1) }
      let (dx, dy) = (Int(edge.x1) - Int(edge.x0), Int(edge.y1) - Int(edge.y0))
      return Int(edge.x0) + floorDivide((y - Int(edge.y0)) * dx, by: dy)
    }

    private mutating func add(row: Int, low: Int, high: Int, height: Int, winding: Int) {
      // Returns the part of the height to the left of a position.
      func covered(_ x: Int) -> Int { x <= low ? 0 : x >= high ? height : (x - low) * height / (high - low) }
      cells[row][0] += 512 * covered(0) * winding
      for column in 0..<AccumulatorTests.width {
        let (left, right) = (column * 256, column * 256 + 256)
        let cover = covered(right) - covered(left)
        let area = (max(low, left) - left + min(high, right) - left) * cover
        cells[row][column] += (512 * cover - area) * winding
        cells[row][column + 1] += area * winding
      }
    }
  }

  private static func edge(_ random: inout Random, top: Int, left: Int) -> Edge {
    let (width, rows) = (Self.width * 256, Self.rows * 256)
    // The extent of the edge: within a pixel, short, across the image, far beyond it, and the maximum.
    let reach = [200, 1500, width, 1 << 22, 1 << 29][random.whole(0...4)]
    func limited(_ x: Int) -> Int32 { Int32(min(max(x, -1 << 29), 1 << 29)) }
    let x = left * 256 + (random.chance(80) ? random.whole(0...width) : random.whole(-width...2 * width))
    let y = top * 256 + random.whole(-rows / 2...rows + rows / 2)
    let x1 = random.chance(10) ? x : random.chance(10) ? (x + reach) & ~255 : x + random.whole(-reach...reach)
    let y1 = y + (random.chance(10) ? 256 * random.whole(1...4) : random.whole(1...min(reach, 1 << 20)))
    return Edge(
      x0: limited(x), y0: limited(y), x1: limited(x1), y1: limited(y1), winding: random.chance(50) ? 1 : -1)
  }

  private static func accumulator(
    _ edges: [Edge], top: Int, left: Int, kernels: UnsafePointer<TKKernels>
  ) -> Accumulator {
    let accumulator = Accumulator(width: width + 100, rows: rows)
    accumulator.resize(width: width)
    edges.withUnsafeBufferPointer {
      accumulator.add($0, rows: top..<top + rows, left: left, kernels: kernels)
    }
    return accumulator
  }

  @Test(arguments: KernelTests.levels, 0..<200) func cells(level: Int32, seed: Int) {
    var random = Random(seed: UInt64(seed))
    let (top, left) = (random.whole(-100...300), random.whole(-100...300))
    let edges = (0..<random.whole(0...40)).map { _ in Self.edge(&random, top: top, left: left) }
    var definition = Definition()
    for edge in edges { definition.add(edge, top: top, left: left) }
    let accumulator = Self.accumulator(edges, top: top, left: left, kernels: tk_kernels(level))
    for row in 0..<Self.rows {
      let cells = (0..<accumulator.stride).map { Int(accumulator.cells[row * accumulator.stride + $0]) }
      #expect(cells.prefix(Self.width) == definition.cells[row].prefix(Self.width), "row \(row), seed \(seed)")
      for (column, cell) in cells.enumerated() where cell != 0 {
        let word = accumulator.touched[row * accumulator.words + column / 64]
        #expect(word >> UInt64(column / 8 % 8 * 8) & 255 == 1, "column \(column), row \(row), seed \(seed)")
      }
    }
  }

  /// Blending rows of cells at once results in the same pixels as blending spans, and also clears the cells.
  @Test(arguments: KernelTests.levels, 0..<100) func paintedCells(level: Int32, seed: Int) {
    var random = Random(seed: 1000 + UInt64(seed))
    let rule: FillRule = random.chance(50) ? .nonZero : .evenOdd
    let color = PremultipliedColor(random.color()).bits
    let edges = (0..<random.whole(0...30)).map { _ in Self.edge(&random, top: 0, left: 0) }
    let before = (0..<Self.width * Self.rows).map { _ in PremultipliedColor(random.color()).bits }
    func painted(_ kernels: UnsafePointer<TKKernels>, atOnce: Bool) -> [UInt32] {
      let accumulator = Self.accumulator(edges, top: 0, left: 0, kernels: kernels)
      var mask = [UInt8](repeating: 0, count: accumulator.stride)
      var pixels = before
      pixels.withUnsafeMutableBufferPointer { pixels in
        mask.withUnsafeMutableBufferPointer { mask in
          let rows = PixelRows(base: pixels.baseAddress!, x0: 0, y0: 0, stride: Self.width)
          let scratch = Scratch(
            mask: mask.baseAddress!, clipped: mask.baseAddress!, pixels: pixels.baseAddress!,
            source: pixels.baseAddress!)
          let sink = ColorSink(color: color, rows: rows, clip: nil, scratch: scratch, kernels: kernels)
          if atOnce {
            #expect(sink.paintCells(accumulator, rule, in: PixelRect(x0: 0, y0: 0, x1: Self.width, y1: Self.rows)))
          } else {
            let sweep = Sweep(
              accumulator: accumulator, kernels: kernels, mask: mask.baseAddress!, isNonZero: rule == .nonZero)
            for y in 0..<Self.rows { sweep.send(row: y, y: y, left: 0, to: sink) }
          }
        }
      }
      #expect((0..<accumulator.stride * Self.rows).allSatisfy { accumulator.cells[$0] == 0 })
      #expect((0..<accumulator.words * Self.rows).allSatisfy { accumulator.touched[$0] == 0 })
      return pixels
    }
    let expected = painted(tk_kernels(Int32(TK_SCALAR)), atOnce: false)
    #expect(painted(tk_kernels(level), atOnce: false) == expected)
    #expect(painted(tk_kernels(level), atOnce: true) == expected)
  }
}
