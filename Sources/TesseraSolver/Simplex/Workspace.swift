// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Scratch memory shared by all components of a solver. Its sparse vectors are zero between uses, so nothing is
// allocated or cleared per pivot. A bit set visits basis positions in elimination order, which is a topological order
// of the triangular factors. This requires neither a search nor a heap and covers 64 positions per word.

/// A dense vector with the set of its nonzero positions.
struct SparseVector: ~Copyable {
  private var numbers: Buffer<Double>
  private var words: Buffer<UInt64>
  private var list: Buffer<Int32>
  var count = 0

  init(capacity: Int) {
    numbers = Buffer(capacity: capacity)
    numbers.fill(capacity, 0)
    words = Buffer(capacity: capacity / 64 + 1)
    words.fill(capacity / 64 + 1, 0)
    list = Buffer(capacity: capacity)
    list.fill(capacity, 0)
  }

  var capacity: Int { numbers.count }
  @inline(__always)
  var values: BufferView<Double> { numbers.view }
  @inline(__always)
  var bits: BufferView<UInt64> { words.view }
  @inline(__always)
  var index: BufferView<Int32> { list.view }
  @inline(__always)
  var view: SparseVectorView { SparseVectorView(values: values, bits: bits, index: index, count: count) }

  mutating func reserve(_ size: Int) {
    guard size > capacity else { return }
    self = SparseVector(capacity: max(size, capacity * 2))
  }

  @inline(__always)
  func mark(_ position: Int) { view.mark(position) }

  @inline(__always)
  mutating func clear() {
    for i in 0..<count { numbers[Int(list[i])] = 0 }
    count = 0
  }
}

/// An unowned view of a sparse vector. Doesn't update `count`.
struct SparseVectorView {
  let values: BufferView<Double>
  let bits: BufferView<UInt64>
  let index: BufferView<Int32>
  let count: Int

  @inline(__always)
  func mark(_ position: Int) {
    bits[position &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: position & 63)
  }
}

/// The intersection of a kink (a breakpoint of a cost) and a walk along an edge of the polyhedron.
struct Crossing {
  var distance: Double
  /// The increase in the cost's slope at the kink.
  var gain: Double
  var kink: Int32
  /// The basis position of the kink's variable, or -1 for the entering variable itself.
  var position: Int32
}

struct Workspace: ~Copyable {
  var column = SparseVector(capacity: 64)
  var spike = SparseVector(capacity: 64)
  var row = SparseVector(capacity: 64)
  /// The positions of the entries in `laneValues`. Each entry is a lane, which contains one number per level.
  var lanes = SparseVector(capacity: 64)
  var laneValues = Buffer<Double>()
  var direction = Buffer<Double>()
  var theta = Buffer<Double>()
  var crossings = Buffer<Crossing>()
  var touched = Buffer<Int32>()
  var touchedMark = Buffer<UInt8>()
  var edited = Buffer<Int32>()
  var integers = Buffer<Int32>()
  var elimination = EliminationScratch()
  var statistics = Statistics()

  mutating func prepare(rows: Int, total: Int, levels: Int) {
    column.reserve(max(rows, 1))
    spike.reserve(max(rows, 1))
    row.reserve(max(rows, 1))
    lanes.reserve(max(rows, 1))
    if laneValues.count < rows * levels { laneValues.extend(to: rows * levels, with: 0) }
    direction.extend(to: 2 * levels, with: 0)
    theta.extend(to: 2 * levels, with: 0)
    touchedMark.extend(to: total, with: 0)
  }
}
