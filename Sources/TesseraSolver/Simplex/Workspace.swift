// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Scratch shared by all components of a solver: sparse vectors that are zero between uses, so that nothing is
// allocated or cleared per pivot. Positions of the basis are visited through a bit set in elimination order, which
// is a topological order of the triangular factors: no search and no heap, 64 positions per word.

/// A dense vector with the set of its nonzero positions.
struct SparseVector {
  private(set) var values: UnsafeMutablePointer<Double>
  private(set) var bits: UnsafeMutablePointer<UInt64>
  private(set) var index: UnsafeMutablePointer<Int32>
  var count = 0
  private(set) var capacity: Int

  init(capacity: Int) {
    self.capacity = capacity
    values = .allocate(capacity: capacity)
    values.initialize(repeating: 0, count: capacity)
    bits = .allocate(capacity: capacity / 64 + 1)
    bits.initialize(repeating: 0, count: capacity / 64 + 1)
    index = .allocate(capacity: capacity)
    index.initialize(repeating: 0, count: capacity)
  }

  func free() {
    values.deallocate()
    bits.deallocate()
    index.deallocate()
  }

  mutating func reserve(_ size: Int) {
    guard size > capacity else { return }
    free()
    self = SparseVector(capacity: max(size, capacity * 2))
  }

  @inline(__always)
  func mark(_ position: Int) {
    bits[position &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: position & 63)
  }

  @inline(__always)
  mutating func clear() {
    for i in 0..<count { values[Int(index[i])] = 0 }
    count = 0
  }
}

/// Where a walk along an edge of the polyhedron meets a kink.
struct Crossing {
  var distance: Double
  /// How much steeper the price gets there.
  var gain: Double
  var kink: Int32
  /// Basis position of the kink's variable; -1 for the entering variable itself.
  var position: Int32
}

struct Workspace {
  var column = SparseVector(capacity: 64)
  var spike = SparseVector(capacity: 64)
  var row = SparseVector(capacity: 64)
  /// Bit set and list for vectors whose entries are a lane of one number per level.
  var lanes = SparseVector(capacity: 64)
  var laneValues = Buffer<Double>()
  var direction = Buffer<Double>()
  var theta = Buffer<Double>()
  var crossings = Buffer<Crossing>()
  var touched = Buffer<Int32>()
  var touchedMark = Buffer<UInt8>()
  var edited = Buffer<Int32>()
  var integers = Buffer<Int32>()
  let elimination: UnsafeMutablePointer<EliminationScratch>
  var statistics = Statistics()

  init() {
    elimination = .allocate(capacity: 1)
    elimination.initialize(to: EliminationScratch())
  }

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

  func free() {
    column.free()
    spike.free()
    row.free()
    lanes.free()
    laneValues.free()
    direction.free()
    theta.free()
    crossings.free()
    touched.free()
    touchedMark.free()
    edited.free()
    integers.free()
    elimination.pointee.free()
    elimination.deallocate()
  }
}
