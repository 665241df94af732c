// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The layout layer and the solver exchange only integers. A handle takes four bytes and is never reference counted.
// Its upper bits contain a generation number, so using a handle after its removal is detected instead of silently
// referring to the slot's next object. Object references were rejected because retaining and releasing an object per
// row and term dominated the update loop of an early prototype.

/// An integer handle to a solver object.
package protocol SolverHandle: Hashable, Sendable {
  /// The slot and the generation, packed into one integer.
  var raw: Int32 { get }
}

extension SolverHandle {
  /// The zero-based index into per-slot arrays. Slots are reused after removal.
  package var slot: Int { Handle.slot(of: raw) }
}

/// A handle to an unknown that the solver determines.
package struct Variable: SolverHandle {
  package let raw: Int32

  init(slot: Int, generation: UInt8) {
    raw = Handle.pack(slot: slot, generation: generation)
  }
}

/// A handle to a row, `sum(coefficient * variable) relation constant`.
package struct LinearConstraint: SolverHandle {
  package let raw: Int32

  init(slot: Int, generation: UInt8) {
    raw = Handle.pack(slot: slot, generation: generation)
  }
}

/// The packing of handles: 24 bits of slot, 7 bits of generation.
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
