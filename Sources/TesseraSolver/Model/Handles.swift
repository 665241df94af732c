// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The words between the layout layer and the solver: integers only. A handle costs four bytes, is never reference
// counted, and carries a generation in its upper bits so that a handle kept after removal is caught instead of
// silently naming its successor. Object handles were rejected: retain and release of one object per row and term
// is what dominated a first sketch of the update loop.

/// What the solver names by an integer.
package protocol SolverHandle: Hashable, Sendable {
  /// The name itself: slot and generation.
  var raw: Int32 { get }
}

extension SolverHandle {
  /// The place in arrays by number: counted from 0, used again after removal.
  package var slot: Int { Handle.slot(of: raw) }
}

/// A number the solver chooses, named by an integer.
package struct Variable: SolverHandle {
  package let raw: Int32

  init(slot: Int, generation: UInt8) {
    raw = Handle.pack(slot: slot, generation: generation)
  }
}

/// One row, `sum(coefficient * variable) relation constant`, named by an integer.
package struct LinearConstraint: SolverHandle {
  package let raw: Int32

  init(slot: Int, generation: UInt8) {
    raw = Handle.pack(slot: slot, generation: generation)
  }
}

/// Packing of a handle: 24 bits of slot, 7 bits of generation.
enum Handle {
  static let maximumSlots = 1 << 24

  @inline(__always)
  static func pack(slot: Int, generation: UInt8) -> Int32 {
    Int32(truncatingIfNeeded: slot | Int(generation & 0x7f) << 24)
  }

  @inline(__always)
  static func slot(of raw: Int32) -> Int { Int(raw & 0xff_ffff) }

  @inline(__always)
  static func generation(of raw: Int32) -> UInt8 { UInt8(truncatingIfNeeded: raw >> 24) & 0x7f }
}
